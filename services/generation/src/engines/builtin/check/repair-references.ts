import { checkReferences, type SiteSpec, type SpecIssue } from '@sitewright/site-spec';
import type { Repair } from './repair-schema.ts';
import { isRecord, type Path, pathOf, removeAt, setAt, valueAt } from './tree.ts';

const MOST_ROUNDS = 4;

/** Mends what the schema cannot say: ids taken twice, links into nothing, headings that skip, ragged tables. */
export function repairReferences(spec: SiteSpec): Repair[] {
  const repairs: Repair[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const issues = checkReferences(spec);
    if (issues.length === 0) return repairs;
    for (const issue of issues.toReversed()) {
      repairOne(spec, issue, repairs.length);
      repairs.push({ path: pathOf(issue.path), what: issue.code });
    }
  }
  return repairs;
}

function repairOne(spec: SiteSpec, issue: SpecIssue, count: number): void {
  const path = pathOf(issue.path);
  switch (issue.code) {
    case 'duplicate_id': {
      const id = String(valueAt(spec, path));
      setAt(spec, path, `${id.slice(0, 50)}-again${count}`);
      return;
    }
    case 'broken_link':
      mendLink(spec, path);
      return;
    case 'heading_order':
      mendHeading(spec, path);
      return;
    case 'duplicate_path':
      setAt(
        spec,
        path,
        `${String(valueAt(spec, path)).replace(/\/$/, '')}/part-${count + 2}`.replace(/^\/\//, '/'),
      );
      return;
    case 'no_root_page':
      setAt(spec, ['content', 'pages', 0, 'path'], '/');
      return;
    case 'ragged_row':
      mendRow(spec, path);
      return;
    default:
      removeAt(spec, path);
  }
}

/** A link into nothing leads to the start of the site instead. */
function mendLink(spec: SiteSpec, path: Path): void {
  const node = valueAt(spec, path);
  if (!isRecord(node)) return;
  if ('mapHref' in node && typeof node.href !== 'string') Reflect.deleteProperty(node, 'mapHref');
  else if (spec.buildType === 'website') node.href = '/';
  else Reflect.deleteProperty(node, 'href');
}

function mendHeading(spec: SiteSpec, path: Path): void {
  const level = valueAt(spec, path);
  if (typeof level === 'number') setAt(spec, path, level - 1);
  else removeAt(spec, path);
}

function mendRow(spec: SiteSpec, path: Path): void {
  const row = valueAt(spec, path);
  const owner = valueAt(spec, path.slice(0, -2));
  if (!Array.isArray(row) || !isRecord(owner)) {
    removeAt(spec, path.slice(0, -1));
    return;
  }
  const width = Array.isArray(owner.columns)
    ? owner.columns.length
    : Array.isArray(owner.fields)
      ? owner.fields.length
      : row.length;
  const filler: unknown = typeof row[0] === 'string' ? '' : null;
  setAt(
    spec,
    path,
    Array.from({ length: width }, (_, index): unknown => row[index] ?? filler),
  );
}
