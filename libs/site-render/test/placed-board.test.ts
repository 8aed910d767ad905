import { expect, test } from '@jest/globals';
import { type DatavizSpec, placedBoard } from '@sitewright/site-spec';
import { exportFormats, exportSpec } from '../src/export.ts';
import { picturesOf } from '../src/exports/pictures.ts';
import { renderPage } from '../src/page.ts';
import { fixture, textOf } from './fixtures.ts';

const words = 'On Sundays from 11 to 5 the reading room is full: every third loan is made then.';

async function placed(): Promise<DatavizSpec> {
  const spec = await fixture('dataviz');
  if (spec.buildType !== 'dataviz') throw new Error('not a dashboard');
  const { content } = spec;
  const [chart, dataset] = [content.charts[0], content.datasets[0]];
  if (chart === undefined || dataset === undefined) throw new Error('nothing to show');
  const evidence = { dataset: dataset.id, fields: [], calculation: 'as given', value: '412 → 630' };
  spec.title = 'Sundays fill the library';
  content.charts = [chart];
  content.insights = [{ id: 'loans', label: 'Loans a week', text: 'since 2019', evidence }];
  content.notes = [{ id: 'open', heading: 'Open since 2022', text: words }];
  content.dashboard = {
    ...{ columns: 12, sheet: 'a3', rows: 18, head: { column: 1, row: 1, columnSpan: 12, rowSpan: 2 } },
    placements: [
      {
        id: 'one',
        kind: 'note',
        ref: 'open',
        column: 1,
        row: 15,
        columnSpan: 12,
        rowSpan: 4,
        ground: 'surface',
      },
      { id: 'two', kind: 'number', ref: 'loans', column: 1, row: 3, columnSpan: 12, rowSpan: 4, large: true },
      { id: 'three', kind: 'chart', ref: chart.id, column: 1, row: 7, columnSpan: 8, rowSpan: 8 },
      { id: 'four', kind: 'table', ref: dataset.id, column: 9, row: 7, columnSpan: 4, rowSpan: 8 },
    ],
  };
  return spec;
}

const pageOf = async (spec: DatavizSpec): Promise<string> => textOf(await renderPage(spec, ''));
/** A length in the rule of a tile, in hundredths of the width of its sheet. */
const lengthIn = (page: string, id: string, name: string): number =>
  Number(new RegExp(`#${id}\\{(?:[^}]*;)?${name}:([\\d.]+)cqw`, 'u').exec(page)?.[1]);

test('on its sheet every tile has its box, and on a telephone they come in the order in which they are written', async () => {
  const page = await pageOf(await placed());
  const ids = [...page.matchAll(/<section class="spot [^>]*id="(\w+)"/gu)].map(([, id]) => id);
  expect(ids).toEqual(['one', 'two', 'three', 'four']);
  expect(page).toContain('@page{size:a3;margin:0}');
  const side = (name: string): number[] => ids.map((id = '') => lengthIn(page, id, name));
  const [note = 0, figure = 0, chart = 0, table = 0] = side('inset-block-start');
  expect(figure).toBeLessThan(chart);
  expect([table, chart < note]).toEqual([chart, true]);
  const [, , from = 0, right = 0] = side('inset-inline-start');
  expect(right).toBeGreaterThan(from + (side('inline-size')[2] ?? 0));
  // A ground from side to side reaches the edges of the sheet.
  expect([lengthIn(page, 'one', 'inset-inline-start'), lengthIn(page, 'one', 'inline-size')]).toEqual([
    0, 100,
  ]);
});

test('in one column words follow the chart that they stand under or behind, and what is beside two tiles does not part them', async () => {
  const spec = await placed();
  const { dashboard, charts } = spec.content;
  const [chart = '', table = ''] = [charts[0]?.id, charts[0]?.dataset];
  const at = (id: string, kind: 'chart' | 'note' | 'table', place: readonly number[]) => {
    const [column = 1, row = 1, columnSpan = 1, rowSpan = 1] = place;
    const ref = kind === 'chart' ? chart : kind === 'note' ? 'open' : table;
    return { id, kind, ref, column, row, columnSpan, rowSpan };
  };
  const idsOf = async (...placements: typeof dashboard.placements): Promise<(string | undefined)[]> => {
    dashboard.placements = placements;
    return [...(await pageOf(spec)).matchAll(/<section class="spot [^>]*id="(\w+)"/gu)].map(([, id]) => id);
  };
  const [left, right] = [at('left', 'chart', [1, 3, 6, 8]), at('right', 'chart', [7, 3, 6, 8])];
  const [ofLeft, ofRight] = [at('ofLeft', 'note', [1, 11, 6, 2]), at('ofRight', 'note', [7, 11, 6, 2])];
  expect(await idsOf(left, right, ofLeft, ofRight)).toEqual(['left', 'ofLeft', 'right', 'ofRight']);
  const [upper, lower] = [at('upper', 'chart', [1, 3, 8, 5]), at('lower', 'chart', [1, 8, 8, 5])];
  const [first, second] = [at('first', 'note', [9, 3, 4, 5]), at('second', 'note', [9, 8, 4, 5])];
  expect(await idsOf(upper, lower, first, second)).toEqual(['upper', 'first', 'lower', 'second']);
  const rows = at('rows', 'table', [7, 3, 6, 8]);
  const [july, august] = [at('july', 'note', [1, 3, 6, 4]), at('august', 'note', [1, 7, 6, 4])];
  expect(await idsOf(july, rows, august)).toEqual(['july', 'august', 'rows']);
});

test('who said something has a line of its own under it, which its band has room for, on its page and in its picture', async () => {
  const spec = await placed();
  const [note] = spec.content.dashboard.placements;
  const text =
    '“We used to know every face in the reading room. Now we have to be introduced.” – Ruth Karlsen, librarian';
  if (note) Object.assign(note, { row: 17, rowSpan: 2, ground: 'primary', large: true });
  spec.content.notes = [{ id: 'open', text }];
  const page = await pageOf(spec);
  expect(page).toContain('<footer>Ruth Karlsen, librarian</footer>');
  expect((await picturesOf(spec))[0]?.svg).toMatch(/>Ruth Karlsen, librarian</u);
});

test('a sentence that goes on behind words in marks names nobody: it stays one in the picture of a board too', async () => {
  const spec = await placed();
  const [note] = spec.content.dashboard.placements;
  if (note) Object.assign(note, { column: 1, columnSpan: 12, row: 17, rowSpan: 4 });
  spec.content.notes = [{ id: 'open', text: '“Never too late” is what they all say here.' }];
  expect(await pageOf(spec)).not.toContain('<blockquote');
  expect((await picturesOf(spec))[0]?.svg).toMatch(/>“Never too late” is what/u);
});

test('the box of a figure that fills little of its place is as high as its words, but not beside another box', async () => {
  const spec = await placed();
  const [note, figure] = spec.content.dashboard.placements;
  if (note === undefined || figure === undefined) throw new Error('nothing to show');
  Object.assign(figure, { column: 9, row: 3, columnSpan: 4, rowSpan: 12, ground: 'surface', large: false });
  spec.content.dashboard.placements = [note, figure];
  const heightOf = async (): Promise<number> => lengthIn(await pageOf(spec), 'two', 'block-size');
  const fitted = await heightOf();
  Object.assign(note, { row: 3, columnSpan: 8 });
  expect(fitted).toBeLessThan((await heightOf()) / 2);
});

test('a title in a low place is clearly larger than the heading of a chart that can spare it room', async () => {
  const spec = await placed();
  const { dashboard } = spec.content;
  const chart = dashboard.placements.filter(({ kind }) => kind === 'chart');
  const placements = chart.map((one) => ({ ...one, row: 2, columnSpan: 12, rowSpan: 39 }));
  const head = { column: 1, row: 1, columnSpan: 12, rowSpan: 1 };
  spec.content.dashboard = { ...dashboard, rows: 40, head, placements };
  const page = await pageOf(spec);
  expect(lengthIn(page, '_title', 'font-size')).toBeGreaterThan(1.6 * lengthIn(page, 'three', 'font-size'));
});

test('a ground that is no other than that of the sheet is a line, its words in line with the others', async () => {
  const spec = await placed();
  const { color } = spec.theme.tokens;
  color.surface = color.background;
  const page = await pageOf(spec);
  expect(page).toMatch(/class="spot spot-note on-line" id="one"/u);
  expect(lengthIn(page, 'one', 'inset-inline-start')).toBe(lengthIn(page, 'two', 'inset-inline-start'));
});

test('a screen that can not hold all is as much higher as it needs, and its picture and page are too', async () => {
  const spec = await placed();
  spec.content.dashboard.sheet = 'screen';
  spec.content.notes = [{ id: 'open', heading: 'Open since 2022', text: Array(20).fill(words).join(' ') }];
  const svg = (await picturesOf(spec))[0]?.svg ?? '';
  const [, wide = 0, high = 0] = /width="(\d+)" height="(\d+)"/u.exec(svg)?.map(Number) ?? [];
  expect(high / wide).toBeGreaterThan(0.6);
  expect(await pageOf(spec)).toContain(`@page{size:${wide}px ${high}px;margin:0}`);
});

test('a sheet with too much on it keeps its title the largest of its headings, and rows of a list clear of what is under it', async () => {
  const spec = await placed();
  spec.content.notes = [{ id: 'open', heading: 'Open since 2022', text: Array(60).fill(words).join(' ') }];
  const page = await pageOf(spec);
  expect(lengthIn(page, '_title', 'font-size')).toBeGreaterThan(lengthIn(page, 'three', 'font-size'));
  const sizeOf = async (text: string): Promise<number> => {
    spec.content.notes = [{ id: 'open', text: Array(28).fill(text).join('\n') }];
    return lengthIn(await pageOf(spec), 'one', 'font-size');
  };
  expect(await sizeOf('Tea: 2.40')).toBeLessThan(await sizeOf('Tea, 2.40'));
});

test('what is large fills its place, and the fewer its letters the more', async () => {
  const spec = await placed();
  const page = await pageOf(spec);
  const sizes = ['two', '_title', 'one'].map((id) => lengthIn(page, id, 'font-size'));
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(sizes[0]).toBeGreaterThan(9);
  const [insight] = spec.content.insights;
  if (insight) insight.evidence.value = 'from four hundred and twelve to six hundred and thirty';
  expect(lengthIn(await pageOf(spec), 'two', 'font-size')).toBeLessThan((sizes[0] ?? 0) * 0.7);
});

test('rows give room to what needs it: a short place of a long note is not too small for it', async () => {
  const spec = await placed();
  const note = spec.content.dashboard.placements[0];
  const said = spec.content.notes?.[0];
  if (note === undefined || said === undefined) throw new Error('nothing to show');
  Object.assign(note, { row: 18, rowSpan: 1 });
  const short = lengthIn(await pageOf(spec), 'one', 'block-size');
  said.text = words.repeat(6);
  const page = await pageOf(spec);
  expect(lengthIn(page, 'one', 'block-size')).toBeGreaterThan(short * 1.5);
  expect(lengthIn(page, 'one', 'font-size')).toBeGreaterThan(1.1);
});

test('neither a note nor a table has larger type than a chart, and a table fills its place with room between its rows', async () => {
  const spec = await placed();
  const [note, figure, chart, table] = spec.content.dashboard.placements;
  const [dataset] = spec.content.datasets;
  if (!note || !figure || !chart || !table || !dataset) throw new Error('four tiles');
  dataset.rows.length = 4;
  spec.content.notes = [{ id: 'open', heading: 'Open since 2022', text: 'On Sundays too.' }];
  const wide = { column: 1, columnSpan: 12 };
  spec.content.dashboard.placements = [
    { ...chart, ...wide, row: 3, rowSpan: 5 },
    { ...table, ...wide, row: 8, rowSpan: 8 },
    { ...note, row: 16, rowSpan: 3 },
  ];
  const page = await pageOf(spec);
  const head = lengthIn(page, 'three', 'font-size');
  const rows = lengthIn(page, 'four', 'font-size');
  expect(lengthIn(page, 'one', 'font-size') * 1.2).toBeLessThanOrEqual(head + 0.01);
  expect(rows * 1.2).toBeLessThanOrEqual(head + 0.01);
  expect(lengthIn(page, 'four', '--cell')).toBeGreaterThan(rows * 0.45);
});

test('a link to the file of a table has room under it, and says the name of the file', async () => {
  const spec = await placed();
  const { placements } = spec.content.dashboard;
  const table = placements[3];
  const [dataset] = spec.content.datasets;
  if (!table || !dataset) throw new Error('a table');
  dataset.rows = [1, 2, 3, 4, 5].flatMap(() => dataset.rows);
  const without = lengthIn(await pageOf(spec), 'four', 'font-size');
  placements[3] = { ...table, file: 'csv' };
  const page = await pageOf(spec);
  expect(lengthIn(page, 'four', 'font-size')).toBeLessThan(without);
  expect(page).toContain(`>${dataset.title}.csv</a>`);
});

test('charts of one kind beside each other are drawn as high as each other, whatever stands over them, those of two kinds are not', async () => {
  const spec = await placed();
  const [one] = spec.content.charts;
  if (!one) throw new Error('a chart');
  const other = { ...one, id: 'other', title: `${one.title}, ${words}` };
  spec.content.charts.push(other);
  const [note, figure, chart] = spec.content.dashboard.placements;
  if (!note || !figure || !chart) throw new Error('three tiles');
  spec.content.dashboard.placements = [
    { ...chart, column: 1, columnSpan: 7 },
    { ...chart, id: 'five', ref: 'other', column: 8, columnSpan: 5 },
  ];
  const heights = async (): Promise<number[]> => {
    const drawn = (await pageOf(spec)).matchAll(/class="marks wide"[^>]* height="(\d+)"/gu);
    return [...drawn].map(([, height]) => Number(height));
  };
  const [first, second] = await heights();
  expect(first).toBe(second);
  spec.content.charts = [one, { ...other, spec: { ...one.spec, mark: 'area' } }];
  const [higher, lower = 0] = await heights();
  expect(higher).toBeGreaterThan(lower);
});

test('a chart is drawn as large as its place leaves it, and once more for a telephone', async () => {
  const page = await pageOf(await placed());
  expect(page.match(/class="marks (?:wide|narrow)"/gu)).toEqual([
    'class="marks wide"',
    'class="marks narrow"',
  ]);
});

test('points that say their names themselves need no room for a legend of them, but a line each', async () => {
  const spec = await placed();
  const [only] = spec.content.charts;
  const [data] = spec.content.datasets;
  if (only === undefined || data === undefined) throw new Error('nothing to show');
  const names = Array.from({ length: 16 }, (_, at) => `A beetle with the number ${at}`);
  const numbers = { type: 'quantitative' as const };
  data.fields = [{ name: 'beetle', type: 'nominal' }, ...['mm', 'mg'].map((name) => ({ name, ...numbers }))];
  data.rows = names.map((name, at) => [name, at, at * at]);
  only.dataset = data.id;
  only.spec = {
    mark: 'point',
    encoding: {
      x: { field: 'mm', ...numbers },
      y: { field: 'mg', ...numbers },
      color: { field: 'beetle', type: 'nominal', legend: { orient: 'top' } },
    },
  };
  const dashboard = { ...spec.content.dashboard, sheet: 'screen' as const };
  const board = { content: { ...spec.content, dashboard }, theme: spec.theme, title: spec.title, owner: '' };
  expect(placedBoard(board).faults.filter(({ message }) => message.includes('chart'))).toEqual([]);
  // Of more points the plot is larger, and the words beside it are smaller.
  data.rows = Array.from({ length: 40 }, (_, at) => [`Beetle ${at}`, at, at * at]);
  expect(
    placedBoard(board)
      .faults.map(({ message }) => message)
      .join(),
  ).toContain('chart');
});

test('large figures side by side in places of one size are as large as each other', async () => {
  const spec = await placed();
  const { content } = spec;
  const [one] = content.insights;
  if (one === undefined) throw new Error('no figure');
  const value = '4 068 hours in all';
  content.insights = [one, { ...one, id: 'hours', evidence: { ...one.evidence, value } }];
  const beside = { kind: 'number', row: 3, columnSpan: 6, rowSpan: 4, large: true } as const;
  content.dashboard.placements = [
    { ...beside, id: 'two', ref: 'loans', column: 1 },
    { ...beside, id: 'five', ref: 'hours', column: 7 },
  ];
  const page = await pageOf(spec);
  expect(lengthIn(page, 'two', 'font-size')).toBe(lengthIn(page, 'five', 'font-size'));
});

test('a large statement keeps the lines that its writer set it in, and is no shout on a telephone', async () => {
  const spec = await placed();
  const { content } = spec;
  const lines = ['Every third loan is made on a Sunday.', 'So stay open then.'];
  content.notes = [{ id: 'open', text: lines.join('\n') }];
  const [note] = content.dashboard.placements;
  if (note === undefined) throw new Error('no note');
  const { ground: _, ...place } = note;
  content.dashboard.placements = [{ ...place, rowSpan: 2, large: true }];
  const board = { content, theme: spec.theme, title: spec.title, owner: '' };
  expect(placedBoard(board).tiles.map((tile) => tile.lines.length)).toEqual([2]);
  expect(await pageOf(spec)).toMatch(/class="spot spot-note large said"/u);
});

test('what was added to a board with places stands under its sheet', async () => {
  const spec = await placed();
  spec.content.notes?.push({ id: 'later', text: 'Told later.' });
  expect(await pageOf(spec)).toMatch(/<div class="board-grid cols-12 beyond">.*Told later\./su);
});

test('whose board it is stands over its title, where no note says so', async () => {
  const spec = await placed();
  spec.brief.organisation = 'Tolbury Library';
  expect(await pageOf(spec)).toContain(
    '<p class="owner">Tolbury Library</p><h1>Sundays fill the library</h1>',
  );
  spec.content.notes?.push({ id: 'later', text: 'Tolbury Library, Mill Lane 4' });
  expect(await pageOf(spec)).not.toContain('class="owner"');
});

test('its picture is the whole sheet in its proportions, with what its page says', async () => {
  const spec = await placed();
  const { content } = await exportSpec(spec, 'svg');
  const svg = textOf(content);
  expect(svg).toMatch(/^<svg [^>]*width="1123" height="1587" viewBox="0 0 1000 1413/u);
  for (const said of [
    'Sundays fill the library',
    '412 → 630',
    'Loans a week',
    'Open since 2022',
    'every third loan',
  ])
    expect(svg.replace(/<\/text><text[^>]*>|\u00a0/gu, ' ')).toContain(said);
  expect(exportFormats({ ...spec, content: { ...spec.content, charts: [] } })).toContain('pdf');
});

const pictureOf = async (spec: DatavizSpec): Promise<string> =>
  textOf((await exportSpec(spec, 'svg')).content);
/** The words of a picture, line by line. */
const wordsIn = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</gu)].map(([, text = '']) => text);

test('its picture has what was added since: words beneath the sheet, and each chart as a picture of its own', async () => {
  const spec = await placed();
  const { content } = spec;
  const [chart] = content.charts;
  if (chart === undefined) throw new Error('nothing to show');
  content.notes?.push({ id: 'later', text: 'Told later.' });
  content.charts.push({ ...chart, id: 'added' });
  expect(wordsIn(await pictureOf(spec))).toContain('Told later.');
  expect((await picturesOf(spec)).map(({ name }) => name)).toEqual(['board', 'added']);
  expect((await picturesOf(spec, { most: 1 })).map(({ name }) => name)).toEqual(['board']);
});

test('a place for words says the main sentence of a chart that it refers to, on its page and in its picture', async () => {
  const spec = await placed();
  const [note] = spec.content.dashboard.placements;
  const [chart] = spec.content.charts;
  if (note === undefined || chart === undefined) throw new Error('nothing to show');
  Object.assign(note, { ref: chart.id });
  chart.takeaway = 'Finland leads.';
  expect(await pageOf(spec)).toMatch(/id="one"><p>Finland leads\.<\/p>/u);
  expect(wordsIn(await pictureOf(spec))).toContain('Finland leads.');
});

test('words and rules of a table on a dark ground are read on it', async () => {
  const spec = await placed();
  const table = spec.content.dashboard.placements.find(({ kind }) => kind === 'table');
  Object.assign(table ?? {}, { ground: 'dark', text: 'Said beneath.' });
  const svg = await pictureOf(spec);
  const inkOf = (words: string): string | undefined =>
    new RegExp(`fill="(#\\w+)">${words}<`, 'u').exec(svg)?.[1];
  expect(inkOf('Finland')).toBe(inkOf('Said beneath\\.'));
  expect([undefined, inkOf('Open since 2022')]).not.toContain(inkOf('Finland'));
  expect(svg).toMatch(/<line [^>]*stroke-opacity/u);
});

test('what was made up says so in the words of its language, and what could not be done asks for nothing', async () => {
  const spec = await placed();
  spec.labels = { ...spec.labels, placeholder: 'Bitte ersetzen', notAvailable: 'Nicht möglich' };
  const [note] = spec.content.notes ?? [];
  Object.assign(note ?? {}, { placeholder: true });
  expect(wordsIn(await pictureOf(spec))).toContain('Bitte ersetzen');
  Object.assign(note ?? {}, { heading: 'Nicht möglich' });
  expect(wordsIn(await pictureOf(spec))).not.toContain('Bitte ersetzen');
});

test('lines that are read from the right keep their stops at their ends', async () => {
  const spec = await placed();
  Object.assign(spec, { dir: 'rtl', title: 'EMC (2024).' });
  expect(wordsIn(await pictureOf(spec))).toContain('\u2067EMC (2024).\u2069');
});

test('no tile is taken for the title by its id, and a table does not say the title once more', async () => {
  const spec = await placed();
  const [note, figure] = spec.content.dashboard.placements;
  Object.assign(note ?? {}, { id: 'board-title', ground: undefined });
  Object.assign(figure ?? {}, { id: 'head' });
  const [dataset] = spec.content.datasets;
  if (dataset) dataset.title = spec.title;
  expect((await pageOf(spec)).match(/id="board-title"/gu)).toHaveLength(1);
  expect(wordsIn(await pictureOf(spec)).filter((line) => line.startsWith('Sundays'))).toHaveLength(1);
});

test('a table of thousands of rows in many places is measured once, and shows what its page shows', async () => {
  const spec = await placed();
  const [dataset] = spec.content.datasets;
  const table = spec.content.dashboard.placements.find(({ kind }) => kind === 'table');
  if (dataset === undefined || table === undefined) throw new Error('nothing to show');
  dataset.rows = Array.from({ length: 3000 }, (_, at) => [`Town ${at + 1}`, at]);
  const [first] = spec.content.dashboard.placements;
  spec.content.dashboard.placements = [
    ...(first ? [first] : []),
    ...Array.from({ length: 40 }, (_, at) => ({ ...table, id: `t${at}` })),
  ];
  const start = performance.now();
  const words = wordsIn(await pictureOf(spec));
  expect(performance.now() - start).toBeLessThan(10_000);
  expect([words.includes('Town 60'), words.includes('Town 61')]).toEqual([true, false]);
});

test('a board of eighty tiles in one cell, with very long texts, is drawn', async () => {
  const spec = await placed();
  const [tile] = spec.content.dashboard.placements;
  if (tile === undefined || spec.content.notes?.[0] === undefined) throw new Error('nothing to show');
  spec.content.notes[0].text = `${'w'.repeat(3000)} ${words.repeat(60)}`.slice(0, 8000);
  const places = Array.from({ length: 80 }, (_, at) => ({
    ...tile,
    id: `t${at}`,
    rowSpan: 100,
    columnSpan: 12,
  }));
  spec.content.dashboard = { columns: 12, rows: 100, placements: places };
  const start = performance.now();
  expect(await pageOf(spec)).toContain('id="t79"');
  expect(performance.now() - start).toBeLessThan(20_000);
});

test('no line of a title or of words over a chart ends between a name and its number', async () => {
  const spec = await placed();
  const [chart] = spec.content.charts;
  if (!chart) throw new Error('a chart');
  spec.title = 'LUMEN-3 fills the wards';
  chart.title = 'People in LUMEN-3';
  const page = await pageOf(spec);
  expect(page).toContain('<h1>LUMEN-\u20603 fills');
  expect(page).toMatch(/<h2>[^<]*LUMEN-\u20603</u);
});

test('the last row of a table is bold in pictures of a board where it is the sum of those above it', async () => {
  const spec = await placed();
  const [dataset] = spec.content.datasets;
  const table = spec.content.dashboard.placements.find(({ kind }) => kind === 'table');
  if (!dataset || !table) throw new Error('a table');
  spec.content.dashboard.placements = [table];
  dataset.fields = [
    { name: 'branch', type: 'nominal' },
    { name: 'loans', type: 'quantitative' },
  ];
  const boldIn = async (sum: number): Promise<string[]> => {
    dataset.rows = [...['North', 'South', 'West'].map((name, at) => [name, 20 + at]), ['All three', sum]];
    const svg = (await picturesOf(spec))[0]?.svg ?? '';
    return [...svg.matchAll(/font-weight="700"[^>]*>([^<]*)</gu)].map(([, text = '']) => text.trim());
  };
  expect(await boldIn(63)).toEqual(expect.arrayContaining(['All three', '63']));
  expect(await boldIn(64)).not.toContain('64');
});
