import type { Brief, Dataset } from '../../../brief/brief.ts';
import { type Column, columnsOf, labelColumn } from '../../../brief/datasets/profile.ts';
import { isChart } from '../../../brief/requests/parts.ts';
import { blankChart, type DraftChart } from '../../../draft/common.ts';
import { languageOfQuestion } from './question/lexicon.ts';
import { type Reading, readQuestion } from './question/read-question.ts';
import { splitQuestion } from './question/split-question.ts';

const MOST_CHARTS = 12;
/** Characters of a prompt that are read as questions. */
const MOST_ASKED = 3000;
const NEAR_SCALE = 20;
const EVEN = 0.97;
const POINTS = new Set(['scatter', 'bubble', 'heatmap']);

const largest = (column: Column) =>
  Math.max(0, ...column.cells.map((cell) => (typeof cell === 'number' ? Math.abs(cell) : 0)));

/** Measures that can share an axis: same unit, and none dwarfs another. */
function axesOf(measures: readonly Column[]): Column[][] {
  const groups: Column[][] = [];
  for (const column of measures) {
    const size = largest(column);
    const group = groups.find(
      ([first]) =>
        first !== undefined &&
        first.unit === column.unit &&
        first.isRate === column.isRate &&
        largest(first) < size * NEAR_SCALE &&
        largest(first) * NEAR_SCALE > size,
    );
    if (group && group.length < 6) group.push(column);
    else groups.push([column]);
  }
  return groups;
}

/** Rows that all come to the same: how many gave which answer. */
function areAnswers(measures: readonly Column[]): boolean {
  const [first] = measures;
  const sums = (first?.cells ?? []).map((_, row) =>
    measures.reduce((sum, { cells }) => sum + (typeof cells[row] === 'number' ? cells[row] : Number.NaN), 0),
  );
  return (
    measures.length > 2 &&
    measures.length <= 7 &&
    sums.length > 1 &&
    Math.min(...sums) > Math.max(...sums) * EVEN &&
    measures.every(({ isRate, isTotal }) => !isRate && !isTotal)
  );
}

/** Charts that show all measures of a table, where nobody asked for anything in particular. */
function plainCharts(dataset: Dataset): DraftChart[] {
  const columns = columnsOf(dataset);
  const measures = columns.filter((column) => column.role === 'measure');
  const times = columns.filter((column) => column.role === 'time');
  const isGroup = (column: Column) => column.role === 'group' && !column.isUnique && column.distinct <= 8;
  const label = labelColumn(columns);
  // What only tells rows apart says nothing along an axis.
  const grouped =
    label?.role === 'key' ? (times.find(({ distinct }) => distinct > 1) ?? columns.find(isGroup)) : undefined;
  const x = times.find((column) => column.isUnique && column.distinct > 1) ?? grouped ?? label;
  const second = columns.find((column) => column !== x && isGroup(column));
  if (measures.length === 0) {
    const group = second ?? x;
    return group && !group.isUnique
      ? [{ ...blankChart(dataset.id), x: group.name, aggregate: 'count', sort: 'valueDown' }]
      : [];
  }
  if (!x) return [{ ...blankChart(dataset.id), kind: 'histogram', x: measures[0]?.name ?? '', step: 'bin' }];
  if (x.isUnique && x.role !== 'time' && areAnswers(measures))
    return [
      {
        ...blankChart(dataset.id),
        kind: 'barShare',
        x: x.name,
        y: measures.map(({ name }) => name),
        sort: 'valueDown',
      },
    ];
  return axesOf(measures).map((group): DraftChart => {
    const isTime = x.role === 'time' && x.periods?.kind !== 'weekday' && x.distinct > 2;
    const isRate = group.some((column) => column.isRate);
    const isMany = group.length > 1 || (second !== undefined && !x.isUnique);
    return {
      ...blankChart(dataset.id),
      kind: isTime ? 'line' : isMany ? 'barGrouped' : 'bar',
      x: x.name,
      y: group.map(({ name }) => name),
      series: group.length === 1 && !x.isUnique && second ? second.name : '',
      aggregate: x.isUnique ? 'none' : isRate ? 'mean' : 'sum',
      sort: isTime || isMany || x.role === 'time' ? 'data' : 'valueDown',
    };
  });
}

/** "Data (orders):" over a table names it, and asks for nothing. */
const CAPTION = /^\s*\p{L}{2,12}(?: ?\([^()]{1,60}\))? ?[:：]?\s*$/u;

/** The words that ask: the orders, without the figures told in them. */
export function questionOfBrief(brief: Brief): string {
  let at = 0;
  const asked = brief.segments.flatMap(({ role, text }) => {
    const points = [...text];
    const start = at;
    at += points.length;
    if (role !== 'order') return [];
    const isData = (place: number) => brief.datasets.some(({ span }) => place >= span[0] && place < span[1]);
    // The name of figures that are told stands with them, and asks for them.
    const next = brief.datasets.find(({ span, from }) => from === 'prose' && span[0] === at);
    return points
      .map((point, index) => (isData(start + index) ? ' ' : point))
      .concat(next ? [` ${next.title}`] : [])
      .join('')
      .replaceAll('```', '')
      .trim();
  });
  const lines = asked.flatMap((text) => text.split('\n'));
  const asking = lines.filter((line) => /\p{L}/u.test(line) && !CAPTION.test(line));
  return (asking.length > 0 ? asking : lines).join('\n').trim();
}

const keyOf = ({ ref: _ref, title: _title, takeaway: _takeaway, ...rest }: DraftChart): string =>
  JSON.stringify(rest);

/** The table that a question fits best, the first where it fits none. */
function bestReading(text: string, datasets: readonly Dataset[], language: string): Reading | undefined {
  const readings = datasets.map((dataset) => readQuestion(text, dataset, language));
  return readings.toSorted((one, other) => other.named - one.named || (other.fit ?? 0) - (one.fit ?? 0))[0];
}

/** Measures of unlike units or sizes on an axis each, as no scale fits both. */
function onOwnAxes(chart: DraftChart, dataset: Dataset | undefined): DraftChart[] {
  if (!dataset || POINTS.has(chart.kind)) return [chart];
  const columns = columnsOf(dataset);
  const measures = chart.y.flatMap((name) => columns.find((column) => column.name === name) ?? []);
  const isWhole = chart.aggregate === 'none' && chart.where.length === 0 && chart.top === 0;
  const isOne = chart.kind === 'pie' || chart.kind === 'donut';
  if (isWhole && !isOne && areAnswers(columns.filter(({ role }) => role === 'measure')))
    return plainCharts(dataset);
  if (chart.y.length < 2) return [chart];
  const axes = axesOf(measures);
  if (axes.length < 2) return [chart];
  return axes.map((group) => ({
    ...chart,
    y: group.map(({ name }) => name),
    kind: group.length === 1 && chart.kind === 'barGrouped' ? 'bar' : chart.kind,
  }));
}

/** Charts that a brief's words ask for; none where they name nothing of its data. */
export function askedCharts(brief: Brief, asking = questionOfBrief(brief)): DraftChart[] {
  const question = asking.slice(0, MOST_ASKED);
  const language = languageOfQuestion(question, brief.orderLanguage);
  const parts = splitQuestion(question, brief.datasets, language);
  const readings = parts.flatMap((part) => bestReading(part, brief.datasets, language) ?? []);
  const charts = readings
    .filter(({ named }) => named > 0)
    .flatMap(({ chart }) =>
      onOwnAxes(
        chart,
        brief.datasets.find(({ id }) => id === chart.dataset),
      ),
    );
  return [...new Map(charts.map((chart) => [keyOf(chart), chart])).values()];
}

const withRefs = (charts: readonly DraftChart[]): DraftChart[] =>
  charts.slice(0, MOST_CHARTS).map((chart, at) => ({ ...chart, ref: `chart-${chart.dataset}-${at + 1}` }));

/** Charts of one table of a brief: those that its words ask for, else one that shows what is there. */
export function chartsFor(brief: Brief, dataset: Dataset): DraftChart[] {
  // "Source line, grey type": beside what it asks of charts, an order for slides says nothing of figures told in words.
  const isTold = dataset.from === 'prose' && brief.buildType !== 'dataviz';
  const own = brief.requested.flatMap(({ target, text }) => (isChart(target) ? [text] : []));
  const asking = isTold ? [...own, dataset.title].join('\n') : undefined;
  const asked = askedCharts(brief, asking).filter((chart) => chart.dataset === dataset.id);
  return withRefs(asked.length > 0 ? asked : plainCharts(dataset).slice(0, 2));
}

/** A chart for each measure where more charts are wanted than axes need. */
const partMeasures = (chart: DraftChart): DraftChart[] =>
  chart.y.length > 1
    ? chart.y.map((name) => ({ ...chart, y: [name], kind: chart.kind === 'barGrouped' ? 'bar' : chart.kind }))
    : [chart];

/** All charts of a brief, with those beside what is asked that show the rest of the data, up to a number. */
export function chartsOf(
  brief: Brief,
  least: number,
  most: number,
  named: readonly DraftChart[] = askedCharts(brief),
): DraftChart[] {
  const asked = named.length < least ? named.flatMap(partMeasures) : named;
  const shown = new Set(asked.flatMap((chart) => chart.y.map((name) => `${chart.dataset}\u0000${name}`)));
  const isOf = (chart: DraftChart) => asked.some(({ dataset }) => dataset === chart.dataset);
  const isNew = ({ dataset, y }: DraftChart) => y.some((name) => !shown.has(`${dataset}\u0000${name}`));
  const plain = brief.datasets.flatMap((dataset) =>
    plainCharts(dataset).filter((chart) => isNew(chart) || !isOf(chart)),
  );
  const own = [...asked, ...plain.filter((chart) => !isOf(chart))];
  const more = [...asked, ...plain.flatMap(partMeasures).filter((chart) => isNew(chart) || !isOf(chart))];
  return withRefs((own.length < least ? more.slice(0, Math.max(own.length, least)) : own).slice(0, most));
}
