import { expect, test } from '@jest/globals';
import type { Chart, Dataset } from '@sitewright/site-spec';
import { chartSvg } from '../src/chart-svg.ts';
import { fixture } from './fixtures.ts';

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
  'a column and a category may be called %s, as which a chart library may hold something else',
  async (word) => {
    const dataset: Dataset = {
      id: 'd1',
      title: 'Points',
      fields: [
        { name: word, type: 'nominal' },
        { name: 'points', type: 'quantitative' },
      ],
      rows: [
        ['Ferrari', 3],
        [word, 5],
        ['McLaren', 4],
      ],
      source: { kind: 'prompt' },
    };
    const chart: Chart = {
      id: 'c1',
      title: 'Points',
      alt: 'Points',
      dataset: 'd1',
      takeaway: 'None.',
      spec: {
        mark: 'bar',
        transform: [{ aggregate: [{ op: 'sum', field: 'points', as: 'sum' }], groupby: [word] }],
        encoding: {
          x: { field: word, type: 'nominal', sort: ['McLaren', word], title: word },
          y: { field: 'sum', type: 'quantitative' },
          color: { field: word, type: 'nominal' },
        },
      },
    };
    const of = await fixture('dataviz');
    const svg = await chartSvg(chart, dataset, of, { width: 640, height: 400 });
    expect(svg.match(/aria-roledescription="bar"/g)).toHaveLength(3);
    expect(svg).not.toMatch(/\[native code\]|\[object /);
  },
);

const sales: Dataset = {
  id: 'd1',
  title: 'Sales',
  fields: [
    { name: 'town', type: 'nominal' },
    { name: 'kind', type: 'nominal' },
    { name: 'sold', type: 'quantitative', unit: 't' },
  ],
  rows: [
    ['Nord', 'Wood', 1840.5],
    ['Nord', 'Metal', 620],
    ['Mitte', 'Wood', 980],
    ['Mitte', 'Metal', 300],
  ],
  source: { kind: 'prompt' },
};
const soldBy: Chart = {
  id: 'c1',
  title: 'Nord sells most',
  alt: 'Sales',
  dataset: 'd1',
  takeaway: 'Nord leads.',
  spec: {
    mark: 'bar',
    encoding: { x: { field: 'town', type: 'nominal' }, y: { field: 'sold', type: 'quantitative' } },
  },
};
const size = { width: 640, height: 400 };

test('bars say their values in the language of the spec, one stands out, and no axis says them again', async () => {
  const of = { ...(await fixture('dataviz')), language: 'de' };
  const wood = { ...sales, rows: sales.rows.filter(([, kind]) => kind === 'Wood') };
  const svg = await chartSvg(soldBy, wood, of, size);
  const said = [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
  expect(said).toEqual(expect.arrayContaining(['1.840,5\u00a0t', '980\u00a0t', 'Nord', 'Mitte']));
  expect(said).not.toContain('500');
  const fills = [...svg.matchAll(/aria-roledescription="bar"[^>]*fill="([^"]+)"/g)].map(([, fill]) => fill);
  expect(new Set(fills).size).toBe(2);
});

test('the parts of a stack and their labels stand in one order', async () => {
  const of = await fixture('dataviz');
  const stacked: Chart = structuredClone(soldBy);
  stacked.spec.encoding.color = { field: 'kind', type: 'nominal', sort: ['Wood', 'Metal'] };
  stacked.spec.encoding.y = { field: 'sold', type: 'quantitative', stack: 'zero' };
  const svg = await chartSvg(stacked, sales, of, size);
  // Wood, the first, lies at the foot: its label lies under that of metal.
  const heightOf = (text: string): number =>
    Number(new RegExp(`translate\\([\\d.]+,([\\d.]+)\\)"[^>]*>${text}</text>`).exec(svg)?.[1]);
  expect(heightOf('1,840.5')).toBeGreaterThan(heightOf('620'));
});
