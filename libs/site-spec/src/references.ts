import type { SpecIssue } from './issue.ts';
import { checkHeadings } from './references/headings.ts';
import { checkKnownIds } from './references/known-ids.ts';
import { checkLinks } from './references/links.ts';
import { checkTables } from './references/tables.ts';
import type { SiteSpec } from './spec.ts';
import { walkNodes } from './walk.ts';

/** Ids of the content and the assets share one space, for they are anchors; those of the brief have their own. */
function checkUniqueIds(spec: SiteSpec): SpecIssue[] {
  const seen = new Map<string, string>();
  const issues: SpecIssue[] = [];
  const trees = [walkNodes(spec.content, ['content']), walkNodes(spec.assets, ['assets'])];
  for (const tree of trees) {
    for (const { path, value } of tree) {
      if (typeof value.id !== 'string') continue;
      const first = seen.get(value.id);
      if (first === undefined) seen.set(value.id, path);
      else
        issues.push({
          path: `${path}/id`,
          code: 'duplicate_id',
          message: `id "${value.id}" is taken by ${first}`,
        });
    }
  }
  return issues;
}

/** What the schema can't say: unique ids, links that lead somewhere, assets that exist, headings that nest. */
export function checkReferences(spec: SiteSpec): SpecIssue[] {
  return [
    ...checkUniqueIds(spec),
    ...checkKnownIds(spec),
    ...checkLinks(spec),
    ...checkHeadings(spec),
    ...checkTables(spec),
  ];
}
