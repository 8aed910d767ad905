import { expect, test } from '@jest/globals';
import type { DatavizContent } from '@sitewright/site-spec';
import { aBrief } from '../../../../test/briefs.ts';
import { stamp } from '../../../../test/drafts.ts';
import { findingsIn, finishDraft } from '../../build.ts';
import { blankChart } from '../../draft/common.ts';
import { type PanelPart, panel } from '../../draft/dataviz.ts';
import { type Draft, draftSchemas } from '../../draft/draft.ts';
import { assemble, misplacedIn } from '../assemble.ts';

const loans = {
  ref: 'loans',
  columns: [
    { name: 'Year', type: 'ordinal' as const, unit: '' },
    { name: 'Loans', type: 'quantitative' as const, unit: '' },
  ],
  rows: [
    ['2019', '412'],
    ['2021', '390'],
    ['2023', '520'],
    ['2025', '630'],
  ],
  quote: '',
};
const words = 'On Sundays from 11 to 5 the reading room is full: every third loan is made then.';
const tiles: Record<string, PanelPart> = {
  figure: { ref: 'figure', ...panel('number', { heading: 'Loans a week', value: '412 → 630' }) },
  chart: { ref: 'chart', ...panel('chart', { chart: 'line' }) },
  table: { ref: 'table', ...panel('table', { dataset: 'loans', heading: 'Year by year' }) },
  note: { ref: 'note', ...panel('note', { heading: 'Open since 2022', text: words }) },
};
const places = {
  ...{ figure: '1 3 12 4 line large', chart: '1 7 8 8' },
  ...{ table: '9 7 4 8 primary', note: '1 15 12 4 surface middle' },
};

function boardOf(
  own: Record<string, string> = places,
  title = '1 1 12 2',
  isFar = true,
  texts: Partial<PanelPart> = {},
): Draft {
  const look = { mood: 'editorial' as const, letters: 'any' as const, print: 'usual' as const, colours: [] };
  const line = { ...blankChart('loans'), ref: 'line', kind: 'line' as const, x: 'Year', y: ['Loans'] };
  const draft = draftSchemas.dataviz.parse({
    ...{ title: 'Sundays fill the library', tagline: '', organisation: '', summary: '', look },
    ...{ datasets: [loans], charts: [{ ...line, title: 'Loans a week', takeaway: 'Loans rise' }] },
    format: { sheet: 'a3', isFar, place: title },
    parts: Object.entries(tiles).map(([name, tile]) => ({
      ...tile,
      ...(name === 'note' ? texts : {}),
      place: own[name] ?? '',
    })),
    requested: [
      { id: '', text: 'the figure largest', kind: 'size', plan: 'done', refs: ['figure'], note: '' },
    ],
  });
  return { buildType: 'dataviz', draft };
}

const brief = aBrief({ buildType: 'dataviz' });
function dashboardOf(draft: Draft): DatavizContent['dashboard'] {
  const spec = assemble(draft, brief, stamp);
  if (spec.buildType !== 'dataviz') throw new Error('not a dashboard');
  return spec.content.dashboard;
}
const messagesOf = (draft: Draft): string[] => misplacedIn(draft, brief).map(({ message }) => message);

test('tiles and the title stand where their writer put them, on as many rows as the places reach', () => {
  const { sheet, rows, head, placements } = dashboardOf(boardOf());
  expect({ sheet, rows, head }).toEqual({
    ...{ sheet: 'a3', rows: 18 },
    head: { column: 1, row: 1, columnSpan: 12, rowSpan: 2 },
  });
  expect(
    placements.map(({ id, column, row, columnSpan, rowSpan }) => [id, column, row, columnSpan, rowSpan]),
  ).toEqual([
    ['figure_tile', 1, 3, 12, 4],
    ['chart_tile', 1, 7, 8, 8],
    ['table_tile', 9, 7, 4, 8],
    ['note_tile', 1, 15, 12, 4],
  ]);
  expect(placements[0]).toMatchObject({ ground: 'line', large: true });
  expect(placements[3]).toMatchObject({ ground: 'surface', align: 'center' });
  expect(messagesOf(boardOf())).toEqual([]);
});

test('a title without a place stands over everything', () => {
  const { rows, head, placements } = dashboardOf(boardOf(places, ''));
  expect([rows, head?.rowSpan, placements[0]?.row]).toEqual([20, 2, 5]);
});

test('what lies over another, has no place or no room is told in rows and columns', () => {
  const over = boardOf({ ...places, chart: '1 2 8 13' });
  expect(messagesOf(over)).toEqual([
    expect.stringMatching(
      /^The chart "Loans rise" \(1 3 8 12\) lies over the number "Loans a week" .*: 4 rows and 8 columns\.$/u,
    ),
  ]);
  expect(messagesOf(boardOf({ ...places, table: '' }))).toEqual([
    'The table table has no place: "column row columns rows".',
  ]);
  const long = boardOf(places, '1 1 12 2', true, { text: Array(95).fill(words).join(' ') });
  expect(messagesOf(long)).toContainEqual(
    expect.stringMatching(
      /^The note "Open since 2022" .* needs about \d+ rows at this width, or fewer words\.$/u,
    ),
  );
});

test('a title that is no larger than a heading in its place is told of the whole board', () => {
  const small = boardOf(places, '1 1 1 1');
  expect(findingsIn(small, brief)).toContainEqual(
    expect.objectContaining({
      path: ['format', 'place'],
      message: expect.stringMatching(/^The title \(1 1 1 1\) needs more columns/u),
    }),
  );
});

test.each([
  ['large letters', 'a3', 44],
  ['a screen of its usual height', 'screen', 3],
] as const)('where %s leave no room for all, the places stay and it is told', (_, sheet, times) => {
  const text = Array(times).fill(words).join(' ');
  const full = boardOf(places, '1 1 12 2', true, { text });
  if (full.buildType !== 'dataviz') throw new Error('not a board');
  full.draft.format.sheet = sheet;
  const told = findingsIn(full, brief).filter(({ code }) => code === 'misplaced');
  expect(told).not.toEqual([]);
  expect(told.map(({ mend }) => mend)).toEqual(told.map(() => 'ask'));
  const spec = finishDraft(full, brief, { ...stamp, model: 'a-model' });
  if (spec.buildType !== 'dataviz') throw new Error('not a board');
  expect(spec.content.dashboard).toMatchObject({ sheet, rows: 18 });
});

test('what lies over another by a row gives way to it', () => {
  expect(messagesOf(boardOf({ ...places, chart: '1 6 8 9' }))).toEqual([]);
  expect(messagesOf(boardOf({ ...places, table: '8 7 5 8' }))).toEqual([]);
});

test('a board whose places do not hold is placed by the program, and its wish for sizes no longer told as done', () => {
  const over = boardOf({ ...places, chart: '1 2 8 9' });
  expect(findingsIn(over, brief)).toContainEqual(
    expect.objectContaining({ code: 'misplaced', mend: 'compose', path: ['parts', 1] }),
  );
  const spec = finishDraft(over, brief, { ...stamp, model: 'a-model' });
  if (spec.buildType !== 'dataviz') throw new Error('not a dashboard');
  expect(spec.content.dashboard.rows).toBeUndefined();
  expect(spec.content.dashboard.placements).not.toEqual([]);
  expect(spec.brief.requested.map(({ status }) => status)).toEqual(['adapted']);
});

test.each([
  '0 0 0 0',
  '-1 2 3 4',
  '1e308 1 1 1',
  'NaN 1 1 1',
  '1.5 1 2 2',
  '13 1 2 2',
  '1 101 1 1',
  'x',
  '<b>',
])('a place that is none (%s) gives none', (place) => {
  const board = boardOf({ figure: place, chart: place, table: place, note: place });
  expect(dashboardOf(board).rows).toBeUndefined();
  expect(messagesOf(board)).toHaveLength(4);
  expect(messagesOf(board).join()).toContain('The chart chart has no place');
  const spec = finishDraft(board, brief, { ...stamp, model: 'a-model' });
  expect(spec.brief.requested.map(({ status }) => status)).toEqual(['adapted']);
});

test('two tables of one source stand in their places, and what shows nothing is told', () => {
  const { draft } = boardOf({ ...places, note: '1 15 6 4' });
  if (!('format' in draft && 'place' in draft.format)) throw new Error('not a dashboard');
  const second = panel('table', { dataset: 'loans', fields: ['Year'], heading: 'Years', place: '7 15 6 4' });
  const none = panel('note', { place: '1 19 12 2' });
  const parts = [...draft.parts, { ref: 'years', ...second }, { ref: 'none', ...none }] as PanelPart[];
  const two = { buildType: 'dataviz', draft: { ...draft, parts } } as Draft;
  expect(dashboardOf(two).placements.map(({ id }) => id)).toContain('years_tile');
  expect(messagesOf(two)).toEqual(['The note none shows nothing: its place stays empty.']);
});

test('a board of whose placed tiles none is left is placed by the program', () => {
  const draft = boardOf({ chart: '1 3 12 8' }, '');
  if (draft.buildType !== 'dataviz') throw new Error('not a board');
  draft.draft.charts = [];
  const { rows, placements } = dashboardOf(draft);
  expect(rows).toBeUndefined();
  expect(placements.map(({ kind }) => kind)).toContain('note');
});

test('pairs of bars from afar need the height of lying ones in a narrow place', () => {
  const pairs = (place: string): Draft => {
    const draft = boardOf({ ...places, chart: place, table: '9 7 4 4', note: '1 11 12 2' });
    if (draft.buildType !== 'dataviz') throw new Error('not a board');
    const columns = [...loans.columns, { name: 'Visits', type: 'quantitative' as const, unit: '' }];
    const rows = loans.rows.flatMap(([year = '', of = '']) => [
      [year, of, of],
      [`${Number(year) + 1}`, of, of],
    ]);
    draft.draft.format.sheet = 'screen';
    draft.draft.datasets = [{ ...loans, columns, rows }];
    draft.draft.charts = draft.draft.charts.map((own) => ({
      ...own,
      ...{ kind: 'barGrouped', y: ['Loans', 'Visits'] },
    }));
    return draft;
  };
  const chart = expect.stringMatching(/^The chart .* needs about \d+ rows/u);
  expect(messagesOf(pairs('1 7 4 4'))).toContainEqual(chart);
  expect(messagesOf(pairs('1 7 8 4'))).not.toContainEqual(chart);
});

test('a table is shown whatever else was read in the message', () => {
  const draft = boardOf();
  if (draft.buildType !== 'dataviz') throw new Error('not a board');
  const others = Array.from({ length: 60 }, (_, at) => ({ ...loans, ref: `other-${at}` }));
  draft.draft.datasets = [loans, ...others, { ...loans, ref: 'last' }];
  draft.draft.parts = draft.draft.parts.map((part) =>
    part.kind === 'table' ? { ...part, dataset: 'last' } : part,
  );
  expect(dashboardOf(draft).placements.map(({ kind }) => kind)).toContain('table');
});

test('a place that reaches beyond the sheet ends there', () => {
  const { rows, placements } = dashboardOf(boardOf({ ...places, note: '9 15 99 999' }));
  expect([rows, placements.at(-1)]).toEqual([100, expect.objectContaining({ columnSpan: 4, rowSpan: 86 })]);
});
