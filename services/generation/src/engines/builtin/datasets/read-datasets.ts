import { bareNumbers } from './bare-numbers.ts';
import { fieldName, typeColumn } from './columns.ts';
import {
  type Dataset,
  type DatasetReading,
  type DatasetWarning,
  MAX_CELL_UNITS,
  MAX_COLUMNS,
  MAX_ROWS,
  MAX_TABLES,
  type RawTable,
} from './dataset.ts';
import { bareTables, fencedTables, markdownTables } from './delimited.ts';
import { jsonTables } from './json-table.ts';
import { mergeGroups } from './merge-groups.ts';
import { isGroupedMoney } from './number.ts';
import { parallelLists } from './parallel-lists.ts';
import { proseSeries } from './prose-series.ts';

export interface ReadOptions {
  /** Makes the id of each dataset. */
  id?: (prefix: string) => string;
  /** Two figures in a sentence are data already; for prompts that ask for charts. */
  eager?: boolean;
}

/** Code points before each place asked for, in one pass; places come in ascending order. */
function codePoints(text: string, places: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  let units = 0;
  let points = 0;
  for (const place of [...places].sort((left, right) => left - right)) {
    while (units < place) {
      units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
      points += 1;
    }
    found.set(place, points);
  }
  return found;
}

const blank = (text: string, tables: readonly RawTable[]): string => {
  let out = '';
  let at = 0;
  for (const table of [...tables].sort((left, right) => left.from - right.from)) {
    out += text.slice(at, table.from) + text.slice(table.from, table.to).replace(/[^\n]/g, ' ');
    at = table.to;
  }
  return out + text.slice(at);
};

/** Tables in the order of the text; later notations only look at what earlier ones left. */
function tablesOf(text: string, eager: boolean): { tables: RawTable[]; rest: string } {
  let rest = text;
  const tables: RawTable[] = [];
  const readers = [
    fencedTables,
    jsonTables,
    markdownTables,
    bareTables,
    (source: string) => proseSeries(source, eager),
    parallelLists,
    ...(eager ? [bareNumbers] : []),
  ];
  for (const read of readers) {
    const found = read(rest);
    tables.push(...found);
    rest = blank(rest, found);
  }
  return { tables: tables.sort((left, right) => left.from - right.from), rest };
}

function bounded(table: RawTable, warnings: DatasetWarning[]): RawTable {
  const header = table.header.slice(0, MAX_COLUMNS);
  let units = 0;
  let keep = 0;
  for (const row of table.rows) {
    units += row.slice(0, MAX_COLUMNS).reduce((sum, cell) => sum + Math.min(cell.length, 1000) + 3, 0);
    if (keep >= MAX_ROWS || units > MAX_CELL_UNITS) break;
    keep += 1;
  }
  const name = table.title || table.header.join(', ').slice(0, 80);
  if (keep < table.rows.length) {
    warnings.push({
      code: 'rows_left_out',
      message: `"${name}" has ${table.rows.length} rows; the first ${keep} are used.`,
    });
  }
  if (header.length < table.header.length) {
    warnings.push({
      code: 'columns_left_out',
      message: `"${name}" has ${table.header.length} columns; the first ${header.length} are used.`,
    });
  }
  return { ...table, header, rows: table.rows.slice(0, keep) };
}

function uniqueNames(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((name, at) => {
    const base = fieldName(name, at);
    const times = (seen.get(base) ?? 0) + 1;
    seen.set(base, times);
    return times === 1 ? base : `${base.slice(0, 90)} ${times}`;
  });
}

const cleanTitle = (title: string) =>
  title
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 200);

/** Types a table of text. Exported for tables that other stages found themselves. */
export function toDataset(
  table: Pick<RawTable, 'title' | 'header' | 'rows' | 'unit'> & Partial<Pick<RawTable, 'notation'>>,
  id: string,
): Dataset {
  const names = uniqueNames(table.header);
  const cells = names.map((_, at) => table.rows.map((row) => row[at] ?? ''));
  const stopsGroup = cells.some((column) => isGroupedMoney(column.filter((cell) => cell !== '')));
  const columns = names.map((name, at) => typeColumn(name, at, cells[at] ?? [], stopsGroup));
  // "1: 4, 2: 9": what stands before the colon names the entries, grades or floors, and measures nothing.
  const [label, value, ...more] = columns;
  const isNamed = table.notation === 'list' || table.notation === 'prose';
  if (isNamed && value && more.length === 0 && label?.field.type === 'quantitative' && !label.field.unit)
    label.field.type = 'ordinal';
  const last = columns.findLast((column) => column.field.type === 'quantitative');
  if (last && table.unit && !last.field.unit) last.field.unit = table.unit.slice(0, 20);
  return {
    id,
    title: cleanTitle(table.title) || names.join(', ').slice(0, 200),
    fields: columns.map((column) => column.field),
    rows: table.rows.map((_, row) => columns.map((column) => column.cells[row] ?? null)),
    source: { kind: 'prompt' },
  };
}

/** Finds the data in a prompt: tables, CSV, JSON, lists of `label: value`, and series in prose. */
export function readDatasets(text: string, options: ReadOptions = {}): DatasetReading {
  const warnings: DatasetWarning[] = [];
  const found = tablesOf(text, options.eager ?? false);
  const merged = mergeGroups(found.tables, text);
  if (merged.length > MAX_TABLES) {
    warnings.push({
      code: 'tables_left_out',
      message: `Of ${merged.length} tables the first ${MAX_TABLES} are used.`,
    });
  }
  const tables = merged.slice(0, MAX_TABLES).map((table) => bounded(table, warnings));
  const points = codePoints(
    text,
    tables.flatMap((table) => [table.from, table.to]),
  );
  const datasets = tables.map((table, at): Dataset => {
    const dataset = toDataset(table, options.id?.('data') ?? `data-${at + 1}`);
    const limit = 16_000;
    const span: [number, number] = [
      Math.min(limit, points.get(table.from) ?? 0),
      Math.min(limit, points.get(table.to) ?? 0),
    ];
    return { ...dataset, source: { kind: 'prompt', span } };
  });
  return { datasets, notations: tables.map((table) => table.notation), query: found.rest, warnings };
}
