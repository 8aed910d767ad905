import { describe, expect, test } from '@jest/globals';
import { chartSchema } from '@sitewright/site-spec';
import * as vega from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';
import { readDatasets } from '../datasets/read-datasets.ts';
import { chartFor } from './chart-for.ts';
import { evaluateChart } from './evaluate-chart.ts';

const TABLE = `\`\`\`csv
order,shop,kind,day,amount,pieces
1,North,tea,2024-01-02,12.5,2
2,North,coffee,2024-01-15,20,4
3,South,tea,2024-02-03,7.5,1
4,South,tea,2024-02-20,30,6
5,West,coffee,2024-03-01,18,3
6,West,cocoa,2024-03-09,,1
\`\`\``;

function answer(query: string) {
  const { datasets, query: rest } = readDatasets(`${query}\n\n${TABLE}`);
  const [dataset] = datasets;
  if (!dataset) throw new Error('no table');
  let next = 0;
  return chartFor({ query: rest, dataset, language: 'en', id: (prefix) => `${prefix}-${++next}` });
}

/** What Vega itself draws: the tuples that the marks are joined to. */
async function drawn(query: string): Promise<Record<string, unknown>[]> {
  const { chart, dataset } = answer(query);
  const fields = dataset.fields.map((field) => field.name);
  const values = dataset.rows.map((row) =>
    Object.fromEntries(fields.map((name, at) => [name, row[at] ?? null])),
  );
  const spec = { ...chart.spec, data: { values } } as unknown as TopLevelSpec;
  const compiled = compile(spec).spec;
  const view = new vega.View(vega.parse(compiled), { renderer: 'none' });
  await view.runAsync();
  const names = compiled.data?.map((entry) => entry.name) ?? [];
  const found: Record<string, unknown>[] = view.data(
    names.findLast((name) => /^data_\d+$/.test(name)) ?? names[0] ?? '',
  );
  view.finalize();
  return found;
}

const numbers = (rows: Record<string, unknown>[], keys: RegExp) =>
  rows
    .flatMap((row) =>
      Object.entries(row)
        .filter(([key, value]) => keys.test(key) && typeof value === 'number')
        .slice(0, 1)
        .map(([, value]) => Number(value)),
    )
    .sort((left, right) => left - right);

describe('evaluateChart', () => {
  test.each([
    ['total amount by shop as a bar chart', /^sum_amount$/],
    ['number of orders for each kind, pie chart', /count/],
    ['average pieces per shop for orders with amount above 10, bar chart', /^mean_pieces$/],
    ['maximum amount by kind, bar chart, only North or South', /^max_amount$/],
    ['scatter of pieces and amount with amount greater than 8', /^amount$/],
  ])('computes for "%s" what Vega draws', async (query, keys) => {
    const { chart, dataset } = answer(query);
    const plotted = evaluateChart(chart.spec, dataset);
    const ours = plotted
      .map((row) => row.theta ?? row.y)
      .filter((value) => typeof value === 'number')
      .sort((left, right) => left - right);
    expect(ours.length).toBeGreaterThan(0);
    expect(ours).toEqual(numbers(await drawn(query), keys));
  });

  test('keeps the order asked for', () => {
    const { chart, dataset } = answer('total amount by shop as a bar chart, from high to low by the y axis');
    expect(evaluateChart(chart.spec, dataset).map((row) => row.x)).toEqual(['South', 'North', 'West']);
  });

  test('cuts days to months', () => {
    const { chart, dataset } = answer('number of orders by month as a bar chart');
    expect(evaluateChart(chart.spec, dataset)).toEqual([
      { x: 'Jan', y: 2 },
      { x: 'Feb', y: 2 },
      { x: 'Mar', y: 2 },
    ]);
  });

  test('lets a line touch zero where a group has no rows', () => {
    const { chart, dataset } = answer('line chart of the number of orders per month for each kind');
    expect(dataset.source.kind).toBe('derived');
    const plotted = evaluateChart(chart.spec, dataset);
    expect(plotted).toHaveLength(9);
    expect(plotted.filter((row) => row.y === 0)).toHaveLength(4);
  });

  test('writes charts of the vocabulary', () => {
    for (const query of [
      'pie of pieces by shop',
      'top 2 shops by amount',
      'pieces over day',
      'bar chart of amount and pieces by shop',
      'heatmap of orders by shop and kind',
      'horizontal bar chart of total amount by shop',
    ]) {
      chartSchema.parse(answer(query).chart);
    }
  });
});
