import type { RawTable } from './dataset.ts';

const labels = (table: RawTable) => table.rows.map((row) => (row[0] ?? '').toLowerCase()).join('\u0000');

/** The name of the group that a series stands under: the words between the series before it and its own first label. */
function groupName(table: RawTable, text: string): string | undefined {
  const before = text.slice(Math.max(0, table.from - 80), table.from);
  const match =
    /(?:^|[\n.;:,(]|\s\/)\s*(?:[-*•]\s*)?([\p{L}\d](?:(?!\s\/)[^\n.;:,(]){0,40}?)\s*(?::|\(|–|-)\s*$/u.exec(
      before,
    );
  return match?.[1]?.trim().replace(/^(?:and|und|et|y|e|en|as well as)\s+/i, '');
}

/**
 * Series in a row with the same labels and a name each are one table of series, label and value:
 * `North: Q1 10, Q2 20; South: Q1 12, Q2 18`.
 */
export function mergeGroups(tables: readonly RawTable[], text: string): RawTable[] {
  const merged: RawTable[] = [];
  let at = 0;
  while (at < tables.length) {
    const first = tables[at];
    if (!first) break;
    let end = at + 1;
    const isRun = first.notation === 'prose' || first.notation === 'list';
    while (isRun && end < tables.length && alike(first, tables[end], tables[end - 1])) end += 1;
    const run = tables.slice(at, end);
    const names = run.map((table) => groupName(table, text));
    merged.push(
      ...(run.length > 1 && names.every((name) => name)
        ? [
            joined(
              run,
              names.map((name) => name ?? ''),
            ),
          ]
        : run),
    );
    at = end;
  }
  return merged;
}

function alike(first: RawTable, next: RawTable | undefined, before: RawTable | undefined): boolean {
  return (
    next !== undefined &&
    before !== undefined &&
    (next.notation === 'prose' || next.notation === 'list') &&
    labels(next) === labels(first) &&
    next.from - before.to < 60 &&
    sameSize(first, next)
  );
}

/** Visitors in thousands and returns in dozens are two things, not two groups of one. */
function sameSize(first: RawTable, next: RawTable): boolean {
  const largest = (table: RawTable) =>
    Math.max(
      ...table.rows.map((row) =>
        Math.abs(Number(/\d[\d.,]*/.exec(row[1] ?? '')?.[0].replaceAll(',', '') ?? 0)),
      ),
    );
  const [one, two] = [largest(first), largest(next)];
  return !(one > 10 * two || two > 10 * one);
}

function joined(run: readonly RawTable[], names: readonly string[]): RawTable {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) throw new RangeError('no series to join');
  const unit = run.find((table) => table.unit)?.unit;
  const isYears = names.every((name) => /^(?:19|20)\d\d$/.test(name));
  return {
    ...first,
    title: '',
    header: [isYears ? 'Year' : 'Series', first.header[0] ?? 'Category', 'Value'],
    rows: run.flatMap((table, at) => table.rows.map((row) => [names[at] ?? '', ...row])),
    ...(unit ? { unit } : {}),
    to: last.to,
  };
}
