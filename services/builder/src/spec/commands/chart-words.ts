import {
  applyOperation,
  type Chart,
  chartSchema,
  type Dataset,
  datasetSchema,
  findAt,
  type SiteSpec,
  type SpecPatch,
  walkNodes,
} from '@sitewright/site-spec';
import type { Command } from '../invert.ts';

/** A warning that the words of a chart were written of other data. */
const changed = 'data_changed';
const mostWarnings = 100;
/** So many values are read out. */
const mostListed = 14;

/**
 * A command on data that takes back what charts say of the old: words with figures are replaced by what is measured, and
 * by the values themselves for who does not see them; words without are put among what is left to check, as `ask` says it.
 */
export function withTrueWords(
  spec: SiteSpec,
  path: string,
  command: Command,
  ask: (words: string) => string,
): Command {
  const before = datasetSchema.safeParse(findAt(spec, path));
  const draft: unknown = structuredClone(spec);
  for (const operation of command.operations) applyOperation(draft, operation);
  const after = datasetSchema.safeParse(findAt(draft, path));
  if (!before.success || !after.success || says(before.data) === says(after.data)) return command;
  const labels = labelsOf([before.data, after.data]);
  const charts = chartsOver(spec, before.data.id);
  const operations = [
    ...staleInsights(spec, before.data.id),
    ...charts.flatMap((one) => staleWords(spec, one, labels, before.data.title)),
    ...claims(
      spec,
      charts.filter(({ chart }) => isClaim(chart, labels, before.data.title)),
      ask,
    ),
    // Written anew with each letter, they come last.
    ...charts.flatMap((one) => staleAlt(spec, one, labels, after.data)),
  ];
  return { ...command, operations: [...operations, ...command.operations] };
}

interface Placed {
  path: string;
  chart: Chart;
}

const chartsOver = (spec: SiteSpec, dataset: string): Placed[] =>
  [...walkNodes(spec.content, ['content'])].flatMap(({ path, value }) => {
    const chart = value.dataset === dataset ? chartSchema.safeParse(value) : undefined;
    return chart?.success === true ? [{ path, chart: chart.data }] : [];
  });

/** What data says; an empty row says nothing. */
const says = ({ rows }: Dataset): string =>
  JSON.stringify(rows.filter((row) => row.some((cell) => cell !== null && cell !== '')));

/** Names in which a figure states nothing: of rows, fields, and the data as a whole. The longest first. */
function labelsOf(datasets: readonly Dataset[]): string[] {
  const labels = datasets.flatMap(({ title, fields, rows }) => [
    title,
    ...fields.flatMap((field) => [field.name, field.title ?? '']),
    ...fields.flatMap(({ type }, column) =>
      type === 'quantitative' ? [] : rows.map((row) => String(row[column] ?? '')),
    ),
  ]);
  return [...new Set(labels)].filter(Boolean).toSorted((a, b) => b.length - a.length);
}

/** Whether words state a figure, beside those in names. */
const isFigured = (words: string, labels: readonly string[]): boolean =>
  /\p{Nd}/u.test(labels.reduce((rest, label) => rest.replaceAll(label, ' '), words));

/** What a chart is called where its title is not to be believed: what is measured. */
function plainTitle({ title, subtitle }: Chart, labels: readonly string[], data: string): string {
  if (!isFigured(title, labels)) return title;
  return subtitle !== undefined && !isFigured(subtitle, labels) ? subtitle.slice(0, 200) : data;
}

function staleWords(
  spec: SiteSpec,
  { path, chart }: Placed,
  labels: readonly string[],
  data: string,
): SpecPatch {
  const plain = plainTitle(chart, labels, data);
  const operations: SpecPatch = [];
  for (const name of ['title', 'takeaway'] as const)
    if (isFigured(chart[name], labels))
      operations.push({ op: 'replace', path: `${path}/${name}`, value: plain });
  if (plain !== chart.title) operations.push(...sameWords(spec, path, chart.title, plain));
  if (chart.subtitle === plain) operations.push({ op: 'remove', path: `${path}/subtitle` });
  return operations;
}

/** The headline of a chart may stand over it once more, as that of its slide or section. */
const sameWords = (spec: SiteSpec, own: string, old: string, plain: string): SpecPatch =>
  [...walkNodes(spec.content, ['content'])].flatMap(({ path, value }) =>
    ['title', 'heading'].flatMap((name) =>
      path !== own && value[name] === old
        ? [{ op: 'replace' as const, path: `${path}/${name}`, value: plain }]
        : [],
    ),
  );

/** A chart that says something of its data in words alone. What its words for who does not see it have is its name. */
const isClaim = (
  { title, subtitle, takeaway, alt }: Chart,
  labels: readonly string[],
  data: string,
): boolean =>
  [title, takeaway].some(
    (words) => !isFigured(words, labels) && words !== data && words !== subtitle && !alt.includes(words),
  );

function claims(spec: SiteSpec, charts: readonly Placed[], ask: (words: string) => string): SpecPatch {
  const room = mostWarnings - spec.warnings.length;
  return charts
    .filter(({ path }) => warningAt(spec, path) < 0)
    .slice(0, room)
    .map(({ path, chart }) => ({
      op: 'add',
      path: '/warnings/-',
      value: { code: changed, message: ask(chart.takeaway).slice(0, 300), path },
    }));
}

const warningAt = (spec: SiteSpec, chart: string): number =>
  spec.warnings.findIndex(({ code, path }) => code === changed && path === chart);

/** Whoever writes what a chart says has seen its data. */
export function answeredClaim(spec: SiteSpec, path: string): SpecPatch {
  const index = /\/(?:title|takeaway)$/.test(path) ? warningAt(spec, path.replace(/\/[^/]*$/, '')) : -1;
  return index < 0 ? [] : [{ op: 'remove', path: `/warnings/${index}` }];
}

/** A statement that was worked out from data is no longer public until somebody has seen to it. */
function staleInsights(spec: SiteSpec, dataset: string): SpecPatch {
  if (spec.buildType !== 'dataviz') return [];
  return spec.content.insights.flatMap(({ evidence, placeholder }, index): SpecPatch => {
    const at = `/content/insights/${index}`;
    if (evidence.dataset !== dataset) return [];
    return [
      ...(placeholder === true ? [] : [{ op: 'add' as const, path: `${at}/placeholder`, value: true }]),
      ...(evidence.value === undefined ? [] : [{ op: 'remove' as const, path: `${at}/evidence/value` }]),
    ];
  });
}

/** The values of a chart as they are now, behind the kind of chart that its words began with. */
function staleAlt(
  spec: SiteSpec,
  { path, chart }: Placed,
  labels: readonly string[],
  data: Dataset,
): SpecPatch {
  if (!isFigured(chart.alt, labels)) return [];
  const value = altOf(chart, plainTitle(chart, labels, data.title), data, spec.language);
  return value === chart.alt ? [] : [{ op: 'replace', path: `${path}/alt`, value }];
}

function altOf({ alt }: Chart, title: string, { fields, rows }: Dataset, language: string): string {
  const kind = alt.slice(0, Math.max(0, alt.indexOf(title)));
  const numbers = new Intl.NumberFormat(language);
  const listed = rows.slice(0, mostListed).flatMap((row) => {
    const cells = row.map((cell, column) => ({ cell, isAmount: fields[column]?.type === 'quantitative' }));
    const names = cells.flatMap(({ cell, isAmount }) => (isAmount || cell === null ? [] : [String(cell)]));
    const amounts = cells.flatMap(({ cell, isAmount }) =>
      isAmount && typeof cell === 'number' ? [numbers.format(cell)] : [],
    );
    return amounts.length === 0 ? [] : [`${names.join(', ')}: ${amounts.join(', ')}`];
  });
  return `${kind}${title}. ${listed.join('; ')}${rows.length > mostListed ? '; …' : ''}`
    .slice(0, 1000)
    .trim();
}
