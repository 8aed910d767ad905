import type { Brief, Dataset } from '../../../../brief/brief.ts';
import { type Column, columnsOf } from '../../../../brief/datasets/profile.ts';
import type { DataWords } from '../../../../packs/data.ts';
import { languagePackOf } from '../../../../packs/language-pack.ts';
import { fold } from '../../../../packs/periods.ts';
import { type Cue, type Found, findCues, sameWords, withoutParts } from './lexicon.ts';
import { findMentions, findValues, type Mention, type ValueMention } from './mentions.ts';
import { isForm, numberOf, type Word, wordsOf } from './words.ts';

/** A question to a table, with everything in it that means something. */
export interface Question {
  text: string;
  /** What the rows of the table are called. */
  title: string;
  words: Word[];
  columns: Column[];
  cues: Found[];
  mentions: Mention[];
  values: ValueMention[];
  data: DataWords;
  /** Joins what is enough alone. */
  or: ReadonlySet<string>;
  /** Words that conditions have used up. */
  used: Set<number>;
}

/** Longer ones tell a story; what they ask stands at their beginning. */
const MOST_WORDS = 160;

export function questionOf(text: string, dataset: Dataset, language: Brief['language']): Question {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  const columns = columnsOf(dataset);
  const all = withoutParts(findCues(words, language));
  const same = sameWords(language);
  const counts = all.filter(({ cue }) => cue === 'make count');
  // "The number of templates" counts them, whatever column has a number in its name.
  // What the rows are called names no column of them: "adoptions" is not "Adopted on".
  const rows = wordsOf(dataset.title).map(({ text }) => text);
  const isOfRows = ({ column, from, to }: Mention) =>
    column.role === 'time' && to - from === 1 && rows.includes(words[from]?.text ?? '');
  const mentions = findMentions(words, columns, all, same).filter(
    (mention) =>
      mention.coverage > 0.95 ||
      (!isOfRows(mention) && !counts.some((count) => count.from <= mention.from && mention.from < count.to)),
  );
  const cues = all.filter((cue) => !isWithinName(cue, mentions));
  // "The sum of department id" makes a number of numbers that are names elsewhere.
  for (const { column, from } of mentions)
    if (column.isNumeric && column.role === 'group' && makes(cues, from)) column.role = 'measure';
  const isNamed = (value: ValueMention) =>
    mentions.some(
      (mention) =>
        mention.from < value.to &&
        value.from < mention.to &&
        mention.coverage > 0.9 &&
        value.to - value.from <= mention.to - mention.from &&
        mention.column !== value.column,
    );
  const values = findValues(words, columns, same).filter(
    (value) => !isNamed(value) && !isCueWord(value, words, cues) && !isNoun(value, words, cues, mentions),
  );
  const kept = mentions.filter(
    (mention) => !values.some((value) => mention.from < value.to && value.from < mention.to),
  );
  return {
    text,
    title: dataset.title,
    words,
    columns,
    cues,
    mentions: kept,
    values,
    data: languagePackOf(language).data,
    or: new Set([languagePackOf(language), languagePackOf('en')].map(({ labels }) => labels.or ?? '')),
    used: new Set(),
  };
}

const makes = (cues: readonly Found[], at: number): boolean =>
  cues.some(({ cue, to }) => /^make (?:sum|mean|min|max)/.test(cue) && to <= at && at - to <= 1);

/** "min" of "length min" and "total" of "Total spent" are words of a name. */
const isWithinName = ({ cue, from, to }: Found, mentions: readonly Mention[]): boolean =>
  /^(?:make|most|least|kind|share|spread|is |times)/.test(cue) &&
  mentions.some(
    (name) =>
      name.isOwn &&
      name.coverage > 0.95 &&
      name.from <= from &&
      to <= name.to &&
      to - from < name.to - name.from,
  );

/** "high" of "from high to low" is no cell of the table, "High" or "high priority" is. */
function isCueWord(value: ValueMention, words: readonly Word[], cues: readonly Found[]): boolean {
  const isCapital = /^\p{Lu}|^\d/u.test(words[value.from]?.raw ?? '') && value.from > 0;
  return (
    !isCapital &&
    cues.some(
      ({ cue, from, to }) =>
        from <= value.from && value.to <= to && !/^(?:unit|most|least|share|make)/.test(cue),
    )
  );
}

/** "Top 3" is not the row with the number 3, "apartments" and "apartment type" are not the cell "Apartment". */
function isNoun(
  { column, value, from, to }: ValueMention,
  words: readonly Word[],
  cues: readonly Found[],
  mentions: readonly Mention[],
): boolean {
  const said = words[from];
  if (typeof value === 'number' || /^\d+$/.test(String(value)))
    return (
      column.role === 'key' && !mentions.some((mention) => mention.column === column && mention.to === from)
    );
  if (to - from > 1 || said === undefined || !/^\p{Ll}/u.test(said.raw) || !/^\p{Lu}/u.test(String(value)))
    return false;
  const isCounted = cues.some(
    (cue) => cue.to <= from && from - cue.to <= 1 && (cue.cue === 'make count' || cue.cue === 'by'),
  );
  return (
    (isCounted && said.text !== fold(String(value)) && isForm(said.text, fold(String(value)))) ||
    mentions.some(
      (mention) =>
        (mention.from === to && mention.column.role !== 'key' && mention.column !== column) ||
        (mention.from <= from && mention.to > to),
    )
  );
}

/** The first place of a cue at or after a word. */
export const cueFrom = (question: Question, cue: Cue | readonly Cue[], from = 0): Found | undefined =>
  question.cues.find(
    (each) => each.from >= from && (typeof cue === 'string' ? each.cue === cue : cue.includes(each.cue)),
  );

export const has = (question: Question, ...cues: Cue[]): boolean =>
  question.cues.some(({ cue }) => cues.includes(cue));

/** The cue that ends right before a word, small words aside. */
export function cueBefore(
  question: Question,
  at: number,
  cues: readonly Cue[],
  reach = 2,
): Found | undefined {
  return question.cues.findLast(({ cue, from, to }) => {
    if (!cues.includes(cue) || from >= at || to > at) return false;
    const between = question.words.slice(to, at);
    return between.length <= reach && !between.some((word) => word.isBreak);
  });
}

export const isMarked = (question: Question, from: number, to: number): boolean =>
  Array.from({ length: to - from }, (_, at) => from + at).some((at) => question.used.has(at));

export const mark = (question: Question, from: number, to: number): void => {
  for (let at = from; at < to; at += 1) question.used.add(at);
};

/** A number in digits, or a small one in words. */
export function countAt(question: Question, at: number): number | undefined {
  const word = question.words[at];
  const digits = numberOf(word);
  if (digits !== undefined) return digits;
  const place = word ? question.data.numbers.findIndex((names) => names.split(' ').includes(word.text)) : -1;
  return place === -1 ? undefined : place + 1;
}

/** Whether no stop stands between two places. */
export const sameSentence = (question: Question, from: number, to: number): boolean =>
  !question.words
    .slice(Math.min(from, to), Math.max(from, to))
    .some((word) => /^[.;?!\n。；？！]$/u.test(word.raw));

/** The column that "who" and "people" ask for. */
export const personColumn = (question: Question): Column | undefined =>
  question.columns.find(
    (column) =>
      column.role === 'group' &&
      question.data.persons.some((word) => column.name.toLowerCase().includes(word)),
  );

/** "Red or dearer than 100": where words of conditions stand on both sides. */
export const partedAt = ({ words, used, or }: Question): number =>
  words.findIndex(({ text }, at) => {
    const near = (from: number) => [0, 1, 2, 3, 4].some((place) => used.has(from + place));
    return or.has(text) && !used.has(at) && near(at - 5) && near(at + 1);
  });

/** The first number within a few words. */
export function numberWithin(
  question: Question,
  from: number,
  reach: number,
  inWords = false,
): { value: number; at: number } | undefined {
  for (let at = from; at < from + reach; at += 1) {
    const word = question.words[at];
    if (!word || word.isBreak) return undefined;
    const value = inWords ? countAt(question, at) : numberOf(word);
    if (value !== undefined) return { value, at };
  }
  return undefined;
}

/** "Hotels on the x axis", "employees (x)", "the x-axis is the date". */
export function axisColumn({ words, mentions, cues }: Question, axis: 'x' | 'y'): Column | undefined {
  const at = words.findIndex((word) => word.text === axis);
  const isAside = (from: number) =>
    cues.some(({ cue, from: start, to }) => (cue === 'by' || cue === 'sort') && start >= from && to <= at);
  // "Rank names on the x axis" says how they stand there.
  const isRanked = (from: number) =>
    cues.some(({ cue, to }) => cue === 'sort' && to <= from && from - to <= 1);
  const said = words.slice(at, at + 4).some(({ text }) => /^(?:is|shows?|=|:)$/.test(text))
    ? mentions.find(({ from }) => from > at && from - at <= 4)
    : mentions.findLast(({ from, to }) => to <= at && at - to <= 3 && !isAside(to) && !isRanked(from));
  return at === -1 ? undefined : said?.column;
}

/** Named to be made plain, or to be compared with: "mark March 2023", "2017 = 100". */
export const isSetApart = (question: Question, { from, to }: { from: number; to: number }): boolean =>
  question.words[to]?.text === '=' ||
  question.cues.some((cue) => cue.cue === 'highlight' && cue.from <= to + 3 && cue.to >= from - 3);
