import { languagePacks } from '../../packs/language-pack.ts';
import { fold } from '../../packs/periods.ts';
import type { Dataset } from '../brief.ts';
import { evidenceOf } from '../segments/evidence.ts';
import type { Head } from '../segments/heads.ts';
import type { RoledClause } from '../segments/roles.ts';
import { lengthOf, type Range, type Source } from '../segments/source.ts';

/** A dataset by its place in UTF-16 units. */
export interface PlacedData extends Range {
  dataset: Dataset;
}

const LONGEST_PHRASE = 5;
const MUCH = 0.2;
/** Heads of clauses that order something wherever they stand. */
const FIRM: ReadonlySet<Head> = new Set<Head>(['make', 'wish', 'put', 'avoid', 'outline']);
const NO_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

interface Phrases {
  whole: ReadonlySet<string>;
  beginnings: readonly string[];
  /** Of scripts without blanks, found within words. */
  parts: readonly string[];
}

function phrasesOf(listed: readonly string[]): Phrases {
  const folded = listed.map(fold);
  return {
    whole: new Set(folded.filter((phrase) => !phrase.endsWith('*'))),
    beginnings: folded.filter((phrase) => phrase.endsWith('*')).map((phrase) => phrase.slice(0, -1)),
    parts: folded.map((phrase) => phrase.replace('*', '')).filter((phrase) => NO_BLANKS.test(phrase)),
  };
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];

function holds(text: string, { whole, beginnings, parts }: Phrases): boolean {
  if (NO_BLANKS.test(text)) return parts.some((part) => fold(text).includes(part));
  const words = wordsOf(text);
  return words.some(
    (word, at) =>
      beginnings.some((beginning) => word.startsWith(beginning)) ||
      Array.from({ length: LONGEST_PHRASE }, (_, size) => words.slice(at, at + size + 1).join(' ')).some(
        (phrase) => whole.has(phrase),
      ),
  );
}

/** Words by which a sentence asks for a picture, and words that ask something of a column. */
const pictures = phrasesOf(languagePacks.flatMap(({ data }) => Object.values(data.kinds).flat()));
const asks = phrasesOf(
  languagePacks.flatMap(({ data }) => [
    ...Object.values(data.aggregates).flat(),
    ...Object.values(data.comparisons).flat(),
    ...[data.by, data.split, data.sort, data.most, data.least, data.share, data.trend, data.relation].flat(),
    ...[data.spread, data.only, data.highlight, data.also, data.who, data.difference, data.minus].flat(),
  ]),
);

/** Names of columns and tables, and cells that are words, as what a question speaks of. */
function namesIn(data: readonly PlacedData[]): ReadonlySet<string> {
  const names = data.flatMap(({ dataset: { title, columns, rows } }) => [
    title,
    ...columns.map(({ name }) => name),
    ...columns.flatMap(({ type }, at) =>
      type === 'nominal' || type === 'ordinal' ? rows.slice(0, 60).map((row) => String(row[at] ?? '')) : [],
    ),
  ]);
  const words = names.flatMap((name) =>
    wordsOf(name.replace(/_/g, ' ').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')),
  );
  return new Set(words.filter((word) => word.length > 2).map((word) => word.replace(/s$/, '')));
}

/** Ways to reach somebody, told at the bottom of a picture. */
const isContact = (text: string): boolean => /@|https?:|www\./iu.test(text);

const SAID = 3;

/** Of an order around words that were said, the words alone; who said them stands behind. */
function aroundQuote(source: Source, sentence: readonly RoledClause[]): RoledClause[] | undefined {
  const said = source.quotes.filter(
    ({ start, end }) => wordsOf(source.text.slice(start, end)).length >= SAID,
  );
  const first = sentence.findIndex((clause) => isWithin(clause, said));
  if (first === -1) return undefined;
  return sentence.map((clause, at) => {
    if (isWithin(clause, said)) return onlyWithin(source, clause, said);
    return at > first && clause.role === 'material' ? clause : asked(clause);
  });
}

/** Words that speak of a column or a cell: "rainfall" of "Rain mm". */
const speaksOf = (text: string, names: ReadonlySet<string>): boolean =>
  wordsOf(text).some(
    (word) =>
      names.has(word.replace(/s$/, '')) ||
      (word.length > 3 &&
        Array.from({ length: word.length - 3 }, (_, at) => word.slice(0, at + 4)).some((part) =>
          names.has(part),
        )),
  );

/** Whether words begin or end with what stands in the data. */
export function speaksOfData(text: string, data: readonly PlacedData[]): boolean {
  const names = namesIn(data);
  const words = wordsOf(text.replace(/_/g, ' '));
  return [words[0], words.at(-1)].some((word = '') => word.length > 2 && speaksOf(word, names));
}

/**
 * Beside data, a sentence is one thing: one that speaks of what shall be drawn is a question to the data as a whole, and
 * no word of it is printed; one in which nothing is ordered is a note as a whole.
 */
export function wholeQuestions(
  source: Source,
  clauses: readonly RoledClause[],
  data: readonly PlacedData[],
): RoledClause[] {
  const names = namesIn(data);
  const sentences = [...Map.groupBy(clauses, ({ sentence }) => sentence).values()];
  let before = false;
  return sentences.flatMap((sentence) => {
    const inside = sentence.some((clause) => isWithin(clause, data));
    const whole = inside
      ? withData(source, sentence, data)
      : wholeRole(source, sentence, { data, names, before });
    before = !inside && whole.every(({ role }) => role === 'order');
    return whole;
  });
}

const isWithin = ({ start, end }: Range, ranges: readonly Range[]): boolean =>
  ranges.some((one) => start < one.end && end > one.start);

const given = (clause: RoledClause): RoledClause => ({
  ...clause,
  role: 'material',
  material: [{ from: clause.from, to: clause.to }],
});
const asked = (clause: RoledClause): RoledClause => ({ ...clause, role: 'order', material: [] });

/** Of a clause, the words within stretches of the text. */
function onlyWithin(source: Source, clause: RoledClause, ranges: readonly Range[]): RoledClause {
  const places = source.lexemes
    .slice(clause.from, clause.to)
    .flatMap((lexeme, at) =>
      isWithin({ start: lexeme.start, end: lexeme.end }, ranges) ? [clause.from + at] : [],
    );
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return asked(clause);
  const isWhole = places.length === clause.to - clause.from;
  return isWhole ? given(clause) : { ...asked(clause), material: [{ from: first, to: last + 1 }] };
}

/** Figures are given, in a table or in words; the words around figures that were told have been drawn with them. */
function withData(
  source: Source,
  sentence: readonly RoledClause[],
  data: readonly PlacedData[],
): RoledClause[] {
  const inside = sentence.filter((clause) => isWithin(clause, data));
  const isTold = lengthOf(inside) > lengthOf(sentence) * MUCH;
  return sentence.map((clause) => {
    if (clause.role === 'private') return clause;
    const isBehind = clause.start > (inside.at(-1)?.start ?? 0) && clause.role === 'material';
    if (!inside.includes(clause)) return isTold && !isBehind ? asked(clause) : clause;
    return onlyWithin(source, clause, data);
  });
}

function wholeRole(
  source: Source,
  sentence: readonly RoledClause[],
  around: { data: readonly PlacedData[]; names: ReadonlySet<string>; before: boolean },
): readonly RoledClause[] {
  const [first, last] = [sentence[0], sentence.at(-1)];
  if (first === undefined || last === undefined) return sentence;
  if (sentence.some(({ role }) => role === 'private'))
    return sentence.map((clause) => ({ ...clause, role: 'private' as const, material: [] }));
  const text = source.text.slice(first.start, last.end);
  if (isContact(text)) return sentence;
  const isOrdered = sentence.some(({ role }) => role !== 'material');
  const said = isOrdered ? aroundQuote(source, sentence) : undefined;
  if (said !== undefined) return said;
  const behind = source.text.slice(last.end, last.end + 200);
  const lead = /^\s*[:：]\s*(?:```\w*\s*)?\|?\s*/u.exec(behind)?.[0].length;
  const isCaption =
    lead !== undefined && around.data.some(({ start }) => Math.abs(last.end + lead - start) <= 8);
  const { facts } = evidenceOf(source, first.from, last.to);
  const isAsked = /^[^.!\n]{0,3}[?？؟]/u.test(behind) || holds(text, pictures);
  // "The heating costs 1,950 € a month": a price is told.
  const isTold = !isOrdered && /[$€£¥]\s?\d|\d\s?[$€£¥]/u.test(text);
  if (isCaption || isAsked || (!isTold && isQuestion(text, around))) return sentence.map(asked);
  if (!isOrdered) return sentence;
  if (facts === 0 || sentence.some(({ head }) => FIRM.has(head))) return sentence.map(asked);
  return sentence.map(given);
}

/** Asks something of a column, or goes on with what was asked. */
const isQuestion = (
  text: string,
  { names, before }: { names: ReadonlySet<string>; before: boolean },
): boolean =>
  (before || speaksOf(text, names)) && (holds(text, asks) || /(?:^|[^\p{L}])[xy](?:$|[^\p{L}])/iu.test(text));
