import Papa from 'papaparse';
import type { Notation, RawTable } from './dataset.ts';
import { headedRows, isHeadless } from './headed-rows.ts';
import { seriesTitle } from './series-title.ts';
import { type Line, tableLines } from './table-lines.ts';

const FENCE = /```(?:[ \t]*([\w-]*)[ \t]*\r?\n)?([\s\S]*?)(?:\r?\n)?```/g;
const CAPTION = /(?:^|\n)[ \t]*(?:\*\*|#{1,6} )?([^\n]{1,80}?)(?:\*\*)?:?[ \t]*\r?\n?$/;

/** The words in front of a table that name it: `Data (people):` gives `people`. */
export function captionBefore(text: string, from: number): string {
  const before = text.slice(Math.max(0, from - 120), from).replace(/\s+$/, '\n');
  const line = CAPTION.exec(before)?.[1]?.trim() ?? '';
  const inner = /^(?:data|table|dataset|csv|daten|données|datos|dati|dados)\s*\(([^)]+)\)$/i.exec(
    line.replace(/:$/, ''),
  );
  if (inner?.[1]) return inner[1];
  const isCaption = line.split(/\s+/).length <= 8 && !/^(?:data|table|csv|here (?:is|are))\b/i.test(line);
  return isCaption ? seriesTitle(line.replace(/[:*#]+$/, '')) : '';
}

/** Columns that stand under each other. */
const ALIGNED = '  ';

function parse(body: string, delimiter: string): string[][] {
  if (delimiter === ALIGNED) return [body.trim().split(/\s{2,}/)];
  const { data } = Papa.parse<string[]>(body.trim(), { delimiter, skipEmptyLines: 'greedy' });
  return data.map((row) => row.map((cell) => cell.trim()));
}

/** Runs of even lines that turn out to be no table are tried this often, so that long lists stay cheap. */
const MAX_REFUSED = 60;

const isMarkdownRow = (line: string) => /^\s*\|?[^|\n]*\|/.test(line);
const isRule = (line: string) =>
  /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/.test(line) && line.includes('-');

function markdownCells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) =>
      cell
        .trim()
        .replace(/^\*\*(.*)\*\*$/, '$1')
        .replace(/^`(.*)`$/, '$1'),
    );
}

/** The delimiter that cuts every line into the same number of cells, at least two. */
function delimiterOf(lines: readonly string[]): { delimiter: string; width: number } | undefined {
  for (const delimiter of ['\t', ';', ',', '|']) {
    const widths = lines.slice(0, 20).map((line) => parse(line, delimiter)[0]?.length ?? 0);
    const width = widths[0] ?? 0;
    if (width >= 2 && widths.every((each) => each === width)) return { delimiter, width };
  }
  return undefined;
}

function table(
  notation: Notation,
  cells: string[][],
  place: { text: string; from: number; to: number },
): RawTable[] {
  const [header, ...rows] = cells;
  if (!header || header.length < 1 || rows.length === 0) return [];
  const width = header.length;
  const even = rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  return [
    {
      notation,
      title: captionBefore(place.text, place.from),
      header,
      rows: even,
      from: place.from,
      to: place.to,
    },
  ];
}

/** Tables between code fences. A fence that holds no table is left alone. */
export function fencedTables(text: string): RawTable[] {
  return [...text.matchAll(FENCE)].flatMap((match) => {
    const [whole, language = '', body = ''] = match;
    const place = { text, from: match.index, to: match.index + whole.length };
    const lines = body.split(/\r?\n/).filter((line) => line.trim() !== '');
    if (/^json/i.test(language) || lines.length < 2) return [];
    if (lines.some(isRule))
      return table('markdown', lines.filter((line) => !isRule(line)).map(markdownCells), place);
    if (/^tsv$/i.test(language)) return table('tsv', parse(body, '\t'), place);
    if (/^csv$/i.test(language)) {
      const found = delimiterOf(lines);
      return table('csv', parse(body, found?.delimiter ?? ','), place);
    }
    const found = delimiterOf(lines);
    return found ? table(found.delimiter === '\t' ? 'tsv' : 'csv', parse(body, found.delimiter), place) : [];
  });
}

/** Markdown tables that stand in the text without a fence. */
export function markdownTables(text: string): RawTable[] {
  const lines = tableLines(text);
  const found: RawTable[] = [];
  for (let at = 1; at < lines.length; at += 1) {
    const header = lines[at - 1];
    const rule = lines[at];
    if (!header || !rule || !isRule(rule.text) || !isMarkdownRow(header.text)) continue;
    let end = at + 1;
    while (end < lines.length && isMarkdownRow(lines[end]?.text ?? '')) end += 1;
    const rows = lines.slice(at + 1, end).map((line) => markdownCells(line.text));
    const to = lines[end - 1]?.to ?? rule.to;
    found.push(...table('markdown', [markdownCells(header.text), ...rows], { text, from: header.from, to }));
    at = end;
  }
  return found;
}

/** A sole row below the names counts as one where all but its first cell are plain numbers. */
const isNumbered = (body: readonly string[][], header: readonly string[]) =>
  header.length >= 3 && (body[0]?.slice(1).every((cell) => /^[-+$€£]?\d[\d.,]*\s?%?$/.test(cell)) ?? false);

/** `product,units` over `Widget,52`, nothing but commas between: too tight for prose. */
const isTightRow = (body: readonly string[][], header: readonly string[]) =>
  header.length === 2 &&
  header.every((cell) => /^[\p{L}_]{2,30}$/u.test(cell)) &&
  /^\p{L}[^\d]{0,40}$/u.test(body[0]?.[0] ?? '') &&
  /^[-+$€£]?\d[\d.]*\s?%?$/.test(body[0]?.[1] ?? '');

const hasFigure = (cell: string | undefined) => /\d/.test(cell ?? '');

/** Runs of at least three lines with the same delimiter and cells that are not prose. */
export function bareTables(text: string): RawTable[] {
  const lines = tableLines(text);
  const found: RawTable[] = [];
  let at = 0;
  let refused = 0;
  const cut = new CutLines(lines);
  while (at < lines.length && refused < MAX_REFUSED) {
    const run = tableRun(lines, at, cut);
    if (!run.isTable) {
      if (run.end - at >= 3) refused += 1;
      at += 1;
      continue;
    }
    const last = lines[run.end - 1];
    const first = lines[at];
    if (first && last) {
      const cells = lines.slice(at, run.end).map((_, row) => cut.at(at + row, run.delimiter));
      const notation = run.delimiter === '\t' ? 'tsv' : 'csv';
      const place = { text, from: first.from, to: last.to };
      found.push(...table(notation, headedRows(cells, captionBefore(text, first.from)), place));
    }
    at = run.end;
  }
  return found;
}

interface Run {
  end: number;
  delimiter: string;
  isTable: boolean;
}

/** The cells of each line, cut once for each delimiter however often a run is tried. */
class CutLines {
  readonly #lines: readonly Line[];
  readonly #cut = new Map<string, string[][]>();

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
  }

  at(index: number, delimiter: string): string[] {
    const known = this.#cut.get(delimiter) ?? [];
    this.#cut.set(delimiter, known);
    known[index] ??= parse(this.#lines[index]?.text ?? '', delimiter)[0] ?? [];
    return known[index] ?? [];
  }
}

function tableRun(lines: readonly Line[], start: number, cut: CutLines): Run {
  const first = lines[start]?.text ?? '';
  let furthest = start;
  for (const delimiter of ['\t', ';', ',', ALIGNED]) {
    const width = first.includes(delimiter) ? cut.at(start, delimiter).length : 0;
    if (width < 2) continue;
    let end = start + 1;
    while (
      end < lines.length &&
      lines[end]?.text.includes(delimiter) &&
      cut.at(end, delimiter).length === width
    )
      end += 1;
    furthest = Math.max(furthest, end);
    const rows = Array.from({ length: end - start }, (_, at) => cut.at(start + at, delimiter));
    if (looksTabular(rows, delimiter)) return { end, delimiter, isTable: true };
  }
  return { end: furthest, delimiter: '', isTable: false };
}

/** A heading row has no figures in it (years aside) while the rows below do, in the same column; or every row is a name and figures. */
function looksTabular(rows: readonly string[][], delimiter: string): boolean {
  const [header = [], ...body] = rows;
  if (body.length < (isNumbered(body, header) || isTightRow(body, header) ? 1 : 2)) return false;
  const short = rows.every((row) => row.every((cell) => cell.length <= 60));
  if (rows.length >= 3 && short && isHeadless(rows)) return true;
  const named = header.every(
    (cell) => cell.length <= 40 && !/^[-+$€£]?\d[\d.,]*$/.test(cell.replace(/^(?:19|20)\d\d$/, '')),
  );
  const figures = header.some((_, at) => body.every((row) => hasFigure(row[at]) || row[at] === ''));
  return named && short && (figures || (delimiter !== ',' && delimiter !== ALIGNED));
}
