import { type Chart, type Dataset, trendEnds } from '@sitewright/site-spec';
import type { Brief } from '../../brief/brief.ts';
import type { DraftChart } from '../../draft/common.ts';
import { questionIn } from '../../draft/marks.ts';
import { fold } from '../../packs/periods.ts';
import type { AssembleContext } from '../context.ts';
import { labelOf } from '../context.ts';
import { within } from '../ids.ts';
import { hexOf } from '../theme/colour-maths.ts';
import { namedColour } from '../theme/named-colour.ts';
import { type ChartTable, clean, specDataset, tablesOf } from './chart-table.ts';
import { drawMarks, type Mark, pointMarks, withGaps } from './draw-marks.ts';
import { type Drawn, drawnTable, isRaw } from './drawn-table.ts';
import { encodeChart } from './encode-chart.ts';
import { keptRows } from './keep-rows.ts';
import { type ChartPlan, resolveChart, unitOf } from './resolve-chart.ts';
import { kindName, say, shownDetail, shownTitle } from './sayings.ts';
import { findingOf } from './statements.ts';
import { marksTold, withAxes } from './told-marks.ts';
import { writeLabel, writeValue } from './write-number.ts';

/** A chart as it stands in the specification, with what is known of it. */
export interface MadeChart {
  chart: Chart;
  table: ChartTable;
  /** Whether the table is a given one and not worked out for this chart. */
  isGiven: boolean;
  plan: ChartPlan;
  marks: Mark[];
  /** What is to be seen, without what follows from it. */
  shown: string;
}

type Encoding = Chart['spec']['encoding'];
type Channel = NonNullable<Encoding['color']>;
type Context = Pick<AssembleContext, 'language' | 'labels' | 'warn' | 'head'> & {
  brief: Pick<Brief, 'datasets' | 'orderLanguage'>;
};

const MOST_LISTED = 14;
const MOST_TITLE = 110;

const upTo = (text: string, most: number): string =>
  clean(text.replace(/\*\*|`/g, ''))
    .slice(0, most)
    .trim();

/** What is drawn: of a histogram the bare numbers of its rows, which it counts. */
function marksOf(plan: ChartPlan, language: string): Mark[] {
  if (plan.kind !== 'histogram') return isRaw(plan) ? pointMarks(plan) : drawMarks(plan, language);
  return keptRows(plan).flatMap((row): Mark[] => {
    const y = plan.x?.cells[row];
    return typeof y === 'number' ? [{ x: row, order: row, y }] : [];
  });
}

function altOf(
  title: string,
  { plan, marks }: Pick<MadeChart, 'plan' | 'marks'>,
  told: readonly string[],
  language: string,
): string {
  const unit = unitOf(plan);
  const isListed = plan.kind !== 'histogram';
  const listed = (isListed ? marks : []).slice(0, MOST_LISTED).map((mark) => {
    const label = [mark.series, mark.x]
      .filter((cell) => cell !== undefined && cell !== '')
      .map((cell) => writeLabel(cell ?? null));
    return `${label.join(', ')}: ${writeValue(mark.middle ?? mark.y, unit, language)}`;
  });
  const more = marks.length > listed.length && isListed ? '; …' : '';
  const lines = told.map((one) => `; ${one}`).join('');
  return upTo(`${kindName(plan.kind, language)}: ${title}. ${listed.join('; ')}${more}${lines}`, 1000);
}

/** What is made of each group twice, as "the lowest and the average age of each major": points of the one over the other. */
function pairedTable({ kind, table, x, y }: ChartPlan, marks: readonly Mark[]): ChartTable | undefined {
  const names = [...new Set(marks.map(({ series }) => String(series)))];
  const isMade = y.length === 2 && y.every(({ make }) => make !== undefined);
  if (kind !== 'scatter' || !isMade || x === undefined || x.role === 'time') return undefined;
  const numbers = y.map(({ unit }, at) => ({ name: names[at] ?? '', type: 'quantitative' as const, unit }));
  const columns = [{ name: x.name, type: 'nominal' as const, unit: '' }, ...numbers];
  const rows = [...Map.groupBy(marks, (mark) => mark.x)].map(([label, own]) => [
    typeof label === 'boolean' ? String(label) : label,
    ...names.map((name) => own.find(({ series }) => series === name)?.y ?? null),
  ]);
  return { ...table, columns, rows, source: { kind: 'derived', method: names.join(', ') } };
}

type Words = Record<'title' | 'subtitle' | 'takeaway', string>;

/** The title says what follows from the values; what is shown stands beneath. No sentence stands twice. */
function wordsOf(draft: DraftChart, plan: ChartPlan, finding: string, language: string): Words {
  const told = upTo(draft.title, 200);
  const isTold = told !== '' && questionIn(told) === undefined;
  const shown = isTold ? told : shownTitle(plan, language);
  const detail = shownDetail(plan, language);
  const own = questionIn(draft.takeaway) === undefined ? upTo(draft.takeaway, 600) : '';
  // What its writer says of a chart is all that is said of it.
  const said = (own || finding).replace(/[.。]$/, '');
  if (said === '' || said === shown) return { title: shown, subtitle: detail, takeaway: shown };
  if (said.length > MOST_TITLE || (isTold && own === ''))
    return { title: shown, subtitle: detail, takeaway: own || said };
  const measured = [shown, isTold ? '' : detail].filter(Boolean).join(' · ');
  return { title: said, subtitle: measured, takeaway: said };
}

/** Whose colour is ordered: who is called so, else the only one in whose name it stands, as 2023 in "Sales 2023". */
function namesCalled(said: string, names: readonly Mark['x'][], and: string): readonly Mark['x'][] {
  // "Box balls and hellebore: orange" orders one colour for both.
  const parts = names.some((one) => fold(String(one)) === said) ? [said] : said.split(and);
  const own = names.filter((one) => parts.includes(fold(String(one))));
  const near = names.filter((one) => ` ${fold(String(one))} `.includes(` ${said} `));
  return own.length > 0 || near.length > 1 ? own : near;
}

/** Colours that are ordered for series of a chart, or for bars of the only one: by their names, else in their order. */
function inOrderedColours(encoding: Encoding, marks: readonly Mark[], { head, language }: Context): Encoding {
  const { color, x, y } = encoding;
  const bars = [x, y].find((channel) => channel?.type === 'nominal' || channel?.type === 'ordinal');
  const ofMarks = marks.map((mark) => (color === undefined ? mark.x : (mark.series ?? null)));
  const names = [...new Set<Mark['x']>(Array.isArray(color?.sort) ? color.sort : ofMarks)];
  const and = fold(new Intl.ListFormat(language).format(['', '']));
  const ordered = head.look.colours.flatMap(({ text, use }) => {
    const [, said = '', colour = ''] = /^(?:(.*):)?(.*)$/su.exec(text) ?? [];
    const found = use === 'series' ? namedColour(colour, language) : undefined;
    return found ? [{ said: fold(said), fill: found.hex ?? hexOf(found.tone) }] : [];
  });
  const own = ordered.flatMap((one) => namesCalled(one.said, names, and).map((name) => ({ ...one, name })));
  const others = color ? names.filter((one) => own.every(({ name }) => name !== one)) : [];
  const bare = ordered.flatMap(({ said, fill }) => (said === '' ? [fill] : []));
  const told = [...own, ...others.flatMap((name, at) => (bare[at] ? [{ name, fill: bare[at] }] : []))];
  if (told.length === 0 || (color ?? bars) === undefined) return encoding;
  const scale = { domain: told.map(({ name }) => name), range: told.map(({ fill }) => fill) };
  const channel: Channel = color ?? { field: bars?.field, type: 'nominal', title: null };
  return { ...encoding, color: { ...channel, scale } };
}

/** A chart of a draft over its table; a fault where it can't be drawn. */
export function makeChart(
  draft: DraftChart,
  tables: readonly ChartTable[],
  id: string,
  context: Context,
): MadeChart | { fault: string } {
  const table =
    tables.find(({ ref }) => ref === draft.dataset) ?? (tables.length === 1 ? tables[0] : undefined);
  if (!table) return { fault: `there is no dataset "${draft.dataset}"` };
  const asked = resolveChart(draft, table);
  if ('fault' in asked) return asked;
  const { language } = context;
  const found = marksOf(asked, language);
  const isEmpty = found.length === 0 && (asked.where.length > 0 || asked.having.length > 0);
  if (isEmpty)
    context.warn(
      'no_rows_match',
      `No row of the data meets the conditions of "${draft.title || draft.ref}", so it shows all rows.`,
    );
  const plan = isEmpty ? { ...asked, where: [], having: [] } : asked;
  const marks = isEmpty ? marksOf(plan, language) : found;
  if (marks.length === 0) return { fault: 'there is nothing to draw' };
  const paired = pairedTable(plan, marks);
  if (paired) {
    const [series = '', x = '', y = ''] = paired.columns.map(({ name }) => name);
    const own = { ...draft, dataset: paired.ref, aggregate: 'none' as const, where: [] };
    const pair = makeChart({ ...own, x, y: [y], series }, [paired], id, context);
    return 'fault' in pair ? pair : { ...pair, isGiven: false };
  }
  const names = {
    value: labelOf(context, 'value'),
    count: labelOf(context, 'count'),
    series: say(language, 'series', {}),
  };
  const spots = withGaps(plan, marks, language);
  const drawn: Drawn = drawnTable(plan, spots, names);
  const { spec, table: own } = encodeChart(drawn, spots);
  const { axes, ...marked } = marksTold(draft, spots, spec.encoding, context);
  const shown = shownTitle(plan, language);
  const said = (marked.trends ?? []).flatMap(({ series, label }) =>
    trendEnds(draft.kind, spots, spec.encoding, series).map(({ name, ends }) => {
      const called = (series === undefined ? [label, name] : [label ?? name]).filter(Boolean).join(', ');
      return `${called && `${called}: `}≈ ${ends.map((end) => writeValue(end, unitOf(plan), language)).join(' → ')}`;
    }),
  );
  const levels = (marked.levels ?? []).map(({ label }) => label);
  const isNamed = /^(?:bar|scatter|bubble)/u.test(plan.kind);
  const encoding = inOrderedColours(spec.encoding, isNamed ? marks : [], context);
  const { title, subtitle, takeaway } = wordsOf(draft, plan, findingOf(plan, marks, language), language);
  const chart: Chart = {
    id,
    title: title.slice(0, 200),
    ...(subtitle === '' ? {} : { subtitle: upTo(subtitle, 300) }),
    alt: altOf(shown, { plan, marks }, [...levels, ...said], language),
    dataset: within(id, 'data'),
    spec: withAxes({ ...spec, encoding }, axes),
    ...marked,
    takeaway,
  };
  return { chart, table: own, isGiven: own === table, plan, marks, shown };
}

/** Charts of a draft for sections, slides and documents, each with its data. */
export function createChartSource(
  context: Context,
): (ref: string, id: string) => { chart: Chart; dataset: Dataset } | undefined {
  const tables = tablesOf(context.head, context.brief, context.language);
  return (ref, id) => {
    const draft = context.head.charts.find((chart) => chart.ref === ref.replace(/^#/, ''));
    if (!draft) return undefined;
    const made = makeChart(draft, tables, id, context);
    if ('fault' in made) {
      context.warn('chart_refused', `The chart "${ref.slice(0, 80)}" can't be drawn: ${made.fault}.`);
      return undefined;
    }
    return { chart: made.chart, dataset: specDataset(made.table, made.chart.dataset) };
  };
}
