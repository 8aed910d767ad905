import type { Dataset, DatavizContent, Insight } from '@sitewright/site-spec';
import { type Brief, countOf } from '../brief/brief.ts';
import { type ChartAnswer, chartFor } from '../charts/chart-for.ts';
import { fitOf, joinedFor } from '../charts/join-tables.ts';
import type { ComposeContext, Composed } from '../compose-context.ts';
import { oneSeries } from '../datasets/one-series.ts';
import { askedViews } from './asked-views.ts';
import { extraViews } from './extra-views.ts';
import { keyFigures, wantsKeyFigures } from './key-figures.ts';
import { noteFilters, noteHighlights } from './note-unsupported.ts';
import { ownData } from './own-data.ts';
import { placeTiles, type Tile } from './place.ts';
import { sampleData } from './sample-data.ts';
import { splitRequests } from './split-requests.ts';
import { toldFigures } from './told-figures.ts';

const COLUMNS = 12;
const VIEWS = { lite: 1, economy: 1, power: 4 } as const;
const DASHBOARD_VIEWS = { lite: 1, economy: 3, power: 6 } as const;
const INSIGHTS = { lite: 1, economy: 3, power: 8 } as const;
const DASHBOARD =
  /\b(?:dashboards?|overview|report on|charts|graphs|explore|analy[sz]e|insights|cuadro de mando|panel de control|panel|kennzahlen|kpis?|tableau de bord|cruscotto|painel|übersicht)\b|ダッシュボード|仪表板/iu;

/** Charts of the prompt's own data: each one that it asks for, over the table that its words fit best. */
function askedCharts(query: string, datasets: readonly Dataset[], ctx: ComposeContext): ChartAnswer[] {
  const requests = splitRequests(query).slice(0, 12);
  const answer = (text: string, dataset: Dataset) =>
    chartFor({ query: text, dataset, language: ctx.language, id: ctx.id });
  const joined = datasets.length > 1 ? joinedFor(query, datasets, ctx.id) : undefined;
  if (joined && requests.length === 1) return [answer(query, joined)];
  const [best = 0, next = 0] = datasets.map((each) => fitOf(query, each)).sort((left, right) => right - left);
  const isOneOf = best > 2 * next + 0.5;
  if (requests.length === 1 && datasets.length > 1 && !isOneOf && query.trim().length < 200) {
    return datasets.map((dataset) => answer(query, dataset));
  }
  return requests.flatMap((text) => {
    const [best] = datasets
      .map((dataset, at) => ({
        dataset,
        at,
        score: fitOf(text, dataset),
      }))
      .sort((left, right) => right.score - left.score || left.at - right.at);
    return best
      ? [answer(text, requests.length > 1 ? oneSeries(best.dataset, chartClause(text)) : best.dataset)]
      : [];
  });
}

/** The words from the chart on: what leads to the first one speaks of all the data. */
function chartClause(text: string): string {
  const at = text.search(
    /\b(?:charts?|graphs?|plots?|pie|bars?|lines?|donut|scatter|area)\b|diagramm|graphique|gráfico/i,
  );
  return at === -1 ? text : text.slice(at);
}

function wantedCount(brief: Brief, query: string, ctx: ComposeContext): { count: number; isExact: boolean } {
  const count = countOf(brief, 'charts');
  if (count && !count.atLeast) return { count: Math.min(24, Math.max(1, count.value)), isExact: true };
  const views = DASHBOARD.test(query) ? DASHBOARD_VIEWS[ctx.mode] : VIEWS[ctx.mode];
  return { count: Math.max(views, Math.min(24, count?.value ?? 0)), isExact: false };
}

/** Several measures that share a base are folded into one chart, whichever of them a view was about. */
function isSameChart(one: ChartAnswer, other: ChartAnswer): boolean {
  return (
    one.chart.title === other.chart.title &&
    JSON.stringify(one.chart.spec) === JSON.stringify(other.chart.spec)
  );
}

function withMore(
  asked: ChartAnswer[],
  datasets: readonly Dataset[],
  count: number,
  ctx: ComposeContext,
): ChartAnswer[] {
  const answers = [...asked];
  for (const dataset of datasets) {
    const taken = answers.map((answer) => answer.plan);
    for (const plan of extraViews(dataset, taken)) {
      if (answers.length >= count) return answers;
      const answer = chartFor({ query: '', dataset, language: ctx.language, id: ctx.id, plan });
      if (answer.plotted.length > 1 && !answers.some((other) => isSameChart(other, answer)))
        answers.push(answer);
    }
  }
  return answers;
}

function sampleCharts(
  brief: Brief,
  wanted: { query: string; count: number; isTold: boolean },
  ctx: ComposeContext,
): ChartAnswer[] {
  const { query, count, isTold } = wanted;
  const samples = sampleData(brief, ctx, Math.max(count, 1));
  const answers = samples.map(({ dataset, mark }, at) => {
    // The first one follows the prompt, which may name a kind of chart; charts named one by one have theirs already.
    const answer = chartFor({
      query: at === 0 && askedViews(query).length === 0 ? query : '',
      dataset,
      language: ctx.language,
      id: ctx.id,
      title: dataset.title,
    });
    const plan =
      answer.plan.asked.mark || !mark || answer.plan.mark === mark ? undefined : { ...answer.plan, mark };
    const chosen =
      plan && !answer.plan.color && dataset.fields.length === 2
        ? chartFor({ query: '', dataset, language: ctx.language, id: ctx.id, title: dataset.title, plan })
        : answer;
    return { ...chosen, chart: { ...chosen.chart, subtitle: ctx.words.exampleData.slice(0, 300) } };
  });
  ctx.warn(
    'illustrative_data',
    `The prompt brings no ${isTold ? 'series behind its figures' : 'data'}, so the figures about ${brief.subject || 'the subject'} are made up to show the charts. Replace them with your own.`.slice(
      0,
      500,
    ),
  );
  return answers;
}

function insightsOf(answers: readonly ChartAnswer[], count: number, ctx: ComposeContext): Insight[] {
  // What stands under a chart as its takeaway is not said again, unless there is nothing else to say.
  const hasMore = answers.some((answer) => answer.statements.length > 1);
  const seen = new Set<string>(hasMore ? answers.map((answer) => answer.chart.takeaway) : []);
  // One of each chart first, then the second of each, so that no chart takes all the room.
  const rounds = Math.max(0, ...answers.map((answer) => answer.statements.length));
  const found: Insight[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { statements, dataset, plan } of answers) {
      const statement = statements[round];
      if (!statement || seen.has(statement.text) || found.length >= count) continue;
      seen.add(statement.text);
      const fields = [plan.x.field, plan.y.field, plan.color].filter((field) => field !== undefined);
      found.push({
        id: ctx.id('insight'),
        text: statement.text.slice(0, 600),
        evidence: {
          dataset: dataset.id,
          fields: [...new Set(fields)],
          calculation: statement.calculation,
          value: statement.value,
        },
      });
    }
  }
  return found;
}

function tilesOf(
  answers: readonly ChartAnswer[],
  insights: readonly Insight[],
  tables: readonly Dataset[],
  figures: number,
  ctx: ComposeContext,
): Tile[] {
  const isSingle = answers.length === 1;
  const numbers = insights.slice(0, figures > 0 ? figures : ctx.mode === 'power' ? 4 : 0);
  const span = numbers.length > 0 ? Math.floor(COLUMNS / numbers.length) : COLUMNS;
  return [
    ...numbers.map((insight): Tile => ({ kind: 'number', ref: insight.id, columnSpan: span, rowSpan: 1 })),
    ...answers.map((answer, at): Tile => {
      const isWide = isSingle || (at === 0 && answers.length % 2 === 1);
      return { kind: 'chart', ref: answer.chart.id, columnSpan: isWide ? COLUMNS : COLUMNS / 2, rowSpan: 4 };
    }),
    ...insights.slice(numbers.length).map(
      (insight): Tile => ({
        kind: 'insight',
        ref: insight.id,
        columnSpan: isSingle ? COLUMNS : COLUMNS / 2,
        rowSpan: 1,
      }),
    ),
    ...tables.map((table): Tile => ({ kind: 'table', ref: table.id, columnSpan: COLUMNS, rowSpan: 2 })),
  ];
}

function uniqueById(datasets: readonly (Dataset | undefined)[]): Dataset[] {
  const found = new Map<string, Dataset>();
  for (const dataset of datasets) if (dataset && !found.has(dataset.id)) found.set(dataset.id, dataset);
  return [...found.values()].slice(0, 20);
}

function titled(brief: Brief, answers: readonly ChartAnswer[], ctx: ComposeContext): string {
  const [first] = answers;
  if (brief.title) return brief.title.slice(0, 120);
  // "Dashboard Kundenzufriedenheit" is about the satisfaction; the word in front is what is made of it.
  const behind = /^dashboard\s+(?!of\b|for\b|with\b|from\b|showing\b)(\p{Lu}.{3,})$/iu.exec(
    brief.subject,
  )?.[1];
  if (behind && !brief.language.startsWith('ja')) return behind.slice(0, 120);
  if (answers.length === 1 && first) return first.chart.title.slice(0, 120);
  // "A dashboard from this data" names nothing.
  const named = /^(?:an? |the |this |my |our )?(?:dashboard|data|charts?|graphs?|overview|report)\b/i.test(
    brief.subject,
  )
    ? ''
    : brief.subject;
  const subject = (named || first?.chart.title || ctx.words.dashboard).slice(0, 120);
  return subject.charAt(0).toLocaleUpperCase() + subject.slice(1);
}

/** Key figures are made of the prompt's own tables; where it has none, of the samples that are drawn. */
function figureSources(datasets: readonly Dataset[], answers: readonly ChartAnswer[]): Dataset[] {
  return datasets.length > 0 ? [...datasets] : uniqueById(answers.map((answer) => answer.dataset));
}

/** Datasets, charts, statements and their places on a dashboard, for a prompt that asks to see data. */
export function composeDataviz(brief: Brief, ctx: ComposeContext): Composed<DatavizContent> {
  const reading = ownData(brief, ctx);
  for (const warning of reading.warnings) ctx.warn(warning.code, warning.message);
  const datasets = reading.drawn;
  const told = datasets.length === 0 ? toldFigures(brief, ctx) : undefined;
  const wanted = wantedCount(brief, reading.query, ctx);
  const views = datasets.length === 0 ? askedViews(brief.text).length : 0;
  const count = wanted.isExact ? wanted.count : views > 1 ? views : wanted.count;
  const { isExact } = wanted;
  const asked =
    datasets.length === 0
      ? sampleCharts(brief, { query: reading.query, count, isTold: told !== undefined }, ctx)
      : askedCharts(reading.query, datasets, ctx);
  const kept =
    ctx.mode === 'lite' && !isExact
      ? asked.slice(0, Math.max(1, splitRequests(reading.query).length))
      : asked;
  const answers = (isExact ? kept.slice(0, count) : kept).concat();
  const all =
    datasets.length > 0 && answers.length < count ? withMore(answers, datasets, count, ctx) : answers;
  for (const answer of all) {
    if (answer.noMatch)
      ctx.warn(
        'no_rows_match',
        `No row of the data meets the condition asked for, so "${answer.chart.title}" shows all rows.`.slice(
          0,
          500,
        ),
      );
  }
  const sets = uniqueById([
    ...reading.given,
    ...(told ? [told.dataset] : []),
    ...all.flatMap((answer) => [answer.dataset, answer.derived]),
  ]);
  const known = new Set(sets.map((dataset) => dataset.id));
  const charts = all.filter((answer) => known.has(answer.chart.dataset)).slice(0, 24);
  const figures =
    told?.insights ??
    (wantsKeyFigures(brief.text) ? keyFigures(brief.text, figureSources(datasets, charts), ctx) : []);
  const insights = [...figures, ...insightsOf(charts, INSIGHTS[ctx.mode], ctx)];
  noteFilters(brief.text, ctx);
  noteHighlights(reading.query, ctx);
  const [first] = charts;
  const table = first ? (first.derived ?? first.dataset) : undefined;
  const tables =
    ctx.mode !== 'lite' && table && table.rows.length <= (ctx.mode === 'power' ? 60 : 24) ? [table] : [];
  for (const { chart, plan } of charts) {
    if (plan.asked.mark)
      ctx.note({ kind: 'feature', text: chart.title, status: 'honoured', nodeId: chart.id });
  }
  return {
    title: titled(brief, charts, ctx),
    description: (first?.chart.takeaway ?? '').slice(0, 300),
    content: {
      datasets: sets,
      charts: charts.map((answer) => answer.chart),
      insights,
      dashboard: placeTiles(tilesOf(charts, insights, tables, figures.length, ctx), COLUMNS, ctx.id),
    },
    assets: [],
  };
}
