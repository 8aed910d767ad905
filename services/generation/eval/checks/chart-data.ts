import * as vega from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import type { Row } from '../row.ts';
import { isObject, type Json, type JsonObject, list, objects, walk } from '../tree.ts';
import type { Check } from './check.ts';

const MARK_OF: Record<string, string[]> = {
  bar: ['bar'],
  'stacked bar': ['bar'],
  pie: ['arc'],
  arc: ['arc'],
  line: ['line', 'area'],
  'grouping line': ['line'],
  scatter: ['point', 'circle', 'square'],
  'grouping scatter': ['point', 'circle', 'square'],
};

type ChartRow = Pick<Row, 'prompt' | 'expect'>;

type Plotted = { mark: string; values: Record<string, unknown>[] };

function asObjects(dataset: JsonObject): JsonObject[] {
  const names = objects(list(dataset, 'fields')).map((field) => String(field.name));
  return list(dataset, 'rows').map((row) =>
    Object.fromEntries(names.map((name, index) => [name, Array.isArray(row) ? (row[index] ?? null) : null])),
  );
}

function markOf(spec: JsonObject): string {
  return isObject(spec.mark) ? String(spec.mark.type) : String(spec.mark);
}

function isChart(value: object): value is TopLevelSpec {
  return 'mark' in value && 'encoding' in value && 'data' in value;
}

/** What a chart draws: its Vega-Lite compiled and run, and the tuples read that its main mark is joined to. */
export async function plotted(spec: JsonObject, dataset: JsonObject): Promise<Plotted> {
  const full = { ...spec, data: { values: asObjects(dataset) }, config: {} };
  if (!isChart(full)) return { mark: markOf(spec), values: [] };
  const compiled = compile(full, { logger: vega.logger(vega.None) }).spec;
  const view = new vega.View(vega.parse(compiled), { renderer: 'none' });
  await view.runAsync();
  const names = compiled.data?.map((entry) => entry.name) ?? [];
  const name = names.includes('data_0')
    ? (names.filter((entry) => /^data_\d+$/.test(entry)).at(-1) ?? 'data_0')
    : (names[0] ?? 'source_0');
  const values: Record<string, unknown>[] = view.data(name);
  view.finalize();
  return { mark: markOf(spec), values };
}

/** Every pair of chart and dataset in a spec: those of a dashboard and those that bring their data along. */
export function chartsIn(content: Json): { chart: JsonObject; dataset: JsonObject }[] {
  const sets = new Map<string, JsonObject>();
  const charts: JsonObject[] = [];
  walk(content, (node) => {
    if (Array.isArray(node.rows) && Array.isArray(node.fields)) sets.set(String(node.id), node);
    if (isObject(node.spec) && typeof node.dataset === 'string') charts.push(node);
  });
  return charts.flatMap((chart) => {
    const dataset = sets.get(String(chart.dataset));
    return dataset ? [{ chart, dataset }] : [];
  });
}

const bag = (values: unknown[]) =>
  values
    .map(Number)
    .filter((value) => Number.isFinite(value) && value !== 0)
    .map((value) => value.toPrecision(9))
    .sort()
    .join(' ');

/** Whether some column of what is drawn holds exactly the numbers expected; empty bins count for nothing. */
export function sameNumbers(values: Record<string, unknown>[], wanted: unknown[]): boolean {
  const keys = new Set(values.flatMap((value) => Object.keys(value)));
  const aim = bag(wanted);
  return [...keys].some((key) => bag(values.map((value) => value[key])) === aim);
}

async function drawn(content: Json): Promise<Plotted[]> {
  const results: Plotted[] = [];
  for (const { chart, dataset } of chartsIn(content)) {
    if (!isObject(chart.spec)) continue;
    try {
      results.push(await plotted(chart.spec, dataset));
    } catch {
      results.push({ mark: 'broken', values: [] });
    }
  }
  return results;
}

/** A count of more records than the prompt has lines was made from another table than the prompt's. */
function countsMoreThanGiven({ expect, prompt }: ChartRow): boolean {
  if (!/,\s*count\(/i.test(expect.vql ?? '')) return false;
  const counts = expect.vega_lite?.data.values.map((value) => Number(value.y_data)) ?? [];
  return counts.reduce((sum, count) => sum + count, 0) > prompt.split('\n').length;
}

/** The mark asked for, and the numbers drawn against those expected. */
export async function checkCharts(row: ChartRow, content: Json): Promise<Check[]> {
  const { expect } = row;
  const wanted = expect.vega_lite?.data.values.map((value) => value.y_data) ?? expect.chart_data;
  if (wanted === undefined && expect.chart === undefined) return [];
  const charts = await drawn(content);
  const checks: Check[] = [];
  if (expect.chart !== undefined) {
    const names = Array.isArray(expect.chart) ? expect.chart : [expect.chart];
    const marks = names.flatMap((name) => MARK_OF[name.toLowerCase()] ?? [name.toLowerCase()]);
    const ok = charts.some((chart) => marks.includes(chart.mark));
    checks.push({
      group: 'sections',
      name: `chart ${names.join('/')}`,
      ok,
      detail: charts.map((chart) => chart.mark).join(' '),
    });
  }
  if (wanted !== undefined) {
    checks.push({
      group: 'chart',
      name: 'plotted values',
      ok: charts.some((chart) => sameNumbers(chart.values, wanted)),
      ...(countsMoreThanGiven(row) && {
        beyondPrompt: true,
        detail: 'it is to count more records than the prompt holds',
      }),
    });
  }
  return checks;
}
