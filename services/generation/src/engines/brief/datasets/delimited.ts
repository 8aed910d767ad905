import Papa from 'papaparse';
import type { RawTable } from './raw-table.ts';
import { isItem, type Line, tableLines, withoutThousands } from './table-lines.ts';
import { asksForPicture, seriesTitle } from './titles.ts';

const FENCE = /```(?:[ \t]*(?:([\w-]+)[ \t]*)?\r?\n)?([\s\S]*?)(?:\r?\n)?```/g;

/** The words in front of a table that name it: `Data (people):` gives `people`. */
export function captionBefore(text: string, from: number): string {
  const before = text.slice(Math.max(0, from - 160), from).trimEnd();
  const line = (before.split('\n').at(-1) ?? '').trim().replace(/^#{1,6} |\*\*|[:：]$/g, '');
  if (isHeading(text.slice(0, from), line)) return line;
  if (line === '' || line.length > 80 || /[.?!。？！]$/.test(line)) return '';
  const inner = /\(([^()]{1,60})\)$/.exec(line)?.[1];
  const said = seriesTitle(inner === undefined ? line : line.slice(0, -inner.length - 2));
  return said === '' && inner !== undefined ? inner : seriesTitle(line);
}

/** The line that a text begins with, where nothing but the data stands under it. */
const isHeading = (before: string, line: string): boolean =>
  before.trim().replace(/^#{1,6} /, '') === line &&
  line.length <= 120 &&
  !/[.?!:。？！：]$/.test(line) &&
  !asksForPicture(line);

/** Columns that stand under each other. */
const ALIGNED = '  ';
const STROKES = ' / ';
/** "Fraud, by card 69 / 62 / 11.5": the first figure stands right behind the name. */
const NAMED_FIGURE = /^(\p{L}[^/]*[^\s/])\s(?=[-+]?\d[\d.,]*\s\/)/u;

function parse(body: string, delimiter: string): string[][] {
  if (delimiter === ALIGNED) return [body.trim().split(/\s{2,}/)];
  if (delimiter === STROKES) return [body.trim().replace(NAMED_FIGURE, `$1${STROKES}`).split(STROKES)];
  if (delimiter === '|') return body.trim().split('\n').map(markdownCells);
  if (delimiter === ',' && hasDecimalsOnly(body)) return [[body.trim()]];
  const said = delimiter === ',' ? withoutThousands(body.trim()) : body.trim();
  const { data } = Papa.parse<string[]>(said, { delimiter, skipEmptyLines: 'greedy' });
  return data.map((row) => row.map((cell) => cell.trim()));
}

/** "do 10 km 5,20 zł", "Van 14,000": no comma of the line parts cells. */
const hasDecimalsOnly = (line: string): boolean =>
  line.replace(/\s\d+,\d{1,3}(?=\s|\p{Sc}|$)/gu, '').indexOf(',') === -1;

/** A number, and no more than its unit behind it. */
const isFigure = (cell: string): boolean =>
  /^[-+]?\p{Sc}?\s?\d[\d.,\s]*\s?(?:[%°\p{Sc}]|\p{L}{1,4})?$/u.test(cell);

/** Runs of even lines that turn out to be no table are tried this often, so that long lists stay cheap. */
const MAX_REFUSED = 20;

const isMarkdownRow = (line: string) => line.includes('|');
const isRule = (line: string) => line.includes('--') && line.includes('|') && /^[\s|:-]+$/.test(line);

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

function table(cells: string[][], place: { text: string; from: number; to: number }): RawTable[] {
  const [header, ...rows] = cells;
  if (!header || header.length < 1 || rows.length === 0) return [];
  const width = header.length;
  const even = rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  return [
    {
      from: 'table',
      title: captionBefore(place.text, place.from),
      header,
      rows: even,
      start: place.from,
      end: place.to,
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
    if (lines.some(isRule)) return table(lines.filter((line) => !isRule(line)).map(markdownCells), place);
    const told = language === 'tsv' ? '\t' : language === 'csv' ? ',' : undefined;
    const delimiter = delimiterOf(lines)?.delimiter ?? told;
    if (delimiter === undefined) return [];
    const cells = parse(body, delimiter);
    return (cells[0]?.length ?? 0) > 1 || told !== undefined ? table(cells, place) : [];
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
    found.push(...table([markdownCells(header.text), ...rows], { text, from: header.from, to }));
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
      const cells = lines.slice(at, run.end).map((_, row) => [...cut.at(at + row, run.delimiter)]);
      // "Here is the data, risk / score": what leads to the table runs into its first name.
      if (run.delimiter === STROKES) cells[0]?.splice(0, 1, cells[0][0]?.replace(/^.*, /u, '') ?? '');
      const place = { text, from: first.from, to: last.to };
      found.push(...table(cells, place));
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
  if (isItem(first) && first.includes(',')) return { end: start + 1, delimiter: '', isTable: false };
  for (const delimiter of ['\t', '|', ';', ',', ALIGNED, STROKES]) {
    const width = first.includes(delimiter) ? cut.at(start, delimiter).length : 0;
    if (width < 2) continue;
    let end = start + 1;
    while (
      end < lines.length &&
      !(delimiter === ',' && isItem(lines[end]?.text ?? '')) &&
      lines[end]?.text.includes(delimiter) &&
      cut.at(end, delimiter).length === width
    )
      end += 1;
    furthest = Math.max(furthest, end);
    const rows = Array.from({ length: end - start }, (_, at) => cut.at(start + at, delimiter));
    const isSpaced = delimiter === ',' && lines.slice(start, end).every(({ text }) => /,\s/.test(text));
    if (looksTabular(rows, delimiter, isSpaced)) return { end, delimiter, isTable: true };
  }
  return { end: furthest, delimiter: '', isTable: false };
}

/** The longest cell of a table; behind a bar or a tab may stand a sentence. */
const longestCell = (delimiter: string): number => (delimiter === '|' || delimiter === '\t' ? 160 : 60);

/** A heading row has no figures in it (years aside) while the rows below do, in the same column; or every row is a name and figures. */
function looksTabular(rows: readonly string[][], delimiter: string, isSpaced: boolean): boolean {
  const [header = [], ...body] = rows;
  if (body.length < (isNumbered(body, header) || isTightRow(body, header) ? 1 : 2)) return false;
  const short = rows.every((row) => row.every((cell) => cell.length <= longestCell(delimiter)));
  const named = header.every(
    (cell) => cell.length <= 40 && !/^[-+$€£]?\d[\d.,]*$/.test(cell.replace(/^(?:19|20)\d\d$/, '')),
  );
  const figures = header.some((_, at) => body.every((row) => hasFigure(row[at]) || row[at] === ''));
  // Commas with blanks behind them are those of sentences, unless figures stand between them.
  // "One tile, 2 hours, 35 €": a line such as the others is no heading.
  const isLike = header.some(
    (cell, at) => /\d/.test(cell) && isFigure(cell) && body.every((row) => isFigure(row[at] ?? '')),
  );
  const isSentence =
    isSpaced && (isLike || !header.some((_, at) => body.every((row) => isFigure(row[at] ?? ''))));
  return named && short && !isSentence && (figures || ![',', ALIGNED, STROKES].includes(delimiter));
}
