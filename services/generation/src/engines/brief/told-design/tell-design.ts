import type { Range, Source } from '../segments/source.ts';
import { MAKES, NAMES_PIECE, readOrder, TELLS } from './first-order.ts';
import { readOtherOrder } from './other-languages.ts';
import { detailsIn, OF_SOMEBODY, readSentence } from './sentence.ts';
import { core, statementsOf } from './statements.ts';

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
/** "Slogan: We come when the lights don't.": words that say what is to be read, the first of them what is its title. */
const LABEL = /^(?:((?:full )?name|title|headline|event)|(\p{L}[\p{L} -]{1,16})): (?=\S)/iu;
const OF_WORDS =
  /^(?:company|business|brand|slogan|tagline|subtitle|text|message|phone|tel|mobile|e-?mail|website|web|address|date|time|venue|location|place|contact|role|job title|profession)$/i;

const spanOf = (text: string, words: string): Range[] =>
  words === '' ? [] : [{ start: text.indexOf(words), end: text.indexOf(words) + words.length }];

/** What such a piece moves people to do is its headline. */
const RAISES = /^(?:please )?raise awareness/i;

const quotedIn =
  ({ quotes }: Source) =>
  ({ start, end }: Range): boolean =>
    quotes.some((one) => one.start < end && start < one.end);

const REACHED = /\bwww\.|https?:|@\S|#\p{L}|\d{3}[ -]?\d{3}/u;

/** "A birthday card for a grandfather who fishes" says to whom, and its words are quoted. */
const ADDRESSED =
  /\b(?:greeting|birthday|thank you|well soon|congratulations?|sympathy|wedding|(?!Business)\p{Lu}[\p{L}'’]+) card$/u;

/** What a design says that is ordered as people speak of one: "Create a post to advertise a free webinar. Guests can register at …" */
export function tellDesign(source: Source): ToldDesign | undefined {
  const { text, languages } = source;
  const [first, ...others] = statementsOf(source);
  const isProse = text.length <= MOST_CHARACTERS && !text.trim().includes('\n');
  if (!isProse || !first) return undefined;
  if (languages[0] !== 'en') return tellOtherwise(source, first, others);
  const opening = text.slice(first.start, first.end);
  const isForm = NAMES_PIECE.test(opening) && others.some(({ start }) => LABEL.test(text.slice(start)));
  if (!isForm && !MAKES.test(opening) && !TELLS.test(opening)) return undefined;
  const order = readOrder(text, first);
  const told: ToldDesign = { ...order, said: [...order.said], details: [], kept: [] };
  if (ADDRESSED.test(order.piece) || order.occasion === 'birthday')
    Object.assign(told, { about: order.occasion, said: [] });
  const isQuoted = quotedIn(source);
  for (const span of others) {
    const sentence = text.slice(span.start, span.end);
    told.details.push(...detailsIn(text, span));
    const own = isQuoted(span) ? undefined : readSentence(source, span);
    if (isQuoted(span)) continue;
    const label = LABEL.exec(sentence);
    if (label?.[1] || OF_WORDS.test(label?.[2] ?? '')) {
      const said = core(text, { start: span.start + (label?.[0].length ?? 0), end: span.end });
      told.said.push(...(label?.[1] ? spanOf(text, told.about) : [said]));
      if (label?.[1]) told.about = text.slice(said.start, said.end);
      continue;
    }
    // "For a couple's dinner": whose it is, is said by name.
    if (OF_SOMEBODY.test(sentence)) told.about = told.about.replace(/^\p{Ll}+['’]s /u, '');
    told.said.push(...(own?.said ?? []));
    told.action ||= own?.action ?? '';
    if (own === undefined && !REACHED.test(sentence)) told.kept.push(span);
  }
  if (RAISES.test(opening) && told.action !== '') {
    told.said.unshift(...spanOf(text, told.about));
    Object.assign(told, { about: told.action, action: '' });
  }
  told.said = told.said.filter((span) => span.end - span.start > 1 && !isQuoted(span));
  return told;
}

/** In other languages the first order and what is quoted are read; other sentences are what they were read as. */
function tellOtherwise(source: Source, first: Range, others: readonly Range[]): ToldDesign | undefined {
  const { text } = source;
  const order = readOtherOrder(source, first);
  if (order === undefined) return undefined;
  const isQuoted = quotedIn(source);
  return {
    ...{ piece: order.piece, action: '', details: [] },
    about: text.slice(order.about.start, order.about.end),
    said: order.said.filter((span) => !isQuoted(span)),
    kept: others.filter((span) => !isQuoted(span)),
  };
}
