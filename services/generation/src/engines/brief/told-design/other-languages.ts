import { quoteAt } from '../segments/quotes.ts';
import { isA, objectsFirst, type Range, type Source, senseOf, startOf } from '../segments/source.ts';
import { withoutEnd } from '../without-end.ts';

/** What a piece announces, in the languages that put it behind the verb: "um anzukündigen, dass …", "qui annonce …". */
const ANNOUNCES =
  /[ ,](?:anzukündigen|annonçant|annonce[rz]?|anuncia(?:r|ndo)?|annuncia(?:re)?)(?:,? (?:dass|que|che))? (?:qu['’])?/iu;
const ARTICLE =
  /^(?:(?:de[rnms]|das|die|eine?[rmns]?|une?|l[aeo]s?|el|sa|son|ses|sus?|un[oa]s?|il|gli|de l[ao]s?) |(?:de )?l['’])/iu;
/** "Dass es ab sofort geöffnet ist": ab sofort geöffnet. */
const CLAUSE = /^(?:es|sie|er|wir|man) (?=.* (?:ist|sind|wird|werden|hat|haben)$)/iu;
/** Where another line begins: a day, a place, a number behind a comma. */
const NEXT_LINE = /, (?=(?:am|um|le|el|il|la|on|den|samedi|ab) |\d)/u;

/** What an order of one piece is for, in any language, and what it says behind a comma. */
export function readOtherOrder(
  source: Source,
  { start, end }: Range,
): { piece: string; about: Range; said: Range[] } | undefined {
  const { text } = source;
  const own = source.lexemes
    .map((lexeme, at) => ({ lexeme, at, from: lexeme.start }))
    .filter(({ from }) => start <= from && from < end);
  const piece = own.find(({ lexeme }) => senseOf(lexeme, 'result')?.startsWith('design'));
  const [first] = own;
  if (piece === undefined || first === undefined || !own.some(({ lexeme }) => isA(lexeme, 'make')))
    return undefined;
  if (objectsFirst(source, first.at, (own.at(-1)?.at ?? 0) + 1)) {
    const about = withoutEnd(text.slice(start, piece.from), ' の、用');
    return { piece: piece.lexeme.text, about: { start, end: start + about.length }, said: [] };
  }
  const announced = ANNOUNCES.exec(text.slice(piece.from, end));
  const lead = own.find(({ lexeme, from }) => from > piece.from && isA(lexeme, 'for', 'about'));
  const from = announced
    ? piece.from + announced.index + announced[0].length
    : lead && startOf(source, lead.lexeme) + lead.lexeme.text.length + 1;
  if (from === undefined) return undefined;
  const stop = own.find(
    ({ lexeme, at, from: place }) =>
      place > from && (isA(lexeme, 'called') || (isA(lexeme, 'with') && isForm(source, at))),
  );
  const words = text.slice(from, Math.min(end, stop?.from ?? end, quotedFrom(source, from)));
  const clause = CLAUSE.exec(withoutEnd(words, ' .!'))?.[0].length;
  const article = clause ?? ARTICLE.exec(words)?.[0].length ?? 0;
  const comma = NEXT_LINE.exec(words);
  const whole = withoutEnd(words.slice(0, comma?.index), ' .,;:!。');
  const until = clause === undefined ? whole.length : whole.lastIndexOf(' ');
  const rest = comma
    ? [{ start: from + comma.index + 2, end: from + withoutEnd(words, ' .,;:!').length }]
    : [];
  return until > article
    ? {
        piece: piece.lexeme.text,
        about: { start: from + article, end: from + until },
        said: rest,
      }
    : undefined;
}

const quotedFrom = ({ quotes }: Source, from: number): number =>
  quotes.find((quote) => quote.start >= from)?.start ?? Number.POSITIVE_INFINITY;

const NEAR = 7;

/** Whether the words behind a place say how it looks, or are quoted. */
const isForm = (source: Source, at: number): boolean =>
  source.lexemes
    .slice(at + 1, at + 1 + NEAR)
    .some(
      (one) =>
        isA(one, 'look', 'style', 'colour', 'part', 'given') ||
        quoteAt(source.quotes, one.start + 1) !== undefined,
    );
