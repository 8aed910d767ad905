import { findAt, type SiteSpec, type SpecPatch } from '@sitewright/site-spec';
import { answer } from '../answers.ts';
import type { Command } from '../invert.ts';
import { isRecord } from '../nodes.ts';

type Cell = string | number | boolean | null;
/** A cell of a table, both counted from 0. The closing row is behind the last row. */
interface Place {
  row: number;
  column: number;
}

/** A table of words, or the data of a chart: rows of cells under columns. */
export interface Table {
  path: string;
  /** The name of the list that has an entry a column. */
  columns: 'columns' | 'fields';
  width: number;
  rows: readonly (readonly Cell[])[];
  totals: readonly Cell[] | undefined;
}

const isCell = (value: unknown): value is Cell => value === null || typeof value !== 'object';
const cellsOf = (value: unknown): Cell[] => (Array.isArray(value) ? value.filter(isCell) : []);

/** The table at a place; undefined where there is none. */
export function tableAt(spec: SiteSpec, path: string): Table | undefined {
  const node = findAt(spec, path);
  if (!isRecord(node) || !Array.isArray(node.rows)) return undefined;
  const columns = Array.isArray(node.columns) ? 'columns' : 'fields';
  const heads: unknown = node[columns];
  if (!Array.isArray(heads)) return undefined;
  return {
    path,
    columns,
    width: heads.length,
    rows: node.rows.map(cellsOf),
    totals: Array.isArray(node.totals) ? cellsOf(node.totals) : undefined,
  };
}

/** The cells that still ask the owner, as they stand after some have moved; none leaves the list out. */
function moveOpen(spec: SiteSpec, path: string, move: (place: Place) => Place | undefined): SpecPatch {
  const open: unknown = findAt(spec, `${path}/open`);
  if (!Array.isArray(open)) return [];
  const moved = open.flatMap((place: Place) => move(place) ?? []);
  if (JSON.stringify(moved) === JSON.stringify(open)) return [];
  if (moved.length === 0) return [{ op: 'remove', path: `${path}/open` }];
  return [{ op: 'replace', path: `${path}/open`, value: moved }];
}

/** Writes cells from a place on, as they are pasted. Rows that are missing are added, columns that are missing are not. */
export function setCells(
  spec: SiteSpec,
  table: Table,
  at: Place,
  values: readonly (readonly Cell[])[],
): Command {
  const operations: SpecPatch = [];
  const written = new Set<string>();
  let added = 0;
  for (const [down, line] of values.entries()) {
    const row = at.row + down;
    const before = table.rows[row];
    const fitting = line.slice(0, Math.max(0, table.width - at.column));
    for (const across of fitting.keys()) written.add(`${row} ${at.column + across}`);
    if (before === undefined) {
      const blank = emptyRow(table);
      const value = blank.map((cell, column) => fitting[column - at.column] ?? cell);
      operations.push({ op: 'add', path: `${table.path}/rows/-`, value });
      added += 1;
      continue;
    }
    for (const [across, value] of fitting.entries()) {
      if (before[at.column + across] === value) continue;
      operations.push({ op: 'replace', path: `${table.path}/rows/${row}/${at.column + across}`, value });
    }
  }
  // A closing row stays behind what was added, and what was written asks no longer.
  const last = table.rows.length;
  const open = moveOpen(spec, table.path, ({ row, column }) =>
    row < last && written.has(`${row} ${column}`)
      ? undefined
      : { row: row < last ? row : row + added, column },
  );
  const asked = operations.length === 0 ? [] : answer(spec, `${table.path}/rows`);
  const merge = operations.length === 1 && open.length === 0 ? `cell ${operations[0]?.path}` : undefined;
  return {
    label: 'edit',
    operations: [...asked, ...open, ...operations],
    ...(merge === undefined ? {} : { merge }),
  };
}

const emptyRow = ({ columns, width }: Table): Cell[] =>
  Array.from({ length: width }, () => (columns === 'columns' ? '' : null));

export function insertRow(spec: SiteSpec, table: Table, row: number): Command {
  const open = moveOpen(spec, table.path, (place) =>
    place.row >= row ? { ...place, row: place.row + 1 } : place,
  );
  return {
    label: 'add',
    operations: [{ op: 'add', path: `${table.path}/rows/${row}`, value: emptyRow(table) }, ...open],
  };
}

export function removeRow(spec: SiteSpec, table: Table, row: number): Command {
  const open = moveOpen(spec, table.path, (place) =>
    place.row === row ? undefined : place.row > row ? { ...place, row: place.row - 1 } : place,
  );
  return {
    label: 'remove',
    operations: [{ op: 'remove', path: `${table.path}/rows/${row}` }, ...open],
  };
}

/** Adds a column of a table of words. Rows go with it in one operation: each must have a cell a column. */
export function insertColumn(spec: SiteSpec, table: Table, column: number, label: string): Command {
  const wider = (row: readonly Cell[]) => row.toSpliced(column, 0, '');
  const open = moveOpen(spec, table.path, (place) =>
    place.column >= column ? { ...place, column: place.column + 1 } : place,
  );
  return {
    label: 'add',
    operations: [
      { op: 'add', path: `${table.path}/columns/${column}`, value: { label, align: 'start' } },
      ...reshape(table, wider),
      ...open,
    ],
  };
}

export function removeColumn(spec: SiteSpec, table: Table, column: number): Command {
  const narrower = (row: readonly Cell[]) => row.toSpliced(column, 1);
  const open = moveOpen(spec, table.path, (place) =>
    place.column === column
      ? undefined
      : place.column > column
        ? { ...place, column: place.column - 1 }
        : place,
  );
  return {
    label: 'remove',
    operations: [
      { op: 'remove', path: `${table.path}/columns/${column}` },
      ...reshape(table, narrower),
      ...open,
    ],
  };
}

function reshape({ path, rows, totals }: Table, shape: (row: readonly Cell[]) => readonly Cell[]): SpecPatch {
  const operations: SpecPatch = [{ op: 'replace', path: `${path}/rows`, value: rows.map(shape) }];
  if (totals !== undefined)
    operations.push({ op: 'replace', path: `${path}/totals`, value: [...shape(totals)] });
  return operations;
}
