import type { SpecIssue } from '../issue.ts';
import type { SiteSpec } from '../spec.ts';
import { walkNodes } from '../walk.ts';

const lengthOf = (list: unknown): number | undefined => (Array.isArray(list) ? list.length : undefined);

function checkRows(path: string, rows: unknown, width: number | undefined): SpecIssue[] {
  if (!Array.isArray(rows) || width === undefined) return [];
  return rows.flatMap((row: unknown, index) =>
    lengthOf(row) === width
      ? []
      : [{ path: `${path}/rows/${index}`, code: 'ragged_row', message: `a row has ${width} cells here` }],
  );
}

/** Every row of a table or dataset has one cell a column; so has every line of a comparison. */
export function checkTables(spec: SiteSpec): SpecIssue[] {
  const issues: SpecIssue[] = [];
  for (const { path, value } of walkNodes(spec.content, ['content'])) {
    issues.push(...checkRows(path, value.rows, lengthOf(value.columns) ?? lengthOf(value.fields)));
    if (value.type !== 'comparison' || !Array.isArray(value.items)) continue;
    for (const [index, item] of value.items.entries()) {
      if (lengthOf(Object(item).cells) === lengthOf(value.columns)) continue;
      const message = 'a line of a comparison has one cell a column';
      issues.push({ path: `${path}/items/${index}/cells`, code: 'ragged_row', message });
    }
  }
  return issues;
}
