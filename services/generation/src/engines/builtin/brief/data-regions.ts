import { tableLines } from '../datasets/table-lines.ts';
import type { Segment } from './segments.ts';

const FEWEST_ROWS = 3;

/** Stretches that are data rather than prose: fenced blocks, tables, CSV and TSV. Prose readers skip them. */
export function dataRegionsOf(text: string): Segment[] {
  const lines = tableLines(text).map((line): Segment => ({ start: line.from, end: line.to }));
  const regions: Segment[] = [];
  let index = 0;
  while (index < lines.length) {
    const last = fenceEnd(text, lines, index) ?? tableEnd(text, lines, index);
    if (last === undefined) {
      index++;
      continue;
    }
    regions.push({ start: lines[index]?.start ?? 0, end: lines[last]?.end ?? text.length });
    index = last + 1;
  }
  return regions;
}

/** The text with data blanked, line by line and length for length. */
export function blankRegions(text: string, regions: readonly Segment[]): string {
  let result = '';
  let from = 0;
  for (const region of regions) {
    result += text.slice(from, region.start) + text.slice(region.start, region.end).replace(/[^\n]/g, ' ');
    from = region.end;
  }
  return result + text.slice(from);
}

function fenceEnd(text: string, lines: readonly Segment[], index: number): number | undefined {
  if (!isFence(text, lines[index])) return undefined;
  for (let last = index + 1; last < lines.length; last++) {
    if (isFence(text, lines[last])) return last;
  }
  return undefined;
}

function isFence(text: string, line: Segment | undefined): boolean {
  if (!line) return false;
  const start = text.slice(line.start, Math.min(line.end, line.start + 12)).trimStart();
  return start.startsWith('```') || start.startsWith('~~~');
}

function tableEnd(text: string, lines: readonly Segment[], index: number): number | undefined {
  for (const delimiter of ['\t', '|', ';', ',']) {
    const columns = columnCount(text, lines[index], delimiter);
    if (columns < (delimiter === ',' ? 3 : 2)) continue;
    let last = index;
    while (columnCount(text, lines[last + 1], delimiter) === columns) last++;
    if (last - index + 1 >= FEWEST_ROWS && looksTabular(text, lines.slice(index, last + 1))) return last;
  }
  return undefined;
}

function columnCount(text: string, line: Segment | undefined, delimiter: string): number {
  if (!line || line.end - line.start > 2000) return 0;
  const cells = text.slice(line.start, line.end).split(delimiter);
  return cells.length === 1 ? 0 : cells.length;
}

/** Rows of a table are not sentences: they hold numbers or pipes, and no full stop ends them. */
function looksTabular(text: string, rows: readonly Segment[]): boolean {
  const contents = rows.map((row) => text.slice(row.start, row.end));
  const withDigits = contents.filter((row) => /\d/.test(row)).length;
  const sentences = contents.filter((row) => /[a-z][.!?]\s*$/.test(row)).length;
  return (
    sentences * 3 < contents.length &&
    (withDigits * 2 >= contents.length || contents.some((row) => row.includes('|')))
  );
}
