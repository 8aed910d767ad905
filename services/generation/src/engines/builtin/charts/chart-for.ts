import type { Chart, ChartSpec } from '@sitewright/site-spec';
import type { Cell, Dataset } from '../datasets/dataset.ts';
import { chartSpecOf } from './chart-spec.ts';
import { axisName, chartTitle, countedNoun } from './chart-title.ts';
import { derivedTable } from './derived-table.ts';
import { evaluateChart } from './evaluate-chart.ts';
import { foldMeasures } from './fold-measures.ts';
import { formatLabel, formatValue } from './format-value.ts';
import { keepRows } from './keep-rows.ts';
import { humanName } from './labels.ts';
import { chartPhrases, fill } from './phrases.ts';
import type { ChartPlan, PlottedRow, Predicate } from './plan.ts';
import { type Column, columnsOf, isMeasure, isTime } from './profile.ts';
import { readQuery } from './read-query.ts';
import { isRate } from './rules.ts';
import { type Mark, relationOf, type Statement, statementsOf } from './statements.ts';

export interface ChartRequest {
  /** What the prompt says about the data, the tables taken out; empty for a chart by rule. */
  query: string;
  dataset: Dataset;
  /** BCP 47. */
  language: string;
  id: (prefix: string) => string;
  /** Takes the place of the composed title. */
  title?: string;
  /** A plan made elsewhere, in place of the one read from the query. */
  plan?: ChartPlan;
}

export interface ChartAnswer {
  chart: Chart;
  plan: ChartPlan;
  /** The dataset that the chart is drawn from; `request.dataset` unless columns had to be folded or gaps filled. */
  dataset: Dataset;
  /** The plotted numbers as a table of their own, where they are not simply the rows. */
  derived?: Dataset;
  plotted: PlottedRow[];
  /** What can be said of the data, the most telling first; the first one is the chart's takeaway. */
  statements: Statement[];
  /** The conditions of the query fit no row, so they were left out. */
  noMatch: boolean;
}

/** Where the labels and where the numbers of a chart are. */
function channelOf(spec: ChartSpec): readonly ['color' | 'x' | 'y', 'theta' | 'x' | 'y'] {
  if (spec.encoding.theta) return ['color', 'theta'];
  const isLaid = spec.encoding.x?.type === 'quantitative' && spec.encoding.y?.type !== 'quantitative';
  return isLaid ? ['y', 'x'] : ['x', 'y'];
}

/** Bars of a histogram are called by the range that they stand for. */
function rangeNames(spec: ChartSpec, plotted: readonly PlottedRow[]): ReadonlyMap<Cell, string> {
  if (!spec.encoding.x?.bin) return new Map();
  const starts = plotted.map((row) => Number(row.x)).sort((left, right) => left - right);
  const steps = starts.slice(1).map((start, at) => start - (starts[at] ?? 0));
  const step = Math.min(...steps.filter((each) => each > 0));
  return new Map(
    Number.isFinite(step)
      ? starts.map((start): [Cell, string] => [start, `${start}–${Number((start + step).toPrecision(12))}`])
      : [],
  );
}

/** Every mark with its label, number and series. */
function marksOf(spec: ChartSpec, plotted: readonly PlottedRow[]): Mark[] {
  const [labels, numbers] = channelOf(spec);
  const named = rangeNames(spec, plotted);
  const series = spec.encoding.theta
    ? undefined
    : spec.encoding.color?.field && !spec.encoding.color.aggregate
      ? 'color'
      : undefined;
  return plotted.flatMap((row): Mark[] => {
    const value = row[numbers];
    if (typeof value !== 'number') return [];
    const label = row[labels] ?? null;
    return [{ label: named.get(label) ?? label, value, ...(series ? { series: row[series] ?? null } : {}) }];
  });
}

function altOf(
  title: string,
  mark: ChartPlan['mark'],
  marks: readonly Mark[],
  unit: string | undefined,
  language: string,
): string {
  const kind = chartPhrases(language).marks[mark] ?? mark;
  const listed = marks.slice(0, 14).map((each) => {
    const label =
      each.series === undefined
        ? formatLabel(each.label)
        : `${formatLabel(each.series)} ${formatLabel(each.label)}`;
    return `${label} ${formatValue(each.value, unit, language)}`;
  });
  const more = marks.length > listed.length ? ', …' : '';
  return `${kind}: ${title}. ${listed.join(', ')}${more}`.slice(0, 1000);
}

function statements(
  request: ChartRequest,
  answer: Pick<ChartAnswer, 'plan' | 'plotted'> & { isFolded: boolean },
  marks: Mark[],
  columns: readonly Column[],
  noun: string,
): Statement[] {
  const { plan, plotted } = answer;
  const x = columns.find((column) => column.name === plan.x.field);
  const y = columns.find((column) => column.name === plan.y.field);
  const points = plotted.flatMap((row): [number, number][] =>
    typeof row.x === 'number' && typeof row.y === 'number' ? [[row.x, row.y]] : [],
  );
  const names = {
    x: axisName(plan.x, x, noun, request.language)
      .replace(/ \([^)]*\)$/, '')
      .toLowerCase(),
    y: axisName(plan.y, y, noun, request.language)
      .replace(/ \([^)]*\)$/, '')
      .toLowerCase(),
  };
  const isRelation = plan.mark === 'point' && x?.isNumeric === true && x.kind !== 'id' && !plan.y.aggregate;
  const related = isRelation ? relationOf(points, names, request.language) : [];
  const isShareless =
    (y !== undefined && isRate(y)) ||
    /\bper (?:person|capita|head)\b|\baverage\b/i.test(request.dataset.title);
  const plain = statementsOf({
    marks,
    isTime:
      x !== undefined &&
      isTime(x) &&
      plan.x.timeUnit !== 'day' &&
      plan.x.timeUnit !== 'month' &&
      plan.sort?.by !== 'y',
    // Orders and complaints side by side add up to nothing.
    isAdditive:
      !answer.isFolded &&
      !isRelation &&
      (plan.y.aggregate === undefined
        ? !isShareless
        : plan.y.aggregate === 'count' || plan.y.aggregate === 'sum'),
    ...(y?.field.unit && plan.y.aggregate !== 'count' ? { unit: y.field.unit } : {}),
    language: request.language,
    query: request.query,
    ...(x?.isNumeric && x.kind !== 'period' && !plan.x.bin ? { labelPrefix: humanName(x.name) } : {}),
  });
  return [...related, ...plain];
}

/** "orders over 100": no group has so many rows, but the one column of numbers holds what is over it. */
function havingAsFilter(having: NonNullable<ChartPlan['having']>, dataset: Dataset): Predicate | undefined {
  const measures = columnsOf(dataset).filter(isMeasure);
  const [measure] = measures;
  if (having.of !== 'rows' || measures.length !== 1 || !measure) return undefined;
  return { field: measure.name, [having.op]: having.value };
}

/** The plan of the query; conditions that no row meets are dropped, as an empty chart answers nothing. */
function planned(request: ChartRequest): {
  plan: ChartPlan;
  dataset: Dataset;
  spec: ChartSpec;
  plotted: PlottedRow[];
  noMatch: boolean;
  /** What folded columns are called. */
  names?: string[];
} {
  const asked = request.plan ?? readQuery(request.query, request.dataset);
  const folded = foldMeasures(asked, request);
  const whole = folded?.dataset ?? request.dataset;
  const plan = folded?.plan ?? asked;
  const names = folded?.names;
  const { spec, dataset } = keepRows(chartSpecOf(plan, whole), whole, request.id);
  const plotted = evaluateChart(spec, dataset);
  if (plotted.length > 0 || (plan.filters.length === 0 && !plan.having))
    return { plan, dataset, spec, plotted, noMatch: false, ...(names ? { names } : {}) };
  const { having, ...rest } = plan;
  const byRow = having ? havingAsFilter(having, whole) : undefined;
  if (byRow) {
    const kept = planned({ ...request, plan: { ...rest, filters: [...plan.filters, [byRow]] } });
    if (!kept.noMatch) return kept;
  }
  const open: ChartPlan = { ...rest, filters: [] };
  const openSpec = chartSpecOf(open, whole);
  return {
    plan: open,
    dataset: whole,
    spec: openSpec,
    plotted: evaluateChart(openSpec, whole),
    noMatch: true,
  };
}

/** Answers a question about a dataset with a chart, its data and what can be said of it. */
export function chartFor(request: ChartRequest): ChartAnswer {
  const { plan, dataset, spec, plotted, noMatch, names } = planned(request);
  const columns = columnsOf(dataset);
  const noun = countedNoun(request.query, request.dataset, request.language);
  const isAsIs =
    !plan.y.aggregate &&
    !plan.x.timeUnit &&
    plan.filters.length === 0 &&
    plan.mark !== 'point' &&
    request.dataset.fields.length === 2;
  const own =
    isAsIs && request.dataset.title !== request.dataset.fields.map((field) => field.name).join(', ')
      ? request.dataset.title
      : undefined;
  const title =
    request.title ??
    own ??
    (names ? foldedTitle(names, plan, request) : chartTitle(plan, columns, noun, request.language));
  const marks = marksOf(spec, plotted);
  const unit = columns.find((column) => column.name === plan.y.field)?.field.unit;
  const said = statements(request, { plan, plotted, isFolded: names !== undefined }, marks, columns, noun);
  const named = nameCounts(
    spec,
    axisName(
      plan.y,
      columns.find((column) => column.name === plan.y.field),
      noun,
      request.language,
    ),
    plan,
  );
  const derived = derivedTable({ plan, plotted, spec: named, dataset, title, id: request.id });
  const chart: Chart = {
    id: request.id('chart'),
    title,
    alt: altOf(title, plan.mark, marks, plan.y.aggregate === 'count' ? undefined : unit, request.language),
    dataset: (derived?.drawn ?? dataset).id,
    spec: derived?.drawn ? derived.spec : named,
    takeaway: (said[0]?.text ?? title).slice(0, 600),
  };
  return {
    chart,
    plan,
    dataset: derived?.drawn ?? dataset,
    ...(derived ? { derived: derived.table } : {}),
    plotted,
    statements: said,
    noMatch,
  };
}

const FOREIGN_PERIOD =
  /^(?:Monat|Jahr|Quartal|Woche|Tag|Mois|Année|Trimestre|Semaine|Mes|Año|Mese|Anno|Mês|Ano|Maand|Jaar)$/iu;

function foldedTitle(
  names: readonly string[],
  plan: ChartPlan,
  { language, query }: Pick<ChartRequest, 'language' | 'query'>,
): string {
  // A header keeps its capital where the prompt writes it so, or is of another language: `Beschwerden by Monat`.
  const isForeign = FOREIGN_PERIOD.test(plan.x.field ?? '');
  const small = (name: string) =>
    language.startsWith('en') && /^\p{Lu}\p{Ll}/u.test(name) && !isForeign && !query.includes(name)
      ? name.toLowerCase()
      : name;
  const listed = new Intl.ListFormat([language, 'en']).format(
    names.map((name, at) => (at > 0 ? small(name) : name)),
  );
  const base = humanName(plan.x.field ?? '');
  return fill(chartPhrases(language).by, {
    y: listed,
    x: small(base),
  }).slice(0, 200);
}

/** Counts carry the word for what is counted: `Number of pilots`. */
function nameCounts(spec: ChartSpec, name: string, plan: ChartPlan): ChartSpec {
  if (!plan.y.aggregate) return spec;
  const [, channel] = channelOf(spec);
  const current = spec.encoding[channel];
  const unit =
    plan.y.aggregate === 'count' ? '' : (/ \([^)]*\)$/.exec(String(current?.title ?? ''))?.[0] ?? '');
  return {
    ...spec,
    encoding: { ...spec.encoding, [channel]: { ...current, title: `${name}${unit}`.slice(0, 200) } },
  };
}
