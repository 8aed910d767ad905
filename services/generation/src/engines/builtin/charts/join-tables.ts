import type { Cell, Dataset } from '../datasets/dataset.ts';
import { findMentions } from './mentions.ts';
import { columnsOf } from './profile.ts';
import { stem, wordsOf } from './words.ts';

/** A column of one table whose values are keys of another. */
interface Link {
  from: Dataset;
  to: Dataset;
  fromAt: number;
  toAt: number;
}

const MAX_ROWS = 5000;
const MAX_COLUMNS = 40;

const singular = (title: string) => title.replace(/ies$/i, 'y').replace(/([^s])s$/i, '$1');
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

function keyAt(table: Dataset, at: number): Set<Cell> | undefined {
  const cells = table.rows.map((row) => row[at] ?? null);
  const held = new Set(cells);
  return held.size === cells.length && !held.has(null) && cells.length > 1 ? held : undefined;
}

/** Whether a column's name points to a table: `Artist_ID` to artists, `Manufacturer` to manufacturers. */
function namesKey(name: string, table: Dataset, key: string): boolean {
  const isKeyName = /(?:^|[_\s])(?:id|code|no|nr|key|number)$|id$|^code$/i.test(key);
  if (plain(name) === plain(key)) return isKeyName;
  const words = wordsOf(name).filter((word) => !/^(?:id|code|no|nr|key)$/.test(word.text));
  const called = wordsOf(table.title).map((word) => word.stem);
  return isKeyName && words.length > 0 && words.every((word) => called.includes(stem(word.text)));
}

function linkBetween(from: Dataset, to: Dataset): Link | undefined {
  for (const [toAt, key] of to.fields.entries()) {
    const keys = keyAt(to, toAt);
    if (!keys) continue;
    for (const [fromAt, field] of from.fields.entries()) {
      if (!namesKey(field.name, to, key.name)) continue;
      const cells = from.rows.map((row) => row[fromAt] ?? null).filter((cell) => cell !== null);
      const known = cells.filter((cell) => keys.has(cell)).length;
      // Two tables of the same key are told apart by which one repeats it.
      const isOwnKey = keyAt(from, fromAt) !== undefined && fromAt === 0;
      if (cells.length > 0 && known >= cells.length / 2 && !isOwnKey) return { from, to, fromAt, toAt };
    }
  }
  return undefined;
}

/** The link between two of the tables, if there is one. */
export function findLink(datasets: readonly Dataset[]): Link | undefined {
  for (const from of datasets) {
    for (const to of datasets) {
      const link = from === to ? undefined : linkBetween(from, to);
      if (link) return link;
    }
  }
  return undefined;
}

const isPlainName = (name: string) => /^(?:name|title|label|description)$/i.test(name);

/**
 * Each row of the one table with the row of the other that it points to; rows that point nowhere are left out, and so is
 * the pointer where the words mean what it points to.
 */
export function joinTables({ from, to, fromAt, toAt }: Link, id: string, keepsKey = true): Dataset {
  const rowOf = new Map(to.rows.map((row) => [row[toAt] ?? null, row]));
  const others = to.fields.map((field, at) => ({ field, at })).filter(({ at }) => at !== toAt);
  const taken = new Set(from.fields.map((field) => plain(field.name)));
  const prefix = singular(to.title);
  const fields = [
    ...from.fields.filter((_, at) => keepsKey || at !== fromAt),
    ...others.map(({ field }) =>
      taken.has(plain(field.name)) || isPlainName(field.name)
        ? { ...field, name: `${prefix} ${field.name}`.slice(0, 100) }
        : field,
    ),
  ].slice(0, MAX_COLUMNS);
  const rows = from.rows.flatMap((row): Cell[][] => {
    const other = rowOf.get(row[fromAt] ?? null);
    if (!other) return [];
    const own = row.filter((_, at) => keepsKey || at !== fromAt);
    return [[...own, ...others.map(({ at }) => other[at] ?? null)].slice(0, MAX_COLUMNS)];
  });
  return {
    id,
    title: from.title,
    fields,
    rows: rows.slice(0, MAX_ROWS),
    source: {
      kind: 'derived',
      method:
        `${from.title} joined with ${to.title} where ${from.fields[fromAt]?.name} is ${to.fields[toAt]?.name}`.slice(
          0,
          300,
        ),
    },
  };
}

const names = (text: string, table: Dataset) => {
  const called = wordsOf(table.title).map((word) => word.stem);
  return wordsOf(text).some((word) => called.includes(word.stem));
};

/** Rows of the table pointed to that no row points at: `mountains that no climber has climbed`. */
function withoutRows({ from, to, fromAt, toAt }: Link, text: string, id: string): Dataset | undefined {
  const called = wordsOf(from.title).map((word) => word.stem);
  const negated = [...text.matchAll(/\b(?:no|without|not|never|n't)\s+((?:\p{L}+\s+){0,3}\p{L}+)/giu)].some(
    (match) => wordsOf(match[1] ?? '').some((word) => called.includes(word.stem)),
  );
  if (!negated) return undefined;
  const used = new Set(from.rows.map((row) => row[fromAt] ?? null));
  const rows = to.rows.filter((row) => !used.has(row[toAt] ?? null));
  if (rows.length === 0) return undefined;
  return {
    ...to,
    id,
    rows,
    source: { kind: 'derived', method: `${to.title} that no row of ${from.title} names`.slice(0, 300) },
  };
}

/** How well the words of a question fit a table: its columns, and its own name. */
export function fitOf(text: string, table: Dataset): number {
  const mentioned = findMentions(text, columnsOf(table)).reduce((sum, mention) => sum + mention.score, 0);
  return mentioned + (names(text, table) ? 1.5 : 0);
}

/** A table made of two for a question that needs both; none if one table answers it. */
export function joinedFor(
  text: string,
  datasets: readonly Dataset[],
  id: (prefix: string) => string,
): Dataset | undefined {
  const link = findLink(datasets);
  if (!link) return undefined;
  const without = withoutRows(link, text, id('data'));
  if (without) return without;
  const name = id('data');
  const joined = joinTables(link, name);
  if (joined.rows.length === 0) return undefined;
  const own = new Set(link.from.fields.map((field) => field.name));
  // "the name of each captain" is the captain's name.
  const mentions = findMentions(text.replace(/\b(?:each|every)\b/gi, 'the'), columnsOf(joined), 0.6);
  const isFar = mentions.some((mention) => !own.has(mention.column.name));
  const isNear =
    names(text, link.from) ||
    mentions.some((mention) => own.has(mention.column.name) && mention.coverage > 0.7);
  if (!isFar || !isNear) return undefined;
  const key = link.from.fields[link.fromAt]?.name ?? '';
  const asksKey =
    mentions.some((mention) => mention.column.name === key && mention.coverage > 0.9) &&
    plain(singular(link.to.title)) !== plain(singular(key));
  return asksKey ? joined : joinTables(link, name, false);
}
