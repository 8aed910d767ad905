import { languagePacks } from '../../packs/language-pack.ts';
import { fold, type PeriodKind } from '../../packs/periods.ts';
import { withoutEnd } from '../without-end.ts';
import type { Token } from './prose-tokens.ts';
import { withoutLead } from './titles.ts';

/** A label with its figure. */
export interface Pair {
  label: string;
  value: string;
  unit: string;
  /** Order of a period, undefined for other labels. */
  order?: number;
  start: number;
  end: number;
}

export interface Series {
  kind: PeriodKind | 'label';
  pairs: Pair[];
}

const changes = new Set(languagePacks.flatMap(({ data }) => data.change).map(fold));

/** Stretches of tokens between commas, semicolons, stops, lines and words for "and". */
export function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    if (['comma', 'semicolon', 'stop', 'line', 'and'].includes(token.kind)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
}

type Timed = Pair & { periods: NonNullable<Token['periods']>; words: number; isChange: boolean };

/** What stands behind a colon, where it is an entry of its own: "3 charts: Mon 6". */
function entryPart(clause: readonly Token[]): readonly Token[] {
  const at = clause.findIndex((token) => token.kind === 'colon');
  const rest = clause.slice(at + 1);
  const has = (kind: Token['kind']) => rest.some((token) => token.kind === kind);
  return at !== -1 && has('period') && (has('number') || rest.length > 1) ? entryPart(rest) : clause;
}

/** "1995" behind another period is a figure like the rest. */
function withFigures(clause: readonly Token[]): Token[] {
  const periods = clause.filter((token) => token.kind === 'period');
  const isEven =
    periods.length * 2 ===
    clause.filter((token) => token.kind === 'period' || token.kind === 'number').length;
  return clause.map((token) => {
    const isFigure = !isEven && token.kind === 'period' && token !== periods[0] && /^\d{4}$/.test(token.text);
    return isFigure ? { ...token, kind: 'number' as const } : token;
  });
}

/** Period and figure of a clause; several where they take turns: "lun 6 mar 5 mer 7". */
function timedPairs(source: readonly Token[], text: string): Timed[] {
  const clause = withFigures(entryPart(source));
  const all = clause.filter((token) => token.kind === 'period');
  // "2022 2,870 because we cleaned the list": some words are short names of months elsewhere.
  const kinds = new Set(all[0]?.periods?.map(({ kind }) => kind));
  const periods = all.filter((token) => token.periods?.some(({ kind }) => kinds.has(kind)));
  const numbers = clause.filter((token) => token.kind === 'number');
  const isTwofold = periods.length === 1 && numbers.length === 2;
  if (periods.length === 0 || (periods.length !== numbers.length && !isTwofold)) return [];
  const turns = clause.filter((token) => periods.includes(token) || token.kind === 'number');
  if (!isTwofold && turns.some((token, at) => token.kind !== turns[at % 2]?.kind)) return [];
  const words = clause.filter((token) => token.kind === 'word').length / periods.length;
  const isChange = clause.some((token) => changes.has(fold(token.text)));
  return periods.flatMap((period, at): Timed[] => {
    const number = numbers[at];
    if (number === undefined) return [];
    const [start, end] = [Math.min(period.start, number.start), Math.max(period.end, number.end)];
    return [
      {
        label: period.text,
        value: text.slice(number.start, number.end),
        unit: number.unit ?? '',
        periods: period.periods ?? [],
        words,
        isChange,
        start,
        end,
      },
    ];
  });
}

const orderIn = (pair: Timed, kind: PeriodKind) => pair.periods.find((period) => period.kind === kind)?.order;

/** The longest run from a place on in which all labels are periods of one kind, each once. */
function runFrom(pairs: readonly Timed[], at: number, kind: PeriodKind): Pair[] {
  const run: Pair[] = [];
  const seen = new Set<number>();
  for (const pair of pairs.slice(at)) {
    const order = orderIn(pair, kind);
    const last = run.at(-1);
    const isFar = last !== undefined && pair.start - last.end > 120;
    const isOther = last !== undefined && pair.unit !== '' && last.unit !== '' && pair.unit !== last.unit;
    if (order === undefined || seen.has(order) || isFar || isOther) break;
    seen.add(order);
    const { periods: _periods, words: _words, isChange: _isChange, ...rest } = pair;
    run.push({ ...rest, order });
  }
  return run;
}

/** Series over months, days, years, quarters. */
export function timedSeries(tokens: readonly Token[], text: string): Series[] {
  const pairs = clausesOf(tokens).flatMap((clause) => timedPairs(clause, text));
  const found: Series[] = [];
  for (let at = 0; at < pairs.length; ) {
    const runs = (pairs[at]?.periods ?? []).map(({ kind }) => ({ kind, pairs: runFrom(pairs, at, kind) }));
    const best = runs.toSorted((one, other) => other.pairs.length - one.pairs.length)[0];
    const size = best?.pairs.length ?? 1;
    const part = pairs.slice(at, at + size);
    const isTwo = size === 2 && part.some((pair) => pair.isChange || pair.unit !== '');
    if (best && (size >= 3 || isTwo)) {
      found.push(best);
      at += size;
    } else at += 1;
  }
  return found;
}

type Direction = 'forward' | 'backward';
type Entry = Pair & { direction: Direction; words: number };

const isWord = (token: Token) => token.kind === 'word' || token.kind === 'period';

/** The words right before a figure that name it, past a colon or bracket: "Mix: Solar (30". A number may be a name: "1: 4". */
function namesBefore(clause: readonly Token[], at: number): Token[] {
  const near =
    clause.slice(0, at).findLastIndex((token) => !['colon', 'open', 'other'].includes(token.kind)) + 1;
  const border = clause
    .slice(0, near)
    .findLastIndex((token) => token.kind === 'colon' || token.kind === 'open' || token.kind === 'close');
  const names = clause.slice(border + 1, near);
  return names.every(isWord) || names.length === 1 ? names : names.filter(isWord);
}

/** "Solar 30%" or "30% solar" as one entry of an enumeration; undefined for prose. */
function entryOf(
  clause: readonly Token[],
  text: string,
  direction: Direction,
  isFirst: boolean,
): Entry | undefined {
  const numbers = clause.filter((token) => token.kind === 'number');
  const number = direction === 'forward' ? numbers.at(-1) : isFirst ? numbers.at(-1) : numbers[0];
  if (!number) return undefined;
  const at = clause.indexOf(number);
  // "jackets 5.2 (million EUR)": what stands in brackets behind the last is said of all.
  const behind = clause.slice(at + 1);
  const open = behind.findIndex(({ kind }) => kind === 'open');
  const after = behind.slice(0, open === -1 ? undefined : open).filter(isWord);
  const names = direction === 'forward' ? namesBefore(clause, at) : after;
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last || names.length > 12) return undefined;
  const isNumbered = names.length === 1 && first.kind === 'number';
  if (numbers.length > (isNumbered ? 2 : 1) && !isFirst) return undefined;
  if (direction === 'forward' ? after.length > 1 : at > 0 && !isFirst && clause.slice(0, at).some(isWord))
    return undefined;
  const tail = direction === 'forward' ? after[0] : undefined;
  return {
    label: text.slice(first.start, last.end),
    value: text.slice(number.start, number.end),
    unit: number.unit ?? tail?.text ?? '',
    start: direction === 'forward' ? first.start : number.start,
    end: direction === 'forward' ? (tail?.end ?? number.end) : last.end,
    direction,
    words: names.length,
  };
}

/** Prose may run into the first label: it keeps as many words as the longest of the others. */
function trimmed(run: readonly Entry[]): Pair[] {
  const [first, ...rest] = run;
  if (!first || rest.length === 0) return [];
  const most = Math.max(...rest.map((entry) => entry.words));
  const isLong = first.direction === 'forward' && first.words > most;
  const label = isLong ? first.label.split(/\s+/).slice(-most).join(' ') : first.label;
  const start = isLong ? first.start + first.label.length - label.length : first.start;
  return [{ ...first, label, start }, ...rest].map((entry) => ({
    label: withoutLead(withoutEnd(entry.label, ' ):=–—-').replace(/^[\s(–—-]+/u, '')),
    value: entry.value,
    unit: entry.unit,
    start: entry.start,
    end: entry.end,
  }));
}

function isSeries(run: readonly Entry[]): boolean {
  const labels = new Set(run.map((entry) => fold(entry.label)));
  const said = new Set(run.map((entry) => entry.unit));
  // "42 kilos, courgettes 67": said once, meant for all.
  if (said.size === 2 && [...said].some((unit) => /^\p{Ll}{3,}$/u.test(unit))) said.delete('');
  const [unit = ''] = said;
  if (labels.size !== run.length || said.size > 1 || run.length < 2) return false;
  return run.length > 2 || unit !== '';
}

function entriesFrom(clauses: readonly Token[][], text: string, direction: Direction): Entry[] {
  const run: Entry[] = [];
  for (const clause of clauses) {
    // "potatoes 120, oh and onions 35"
    if (run.length > 0 && clause.length === 1 && clause[0]?.kind === 'word') continue;
    const entry = entryOf(clause, text, direction, run.length === 0);
    const last = run.at(-1);
    const isOther = last !== undefined && entry?.unit !== last.unit && entry?.unit !== '' && last.unit !== '';
    if (!entry || isOther || (last && (entry.words > 5 || breaks(text, last, entry)))) break;
    run.push(entry);
  }
  return run;
}

/** Enumerations of names with figures: "EMEA 41, AMER 58", "30% solar, 25% wind". */
export function labelledSeries(tokens: readonly Token[], text: string): Series[] {
  const clauses = clausesOf(tokens);
  const found: Series[] = [];
  for (let at = 0; at < clauses.length; ) {
    const rest = clauses.slice(at, at + 200);
    const [ahead, back] = [entriesFrom(rest, text, 'forward'), entriesFrom(rest, text, 'backward')];
    const run = back.length > ahead.length ? back : ahead;
    const before = clauses[at - 1] ?? [];
    const near = text.slice(before[0]?.start ?? 0, run[0]?.start ?? 0);
    // "MRR $84k, churn 2.1%, NPS 47, users 12,340": unlike figures side by side.
    const isUnlike =
      run.length < 3 &&
      before.some((token) => token.kind === 'number') &&
      !/[.!?\n]/.test(near.replace(/\d[.]\d/g, ''));
    const isFound = !isUnlike && isSeries(run);
    if (isFound) found.push({ kind: 'label', pairs: trimmed(run) });
    at += Math.max(1, run.length);
  }
  return found;
}

/** A sentence ends between the entries, a line without another entry's bullet, or words of a heading stand there. */
const breaks = (text: string, last: Pair, next: Pair) =>
  /[.!?]\s|。|\n\s*\n|[:：]\s*\n|\p{L}[^\n]{0,80}[:：]|\n[^\n]*\p{L}/u.test(text.slice(last.end, next.start));
