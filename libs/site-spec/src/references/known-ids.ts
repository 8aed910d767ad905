import type { SpecIssue } from '../issue.ts';
import type { SiteSpec } from '../spec.ts';
import { walkNodes } from '../walk.ts';

const ASSET_KEYS = ['image', 'asset', 'poster', 'logo'] as const;

function missing(path: string, what: string, id: string): SpecIssue {
  return { path, code: 'unknown_id', message: `there is no ${what} "${id}"` };
}

function checkAssets(spec: SiteSpec): SpecIssue[] {
  const known = new Set(spec.assets.map((asset) => asset.id));
  const issues: SpecIssue[] = [];
  for (const { path, value } of [
    ...walkNodes(spec.content, ['content']),
    ...walkNodes(spec.meta.seo, ['meta', 'seo']),
  ]) {
    for (const key of ASSET_KEYS) {
      const id = value[key];
      if (typeof id === 'string' && !known.has(id)) issues.push(missing(`${path}/${key}`, 'asset', id));
    }
  }
  return issues;
}

/** Members of a section's `items` that name one of its `groups`. */
function checkGroups(spec: SiteSpec): SpecIssue[] {
  const issues: SpecIssue[] = [];
  for (const { path, value } of walkNodes(spec.content, ['content'])) {
    if (!Array.isArray(value.groups) || !Array.isArray(value.items)) continue;
    const groups = new Set(value.groups.map((group: unknown) => Object(group).id));
    for (const [index, item] of value.items.entries()) {
      const id: unknown = Object(item).group;
      if (typeof id === 'string' && !groups.has(id))
        issues.push(missing(`${path}/items/${index}/group`, 'group', id));
    }
  }
  return issues;
}

function checkDataviz(spec: SiteSpec): SpecIssue[] {
  if (spec.buildType !== 'dataviz') return [];
  const { datasets, charts, insights, notes = [], dashboard } = spec.content;
  const data = new Set(datasets.map((dataset) => dataset.id));
  const all = new Set([
    ...data,
    ...charts.map((chart) => chart.id),
    ...insights.map((insight) => insight.id),
    ...notes.map((note) => note.id),
  ]);
  return [
    ...charts.flatMap((chart, index) =>
      data.has(chart.dataset) ? [] : [missing(`/content/charts/${index}/dataset`, 'dataset', chart.dataset)],
    ),
    ...insights.flatMap(({ evidence }, index) =>
      data.has(evidence.dataset)
        ? []
        : [missing(`/content/insights/${index}/evidence/dataset`, 'dataset', evidence.dataset)],
    ),
    ...dashboard.placements.flatMap(({ ref }, index) =>
      all.has(ref)
        ? []
        : [missing(`/content/dashboard/placements/${index}/ref`, 'chart, insight, dataset or note', ref)],
    ),
  ];
}

function checkSlidesAndDocuments(spec: SiteSpec): SpecIssue[] {
  if (spec.buildType === 'slides') {
    const sections = new Set(spec.content.sections.map((section) => section.id));
    return spec.content.slides.flatMap(({ section }, index) =>
      section === undefined || sections.has(section)
        ? []
        : [missing(`/content/slides/${index}/section`, 'section', section)],
    );
  }
  if (spec.buildType !== 'document') return [];
  const notes = new Set(
    spec.content.blocks.flatMap((block) => (block.type === 'footnote' ? [block.id] : [])),
  );
  return [...walkNodes(spec.content.blocks, ['content', 'blocks'])].flatMap(({ path, value }) =>
    typeof value.footnote === 'string' && !notes.has(value.footnote)
      ? [missing(`${path}/footnote`, 'footnote', value.footnote)]
      : [],
  );
}

/** Ids that one node uses to name another lead to a node of the right kind. */
export function checkKnownIds(spec: SiteSpec): SpecIssue[] {
  return [
    ...checkAssets(spec),
    ...checkGroups(spec),
    ...checkDataviz(spec),
    ...checkSlidesAndDocuments(spec),
  ];
}
