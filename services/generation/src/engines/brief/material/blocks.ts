import { isLoud, isShouted } from '../segments/heading-lines.ts';
import type { Line } from './lines.ts';
import { factsIn, type Material } from './material.ts';
import { isClause } from './sentences.ts';
import { bareTextOf, CELL, type Range, textOf, wordCount } from './view.ts';

/** An item of a written list with what stands below it. */
export interface Entry {
  range: Range;
  line: Line;
  children: Entry[];
}

export type Block =
  | { kind: 'heading'; start: number; text: string; level: number }
  | { kind: 'list'; start: number; entries: Entry[]; ordered: boolean }
  | { kind: 'text'; start: number; lines: Line[] }
  | { kind: 'dataset'; start: number; id: string }
  /** A blank line, or lines of order; the latter end what stands under a heading. */
  | { kind: 'gap'; start: number; order: boolean };

const LONGEST_HEADING = 12;
const LONGEST_LABEL = 6;
const SHORT_HEADING = 8;

const isEmpty = (line: Line | undefined) => line === undefined || line.blank || line.order;
const rangeOf = (line: Pick<Line, 'body' | 'pieces'>): Range => ({
  start: line.pieces[0]?.start ?? line.body.start,
  end: line.pieces.at(-1)?.end ?? line.body.end,
});

function nextLine(lines: readonly Line[], at: number): Line | undefined {
  for (let index = at + 1; index < Math.min(lines.length, at + 4); index++)
    if (lines[index]?.blank === false) return lines[index];
  return undefined;
}

/** Level of a line that is a heading; 0 where it is none. */
function headingLevel(material: Material, lines: readonly Line[], at: number): number {
  const line = lines[at];
  if (line === undefined || line.pieces.length !== 1 || !line.whole) return 0;
  const text = textOf(material.view, rangeOf(line));
  if (line.marker === 'hash') return line.ordinal;
  if (line.marker === 'bullet' || wordCount(text) > LONGEST_HEADING) return 0;
  const next = nextLine(lines, at);
  const follows =
    next !== undefined && (!next.order || next.blank) && (next.pieces.length > 0 || hasCells(material, next));
  if (line.marker === 'number')
    return isNumberedHeading(material, lines, at) ? (line.ordinal === 0 ? 3 : 2) : 0;
  if (line.bold) return follows ? 2 : 0;
  if (isCapital(material, line) && isEmpty(lines[at - 1]) && follows)
    return lines.some((one) => one !== line && isCapital(material, one)) && !isShouted(material.view.text)
      ? 2
      : 0;
  if (/[:：]$/.test(text))
    return follows && wordCount(text) <= LONGEST_LABEL && !isClause(material, text) ? 2 : 0;
  return follows && isTitle(material, lines, at) && (next.marker !== 'none' || longer(next, line)) ? 1 : 0;
}

const isCapital = ({ view }: Material, { marker, body }: Line): boolean =>
  marker === 'none' && isLoud(view.text.slice(body.start, body.end));

const hasCells = ({ view }: Material, line: Line) =>
  view.text.slice(line.body.start, line.body.end).includes(CELL);
const longer = (one: Line, other: Line) =>
  one.body.end - one.body.start > (other.body.end - other.body.start) * 1.5;

/** Short, without an end of a sentence or a value, between blank lines or right above a list. */
function isTitle(material: Material, lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  const below = lines[at + 1];
  if (line === undefined || !isEmpty(lines[at - 1]) || below === undefined) return false;
  if (!below.blank && below.marker === 'none') return false;
  const text = textOf(material.view, rangeOf(line));
  if (wordCount(text) > SHORT_HEADING || /[.!?,;。！？、，]$/.test(text)) return false;
  return !factsIn(material, rangeOf(line)).some(
    ({ kind }) => !['name', 'place', 'person', 'number', 'date'].includes(kind),
  );
}

/** A number's line with text below it and no neighbour that counts on is a heading, not an item. */
function isNumberedHeading({ view }: Material, lines: readonly Line[], at: number): boolean {
  const text = textOf(view, rangeOf(lines[at] ?? { body: { start: 0, end: 0 }, pieces: [] }));
  if (/[.!?;,。；，]$/.test(text)) return false;
  const own = lines[at]?.ordinal ?? 0;
  const next = nextLine(lines, at);
  if (own === 0) return next !== undefined && next.pieces.length > 0;
  const counts = (line: Line | undefined, ordinal: number) =>
    line?.marker === 'number' && line.ordinal === ordinal;
  if (counts(lines[at - 1], own - 1) || counts(lines[at + 1], own + 1) || counts(next, own + 1)) return false;
  const below = view.text[next?.pieces[0]?.start ?? 0] ?? '';
  return (
    next !== undefined &&
    next.pieces.length > 0 &&
    next.marker !== 'bullet' &&
    next.marker !== 'letter' &&
    !/\p{Ll}/u.test(below)
  );
}

const isMarked = (line: Line | undefined) => line !== undefined && !['none', 'hash'].includes(line.marker);

/** Lines from `at` on that belong to one list, blank lines between its items included. */
function listEnd(lines: readonly Line[], at: number, isHeading: (at: number) => boolean): number {
  const first = lines[at];
  let end = at + 1;
  for (let index = at + 1; index < lines.length; index++) {
    const line = lines[index];
    if (line === undefined || (line.order && !isMarked(line))) break;
    if (line.blank) continue;
    const deeper = line.indent > (first?.indent ?? 0);
    const continues = isMarked(line)
      ? line.marker === first?.marker || deeper || lines[index - 1]?.blank === false
      : end === index && deeper;
    if (!continues || isHeading(index)) break;
    end = index + 1;
  }
  return end;
}

/** Nests lines by indent, or bullets and letters below numbers; what stands below an order's line stands for itself. */
function entriesOf(lines: readonly Line[]): Entry[] {
  const roots: Entry[] = [];
  const stack: Entry[] = [];
  for (const line of lines.filter(({ blank }) => !blank)) {
    const range = rangeOf(line);
    while (isMarked(line) && stack.length > 0 && !isBelow(line, stack.at(-1)?.line)) stack.pop();
    const siblings = stack.at(-1)?.children ?? roots;
    const own = line.pieces.length > 0;
    const entry = { range, line, children: own ? [] : siblings };
    if (own) siblings.push(entry);
    stack.push(entry);
  }
  return roots;
}

const isBelow = (line: Line, above: Line | undefined) =>
  above !== undefined &&
  (line.indent > above.indent + 1 ||
    (above.marker === 'number' &&
      line.indent >= above.indent &&
      (line.marker === 'bullet' || line.marker === 'letter' || (line.ordinal === 0 && above.ordinal > 0))));

/** The prompt's material in blocks, in order. */
export function readBlocks(material: Material, lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  const tables = material.view.datasets.filter(({ from }) => from === 'table');
  const isHeading = (at: number) => headingLevel(material, lines, at) > 0;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (line === undefined) break;
    const start = line.body.start;
    while (tables[0] !== undefined && tables[0].start <= line.body.end)
      blocks.push({ kind: 'dataset', start: tables[0].start, id: tables.shift()?.id ?? '' });
    const level = headingLevel(material, lines, at);
    let end = at + 1;
    if (line.blank || line.order) blocks.push({ kind: 'gap', start, order: line.order });
    else if (level > 0)
      blocks.push({ kind: 'heading', start, level, text: bareTextOf(material.view, rangeOf(line)) });
    else if (isMarked(line)) {
      end = listEnd(lines, at, isHeading);
      blocks.push({
        kind: 'list',
        start,
        entries: entriesOf(lines.slice(at, end)),
        ordered: line.marker !== 'bullet',
      });
    } else if (line.pieces.length > 0) {
      while (end < lines.length && isTextLine(lines[end]) && !isHeading(end)) end++;
      blocks.push({ kind: 'text', start, lines: lines.slice(at, end) });
    }
    at = end;
  }
  return blocks;
}

const isTextLine = (line: Line | undefined) =>
  line !== undefined && !line.blank && !line.order && line.marker === 'none' && line.pieces.length > 0;
