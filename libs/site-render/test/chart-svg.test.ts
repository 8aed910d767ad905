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
    const { theme } = await fixture('dataviz');
    const svg = await chartSvg(chart, dataset, theme, { width: 640, height: 400 });
    expect(svg.match(/aria-roledescription="bar"/g)).toHaveLength(3);
    expect(svg).not.toMatch(/\[native code\]|\[object /);
  },
);
