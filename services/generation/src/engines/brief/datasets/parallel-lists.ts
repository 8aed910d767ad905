import { languagePacks } from '../../packs/language-pack.ts';
import { fold, type PeriodKind, periodName } from '../../packs/periods.ts';
import type { Token } from './prose-tokens.ts';
import { seriesTitle } from './titles.ts';

/** Figures in a row under one name: "contact minutes 49 44 53 31 47". */
export interface FigureList {
  name: string;
  values: string[];
  unit: string;
  start: number;
  end: number;
}

/** Labels for figures in a row: "2021 to 2023", "Mon Tue Wed", "North, South, West". */
export interface LabelList {
  kind: PeriodKind | 'label';
  labels: string[];
  start: number;
  end: number;
}

const BORDERS = new Set(['comma', 'semicolon', 'stop', 'line', 'open', 'colon']);
const LEAST = 3;
const ranges = new Set(
  [...languagePacks.flatMap(({ data }) => data.to), '-', '–', '—', 'bis', '〜', '~'].map(fold),
);

/** Tokens of one kind with nothing but commas, "and" and slashes between. */
function rowFrom(tokens: readonly Token[], at: number, kind: Token['kind']): Token[] {
  const row: Token[] = [];
  for (const token of tokens.slice(at, at + 400)) {
    if (token.kind === kind) row.push(token);
    else if (token.kind !== 'comma' && token.kind !== 'and' && token.text !== '/' && token.text !== '|')
      break;
  }
  return row;
}

/** The words before a row of figures, back to where a list of them must have begun. */
function nameBefore(tokens: readonly Token[], at: number, text: string): { name: string; start: number } {
  let from = at;
  while (from > 0 && tokens[from - 1] && ['colon', 'open'].includes(tokens[from - 1]?.kind ?? '')) from -= 1;
  let first = from;
  while (first > 0 && !BORDERS.has(tokens[first - 1]?.kind ?? '') && tokens[first - 1]?.kind !== 'number')
    first -= 1;
  const start = tokens[first]?.start ?? 0;
  const words = text.slice(start, tokens[from - 1]?.end ?? start);
  return { name: seriesTitle(words), start };
}

export function figureLists(tokens: readonly Token[], text: string): FigureList[] {
  const found: FigureList[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const row = tokens[at]?.kind === 'number' ? rowFrom(tokens, at, 'number') : [];
    const [first, last] = [row[0], row.at(-1)];
    if (!first || !last || row.length < LEAST || row.some(({ text: each }) => /^\+?0\d/.test(each))) continue;
    const { name, start } = nameBefore(tokens, at, text);
    const next = tokens[tokens.indexOf(last) + 1];
    const tail =
      next?.kind === 'word' && /^\p{L}{1,3}$/u.test(next.text) && next.start - last.end <= 1 ? next.text : '';
    const unit = row.find((token) => token.unit !== undefined)?.unit ?? tail;
    const place = text.slice(start, first.start).toLowerCase().indexOf(name.toLowerCase());
    const named = name === '' || place === -1 ? first.start : start + place;
    found.push({ name, values: row.map((token) => token.text), unit, start: named, end: last.end });
    at = tokens.indexOf(last);
  }
  return found;
}

/** All periods from the first to the last: 2021, 2022, 2023. */
function filled(first: Token, last: Token, size: number): LabelList | undefined {
  for (const { kind, order } of first.periods ?? []) {
    const end = last.periods?.find((period) => period.kind === kind)?.order;
    if (end === undefined || end - order + 1 !== size) continue;
    const labels = Array.from({ length: size }, (_, at) => {
      if (kind === 'year') return String(order + at);
      if (kind === 'quarter') return `Q${order + at + 1}`;
      return kind === 'month' || kind === 'weekday' ? periodName('en', kind, order + at) : '';
    });
    if (labels.every((label) => label !== '')) return { kind, labels, start: first.start, end: last.end };
  }
  return undefined;
}

/** Names for so many figures: periods in a row, a range of them, or words in a list. */
export function labelsFor(tokens: readonly Token[], size: number, text: string): LabelList | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'period') continue;
    const row = rowFrom(tokens, at, 'period');
    const last = row.at(-1);
    const kind = token.periods?.find((period) =>
      row.every((each) => each.periods?.some((other) => other.kind === period.kind)),
    )?.kind;
    if (last && kind && row.length === size)
      return { kind, labels: row.map((each) => each.text), start: token.start, end: last.end };
    const next = tokens.slice(at + 1, at + 4).find((each) => each.kind === 'period');
    const between = next ? fold(text.slice(token.end, next.start).trim()) : '';
    const range = next && ranges.has(between) ? filled(token, next, size) : undefined;
    if (range) return range;
  }
  return undefined;
}
