import type { Dataset } from '../brief.ts';
import { detectLanguage } from '../language.ts';
import { bareTables, fencedTables, markdownTables } from './delimited.ts';
import { jsonTables } from './json-table.ts';
import { plainDigits } from './number.ts';
import { namedFigures, proseTables } from './prose-tables.ts';
import { MAX_TABLES, type RawTable } from './raw-table.ts';
import { typeTable } from './typed-columns.ts';

const READERS = [fencedTables, jsonTables, markdownTables, bareTables, namedFigures, proseTables];

const blanked = (text: string, tables: readonly RawTable[]): string =>
  tables.reduce(
    (out, { start, end }) =>
      out.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + out.slice(end),
    text,
  );

/** Tables in the order of the text; later notations only look at what earlier ones left. */
function tablesOf(text: string, isBoard: boolean): RawTable[] {
  let rest = text;
  const tables: RawTable[] = [];
  for (const read of READERS) {
    const found = read(rest, isBoard);
    tables.push(...found);
    rest = blanked(rest, found);
  }
  return tables.toSorted((one, other) => one.start - other.start).slice(0, MAX_TABLES);
}

/** Code points before each place, in one pass. */
function codePoints(text: string, places: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  let units = 0;
  let points = 0;
  for (const place of places.toSorted((one, other) => one - other)) {
    while (units < place) {
      units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
      points += 1;
    }
    found.set(place, points);
  }
  return found;
}

function toDataset(
  table: RawTable,
  at: number,
  { points, language }: { points: Map<number, number>; language: string | undefined },
): Dataset {
  const typed = typeTable(table.header, table.rows, table.unit, language);
  const [label, value] = typed.columns;
  // "1: 4, 2: 9": what stands before the figure names the entries, and measures nothing.
  const names = table.from === 'prose' && typed.columns.length > 1 && value && label?.type === 'quantitative';
  if (names) label.type = 'ordinal';
  return {
    id: `data-${at + 1}`,
    title: table.title
      .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
      .trim()
      .slice(0, 200),
    ...typed,
    from: table.from,
    span: [points.get(table.start) ?? 0, points.get(table.end) ?? 0],
  };
}

/**
 * The data in a prompt: tables, CSV, JSON, and, near words that ask for a chart or on a board, lists of names with
 * figures and series told in prose.
 */
export function readDatasets(prompt: string, isBoard = false): Dataset[] {
  const tables = tablesOf(plainDigits(prompt), isBoard);
  const places = tables.flatMap(({ start, end }) => [start, end]);
  const points = codePoints(prompt, places);
  const language = tables.length > 0 ? detectLanguage(prompt) : undefined;
  return tables.map((table, at) => toDataset(table, at, { points, language }));
}
