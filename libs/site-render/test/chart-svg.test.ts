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

const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text = '']) => text);

test('a part of a stack too small for its share keeps its place, so that the others say theirs where they are', async () => {
  const of = await fixture('dataviz');
  const shares: Chart = structuredClone(soldBy);
  shares.spec.encoding.color = { field: 'kind', type: 'nominal', sort: ['Wood', 'Metal', 'Glass'] };
  shares.spec.encoding.y = { field: 'sold', type: 'quantitative', stack: 'normalize' };
  const rows: Dataset['rows'] = [
    ['Nord', 'Wood', 49],
    ['Nord', 'Glass', 2],
    ['Nord', 'Metal', 49],
  ];
  const svg = await chartSvg(shares, { ...sales, rows }, of, size);
  const heights = [...svg.matchAll(/translate\([\d.]+,([\d.]+)\)"[^>]*>49%<\/text>/g)].map(([, y]) =>
    Number(y),
  );
  const bars = [...svg.matchAll(/aria-roledescription="bar"[^>]*d="M[\d.]+,([\d.]+)h[\d.]+v([\d.]+)/g)].map(
    ([, top, height]) => Number(top) + Number(height) / 2,
  );
  for (const height of heights) expect(bars.some((middle) => Math.abs(middle - height) < 6)).toBe(true);
  expect(heights).toHaveLength(2);
});

const places: Dataset = {
  id: 'd1',
  title: 'Stations',
  fields: [
    { name: 'station', type: 'nominal' },
    { name: 'km', type: 'quantitative' },
    { name: 'min', type: 'quantitative' },
  ],
  rows: [
    ['Lipa', 9, 8],
    ['Potok', 17, 19],
    ['Batorz', 45, 49],
  ],
  source: { kind: 'prompt' },
};

test('points that each have a name say it beside them, without a legend', async () => {
  const of = await fixture('dataviz');
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'km', type: 'quantitative' },
    y: { field: 'min', type: 'quantitative' },
    color: { field: 'station', type: 'nominal' },
  };
  const chart: Chart = { ...soldBy, title: 'Potok is slow', spec: { mark: 'point', encoding } };
  const svg = await chartSvg(chart, places, of, size);
  for (const name of ['Lipa', 'Potok', 'Batorz'])
    expect(textsOf(svg).filter((text) => text === name)).toHaveLength(1);
  expect(svg).not.toContain('role-legend');
});

test('shares of a whole are a hundred squares, and each says what it comes to', async () => {
  const of = await fixture('dataviz');
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'station', type: 'nominal' },
    size: { field: 'min', type: 'quantitative' },
  };
  const chart: Chart = { ...soldBy, spec: { mark: 'square', encoding } };
  const svg = await chartSvg(chart, places, of, size);
  expect(svg.match(/aria-roledescription="square"/g)).toHaveLength(100);
  expect(textsOf(svg)).toEqual(expect.arrayContaining(['Lipa: 8 (11 %)', 'Potok: 19 (25 %)']));
});

test('a line over uneven numbers has an axis of even steps', async () => {
  const of = await fixture('dataviz');
  const dataset: Dataset = {
    ...places,
    fields: places.fields.slice(1),
    rows: [0, 2, 4, 12, 15, 30].map((km) => [km, 88 - km]),
  };
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'km', type: 'ordinal' },
    y: { field: 'min', type: 'quantitative' },
  };
  const svg = await chartSvg({ ...soldBy, spec: { mark: 'line', encoding } }, dataset, of, size);
  expect(textsOf(svg)).toEqual(expect.arrayContaining(['0', '10', '20', '30']));
});
