import type { Dataset, Segment } from '../brief.ts';
import { unitOffsets } from '../offsets.ts';
import { findQuotes } from '../segments/quotes.ts';
import type { Range } from '../segments/source.ts';

export type { Range };

/** Stands for what is not material, so that ranges stay those of the prompt. */
export const HIDDEN = '\ue000';
/** Stands for marks of emphasis: part of the material, never printed. */
export const MARK = '\ue001';
/** Stands for cells of a table that was read as a dataset. */
export const CELL = '\ue002';

/** The prompt with everything but material masked, sign for sign. */
export interface View {
  prompt: string;
  text: string;
  /** Datasets by where they begin. */
  datasets: { id: string; start: number; end: number; from: Dataset['from']; dataset: Dataset }[];
  /** Index in code points of an index in UTF-16 units. */
  pointOf: (unit: number) => number;
}

function hide(signs: string[], { start, end }: Range, sign: string): void {
  for (let at = start; at < end; at++) if (signs[at] !== '\n' && signs[at] !== '\r') signs[at] = sign;
}

function hideSegments(signs: string[], segments: readonly Segment[]): void {
  let at = 0;
  for (const { role, text } of segments) {
    if (role !== 'material') hide(signs, { start: at, end: at + text.length }, HIDDEN);
    at += text.length;
  }
}

const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Single stars around words, and doubled marks wherever they stand. */
function hideEmphasis(prompt: string, signs: string[]): void {
  let open = -1;
  for (let at = 0; at < prompt.length; at++) {
    const sign = prompt[at] ?? '';
    if (sign === '\n') open = -1;
    if (sign === '`') hide(signs, { start: at, end: at + 1 }, MARK);
    if (!'*_~'.includes(sign)) continue;
    // "The ___ barked": a gap to be filled in.
    const gap = sign === '_' ? (/^_{3,80}/.exec(prompt.slice(at, at + 80))?.[0].length ?? 0) : 0;
    at += Math.max(0, gap - 1);
    if (gap > 0) continue;
    if (prompt[at + 1] === sign) hide(signs, { start: at, end: ++at + 1 }, MARK);
    else if (sign === '*' && open < 0 && !isWordSign(prompt[at - 1]) && /\S/.test(prompt[at + 1] ?? ' '))
      open = at;
    else if (sign === '*' && open >= 0 && /\S/.test(prompt[at - 1] ?? ' ')) {
      hide(signs, { start: open, end: open + 1 }, MARK);
      hide(signs, { start: at, end: at + 1 }, MARK);
      open = -1;
    }
  }
}

/** Brackets and quotation marks that close in the material what an order opened belong to the order. */
function hideClosers(prompt: string, signs: string[]): void {
  let depth = 0;
  let ordered = false;
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at] ?? '';
    if (sign === HIDDEN || sign === '\n') {
      depth = 0;
      ordered = sign === HIDDEN;
    } else if ('([（［「『'.includes(sign)) depth++;
    else if (')]）］」』'.includes(sign) && depth-- === 0) {
      if (ordered) signs[at] = HIDDEN;
      depth = 0;
    }
  }
  for (const { from: start, to: end } of findQuotes(prompt))
    if (signs[start - 1] === HIDDEN && signs[end] !== HIDDEN && !signs.slice(start, end).includes(HIDDEN))
      signs[end] = MARK;
}

/** Three lines with labels at least, and under a blank line a short one that ends in a comma: head and greeting of a mail. */
const MAIL_HEAD = /^\s*(?:\p{L}{1,12}[:：][^\n]*\n){3,8}\s*\n[^\n.:]{2,40}[,，!][ \t]*\n/u;

/** Masks orders, private remarks, the head of a mail, emphasis and tables. */
export function viewOf(prompt: string, segments: readonly Segment[], datasets: readonly Dataset[]): View {
  const signs = prompt.split('');
  let point = -1;
  const points = signs.map((sign) => (/[\udc00-\udfff]/.test(sign) ? point : ++point));
  const unitOf = unitOffsets(prompt);
  hideEmphasis(prompt, signs);
  hideSegments(signs, segments);
  hide(signs, { start: 0, end: MAIL_HEAD.exec(prompt)?.[0].length ?? 0 }, HIDDEN);
  hideClosers(prompt, signs);
  const placed = datasets
    .map((dataset) => ({
      id: dataset.id,
      from: dataset.from,
      dataset,
      start: unitOf(dataset.span[0]),
      end: unitOf(dataset.span[1]),
    }))
    .toSorted((one, other) => one.start - other.start);
  for (const { from, start, end } of placed) if (from === 'table') hide(signs, { start, end }, CELL);
  return { prompt, text: signs.join(''), datasets: placed, pointOf: (unit) => points[unit] ?? point + 1 };
}

const EDGES = new Set(',;:|·•–—-=、，；：/'.split(''));
const isSpace = (sign: string | undefined) => sign !== undefined && /[\s\ue000-\ue002]/.test(sign);
const isEdge = (sign: string | undefined) => isSpace(sign) || EDGES.has(sign ?? '');

/** What an order stood between stays apart. */
const clean = (text: string) =>
  text
    .replace(/\ue001/g, '')
    .replace(/[\s\ue000\ue002]+/g, (run) => (/\S/.test(run) ? HIDDEN : ' '))
    .replace(/\ue000(?=[,.;:!?)\]]|$)/g, '')
    .replace(/\ue000/g, ' ')
    .trim();

function within(view: View, range: Range, isOutside: (sign: string | undefined) => boolean): Range {
  let { start, end } = range;
  while (start < end && isOutside(view.text[start])) start++;
  while (end > start && isOutside(view.text[end - 1])) end--;
  return { start, end };
}

/** The range without spaces and masked signs at its ends. */
export const trimmed = (view: View, range: Range): Range => within(view, range, isSpace);

/** The range without what separates it from its neighbours. */
export const bare = (view: View, range: Range): Range => {
  const inner = within(view, range, isEdge);
  const minus =
    /[-–−][\d$€£]/.test(view.text.slice(inner.start - 1, inner.start + 1)) && inner.start > range.start;
  return minus && isSpace(view.text[inner.start - 2] ?? ' ')
    ? { start: inner.start - 1, end: inner.end }
    : inner;
};

/** The material of a range as it is printed: without marks, on one line. */
export const textOf = (view: View, { start, end }: Range): string => clean(view.text.slice(start, end));

export const bareTextOf = (view: View, range: Range): string => textOf(view, bare(view, range));

/** A text without the brackets around the whole of it. */
export const inner = (text: string) => (/^\([^()]*\)$/.test(text) ? text.slice(1, -1) : text);

/** Words of a range; signs of scripts without spaces count as a third each. */
export function wordCount(text: string): number {
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return (text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0) + signs / 3 - (signs > 0 ? 1 : 0);
}
