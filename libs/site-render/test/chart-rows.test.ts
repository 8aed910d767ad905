import { describe, expect, test } from '@jest/globals';
import type { Chart, Dataset } from '@sitewright/site-spec';
import fc from 'fast-check';
import { mostMarks, shownRows } from '../src/chart-rows.ts';
import { chartSvg } from '../src/chart-svg.ts';
import { dataTable } from '../src/figure.ts';
import { fixture } from './fixtures.ts';

type Row = Dataset['rows'][number];

const datasetOf = (rows: Row[]): Dataset => ({
  id: 'd1',
  title: 'Measured',
  fields: [
    { name: 'place', type: 'nominal' },
    { name: 'height', type: 'quantitative' },
  ],
  rows,
  source: { kind: 'prompt' },
});
const chartOf = (spec: Chart['spec']): Chart => ({
  id: 'c1',
  title: 'Heights',
  alt: 'Heights',
  dataset: 'd1',
  takeaway: 'None.',
  spec,
});
const points = chartOf({
  mark: 'point',
  encoding: { x: { field: 'place', type: 'nominal' }, y: { field: 'height', type: 'quantitative' } },
});
const sums = chartOf({
  mark: 'bar',
  encoding: {
    x: { field: 'place', type: 'nominal' },
    y: { aggregate: 'sum', field: 'height', type: 'quantitative' },
  },
});
const rowsOf = (count: number, places = count): Row[] =>
  Array.from({ length: count }, (_, index) => [`p${index % places}`, index]);

describe('the rows of a chart', () => {
  test('are all of them while they make no more marks than it may have', () => {
    expect(shownRows(points, datasetOf(rowsOf(500)), 500)).toEqual({ rows: rowsOf(500), shown: 500 });
    expect(shownRows(sums, datasetOf(rowsOf(5_000, 12)), 500)).toMatchObject({ shown: 12 });
    expect(shownRows(sums, datasetOf(rowsOf(5_000, 12)), 500).rows).toHaveLength(5_000);
  });

  test('of more are as many as it may have, the first and the last among them, in their order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 1, max: 200 }), (most, more) => {
        const all = rowsOf(most + more);
        const { rows, shown, of } = shownRows(points, datasetOf(all), most);
        expect([rows.length, shown, of]).toEqual([most, most, most + more]);
        expect([rows[0], rows.at(-1)]).toEqual([all[0], all.at(-1)]);
        expect(rows.map(([, height]) => Number(height))).toEqual(
          rows.map(([, height]) => Number(height)).toSorted((a, b) => a - b),
        );
      }),
    );
  });

  test('that are summed up stay together: a mark that is drawn has all of its rows', () => {
    const all = rowsOf(2_000, 1_000);
    const { rows, shown, of } = shownRows(sums, datasetOf(all), 100);
    expect([shown, of]).toEqual([100, 1_000]);
    expect(rows).toHaveLength(200);
    const places = new Set(rows.map(([place]) => place));
    expect(all.filter(([place]) => places.has(place ?? ''))).toEqual(rows);
  });
});

test('a picture of a part says so, in the numbers of its language, and one of the whole does not', async () => {
  const of = { ...(await fixture('dataviz')), language: 'de' };
  const size = { width: 640, height: 400 };
  const part = await chartSvg(points, datasetOf(rowsOf(5_000)), of, size);
  expect(part).toContain('n = 500 / 5.000');
  expect(part.length).toBeLessThan(1_000_000);
  expect(await chartSvg(points, datasetOf(rowsOf(40)), of, size)).not.toContain('n = ');
});

test('the more charts a dashboard has, the fewer marks has each of them', async () => {
  const spec = await fixture('dataviz');
  if (spec.buildType !== 'dataviz') throw new TypeError('not a dataviz');
  const [chart] = spec.content.charts;
  if (chart === undefined) throw new TypeError('no chart');
  const full = { ...spec, content: { ...spec.content, charts: Array.from({ length: 24 }, () => chart) } };
  expect(mostMarks(full) * 24).toBeLessThanOrEqual(4_000);
  expect(mostMarks(spec)).toBe(500);
});

test('what is named at the end of a line is drawn there, not left out with other rows', async () => {
  const of = await fixture('dataviz');
  const rows = Array.from(
    { length: 1_000 },
    (_, index): Row => [index, index * (1 + (index % 2)), 'ab'[index % 2] ?? ''],
  );
  const fields: Dataset['fields'] = [
    { name: 'place', type: 'quantitative' },
    { name: 'height', type: 'quantitative' },
    { name: 'team', type: 'nominal' },
  ];
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'place', type: 'quantitative' },
    y: { field: 'height', type: 'quantitative' },
    color: { field: 'team', type: 'nominal' },
  };
  const svg = await chartSvg(chartOf({ mark: 'line', encoding }), { ...datasetOf(rows), fields }, of, {
    width: 640,
    height: 400,
  });
  const kept = new Set(shownRows(points, datasetOf(rows), 500).rows.map(([place]) => place));
  const ends = [...svg.matchAll(/[Pp]lace: ([\d,]+); height: [\d,]+; team: [ab]/gu)];
  expect(ends.length).toBeGreaterThan(0);
  for (const [, place = ''] of ends) expect(kept).toContain(Number(place.replaceAll(',', '')));
});

test('a table whose words have room on a telephone has none in large print', async () => {
  const spec = await fixture('dataviz');
  const table = datasetOf([['Old harbour', 12]]);
  const large = structuredClone(spec);
  const { base } = large.theme.tokens.size;
  large.theme.tokens.size = {
    ...large.theme.tokens.size,
    base: { ...base, $value: { ...base.$value, value: base.$value.value * 1.6 } },
  };
  const words = {
    ...table,
    fields: table.fields.map((field, at) => ({ ...field, title: `Measurements${at}` })),
  };
  expect(dataTable(words, spec).text).not.toContain('class="rows');
  expect(dataTable(words, large).text).toContain('class="rows');
});
