import type { Range, Source } from '../segments/source.ts';
import { MAKES, readOrder, TELLS } from './first-order.ts';
import { detailsIn, readSentence } from './sentence.ts';
import { statementsOf } from './statements.ts';

/** What a design that is ordered in whole sentences of English is to say. */
export interface ToldDesign {
  /** What the piece is called: "Facebook event cover". */
  piece: string;
  /** What it is about, in the largest type; '' where a quotation is. */
  about: string;
  /** What else is to be read on it. */
  said: Range[];
  /** What its readers shall do. */
  action: string;
  /** Details that are ordered by name, whether or not they are given: `date`, `place`. */
  details: string[];
  /** Sentences that are read as any others are. */
  kept: Range[];
}

const MOST_CHARACTERS = 1200;
const REACHED = /\bwww\.|https?:|@\S|#\p{L}|\d{3}[ -]?\d{3}/u;

/** "A birthday card for a grandfather who fishes" says to whom, and its words are quoted. */
const ADDRESSED =
  /\b(?:greeting|birthday|thank[ -]you|well soon|congratulations?|sympathy|wedding|(?!Business)\p{Lu}[\p{L}'’]+) card$/u;

/** What a design says that is ordered as people speak of one: "Create a post to advertise a free webinar. Guests can register at …" */
export function tellDesign(source: Source): ToldDesign | undefined {
  const { text, languages } = source;
  const [first, ...others] = statementsOf(source);
  const isProse = text.length <= MOST_CHARACTERS && !text.trim().includes('\n');
  if (!isProse || !first || languages[0] !== 'en') return undefined;
  const opening = text.slice(first.start, first.end);
  if (!MAKES.test(opening) && !TELLS.test(opening)) return undefined;
  const order = readOrder(source, first);
  const told: ToldDesign = { ...order, said: [...order.said], details: [], kept: [] };
  if (ADDRESSED.test(order.piece) || order.occasion === 'birthday')
    Object.assign(told, { about: order.occasion, said: [] });
  const isQuoted = ({ start, end }: Range): boolean =>
    source.quotes.some((one) => one.start < end && start < one.end);
  for (const span of others) {
    const sentence = text.slice(span.start, span.end);
    told.details.push(...detailsIn(text, span));
    if (isQuoted(span)) continue;
    const own = readSentence(source, span);
    told.said.push(...(own?.said ?? []));
    told.action ||= own?.action ?? '';
    if (own === undefined && !REACHED.test(sentence)) told.kept.push(span);
  }
  told.said = told.said.filter((span) => span.end - span.start > 1 && !isQuoted(span));
  return told;
}
