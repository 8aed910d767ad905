import type { Cell, Column } from '../../../../brief/datasets/profile.ts';
import type { Found } from './lexicon.ts';
import { isForm, type Word, wordsOf } from './words.ts';

/** A place in the question that names a column; `others` are named as well by the same words. */
export interface Mention {
  column: Column;
  others: Column[];
  from: number;
  to: number;
  /** How much of the column's name is there, from 0 to 1. */
  coverage: number;
  /** By its own words, not by words of the same meaning. */
  isOwn: boolean;
}

/** A place that names a cell. */
export interface ValueMention {
  column: Column;
  value: Cell;
  from: number;
  to: number;
}

interface Part {
  text: string;
  weight: number;
}

const SLIGHT = 0.2;
const LEAST_COVERAGE = 0.4;
/** How much a word is like the short form of it in a name; alone it names nothing. */
const SHORT = 0.85;
const MAX_VALUES = 400;
// Parts of names that say little: "order id", "name", "type code".
const GENERIC = new Set(['id', 'name', 'code', 'no', 'nr', 'of', 'in', 'the', 'de', 'der', 'per']);

/** Words that most of the columns have in their names tell none of them apart. */
function commonIn(columns: readonly Column[]): Set<string> {
  const all = columns.flatMap(({ name }) => [...new Set(wordsOf(name).map(({ text }) => text))]);
  return new Set(all.filter((word) => all.filter((other) => other === word).length * 2 > columns.length));
}

function partsOf(column: Column, common: ReadonlySet<string>): Part[] {
  const name = column.name
    .replace(/\([^()]*\)/g, ' ')
    .replace(/(?<=^|_)f_?name$/i, 'first name')
    .replace(/(?<=^|_)l_?name$/i, 'last name');
  const words = wordsOf(name).filter((word) => !word.isBreak);
  const all = words.length > 0 ? words : wordsOf(column.name);
  const weightOf = (text: string, at: number) => {
    if (all.length === 1) return 1;
    if (GENERIC.has(text) || common.has(text)) return 0.4;
    return at > 0 && (text.length < 4 || text === column.unit.toLowerCase()) ? SLIGHT : 1;
  };
  return all.map((word, at) => ({ text: word.text, weight: weightOf(word.text, at) }));
}

interface Hit {
  at: number;
  part: number;
  like: number;
}

/** "apt" for "apartment", "qty" for "quantity". */
function isShortFor(short: string, word: string): boolean {
  if (short.length < 3 || short.length > 4 || word.length < 6 || short[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length && (word.startsWith(short) || word.replace(/s$/, '').at(-1) === short.at(-1));
}

const isSame = (word: string, part: string, same: Map<string, Set<number>>): boolean => {
  const groups = same.get(word) ?? same.get(word.replace(/s$/, ''));
  const others = same.get(part) ?? same.get(part.replace(/s$/, ''));
  return groups !== undefined && others !== undefined && [...groups].some((group) => others.has(group));
};

function hitsOf(
  parts: readonly Part[],
  words: readonly Word[],
  loose: (at: number) => Loose,
  same: Map<string, Set<number>>,
): Hit[] {
  const joined = parts
    .map((part) => part.text)
    .join('')
    .replace(/\./g, '');
  return words.flatMap((word, at): Hit[] => {
    const squeezed = word.text.replace(/\./g, '');
    if (parts.length > 1 && squeezed === joined) return parts.map((_, part) => ({ at, part, like: 1 }));
    if (parts.length > 1 && `${squeezed}${words[at + 1]?.text ?? ''}` === joined)
      return parts.map((_, part) => ({ at: part === 0 ? at : at + 1, part, like: 1 }));
    const likes = parts.map(({ text }): number => {
      if (text === word.text) return 1;
      // "Gesamtumsatz" names the "Umsatz".
      if (text.length > 3 && word.text.length > text.length + 2 && word.text.endsWith(text)) return 0.92;
      if (text.length > 4 && word.text.length > text.length + 3 && word.text.startsWith(text)) return 0.91;
      const how = loose(at);
      if ((how === 'all' || how === 'forms') && word.text.length > 2 && isForm(word.text, text)) return 0.95;
      if (how === 'all' && isSame(word.text, text, same)) return 0.8;
      return parts.length > 1 && isShortFor(text, word.text) ? SHORT : 0;
    });
    const best = Math.max(...likes);
    return best > 0 ? [{ at, part: likes.indexOf(best), like: best }] : [];
  });
}

/** Hits in a row that name different parts of one column. */
function clusters(hits: readonly Hit[], words: readonly Word[]): Hit[][] {
  const out: Hit[][] = [];
  for (const hit of hits) {
    const last = out.at(-1);
    const before = last?.at(-1);
    const gap = before ? words.slice(before.at + 1, hit.at) : [];
    const most = (words[hit.at]?.text.length ?? 0) > 3 ? 1 : 0;
    const isNear =
      before !== undefined &&
      gap.length <= most &&
      gap.every((word) => !word.isBreak && word.text.length <= 3);
    if (last && isNear && (hit.at === before.at || !last.some((each) => each.part === hit.part)))
      last.push(hit);
    else out.push([hit]);
  }
  return out;
}

interface Scored extends Mention {
  score: number;
}

function mentionsOf(
  column: Column,
  words: readonly Word[],
  loose: (at: number) => Loose,
  { same, common }: { same: Map<string, Set<number>>; common: ReadonlySet<string> },
): Scored[] {
  const parts = partsOf(column, common);
  const whole = parts.reduce((sum, part) => sum + part.weight, 0);
  return clusters(hitsOf(parts, words, loose, same), words).flatMap((cluster): Scored[] => {
    const matched = new Map<number, number>();
    for (const { part, like } of cluster) matched.set(part, Math.max(matched.get(part) ?? 0, like));
    const sum = [...matched].reduce((total, [part, like]) => total + like * (parts[part]?.weight ?? 0), 0);
    const [from, to] = [cluster[0]?.at ?? 0, (cluster.at(-1)?.at ?? 0) + 1];
    const coverage = sum / whole;
    // "Show" in an order is no part of "show name".
    const isOrder = coverage < 0.95 && cluster.every(({ at }) => loose(at) === 'order');
    return coverage >= LEAST_COVERAGE && !isOrder && cluster.some(({ like }) => like !== SHORT)
      ? [
          {
            column,
            others: [],
            from,
            to,
            coverage,
            isOwn: cluster.every(({ like }) => like > 0.9),
            score: sum + coverage,
          },
        ]
      : [];
  });
}

type Loose = 'all' | 'forms' | 'exact' | 'order';

/** How loosely a word may name a column, which depends on what else it means. */
function looseness(cues: readonly Found[]): (at: number) => Loose {
  const exact =
    /^(?:kind|make|by|split|not|only|first|and|to|share|also|sort|empty|orMore|orLess|numbers|minus|relation|lead)/;
  return (at) => {
    const here = cues.filter((cue) => cue.from <= at && at < cue.to).map(({ cue }) => cue);
    if (here.some((cue) => exact.test(cue) && cue !== 'make sum'))
      return here.every((cue) => cue === 'lead') ? 'order' : 'exact';
    return here.some((cue) => cue.startsWith('unit')) ? 'forms' : 'all';
  };
}

/** Where the question names columns: the best reading of each word, in order. */
export function findMentions(
  words: readonly Word[],
  columns: readonly Column[],
  cues: readonly Found[],
  same: Map<string, Set<number>>,
): Mention[] {
  const loose = looseness(cues);
  const common = commonIn(columns);
  const all = columns
    .flatMap((column) => mentionsOf(column, words, loose, { same, common }))
    .toSorted((one, other) => other.score - one.score || one.column.at - other.column.at);
  const kept: Scored[] = [];
  for (const mention of all) {
    const clash = kept.find((other) => mention.from < other.to && other.from < mention.to);
    if (!clash) kept.push(mention);
    else if (
      clash.from === mention.from &&
      clash.to === mention.to &&
      clash.score - mention.score < 0.05 &&
      clash.column.role === mention.column.role
    )
      clash.others.push(mention.column);
  }
  return kept.toSorted((one, other) => one.from - other.from);
}

/** "Turkish" for "Turkey": a capital, and the same beginning. */
function isDemonym(word: Word, value: Word): boolean {
  if (!/^\p{Lu}/u.test(word.raw) || !/^\p{Lu}/u.test(value.raw)) return false;
  let same = 0;
  while (same < Math.min(word.text.length, value.text.length) && word.text[same] === value.text[same])
    same += 1;
  const rests = [word.text.length - same, value.text.length - same];
  return (
    same >= 4 &&
    rests.every((rest) => rest <= 4) &&
    (same >= 5 || rests.includes(0) || Math.max(...rests) <= 3)
  );
}

function isSaid(
  said: Word | undefined,
  value: Word,
  isSole: boolean,
  same: Map<string, Set<number>>,
): boolean {
  if (!said) return false;
  if (said.text === value.text) return value.text.length > 2 || said.raw === value.raw;
  // "female" for "F".
  if (value.text.length === 1 && said.text.length > 2) return isSame(said.text, value.text, same);
  if (value.text.length < 3 || /\d/.test(value.text)) return false;
  // "List" is no form of "Lisa": of short words one is the beginning of the other.
  const isShort = Math.min(said.text.length, value.text.length) < 5;
  const isForms =
    isForm(said.text, value.text) &&
    (!isShort || said.text.startsWith(value.text) || value.text.startsWith(said.text));
  return isForms || (isSole && isDemonym(said, value));
}

/** "By the Y", "X-axis": no cell of a column of yes and no. */
const isAxisLetter = (words: readonly Word[], at: number): boolean =>
  /^[xy]$/.test(words[at]?.text ?? '') &&
  (/^(?:the|by)$/.test(words[at - 1]?.text ?? '') ||
    /^(?:ax|achs|as$|eje|ass)/.test(words[at + 1]?.text ?? ''));

/** Where the question names cells of the table, the longest first. */
export function findValues(
  words: readonly Word[],
  columns: readonly Column[],
  same: Map<string, Set<number>>,
): ValueMention[] {
  const found: (ValueMention & { exact: number })[] = [];
  // "A. Bru": a stop within a name.
  const said = words.map((word, place) => ({ word, place })).filter(({ word }) => word.raw !== '.');
  for (const column of columns) {
    if (column.role === 'measure' || column.isDate || column.distinct > MAX_VALUES) continue;
    for (const value of new Set(column.cells)) {
      const parts = value === null ? [] : wordsOf(String(value)).filter((part) => !part.isBreak);
      if (parts.length === 0 || parts.length > 8) continue;
      for (let at = 0; at + parts.length <= said.length; at += 1) {
        const own = said.slice(at, at + parts.length);
        const [from, last] = [own[0]?.place ?? 0, own.at(-1)?.place ?? 0];
        if (
          last - from > parts.length * 2 ||
          isAxisLetter(words, from) ||
          !parts.every((part, place) => isSaid(own[place]?.word, part, parts.length === 1, same))
        )
          continue;
        const exact = parts.filter((part, place) => own[place]?.word.text === part.text).length;
        found.push({ column, value, from, to: last + 1, exact });
      }
    }
  }
  const kept: typeof found = [];
  const ranked = found.toSorted(
    (one, other) =>
      other.to - other.from - (one.to - one.from) ||
      other.exact - one.exact ||
      one.column.at - other.column.at,
  );
  for (const mention of ranked) {
    if (!kept.some((other) => mention.from < other.to && other.from < mention.to)) kept.push(mention);
  }
  return kept.toSorted((one, other) => one.from - other.from);
}
