import type { Line } from './table-lines.ts';

const LONGEST = 20_000;
const SEPARATORS = [/\\n/g, /\s*;\s+/g, /\s+\/\s+/g, /\s+/g];
const NUMBER_CELL = /^[-+$€£]?\d[\d.]*\s?[%€$£]?$/;

/** Cells of `Jan,North,120`; undefined for what is no record. */
function record(text: string): string[] | undefined {
  const cells = text.split(',').map((cell) => cell.trim());
  return cells.length >= 2 && cells.length <= 40 && cells.every((cell) => cell !== '' && cell.length <= 60)
    ? cells
    : undefined;
}

const isRow = (cells: readonly string[] | undefined): cells is string[] =>
  cells?.some((cell, at) => at > 0 && NUMBER_CELL.test(cell)) ?? false;

/** A line as several where whole rows of a table stand side by side in it. */
export function splitInlineRows(line: Line): Line[] {
  if (line.text.length > LONGEST) return [line];
  if (/\|\s*:?-{2,}:?\s*\|/.test(line.text))
    return split(line, [...line.text.matchAll(/(?<=\|)[ \t]+(?=\|)/g)]);
  if ((line.text.match(/,\S/g)?.length ?? 0) < 2 || hasDecimalCommas(line.text)) return [line];
  for (const separator of SEPARATORS) {
    const gaps = [...line.text.matchAll(separator)];
    const kept = rowGaps(line.text, gaps, separator.source === '\\s+');
    if (kept.length > 0) return split(line, kept);
  }
  return [line];
}

/** `Alfa 41,5 %; Beta 27,3 %`: the comma is within the figure behind each name. */
function hasDecimalCommas(text: string): boolean {
  const entries = text.slice(text.indexOf(':') + 1).split(';');
  const written = entries.filter((entry) => /^\s*\p{L}[^,;:]{0,60}\s\d{1,3},\d{1,2}(?!\d)/u.test(entry));
  return entries.length >= 2 && written.length * 2 > entries.length;
}

interface Part {
  cells: string[] | undefined;
  /** The gap before the part; undefined for the first. */
  gap: RegExpExecArray | undefined;
}

/** The gaps around the longest run of records with figures in them, and around the column names before it. */
function rowGaps(text: string, gaps: readonly RegExpExecArray[], isBlank: boolean): RegExpExecArray[] {
  const parts: Part[] = [];
  let from = 0;
  for (const gap of [...gaps, undefined]) {
    const to = gap?.index ?? text.length;
    parts.push({ cells: record(text.slice(from, to)), gap: gaps[parts.length - 1] });
    from = to + (gap?.[0].length ?? 0);
  }
  const start = parts.findIndex((part, at) => isRow(part.cells) && isRow(parts[at + 1]?.cells));
  if (start === -1) return [];
  const width = parts[start]?.cells?.length;
  let end = start;
  while (end < parts.length && isRow(parts[end]?.cells) && parts[end]?.cells?.length === width) end += 1;
  const heading = parts[start - 1]?.cells;
  const isHeaded = heading !== undefined && heading.length === width && !isRow(heading);
  // `1,200 1,300`: thousands, unless column names stand before them.
  const isNamed = parts.slice(start, end).every((part) => /\p{L}/u.test(part.cells?.join('') ?? ''));
  if (end - start < 2 || (end - start < 3 && isBlank && !isHeaded) || !(isNamed || isHeaded)) return [];
  const first = isBlank && isHeaded ? start - 1 : start;
  return parts.slice(first, end + (isBlank ? 1 : 0)).flatMap((part) => (part.gap ? [part.gap] : []));
}

function split(line: Line, gaps: readonly RegExpExecArray[]): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const gap of gaps) {
    lines.push({ text: line.text.slice(from, gap.index), from: line.from + from, to: line.from + gap.index });
    from = gap.index + gap[0].length;
  }
  return [...lines, { text: line.text.slice(from), from: line.from + from, to: line.to }];
}
