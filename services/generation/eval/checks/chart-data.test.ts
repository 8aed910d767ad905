import { describe, expect, test } from '@jest/globals';
import type { Json, JsonObject } from '../tree.ts';
import { chartsIn, checkCharts, sameNumbers } from './chart-data.ts';

const dataset: JsonObject = {
  id: 'd',
  fields: [
    { name: 'city', type: 'nominal' },
    { name: 'sales', type: 'quantitative' },
  ],
  rows: [
    ['Oslo', 2],
    ['Oslo', 3],
    ['Bergen', 4],
  ],
};
const content = (spec: JsonObject): Json => ({
  datasets: [dataset],
  charts: [{ id: 'c', dataset: 'd', spec }],
});
const summed: JsonObject = {
  mark: 'bar',
  encoding: {
    x: { field: 'city', type: 'nominal' },
    y: { field: 'sales', aggregate: 'sum', type: 'quantitative' },
  },
};

const prompt = 'Show sales by city.\n\ncity,sales\nOslo,2\nOslo,3\nBergen,4';

describe('checkCharts', () => {
  test('tells a count of more records than the prompt holds from one that is wrong', async () => {
    const counted = (oslo: number) => ({
      vql: 'Visualize BAR SELECT city , COUNT(city) FROM t GROUP BY city',
      vega_lite: { data: { values: [{ y_data: oslo }, { y_data: 1 }] } },
    });
    const [impossible] = await checkCharts({ prompt, expect: counted(9) }, content(summed));
    expect(impossible).toMatchObject({ ok: false, beyondPrompt: true });
    const [wrong] = await checkCharts({ prompt, expect: counted(2) }, content(summed));
    expect(wrong).toEqual({ group: 'chart', name: 'plotted values', ok: false });
  });

  test('compares what is drawn, not what the rows hold', async () => {
    const wanted = { chart: 'Bar', vega_lite: { data: { values: [{ y_data: 5 }, { y_data: 4 }] } } };
    expect((await checkCharts({ prompt, expect: wanted }, content(summed))).map((check) => check.ok)).toEqual(
      [true, true],
    );
    const raw = {
      ...summed,
      encoding: { x: { field: 'city', type: 'nominal' }, y: { field: 'sales', type: 'quantitative' } },
    };
    expect((await checkCharts({ prompt, expect: wanted }, content(raw))).map((check) => check.ok)).toEqual([
      true,
      false,
    ]);
  });

  test('minds the mark that was named', async () => {
    expect((await checkCharts({ prompt, expect: { chart: 'Pie' } }, content(summed)))[0]?.ok).toBe(false);
  });

  test('pairs a chart with data that it brings along', () => {
    const slide: Json = {
      blocks: [{ type: 'chart', dataset, chart: { id: 'c', dataset: 'd', spec: summed } }],
    };
    expect(chartsIn(slide)).toHaveLength(1);
  });
});

test('empty bins count for nothing', () => {
  expect(sameNumbers([{ n: 1 }, { n: 0 }], [1])).toBe(true);
  expect(sameNumbers([{ n: 1 }], [1, 1])).toBe(false);
});
