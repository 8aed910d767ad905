import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import {
  type Chart,
  chartSpecSchema,
  type Dataset,
  type DatavizSpec,
  findAt,
  parseSpec,
  type SiteSpec,
  walkNodes,
} from '@sitewright/site-spec';
import fc from 'fast-check';
import { fromCell, pastedCells } from '../../../../../services/builder/src/inspector/cell-value.ts';
import { withTrueWords } from '../../../../../services/builder/src/spec/commands/chart-words.ts';
import {
  insertColumn,
  insertRow,
  removeColumn,
  removeRow,
  setCells,
  type Table,
  tableAt,
} from '../../../../../services/builder/src/spec/commands/edit-table.ts';
import { setAlt } from '../../../../../services/builder/src/spec/commands/set-alt.ts';
import {
  chartKindOf,
  chartKindsFor,
  setChartKind,
} from '../../../../../services/builder/src/spec/commands/set-chart-kind.ts';
import { setValue } from '../../../../../services/builder/src/spec/commands/set-value.ts';
import { Editor } from '../../../../../services/builder/src/spec/editor.ts';
import type { Command } from '../../../../../services/builder/src/spec/invert.ts';

const folder = fileURLToPath(new URL('../../../../../libs/site-render/test/fixtures/', import.meta.url));
const fixture = (name: string): SiteSpec =>
  parseSpec(JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')));

const tablesOf = (spec: SiteSpec): Table[] =>
  [...walkNodes(spec.content, ['content'])].flatMap(({ path }) => tableAt(spec, path) ?? []);
const firstTable = (spec: SiteSpec, columns: Table['columns']): Table => {
  const table = tablesOf(spec).find((one) => one.columns === columns);
  if (table === undefined) throw new Error('the fixture has no such table');
  return table;
};

function commandBy(spec: SiteSpec, table: Table, kind: number, place: number): Command {
  const isWords = table.columns === 'columns';
  const row = place % Math.max(1, table.rows.length);
  const column = place % table.width;
  if (kind === 0) return insertRow(spec, table, place % (table.rows.length + 1));
  if (kind === 1 && table.rows.length > 1) return removeRow(spec, table, row);
  if (kind === 2 && isWords && table.width < 12) return insertColumn(spec, table, column, 'New');
  if (kind === 3 && isWords && table.width > 1) return removeColumn(spec, table, column);
  const cells = isWords ? ['a', 'b'] : [null, null];
  return setCells(spec, table, { row, column }, [cells, cells, cells]);
}

test.each([
  ['document', 'columns'],
  ['dataviz', 'fields'],
] as const)(
  'any edits of a table of a %s are taken, and undone leave its bytes as they were',
  (name, kind) => {
    const spec = fixture(name);
    const { path } = firstTable(spec, kind);
    const edits = fc.array(fc.tuple(fc.nat(4), fc.nat(100)), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(edits, (made) => {
        let now = 0;
        const editor = new Editor(spec, () => (now += 10_000));
        for (const [what, place] of made) {
          const table = tableAt(editor.state.spec, path);
          if (table === undefined) throw new Error('the table is gone');
          expect(editor.run(commandBy(editor.state.spec, table, what, place))).toBeUndefined();
        }
        while (editor.state.undo !== undefined) editor.undo();
        expect(JSON.stringify(editor.state.spec)).toBe(JSON.stringify(spec));
      }),
      { numRuns: 20 },
    );
  },
);

test('cells that are pasted over the end make rows, and what is wider than the table is left out', () => {
  const spec = fixture('document');
  const table = firstTable(spec, 'columns');
  const editor = new Editor(spec);
  const last = table.rows.length - 1;
  const values = [
    ['one', ...Array<string>(table.width).fill('x')],
    ['two', 'y'],
  ];
  expect(editor.run(setCells(spec, table, { row: last, column: 0 }, values))).toBeUndefined();
  const after = firstTable(editor.state.spec, 'columns');
  expect(after.rows).toHaveLength(table.rows.length + 1);
  expect(after.rows[last]?.[0]).toBe('one');
  expect(after.rows[last + 1]?.slice(0, 2)).toEqual(['two', 'y']);
});

test('a cell that asked the owner asks no longer once it is written, and others keep their places', () => {
  const spec = fixture('document');
  const { path } = firstTable(spec, 'columns');
  const editor = new Editor(spec);
  const open = [
    { row: 0, column: 0 },
    { row: 1, column: 1 },
  ];
  editor.run({ label: 'test', operations: [{ op: 'add', path: `${path}/open`, value: open }] });
  const tableNow = () => firstTable(editor.state.spec, 'columns');
  editor.run(setCells(editor.state.spec, tableNow(), { row: 0, column: 0 }, [['known']]));
  editor.run(insertRow(editor.state.spec, tableNow(), 0));
  expect(findAt(editor.state.spec, `${path}/open`)).toEqual([{ row: 2, column: 1 }]);
});

test.each([
  ['91', 91],
  ['70,5', 70.5],
  ['1 250', 1250],
  ['-3.2e3', -3200],
  ['', null],
  ['many', undefined],
])('“%s” in a cell that counts is %s', (typed, value) => {
  expect(fromCell(typed, true)).toBe(value);
});

test('what is copied from a sheet is cells, and a word is a word', () => {
  expect(pastedCells('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(pastedCells('a word')).toBeUndefined();
});

describe('kinds of charts', () => {
  const spec = fixture('dataviz');
  const charts = [...walkNodes(spec.content, ['content'])].flatMap(({ path, value }) => {
    const chart = chartSpecSchema.safeParse(value.spec);
    return chart.success && chartKindOf(chart.data) !== undefined
      ? [{ at: `${path}/spec`, chart: chart.data }]
      : [];
  });

  test('there are charts to try', () => expect(charts.length).toBeGreaterThan(0));

  test.each(charts)(
    '$at is shown as each kind that it is offered, and as what it was again',
    ({ at, chart }) => {
      const first = chartKindOf(chart);
      for (const kind of chartKindsFor(chart)) {
        const editor = new Editor(spec);
        expect(editor.run(setChartKind(spec, at, chart, kind))).toBeUndefined();
        const shown = chartSpecSchema.parse(findAt(editor.state.spec, at));
        expect(chartKindOf(shown)).toBe(kind);
        if (first === undefined || first === kind) continue;
        editor.run(setChartKind(editor.state.spec, at, shown, first));
        expect(chartKindOf(chartSpecSchema.parse(findAt(editor.state.spec, at)))).toBe(first);
      }
    },
  );
});

test('a picture has words or is decoration, never both and never neither', () => {
  const spec = fixture('website');
  const editor = new Editor(spec);
  const assetNow = () => editor.state.spec.assets[0];
  expect(assetNow()).toBeDefined();
  for (const words of ['A loaf', '', '', 'Two loaves', 'Three']) {
    expect(editor.run(setAlt(editor.state.spec, '/assets/0', words))).toBeUndefined();
    expect(assetNow()?.alt).toBe(words === '' ? undefined : words);
    expect(assetNow()?.decorative).toBe(words === '' ? true : undefined);
  }
});

describe('what a chart says of data that are no longer so', () => {
  const ask = (words: string) => `Still so? ${words}`;
  const told = (words: Partial<Chart>, language = 'en'): DatavizSpec => {
    const spec = parseSpec({ ...fixture('dataviz'), language });
    if (spec.buildType !== 'dataviz') throw new Error('the fixture is another');
    const data: Dataset = {
      id: 'sales',
      title: 'Sales 2024',
      fields: [
        { name: 'Quarter', type: 'ordinal' },
        { name: 'Sales', type: 'quantitative' },
      ],
      rows: [
        ['Q1', 28],
        ['Q2', 1055],
      ],
      source: { kind: 'prompt', span: [0, 1] },
    };
    const chart: Chart = {
      id: 'chart',
      title: 'From 28 (Q1) to 1,055 (Q2)',
      subtitle: 'Sales by quarter',
      alt: 'Line chart: Sales by quarter. Q1: 28; Q2: 1,055',
      dataset: 'sales',
      takeaway: 'Q2 makes up 97.4%',
      spec: {
        mark: 'line',
        encoding: { x: { field: 'Quarter', type: 'ordinal' }, y: { field: 'Sales', type: 'quantitative' } },
      },
      ...words,
    };
    const insights = spec.content.insights.slice(0, 1).map((insight) => ({
      ...insight,
      id: 'insight',
      evidence: { ...insight.evidence, dataset: 'sales', value: 97 },
    }));
    const dashboard = { columns: 12, placements: [] };
    const content = { datasets: [data], charts: [chart], insights, dashboard };
    const made = parseSpec({ ...spec, content, warnings: [] });
    if (made.buildType !== 'dataviz') throw new Error('it is no dataviz any longer');
    return made;
  };
  const edited = (spec: SiteSpec, ...typed: number[]) => {
    const editor = new Editor(spec, () => 0);
    for (const value of typed) {
      const { spec: now } = editor.state;
      const table = firstTable(now, 'fields');
      const command = setCells(now, table, { row: 1, column: 1 }, [[value]]);
      expect(editor.run(withTrueWords(now, table.path, command, ask))?.message).toBeUndefined();
    }
    const made = editor.state.spec;
    if (made.buildType !== 'dataviz') throw new Error('it is no dataviz any longer');
    editor.undo();
    expect(JSON.stringify(editor.state.spec)).toBe(JSON.stringify(spec));
    expect(editor.state.undo).toBeUndefined();
    return made;
  };

  test('goes where it states figures, and the values are read out as they are', () => {
    const { charts, insights } = edited(told({}), 3, 30, 3000).content;
    const [chart] = charts;
    expect(chart).toMatchObject({
      title: 'Sales by quarter',
      takeaway: 'Sales by quarter',
      alt: 'Line chart: Sales by quarter. Q1: 28; Q2: 3,000',
    });
    expect(chart?.subtitle).toBeUndefined();
    expect(insights[0]).toMatchObject({ placeholder: true });
    expect(insights[0]?.evidence.value).toBeUndefined();
  });

  test('is left to check where it states none, and is no longer once it is written', () => {
    const claim = { title: 'Spring was the best', takeaway: 'Spring was the best' };
    const spec = edited(told(claim), 3);
    expect(spec.content.charts[0]).toMatchObject(claim);
    expect(spec.warnings).toEqual([
      { code: 'data_changed', message: 'Still so? Spring was the best', path: '/content/charts/0' },
    ]);
    const editor = new Editor(spec);
    editor.run(setValue(spec, '/content/charts/0/title', 'Winter was the best'));
    expect(editor.state.spec.warnings).toEqual([]);
  });

  test('tells no kind that it is not shown as', () => {
    const spec = told({});
    const chart = chartSpecSchema.parse(findAt(spec, '/content/charts/0/spec'));
    const editor = new Editor(spec);
    editor.run(setChartKind(spec, '/content/charts/0/spec', chart, 'bar'));
    expect(findAt(editor.state.spec, '/content/charts/0/alt')).toBe('Sales by quarter. Q1: 28; Q2: 1,055');
  });

  test('stays where it names what is shown, and where nothing else is shown than before', () => {
    const names = { title: 'Sales 2024', takeaway: 'Sales 2024', alt: 'A line' };
    const spec = edited(told({ ...names, subtitle: 'By quarter' }), 3);
    expect(spec.content.charts[0]).toMatchObject({ ...names, subtitle: 'By quarter' });
    expect(spec.warnings).toEqual([]);
    const same = told({});
    const table = firstTable(same, 'fields');
    expect(withTrueWords(same, table.path, insertRow(same, table, 2), ask).operations).toHaveLength(1);
  });
});
