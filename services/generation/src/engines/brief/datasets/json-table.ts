import { z } from 'zod';
import { captionBefore } from './delimited.ts';
import type { RawTable } from './raw-table.ts';

/** Brackets that turn out to hold no table are tried this often, so that a text of brackets stays cheap. */
const MAX_ATTEMPTS = 40;

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const rowsSchema = z.array(z.record(z.string(), scalar)).min(1);
const mapSchema = z.record(z.string(), z.number()).refine((map) => Object.keys(map).length >= 2);

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** The end of the bracketed text that opens at `from`, past strings; undefined if it never closes. */
function closing(source: string, from: number): number | undefined {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < source.length; at += 1) {
    const unit = source[at];
    if (quoted) {
      if (unit === '\\') at += 1;
      else if (unit === '"') quoted = false;
    } else if (unit === '"') quoted = true;
    else if (unit === '[' || unit === '{') depth += 1;
    else if (unit === ']' || unit === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function read(source: string): { header: string[]; rows: string[][] } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return undefined;
  }
  const objects = rowsSchema.safeParse(value);
  if (objects.success) {
    const header = [...new Set(objects.data.flatMap((row) => Object.keys(row)))];
    return {
      header,
      rows: objects.data.map((row) =>
        header.map((key) => text(Object.hasOwn(row, key) ? row[key] : undefined)),
      ),
    };
  }
  const map = mapSchema.safeParse(value);
  if (!map.success) return undefined;
  return {
    header: ['Label', 'Value'],
    rows: Object.entries(map.data).map(([key, each]) => [key, text(each)]),
  };
}

/** Arrays of objects and maps of numbers, anywhere in the text. */
export function jsonTables(source: string): RawTable[] {
  const found: RawTable[] = [];
  let attempts = 0;
  // An opening without an end is looked for once; after it, nothing closes either, so the walk stays linear.
  for (const match of source.matchAll(/\[\s*[[{]|\{\s*"/g)) {
    const last = found.at(-1);
    if (last && match.index < last.end) continue;
    attempts += 1;
    if (attempts > MAX_ATTEMPTS) break;
    const to = closing(source, match.index);
    if (to === undefined) break;
    const table = read(source.slice(match.index, to));
    if (!table) continue;
    const fence = /```(?:json)?\s*$/.exec(source.slice(Math.max(0, match.index - 12), match.index));
    const from = match.index - (fence?.[0].length ?? 0);
    const tail = fence ? /^\s*```/.exec(source.slice(to, to + 12)) : null;
    found.push({
      from: 'table',
      title: captionBefore(source, from),
      ...table,
      start: from,
      end: to + (tail?.[0].length ?? 0),
    });
  }
  return found;
}
