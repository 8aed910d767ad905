import { expect, test } from '@jest/globals';
import type { DatavizContent } from '@sitewright/site-spec';
import { aBrief } from '../../../../test/briefs.ts';
import { stamp } from '../../../../test/drafts.ts';
import { blankChart, type DraftChart, type DraftDataset } from '../../draft/common.ts';
import { type PanelPart, panel } from '../../draft/dataviz.ts';
import { draftSchemas } from '../../draft/draft.ts';
import { assemble } from '../assemble.ts';

const crops: DraftDataset = {
  ref: 'crops',
  columns: [
    { name: 'crop', type: 'nominal', unit: '' },
    { name: 'samples (no)', type: 'quantitative', unit: 'n' },
  ],
  rows: [
    ['rye', '865'],
    ['rice', '4820'],
    ['oats', '742'],
    ['Total', '6427'],
  ],
  quote: '',
};

function boardOf(
  sort: 'data' | 'valueDown',
  table: Partial<PanelPart> = {},
  data = crops,
  others: readonly DraftDataset[] = [],
  drawn: Partial<DraftChart> = {},
  second?: Partial<DraftChart>,
): DatavizContent {
  const chart = {
    ...blankChart('crops'),
    ref: 'ranks',
    kind: 'barHorizontal' as const,
    x: 'crop',
    title: 'Samples kept in March (n)',
    y: ['samples (no)'],
  };
  const draft = draftSchemas.dataviz.parse({
    ...{
      title: 'Crops',
      tagline: '',
      organisation: '',
      summary: '',
      look: { mood: 'crisp', letters: 'any', print: 'usual', colours: [] },
    },
    ...{
      datasets: [data, ...others],
      format: { sheet: 'a4-landscape', isFar: false },
      charts: [{ ...chart, sort, ...drawn }, ...(second ? [{ ...chart, ...second }] : [])],
      requested: [{ id: '', text: 'the table', kind: 'feature', plan: 'done', refs: ['rows'], note: '' }],
    },
    parts: [
      { ref: 'main', ...panel('chart', { chart: 'ranks', heading: 'Ranking' }) },
      ...(second ? [{ ref: 'next', ...panel('chart', { chart: 'second' }) }] : []),
      ...others.map(({ ref }) => ({
        ref: `of-${ref}`,
        ...panel('table', { dataset: ref, fields: ['crop'] }),
      })),
      { ref: 'rows', ...panel('table', { dataset: 'crops', ...table }) },
    ],
  });
  const spec = assemble({ buildType: 'dataviz', draft }, aBrief({ buildType: 'dataviz' }), {
    ...stamp,
    mode: 'power',
  });
  if (spec.buildType !== 'dataviz') throw new Error('no board');
  return spec.content;
}

test('a table stands as its only chart ranks it, a total last', () => {
  const names = (sort: 'data' | 'valueDown') => boardOf(sort).datasets[0]?.rows.map(([name]) => name);
  expect(names('valueDown')).toEqual(['rice', 'rye', 'oats', 'Total']);
  expect(names('data')).toEqual(['rye', 'rice', 'oats', 'Total']);
});

test('bars whose names another chart ranks are ranked too, unless their rows are in an order', () => {
  const columns = ['crop', 'samples (no)', 'fields'].map((name, at) => ({
    ...{ name, unit: '', type: at === 0 ? ('nominal' as const) : ('quantitative' as const) },
  }));
  const sortsOf = (rows: string[][]) => {
    const second = { ref: 'second', x: 'crop', y: ['fields'], sort: 'data' as const };
    const { charts } = boardOf('valueDown', {}, { ...crops, columns, rows }, [], {}, second);
    return charts.map(({ spec }) => spec.encoding.y?.sort);
  };
  const [rye, rice, oats] = [
    ['rye', '865', '3'],
    ['rice', '4820', '7'],
    ['oats', '742', '9'],
  ] as const;
  expect(sortsOf([rye, oats, rice].map((row) => [...row]))).toEqual(['-x', '-x']);
  expect(sortsOf([rice, rye, oats].map((row) => [...row]))).toEqual(['-x', ['rice', 'rye', 'oats']]);
});

test('a figure with its thousands in groups is a number, whatever its column is called', () => {
  const columns = ['crop', 'grains', 'paid', 'field'].map((name) => ({
    ...{ name, unit: '', type: 'nominal' as const },
  }));
  const rows = [
    ['rye', '2,884', '17,30,400', '12'],
    ['rice', '804', '0', '7'],
  ];
  const { datasets } = boardOf('data', { dataset: 'other', fields: [] }, crops, [
    { ref: 'other', columns, rows, quote: '' },
  ]);
  const shown = datasets.find(({ fields }) => fields.some(({ name }) => name === 'paid'));
  expect(shown?.fields.map(({ type }) => type)).toEqual([
    ...['nominal', 'quantitative', 'quantitative', 'nominal'],
  ]);
  expect(shown?.rows[0]).toEqual(['rye', 2884, 1730400, 12]);
});

test('a unit is known to charts and stands once in the head of its column', () => {
  expect(boardOf('data').datasets[0]?.fields[1]).toMatchObject({ title: 'samples', unit: 'n' });
});

test('a chart keeps what its own title says of unit and time beside the heading of its plan', () => {
  const [chart] = boardOf('data').charts;
  expect([chart?.title, chart?.subtitle]).toContain('Samples kept in March (n)');
});

test('a table has the columns and the sums that its writer names, its words and its file; a board its sheet', () => {
  const rows = [
    ['rye', '865', 'dry'],
    ['rice', '4820', 'wet'],
  ];
  const columns = [...crops.columns, { name: 'field', type: 'nominal' as const, unit: '' }];
  const table = {
    fields: ['field', 'samples'],
    calculation: 'sum of samples',
    text: 'Weighed dry.',
    value: 'CSV',
  };
  const { datasets, dashboard } = boardOf('data', table, { ...crops, columns, rows });
  const tile = dashboard.placements.find(({ kind }) => kind === 'table');
  expect(tile).toMatchObject({ text: 'Weighed dry.', file: 'csv' });
  const shown = datasets.find(({ id }) => id === tile?.ref);
  expect(shown?.rows).toEqual([
    ['dry', 865],
    ['wet', 4820],
    ['Total', 5685],
  ]);
  expect(dashboard.sheet).toBe('a4-landscape');
});

test('what is added to a price keeps its sign', () => {
  const columns = [
    { name: 'transport', type: 'nominal' as const, unit: '' },
    { name: 'price', type: 'nominal' as const, unit: '€' },
  ];
  const rows = [
    ['up to 10 km', '14'],
    ['with a companion', '+6'],
  ];
  const prices = { ref: 'prices', columns, rows, quote: '' };
  const { datasets } = boardOf('data', { dataset: 'prices', fields: [] }, crops, [prices]);
  const shown = datasets.find((one) => one.rows.some(([name]) => name === 'with a companion'));
  expect(shown?.rows).toEqual(rows);
  expect(shown?.fields[1]).toMatchObject({ type: 'nominal', unit: '€' });
});

test('a table of a writer without data is told in its words', () => {
  const { notes = [] } = boardOf('data', { dataset: '', text: 'Rye, 865; rice, 4820.' });
  expect(notes.map(({ text }) => text)).toContain('Rye, 865; rice, 4820.');
});

test('a note that is to close the board in full width shares its row with nothing', () => {
  const spanOf = (width: PanelPart['width']) => {
    const note = { kind: 'note' as const, dataset: '', text: 'Write to the mill. '.repeat(15), width };
    return boardOf('data', note).dashboard.placements.find(({ kind }) => kind === 'note')?.columnSpan;
  };
  expect([spanOf('half'), spanOf('full')]).toEqual([4, 12]);
});

test('a table of fewer columns shows all of them where there is no room for more data', () => {
  const others = Array.from({ length: 9 }, (_, at) => ({ ...crops, ref: `other-${at}` }));
  const doubled = { ...crops, rows: [...crops.rows.slice(0, 3), ['rye', '91']] };
  const sums = { aggregate: 'sum' as const };
  const { datasets, dashboard } = boardOf('data', { fields: ['crop'] }, doubled, others, sums);
  const tables = dashboard.placements.filter(({ kind }) => kind === 'table').map(({ ref }) => ref);
  expect(tables).toHaveLength(10);
  expect(datasets.map(({ id }) => id)).toEqual(expect.arrayContaining(tables));
});

test('a question in place of a figure and the words beside it fit into one statement', () => {
  const words = 'Rye is weighed on the day that it comes. '.repeat(15);
  const open = { kind: 'number' as const, dataset: '', heading: 'Kept', text: words, value: '[[How many?]]' };
  const [told] = boardOf('data', open).insights;
  expect(told?.text).toMatch(/^How many\? Rye .*…$/u);
  expect(told?.text.length).toBeLessThanOrEqual(600);
});

test('figures in the digits of any script are drawn, and names keep theirs', () => {
  const rows = [
    ['جاودار، ٨ أكياس', '٨٦٫٥'],
    ['أرز، ٩ أكياس', '٤٬٨٢٠٫٢'],
    ['شوفان', '–'],
  ];
  const { charts, datasets } = boardOf('data', {}, { ...crops, rows });
  expect(charts).toHaveLength(1);
  expect(datasets[0]?.rows).toEqual([
    ['جاودار، ٨ أكياس', 86.5],
    ['أرز، ٩ أكياس', 4820.2],
    ['شوفان', null],
  ]);
});
