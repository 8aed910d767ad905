import { siteSpecSchema } from '@sitewright/site-spec';
import { trimTo } from '../copy/trim-to.ts';
import { entryAbove, isRecord, type Path, removeAt, setAt, valueAt } from './tree.ts';

/** The parts of a schema issue that a repair needs; unions carry the issues of their branches. */
interface Issue {
  code?: string;
  path: PropertyKey[];
  maximum?: number | bigint;
  minimum?: number | bigint;
  keys?: readonly string[];
  errors?: readonly (readonly Issue[])[];
}

export interface Repair {
  path: Path;
  what: string;
}

const MOST_ROUNDS = 8;

/**
 * Makes a draft valid where that loses little: texts cut, lists cut, numbers clamped, members that break a rule left
 * out. What is still wrong after some rounds stays for the caller to refuse.
 */
export function repairSchema(draft: unknown): Repair[] {
  const repairs: Repair[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const result = siteSpecSchema.safeParse(draft);
    if (result.success) return repairs;
    const issues = result.error.issues.flatMap((issue) => flatten(issue, []));
    // From the back, so that removing an entry does not move the ones still to be repaired.
    for (const issue of issues.toReversed()) repairs.push(repairOne(draft, issue, round));
  }
  return repairs;
}

function flatten(issue: Issue, above: Path): Issue[] {
  const path = [...above, ...keysOf(issue.path)];
  if (issue.code !== 'invalid_union' || !issue.errors || issue.errors.length === 0)
    return [{ ...issue, path: [...path] }];
  const branch = issue.errors.reduce((best, errors) => (weightOf(errors) < weightOf(best) ? errors : best));
  return branch.flatMap((inner) => flatten(inner, path));
}

/** The branch that was meant is the one whose issues lie deepest and are fewest. */
function weightOf(issues: readonly Issue[]): number {
  return issues.reduce(
    (sum, issue) => sum + (issue.code === 'invalid_type' && issue.path.length === 0 ? 100 : 1),
    0,
  );
}

function keysOf(path: readonly PropertyKey[]): (string | number)[] {
  return path.map((key) => (typeof key === 'number' ? key : String(key)));
}

function repairOne(draft: unknown, issue: Issue, round: number): Repair {
  const path = keysOf(issue.path);
  const value = valueAt(draft, path);
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys ?? []) removeAt(draft, [...path, key]);
    return { path, what: 'unknown members left out' };
  }
  if (issue.code === 'too_big' && issue.maximum !== undefined) {
    const most = Number(issue.maximum);
    if (typeof value === 'string') return put(draft, path, trimTo(value, most), 'text cut');
    if (Array.isArray(value)) return put(draft, path, value.slice(0, most), 'list cut');
    if (typeof value === 'number') return put(draft, path, most, 'number clamped');
  }
  if (issue.code === 'too_small' && typeof value === 'number')
    return put(draft, path, Number(issue.minimum ?? 0), 'number clamped');
  if (issue.code === 'invalid_format' && typeof value === 'string' && round === 0) {
    const clean = cleanText(value);
    if (clean !== value && clean !== '') return put(draft, path, clean, 'text cleaned');
  }
  return leaveOut(draft, path, round);
}

function put(draft: unknown, path: Path, value: unknown, what: string): Repair {
  setAt(draft, path, value);
  return { path, what };
}

/** First the member itself; if its owner cannot do without, the list entry around it, and then the one around that. */
function leaveOut(draft: unknown, path: Path, round: number): Repair {
  const owner = valueAt(draft, path.slice(0, -1));
  if (round === 0 && isRecord(owner) && path.length > 1) {
    removeAt(draft, path);
    return { path, what: 'left out' };
  }
  let entry = entryAbove(path);
  for (let step = 2; step < round && entry; step += 2) entry = entryAbove(entry.slice(0, -1)) ?? entry;
  if (entry) removeAt(draft, entry);
  return { path: entry ?? path, what: 'entry left out' };
}

function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
