import { expect, test } from '@jest/globals';
import type { DatavizSpec, RichText } from '@sitewright/site-spec';
import { insightNumber, tileNumber } from '../src/board-number.ts';
import { dataTable } from '../src/figure.ts';
import { renderPage } from '../src/page.ts';
import { fixture, textOf } from './fixtures.ts';

async function dashboard(): Promise<DatavizSpec> {
  const spec = await fixture('dataviz');
  if (spec.buildType !== 'dataviz') throw new Error('not a dashboard');
  return spec;
}
const place = { id: 'tile', column: 4, row: 2, columnSpan: 6, rowSpan: 3 };
const tileOf = (page: string): string => /<section class="panel[^>]*>/.exec(page)?.[0] ?? '';

test('a tile stands in the column, and has the width and height, that the specification says', async () => {
  const spec = await dashboard();
  const [chart] = spec.content.charts;
  spec.content.dashboard.placements = [{ ...place, kind: 'chart', ref: chart?.id ?? '' }];
  const page = textOf(await renderPage(spec, ''));
  expect(tileOf(page)).toBe('<section class="panel tile-chart at-4 span-6 deep-3" id="tile">');
  expect(page).toContain('class="board-grid cols-12"');
});

test('a tile wider than its board ends where the board does', async () => {
  const spec = await dashboard();
  const [insight] = spec.content.insights;
  const placement = { ...place, kind: 'insight' as const, ref: insight?.id ?? '', column: 9, columnSpan: 12 };
  spec.content.dashboard = { columns: 10, placements: [placement] };
  expect(tileOf(textOf(await renderPage(spec, '')))).toContain('at-9 span-2 ');
});

test('a number stands out from its words, and a table shows its rows', async () => {
  const spec = await dashboard();
  const [insight] = spec.content.insights;
  const [dataset] = spec.content.datasets;
  if (insight === undefined || dataset === undefined) throw new Error('nothing to show');
  dataset.title = 'Scores';
  insight.text = 'Finland makes up 25% of the total of 48.';
  insight.evidence = { dataset: dataset.id, fields: [], calculation: 'maximum / sum', value: 0.25 };
  spec.content.dashboard.placements = [
    { ...place, kind: 'number', ref: insight.id },
    { ...place, id: 'rows', kind: 'table', ref: dataset.id },
  ];
  const page = textOf(await renderPage(spec, ''));
  expect(page).toContain(`<p class="value">25%</p><p>${insight.text}</p>`);
  expect(page).toMatch(
    /<section class="panel tile-table[^>]*><h2>[^<]+<\/h2><div class="scroll"[^>]*><table class="few">/,
  );
});

const figureOf = async (
  label: string | undefined,
  text: string,
  value: string | undefined,
): Promise<string> => {
  const spec = await dashboard();
  const [insight] = spec.content.insights;
  if (insight === undefined) throw new Error('nothing to show');
  const { dataset, fields, calculation } = insight.evidence;
  const evidence = { dataset, fields, calculation, ...(value === undefined ? {} : { value }) };
  const isOpen = value === undefined || value.endsWith('?');
  spec.content.insights = [
    {
      id: insight.id,
      text,
      evidence,
      ...(label === undefined ? {} : { label }),
      ...(isOpen ? { placeholder: true } : {}),
    },
  ];
  spec.content.dashboard.placements = [{ ...place, kind: 'number', ref: insight.id }];
  return textOf(await renderPage(spec, ''));
};

test('a figure has its name above it, also where an older specification has both in one line', async () => {
  const tile = '<h2 class="name">Median</h2><p class="value">47 days</p><p>Four of seven.</p>';
  expect((await figureOf('Median', 'Four of seven.', '47 days')).replaceAll('\u00a0', ' ')).toContain(tile);
  expect(
    (await figureOf(undefined, 'Median · Four of seven.', '47 days')).replaceAll('\u00a0', ' '),
  ).toContain(tile);
});

test('a question in the place of a figure is words with a mark, and no figure', async () => {
  for (const page of [
    await figureOf('Claims', 'How many claims?', undefined),
    await figureOf('Claims', 'Claims', 'How many claims?'),
  ]) {
    expect(page).toMatch(/<h2 class="name">Claims<\/h2><p>How many claims\?<\/p><small class="placeholder">/);
    expect(page).not.toContain('class="value"');
  }
});

test('five figures of a row are a strip of five equal tiles', async () => {
  const spec = await dashboard();
  const [insight] = spec.content.insights;
  if (insight === undefined) throw new Error('nothing to show');
  spec.content.insights = [1, 2, 3, 4, 5].map((at) => ({ ...insight, id: `figure-${at}` }));
  const spans = [3, 3, 2, 2, 2];
  spec.content.dashboard.placements = spans.map((columnSpan, at) => ({
    ...{ id: `tile-${at}`, kind: 'number' as const, ref: `figure-${at + 1}`, row: 1, columnSpan, rowSpan: 1 },
    column: 1 + spans.slice(0, at).reduce((sum, span) => sum + span, 0),
  }));
  expect(textOf(await renderPage(spec, ''))).toContain('<div class="strip of-5"><section');
});

test('figures with a long number stand one under another on a telephone', async () => {
  const spec = await dashboard();
  const [insight] = spec.content.insights;
  if (insight === undefined) throw new Error('nothing to show');
  const pageWith = async (value: string): Promise<string> => {
    const evidence = { ...insight.evidence, value };
    spec.content.insights = [1, 2].map((at) => ({ ...insight, id: `figure-${at}`, label: 'Fees', evidence }));
    spec.content.dashboard.placements = [1, 2].map((at) => ({
      ...{ id: `tile-${at}`, kind: 'number' as const, ref: `figure-${at}`, row: 1, rowSpan: 1 },
      ...{ column: at * 6 - 5, columnSpan: 6 },
    }));
    return textOf(await renderPage(spec, ''));
  };
  expect(await pageWith('166,340 EUR')).toContain('class="strip of-2 long"');
  expect(await pageWith('673')).toContain('class="strip of-2"');
});

test('a chart whose rows stand on the board as a table does not fold them out once more', async () => {
  const spec = await dashboard();
  const [chart] = spec.content.charts;
  if (chart === undefined) throw new Error('nothing to show');
  spec.content.charts = [chart];
  spec.content.dashboard.placements = [{ ...place, kind: 'chart', ref: chart.id }];
  expect(textOf(await renderPage(spec, ''))).toContain('<details class="data">');
  spec.content.dashboard.placements.push({ ...place, id: 'rows', row: 6, kind: 'table', ref: chart.dataset });
  expect(textOf(await renderPage(spec, ''))).not.toContain('<details class="data">');
});

test('a table keeps signs at the ends of names, a dash where there is no number, and its place among words', async () => {
  const spec = await dashboard();
  const [chart] = spec.content.charts;
  const dataset = spec.content.datasets.find(({ id }) => id === chart?.dataset);
  if (chart === undefined || dataset === undefined) throw new Error('nothing to show');
  dataset.fields = [
    { name: 'model', type: 'nominal' },
    { name: 'load (kg)', title: 'load', type: 'quantitative', unit: 'kg' },
  ];
  dataset.rows = [
    ['Longtail "Hop"', 74],
    ['All', null],
  ];
  spec.content.charts = [chart];
  spec.content.notes = [{ id: 'n-1', text: 'measured at first service' }];
  spec.content.dashboard.placements = [
    { ...place, kind: 'chart', ref: chart.id },
    { ...place, id: 'rows', row: 2, kind: 'table', ref: dataset.id },
    { ...place, id: 'said', row: 3, kind: 'note', ref: 'n-1' },
  ];
  const page = textOf(await renderPage(spec, ''));
  expect(page).toContain('<bdi>Longtail &quot;Hop&quot;</bdi>');
  expect(page).toContain('<th scope="col" class="end">load (kg)</th>');
  expect(page).toContain('>–</td>');
  expect(page.indexOf('id="rows"')).toBeLessThan(page.indexOf('measured at first service'));
});

test('lines of data in a note stand one under another, paragraphs apart', async () => {
  const spec = await dashboard();
  const lines = ['voice;people', 'alto;7', 'bass;4', 'tenor;3'];
  const prose = Array.from({ length: 4 }, (_, at) => `${at} ${'many words '.repeat(8)}`);
  spec.content.notes = [
    { id: 'n-1', text: lines.join('\n\n') },
    { id: 'n-2', text: prose.join('\n\n') },
    { id: 'n-3', text: 'Gwenda Pritchard, director\n\nColin Abara, treasurer' },
    { id: 'n-4', text: 'They came in May.\n\nThey left in June.' },
  ];
  const page = textOf(await renderPage(spec, ''));
  expect(page).toContain(lines.join('<br>'));
  expect(page).toContain('many words <br><br>1 many');
  expect(page).toContain('director<br>Colin');
  expect(page).toContain('May.<br><br>They');
});

test('a statement without a figure of its own keeps its lines, and pairs among them as rows', async () => {
  const spec = await dashboard();
  const evidence = { dataset: spec.content.datasets[0]?.id ?? '', fields: [], calculation: 'as given' };
  const pageWith = async (text: string, value?: string): Promise<string> => {
    const given = value === undefined ? evidence : { ...evidence, value };
    spec.content.insights = [{ id: 'i-1', label: 'By year', text, evidence: given }];
    return textOf(await renderPage(spec, ''));
  };
  const rows = await pageWith('Haies : 244 → 195\nConifères : 76 → 50\nFruitiers : 120 → 164');
  expect(rows.match(/<dl class="rows">.*?<\/dl>/su)?.[0].match(/<dd>/gu)).toHaveLength(3);
  expect(await pageWith('First here\nThen there')).toContain('First here<br>Then there');
  expect(await pageWith('First here\nThen there', '12 %')).toContain('First here<br>Then there');
});

test("somebody's words in a note are set as theirs, with a name once and apart from what else is said", async () => {
  const spec = await dashboard();
  const pageWith = async (text: string, heading = 'Jo Hiem at the farewell'): Promise<string> => {
    spec.content.notes = [{ id: 'n-1', heading, text }];
    return textOf(await renderPage(spec, ''));
  };
  const page = await pageWith('"We are not faster, we are more."\n\nJo Hiem, builder. The mean time rose.');
  expect(page).toContain('<blockquote><p>We are not faster, we are more.</p>');
  expect(page).toContain(
    '<footer>Jo Hiem, builder, at the farewell</footer></blockquote><p>The mean time rose.</p>',
  );
  expect(page.match(/Jo Hiem/gu)).toHaveLength(1);
  const own = await pageWith('“We are not faster, we are more.” Jo Hiem', 'At the farewell');
  expect(own).toContain(
    '<blockquote class="marked"><p>“We are not faster, we are more.”</p><footer>Jo Hiem</footer>',
  );
  expect(await pageWith('"We are not faster, we are more."\n\nJo Hiem', 'At the farewell')).toContain(
    '<footer>Jo Hiem</footer></blockquote>',
  );
  expect(await pageWith('The "old" harbour shuts at 5.')).not.toContain('<blockquote');
});

test('what stands behind or under words in marks is a speaker only where it reads as a name', async () => {
  const spec = await dashboard();
  const pageWith = async (text: RichText, heading?: string): Promise<string> => {
    spec.content.notes = [{ id: 'n-1', ...(heading === undefined ? {} : { heading }), text }];
    return textOf(await renderPage(spec, ''));
  };
  for (const text of [
    '"Customers active monthly" means anyone who logged in.',
    '"It was fine," said Ann. Nobody else was asked.',
    '"It was fine then" – Ann. Nobody else was asked.',
    '"It was fine then" – Ann, 34 years in the club',
  ])
    expect(await pageWith(text)).not.toContain('<blockquote');
  const aged = await pageWith('“We are not faster, we are more.” – Maria, 52', 'At the farewell');
  expect(aged).toContain('<footer>Maria, 52</footer>');
  const dashed = await pageWith('“我们没有更快，我们只是更多了，这样更好。”——张伟', '告别');
  expect(dashed).toContain('<footer>张伟</footer>');
  expect(await pageWith('"We are not faster." – Jo Hiem, builder')).toContain(
    '<footer>Jo Hiem, builder</footer>',
  );
  const said = '"We are not faster."';
  const page = await pageWith(`${said}\n– Dr. Anna Weber, head of the club`);
  expect(page.replaceAll('\u00a0', ' ')).toContain('<footer>Dr. Anna Weber, head of the club</footer>');
  const rows = await pageWith(`${said}\n\nSaturday: 9 to 13\nSunday: 10 to 12\nMonday: closed`);
  expect(rows).toMatch(/<\/blockquote><dl class="rows"><div><dt>Saturday<\/dt>/u);
  const named = await pageWith(`${said}\n– Ann`, 'Anniversary of the club');
  expect(named).toContain('<h2>Anniversary of the club</h2>');
  expect(named).toContain('<footer>Ann</footer>');
  const linked = [{ text: `${said} – ` }, { text: 'Ann Weber', href: 'https://club.example/ann' }];
  expect(await pageWith(linked)).toMatch(
    /<footer><a href="https:\/\/club\.example\/ann"[^>]*>Ann Weber<\/a><\/footer>/u,
  );
  spec.labels = { ...spec.labels, notAvailable: 'Not available here' };
  const unmet = await pageWith(
    '"Live fares from the harbour"\nA board has no such thing',
    'Not available here',
  );
  expect(unmet).not.toContain('<blockquote');
  expect(unmet).toContain('class="unmet"');
});

test('over the only chart a figure is said once, and nothing stands between a finding and its chart that has none', async () => {
  const spec = await dashboard();
  const [chart] = spec.content.charts;
  if (chart === undefined) throw new Error('no chart');
  spec.content.charts = [chart];
  spec.content.insights = [];
  spec.content.dashboard.placements = [];
  spec.title = 'From 412 to 1.516 runners';
  spec.description = 'The run grew, with a dip.';
  chart.title = spec.title;
  chart.takeaway = 'Runners: from 412 to 1.516';
  const twice = textOf(await renderPage(spec, ''));
  expect(twice).not.toContain('class="finding"');
  expect(twice).toContain(spec.description);
  chart.takeaway = 'Never before were there 1.400 in spring';
  const further = textOf(await renderPage(spec, ''));
  expect(further).toContain('class="finding"');
  expect(further).not.toContain(`<p class="note">${spec.description}`);
  expect(further.indexOf(spec.description, further.indexOf('<figure'))).toBeGreaterThan(0);
  chart.takeaway = 'All 1.516 came from the harbour';
  expect(textOf(await renderPage(spec, ''))).toContain(`<p class="finding">${chart.takeaway}</p>`);
  spec.description = 'The run grew, by 30 a year.';
  expect(textOf(await renderPage(spec, ''))).toContain(spec.description);
});

test('what tells that a wish can not be met is nothing that is to be filled in', async () => {
  const spec = await dashboard();
  spec.labels = { ...spec.labels, notAvailable: 'Not available here', placeholder: 'To fill in' };
  const note = { text: 'A board has no filters.', placeholder: true };
  const pageWith = async (heading: string): Promise<string> => {
    spec.content.notes = [{ id: 'n-1', heading, ...note }];
    return textOf(await renderPage(spec, ''));
  };
  expect(await pageWith('Not available here')).not.toContain('To fill in');
  expect(await pageWith('Opening hours')).toContain('To fill in');
});

test('what no tile shows is shown under the board, and what refers to nothing is left out', async () => {
  const spec = await dashboard();
  spec.content.dashboard.placements = [{ ...place, kind: 'chart', ref: 'no-such-chart' }];
  const page = textOf(await renderPage(spec, ''));
  expect(page).not.toContain('id="tile"');
  for (const { title } of spec.content.charts) expect(page).toContain(`<h2>${title}</h2>`);
  expect(page.match(/panel tile-insight/g)).toHaveLength(spec.content.insights.length);
});

test.each([
  ['Support macht 46,7 % der Summe aus.', 0.4667, 'de', '46,7 %'],
  ['It falls by 14%, from 22% to 19%.', -0.1364, 'en', '\u221214%'],
  ['Together they come to 2,267.', 2267, 'en', '2,267'],
  ['4.4% of all', 4.4, 'en', '4.4'],
])('the figure of “%s” is written as the words have it', async (text, value, language, written) => {
  const spec = { ...(await dashboard()), language };
  const evidence = { dataset: 'none', fields: [], calculation: 'of the rows', value };
  const number = insightNumber({ id: 'i', text, evidence }, spec);
  expect(number?.replace(/\s/g, ' ')).toBe(written);
});

test.each([
  ['de', [47, 68.5], 'Tage', ['47,0 Tage', '68,5 Tage']],
  ['en', ['93%', '90.5%', '1,204'], '%', ['93.0%', '90.5%', '1,204']],
  ['en', ['£9.57', '£13', 'From £8 to £9'], '£', ['£9.57', '£13.00', 'From £8 to £9']],
  [
    'en',
    ['12 people', '4.5 people', 'Version 3', 'Version 3.1'],
    '',
    ['12 people', '4.5 people', 'Version 3', 'Version 3.1'],
  ],
  ['en', ['1.10.2026 h', '3 h', '2.5 h'], 'h', ['1.10.2026 h', '3.0 h', '2.5 h']],
  ['en', ['12 kWh', '4.5 kWh'], 'kWh', ['12.0 kWh', '4.5 kWh']],
] as const)(
  'figures of one column and unit on tiles have as many decimals as each other: %s',
  async (language, values, unit, written) => {
    const spec = { ...(await dashboard()), language };
    const [dataset] = spec.content.datasets;
    const [field] = dataset?.fields ?? [];
    if (dataset === undefined || field === undefined) throw new Error('the fixture has a dataset');
    field.unit = unit;
    const evidence = { dataset: dataset.id, fields: [field.name], calculation: 'of the rows' };
    spec.content.insights = values.map((value, at) => ({
      ...{ id: `i${at}`, text: 'Something said' },
      evidence: { ...evidence, value },
    }));
    const figures = spec.content.insights.map((insight) => tileNumber(insight, spec));
    expect(figures.map((figure) => figure?.replace(/\s/gu, ' '))).toEqual(written);
  },
);

test('figures of a column have as many decimals as any of them, as the language writes them, and years stay years', async () => {
  const spec = await dashboard();
  const [dataset] = spec.content.datasets;
  if (dataset === undefined) throw new Error('the fixture has a dataset');
  dataset.fields = [
    { name: 'year', type: 'quantitative' },
    { name: 'rate', type: 'quantitative' },
    { name: 'laughs', type: 'quantitative', unit: 'LPM' },
    { name: 'cost', type: 'quantitative', unit: 'EUR' },
  ];
  dataset.rows = [
    [2024, 182.1, 6.3, -6.5],
    [2025, 40, 5, 5],
    [2026, 12345.678, 4.4, 4.5],
  ];
  spec.language = 'de';
  spec.content.charts = [];
  spec.content.dashboard.placements = [
    { id: 'tile', kind: 'table', ref: dataset.id, column: 1, row: 1, columnSpan: 12, rowSpan: 1 },
  ];
  const page = textOf(await renderPage(spec, ''));
  expect(page).toMatch(
    />2024<[\s\S]*>182,100<[\s\S]*>6,3<[\s\S]*>\u22126,50<[\s\S]*>40,000<[\s\S]*>12\.345,678</,
  );
});

test('a column that only joins others of its row is no part of a table', async () => {
  const spec = await dashboard();
  const [dataset] = spec.content.datasets;
  if (dataset === undefined) throw new Error('the fixture has a dataset');
  dataset.fields = ['Kind of thing', 'Thing', 'Mended', 'Brought'].map((name, at) => ({
    name,
    type: at < 2 ? 'nominal' : 'quantitative',
  }));
  dataset.rows = [
    ['Toys 52/67', 'Toys', 67, 52],
    ['Clocks 9/22', 'Clocks', 22, 9],
  ];
  spec.content.dashboard.placements = [{ ...place, kind: 'table', ref: dataset.id }];
  spec.content.charts = [];
  const page = textOf(await renderPage(spec, ''));
  expect(page).toContain('Clocks');
  expect(page).not.toContain('Kind of thing');
});

test('a last row that is what the others come to is set as a total', async () => {
  const spec = await dashboard();
  const [dataset] = spec.content.datasets;
  if (dataset === undefined) throw new Error('the fixture has a dataset');
  dataset.fields = [
    { name: 'group', type: 'nominal' },
    { name: 'guests', type: 'quantitative' },
    { name: 'stay', type: 'quantitative' },
  ];
  dataset.rows = [
    ['Walkers', 10, 1],
    ['Clergy', 5, 4],
    ['Students', 4, 2],
    ['Total', 19, 2],
  ];
  spec.content.dashboard.placements = [{ ...place, kind: 'table', ref: dataset.id }];
  expect(textOf(await renderPage(spec, ''))).toMatch(/<tfoot><tr><td [^>]*>Total</);
  dataset.rows[3] = ['Pupils', 18, 2];
  expect(textOf(await renderPage(spec, ''))).not.toContain('<tfoot>');
});

test('figures that are told as words stand at the end of their column, and names, dates and telephones do not', async () => {
  const spec = await dashboard();
  const [dataset] = spec.content.datasets;
  if (dataset === undefined) throw new Error('nothing to show');
  const columns: readonly (readonly [cell: string | number, side: string])[] = [
    ['Moto', 'start'],
    ['R$ 1.680', 'end'],
    ['17,30,400', 'end'],
    ['7.0', 'end'],
    [74, 'end'],
    ['50 minutos', 'end'],
    ['CHF 12.50', 'end'],
    ['12.03.2024', 'start'],
    ['01632 960583', 'start'],
    ['7h às 20h', 'start'],
  ];
  dataset.fields = columns.map((_, at) => ({ name: `c${at}`, type: 'nominal' }));
  dataset.rows = [1, 2, 3].map(() => columns.map(([cell]) => cell));
  spec.content.dashboard.placements = [{ ...place, kind: 'table', ref: dataset.id }];
  const page = textOf(await renderPage(spec, ''));
  const sides = [...page.matchAll(/<th scope="col" class="(\w+)">c\d/gu)].map(([, side]) => side);
  expect(sides).toEqual(columns.map(([, side]) => side));
});

test('a table too wide for a telephone has the name of its column at every cell; a small one stays as it is', async () => {
  const spec = await dashboard();
  const [dataset] = spec.content.datasets;
  if (dataset === undefined) throw new Error('nothing to show');
  dataset.fields = ['Group', 'Pieces', 'Turnover', 'Range', 'Delivery'].map((name, index) => ({
    name,
    type: index === 0 ? 'nominal' : 'quantitative',
  }));
  dataset.fields[4] = { name: 'Delivery', type: 'nominal' };
  dataset.rows = [
    ['Families', 412, 2142400, 65, '6 days'],
    ['Alone', 31, 90000, 12, ''],
  ];
  spec.content.dashboard.placements = [{ ...place, kind: 'table', ref: dataset.id }];
  const wide = textOf(await renderPage(spec, ''));
  expect(wide).toContain('<table class="rows">');
  expect(wide).toContain('data-label="Turnover:">2,142,400</td>');
  expect(wide).toContain('<td class="end none" data-label="Delivery:"></td>');
  // A row named by a number says of what, where heads of columns are not seen.
  expect(wide).not.toMatch(/ bare"[^>]*>Families/u);
  dataset.rows = dataset.rows.map(([, ...cells], at) => [at + 1, ...cells]);
  expect(textOf(await renderPage(spec, ''))).toMatch(/<td class="\w+ bare" data-label="[^"]+">1<\/td>/u);
  dataset.fields.length = 2;
  dataset.rows = [['Longtail "Hop"', 412]];
  expect(textOf(await renderPage(spec, ''))).toContain('<bdi>Longtail &quot;Hop&quot;</bdi>');
  expect(textOf(await renderPage(spec, ''))).not.toContain('class="rows"');
});

test('a table whose words are too wide together for a telephone in its type is told in rows there, by its own face', async () => {
  const spec = await dashboard();
  const [dataset] = spec.content.datasets;
  if (dataset === undefined) throw new Error('no table');
  dataset.fields = ['Service', 'Charged', 'Price'].map((name) => ({ name, type: 'nominal' as const }));
  dataset.rows = [['Reefer connection', 'per metre of ship', '2.35']];
  expect(dataTable(dataset, spec).text).not.toContain('class="rows"');
  spec.theme.tokens.size.base.$value = { value: 21, unit: 'px' };
  expect(dataTable(dataset, spec).text).toContain('class="rows"');
});

test('a column that says in its name what it counts has no unit in brackets', async () => {
  const spec = await dashboard();
  const [dataset] = spec.content.datasets;
  if (dataset === undefined) throw new Error('no table');
  const columns = {
    'Giorni mediani per chiudere': 'giorni',
    'बची प्रतियाँ': 'प्रतियाँ',
    'Loss in %': '%',
    Daytime: 'day',
  };
  dataset.fields = Object.entries(columns).map(([name, unit]) => ({
    name,
    unit,
    type: 'quantitative' as const,
  }));
  dataset.rows = [[1, 2, 3, 4]];
  const heads = [...dataTable(dataset, spec).text.matchAll(/<th [^>]*>(.*?)<\/th>/gu)].map(
    ([, head]) => head,
  );
  expect(heads).toEqual(['Giorni mediani per chiudere', 'बची प्रतियाँ', 'Loss in %', 'Daytime (day)']);
});

test('a long figure breaks before its unit and not within a word', async () => {
  const spec = await dashboard();
  const [insight] = spec.content.insights;
  if (insight === undefined) throw new Error('no figure');
  Object.assign(insight.evidence, { value: '1,605,880\u00a0TEU' });
  expect(textOf(await renderPage(spec, ''))).toContain('<p class="value long">1,605,880 TEU</p>');
  spec.theme.tokens.size.base.$value = { value: 21, unit: 'px' };
  expect(textOf(await renderPage(spec, ''))).toContain('<p class="value long broad">1,605,880 TEU</p>');
});

test('a number stays with its unit at the end of a line', async () => {
  const spec = await dashboard();
  spec.title = 'Vinyl 32 %, streaming 25 %: the year';
  expect(textOf(await renderPage(spec, ''))).toContain(
    '<h1>Vinyl 32\u00a0%, streaming 25\u00a0%: the year</h1>',
  );
});

test('a chart within a page is described once, and nothing is said in it that is not seen', async () => {
  const page = textOf(await renderPage(await dashboard(), ''));
  const [drawing = ''] = /<svg [^>]*class="marks.*?<\/svg>/su.exec(page) ?? [];
  expect(drawing).toContain('<text');
  expect(drawing).not.toMatch(/ role=| aria-(?!hidden)|display="none"|\.\d{3,}[,)]/u);
});

test('lines of names and prices in a note are a list, with the words before them and their marks', async () => {
  const spec = await dashboard();
  const text = [
    { text: 'Per lesson:\n\nCar ' },
    { text: '48 EUR', bold: true },
    { text: '\nBridge, per unit $139\nRush (3 days) +$40 per case\nAsk for Ada.' },
  ];
  spec.content.notes = [{ id: 'prices', text }];
  spec.content.dashboard.placements = [{ ...place, kind: 'note', ref: 'prices' }];
  const page = textOf(await renderPage(spec, ''));
  expect(page).toContain(
    '<p>Per lesson:</p><dl class="rows"><div><dt>Car</dt><dd><strong>48\u00a0EUR</strong></dd></div>',
  );
  expect(page).toContain('<dt>Bridge, per unit</dt><dd>$139</dd>');
  expect(page).toContain('<dt>Rush (3 days)</dt><dd>+$40\u00a0per case</dd></div></dl><p>Ask for Ada.</p>');
});

test('a table that was ordered as a file can be taken along, and a board fills its sheet on screen and in print', async () => {
  const spec = await dashboard();
  const [dataset] = spec.content.datasets;
  if (dataset === undefined) throw new Error('nothing to show');
  const tile = {
    ...place,
    kind: 'table' as const,
    ref: dataset.id,
    text: 'As counted.',
    file: 'csv' as const,
  };
  spec.content.dashboard = { ...spec.content.dashboard, sheet: 'a4-landscape', placements: [tile] };
  const page = textOf(await renderPage(spec, ''));
  const [, file = ''] = /href="data:text\/csv;charset=utf-8,([^"]+)">[^<]+\.csv</.exec(page) ?? [];
  expect(decodeURIComponent(file).split('\r\n')).toHaveLength(dataset.rows.length + 2);
  expect(page).toContain('<p class="note">As counted.</p>');
  expect(page).toContain('class="board filling"');
  expect(page).toContain('@page{size:A4 landscape');
});

test('a board that has no room on its sheet goes on below it, as large as on others', async () => {
  const spec = await dashboard();
  const [chart] = spec.content.charts;
  if (chart === undefined) throw new Error('nothing to show');
  const tiles = (count: number): typeof spec.content.dashboard.placements =>
    Array.from({ length: count }, (_, at) => ({
      ...{ ...place, id: `tile_${at}`, kind: 'chart' as const, ref: chart.id },
      ...{ row: at + 1, columnSpan: spec.content.dashboard.columns },
    }));
  const zoomWith = async (count: number, sheet: 'a4' | 'screen' = 'screen'): Promise<string | undefined> => {
    const { title } = chart;
    spec.content.charts = [chart, { ...chart, id: 'another', title: `${title} again` }];
    spec.content.dashboard = { ...spec.content.dashboard, sheet, placements: tiles(count) };
    return /\.board\.filling\{zoom:([\d.]+)/u.exec(textOf(await renderPage(spec, '')))?.[1];
  };
  expect(await zoomWith(4)).toBe('1.000');
  expect(Number(await zoomWith(2))).toBeLessThan(1);
  expect(await zoomWith(12, 'a4')).toBe('0.720');
});

test('what a board cannot do stands apart, as a remark to whoever ordered it', async () => {
  const spec = await dashboard();
  const note = {
    id: 'call',
    heading: 'Not available here',
    text: 'A poster rings nobody.',
    placeholder: true,
  };
  spec.labels = { ...spec.labels, notAvailable: note.heading };
  spec.content.notes = [note, { ...note, id: 'rest', heading: 'Snacks' }];
  const page = textOf(await renderPage(spec, ''));
  expect(page).toContain('<div class="unmet"><h2>Not available here</h2>');
  expect(page.match(/class="unmet"/gu)).toHaveLength(1);
});

/** A board with one chart and nothing said of it. */
async function boardOfOne() {
  const spec = await dashboard();
  const [chart] = spec.content.charts;
  const dataset = spec.content.datasets.find(({ id }) => id === chart?.dataset);
  if (chart === undefined || dataset === undefined) throw new Error('no chart');
  spec.content.charts = [chart];
  spec.content.insights = [];
  return { spec, chart, dataset };
}

test('a small table under the only chart shares its row with the words next to it, and no foot repeats whose board it is', async () => {
  const { spec, chart, dataset } = await boardOfOne();
  spec.brief.organisation = 'Harbour Runners';
  const rows = [0, 1, 2].map((at) =>
    dataset.fields.map(({ type }) => (type === 'quantitative' ? at : 'One')),
  );
  const table = { ...dataset, id: 'small', rows };
  spec.content.datasets = [dataset, table];
  spec.content.notes = [
    { id: 'said', heading: 'Why', text: 'The gale kept half of them at home. '.repeat(4) },
  ];
  const row = { column: 1, columnSpan: 12, rowSpan: 1 };
  spec.content.dashboard.placements = [
    { ...row, id: 'tile_1', kind: 'chart', ref: chart.id, row: 1 },
    { ...row, id: 'tile_2', kind: 'table', ref: 'small', row: 2, columnSpan: 6 },
    { ...row, id: 'tile_3', kind: 'note', ref: 'said', row: 2, column: 7, columnSpan: 6 },
  ];
  const page = textOf(await renderPage(spec, ''));
  expect(page).toContain('<section class="panel tile-table at-1 span-7 deep-1" id="tile_2">');
  expect(page).toContain('<section class="panel tile-note at-8 span-5 deep-1" id="tile_3">');
  table.rows = Array.from({ length: 14 }, () => rows[0] ?? []);
  expect(textOf(await renderPage(spec, ''))).toContain('tile-table at-1 span-12');
  spec.content.charts = [chart, { ...chart, id: 'more', title: 'More' }];
  expect(textOf(await renderPage(spec, '')).match(/Harbour Runners<\/p>/gu)).toHaveLength(1);
});

test('a table that was placed beside the only chart stands there, and so does a small one of a wide sheet', async () => {
  const { spec, chart, dataset } = await boardOfOne();
  const row = { row: 1, rowSpan: 1 };
  const placements = (span: number, at: number): typeof spec.content.dashboard.placements => [
    { ...row, id: 'tile_1', kind: 'chart', ref: chart.id, column: 1, columnSpan: span },
    { ...row, id: 'tile_2', kind: 'table', ref: dataset.id, row: at, column: (span % 12) + 1, columnSpan: 4 },
  ];
  spec.content.dashboard = { columns: 12, placements: placements(8, 1) };
  const page = textOf(await renderPage(spec, ''));
  expect(page).toContain('<div class="at-1 span-8"><figure');
  expect(page).toContain('tile-table at-9 span-4');
  const [first, second] = placements(8, 1);
  if (first === undefined || second === undefined) throw new Error('nothing placed');
  const pageWith = async (columns: number, ...all: (typeof first)[]): Promise<string> => {
    spec.content.dashboard = { columns, placements: all };
    return textOf(await renderPage(spec, ''));
  };
  const narrow = await pageWith(6, { ...first, columnSpan: 4 }, { ...second, column: 5, columnSpan: 2 });
  expect(narrow).toMatch(/cols-6"><div class="at-1 span-4"><figure/u);
  const turned = await pageWith(
    12,
    { ...second, column: 1, columnSpan: 5 },
    { ...first, column: 6, columnSpan: 7 },
  );
  expect(turned).toMatch(
    /cols-12"><section class="panel tile-table at-1 span-5[\s\S]*<div class="at-6 span-7"><figure/u,
  );
  const slim = await pageWith(12, { ...first, columnSpan: 2 }, { ...second, column: 3, columnSpan: 10 });
  expect(slim).not.toContain('span-2"><figure');
  spec.content.dashboard = { columns: 12, placements: placements(12, 2) };
  expect(textOf(await renderPage(spec, ''))).not.toContain('<div class="at-1 span-8"><figure');
  spec.content.dashboard = { ...spec.content.dashboard, sheet: 'a4-landscape' };
  expect(textOf(await renderPage(spec, ''))).toMatch(/<div class="at-1 span-[78]"><figure/u);
});

test('on a wide sheet words stand beside the only chart where under it they would leave it flat', async () => {
  const { spec, chart } = await boardOfOne();
  const notes = ['Why', 'Who', 'When', 'Next', 'Us'].map((heading) => ({
    ...{ id: heading, heading, text: 'The gale kept half of them at home that day. '.repeat(3) },
  }));
  const row = { column: 1, columnSpan: 12, rowSpan: 1 };
  const placements = [
    { ...row, id: 'tile_0', kind: 'chart' as const, ref: chart.id, row: 1 },
    ...notes.map(({ id }, at) => ({ ...row, id: `tile_${id}`, kind: 'note' as const, ref: id, row: at + 2 })),
  ];
  spec.content.notes = notes;
  const pageOn = async (sheet: 'a4-landscape' | 'a4', count: number): Promise<string> => {
    spec.content.dashboard = { columns: 12, sheet, placements: placements.slice(0, count + 1) };
    return textOf(await renderPage(spec, ''));
  };
  const beside =
    '<div class="board-grid cols-1 at-9 span-4"><section class="panel tile-note at-1 span-1 deep-1"';
  expect(await pageOn('a4-landscape', 5)).toContain(beside);
  expect(await pageOn('a4', 5)).not.toContain(beside);
  expect(await pageOn('a4-landscape', 1)).not.toContain(beside);
});

test('on a wide sheet with figures the only table stands beside the only chart', async () => {
  const { spec, chart, dataset } = await boardOfOne();
  const [insight] = (await dashboard()).content.insights;
  if (insight === undefined) throw new Error('no figure');
  spec.content.insights = [insight];
  const row = { column: 1, columnSpan: 12, rowSpan: 1 };
  spec.content.dashboard.placements = [
    { ...row, id: 'tile_1', kind: 'number', ref: insight.id, row: 1 },
    { ...row, id: 'tile_2', kind: 'chart', ref: chart.id, row: 2 },
    { ...row, id: 'tile_3', kind: 'table', ref: dataset.id, row: 3 },
  ];
  spec.content.dashboard.sheet = 'a3-landscape';
  expect(textOf(await renderPage(spec, ''))).toMatch(
    /tile-chart at-1 span-([678]) [\s\S]*tile-table at-[789] span-/u,
  );
  spec.content.dashboard.sheet = 'a3';
  expect(textOf(await renderPage(spec, ''))).toContain('tile-table at-1 span-12');
});

test('notes that are counted from one on, and no data, are a course with arrows from step to step', async () => {
  const spec = await dashboard();
  const said = ['① Call us', '② Papers', '③ Payment', 'Where we are'];
  spec.content = {
    ...spec.content,
    charts: [],
    insights: [],
    notes: said.map((heading, at) => ({ id: `n${at}`, heading, text: 'Ask at the counter.' })),
  };
  const rows = said.map((_, at) => ({
    ...{ ...place, id: `t${at}`, kind: 'note' as const, ref: `n${at}` },
    ...{ row: at + 1, column: 1, columnSpan: 12 },
  }));
  spec.content.dashboard = { columns: 12, placements: rows };
  const page = textOf(await renderPage(spec, ''));
  expect(page).toMatch(
    /<ol role="list" class="flow"><li id="t0"><span class="count">1<\/span><div><h2>Call us<\/h2>/u,
  );
  expect(page.match(/class="count"/gu)).toHaveLength(3);
  expect(page).toContain('class="board-foot" id="t3"');
  spec.content.dashboard.sheet = 'a4-landscape';
  expect(textOf(await renderPage(spec, ''))).toContain('<ol role="list" class="flow across cols-3">');
  // Out of order they are no course.
  spec.content.dashboard.placements = rows.map((one, at) => ({
    ...one,
    row: at === 0 ? 2 : at === 1 ? 1 : at + 1,
  }));
  expect(textOf(await renderPage(spec, ''))).not.toContain('class="flow');
});

const courseOf = async (texts: readonly RichText[]): Promise<string> => {
  const spec = await dashboard();
  const notes = texts.map((text, at) => ({ id: `n${at}`, text }));
  spec.content = { ...spec.content, charts: [], insights: [], notes };
  const placements = notes.map(({ id }, at) => ({
    ...{ ...place, id: `t${at}`, kind: 'note' as const, ref: id },
    ...{ row: at + 1, column: 1, columnSpan: 12 },
  }));
  // A foot is no step.
  const foot = {
    ...place,
    id: 'foot',
    kind: 'note' as const,
    ref: 'foot',
    row: 9,
    column: 1,
    columnSpan: 12,
  };
  spec.content.notes?.push({ id: 'foot', text: 'Harbour office' });
  spec.content.dashboard = { columns: 12, placements: [...placements, foot] };
  return textOf(await renderPage(spec, ''));
};

test.each([
  [['1:00 Welcome', '2:00 Talks', '3:00 Coffee']],
  [['1.5 million visitors', '2.3 million guests', '3.1 million nights']],
  [['1. Januar', '2. Januar', '3. Januar']],
  [['1. Mai Anreise', '2. Mai Ruhe', '3. Mai Abreise']],
  [['1. 5. Anreise', '2. 5. Ruhe', '3. 5. Abreise']],
])('hours, amounts and days are no steps of a course: %j', async (texts) => {
  const page = await courseOf(texts);
  expect(page).not.toContain('class="flow');
  for (const text of texts) expect(page.replace(/\u00a0|&nbsp;/gu, ' ')).toContain(text);
});

test('a step of a course keeps its links, and is no heading where it is long', async () => {
  const long = 'Bring all papers that you have to the counter by the harbour. '.repeat(3).trim();
  const link = [{ text: '1. See ' }, { text: 'our page', href: 'https://example.com/' }];
  const page = (await courseOf([link, '2. Sign', `3. ${long}`])).replace(/\u00a0/gu, ' ');
  expect(page).toMatch(
    /<span class="count">1<\/span><div><p>See <a href="https:\/\/example.com\/">our page</u,
  );
  expect(page).toContain('<h2>Sign</h2>');
  expect(page).toContain('<span class="count">3</span><div><p>Bring all');
});

test('the foot under the only chart is shown once, wherever it is in the list of tiles', async () => {
  const { spec, chart } = await boardOfOne();
  const row = { column: 1, columnSpan: 12, rowSpan: 1 };
  const note = (id: string, row_: number) => ({
    ...row,
    id: `t_${id}`,
    kind: 'note' as const,
    ref: id,
    row: row_,
  });
  const long = 'The gale kept half of them at home that day. '.repeat(8);
  spec.content.notes = ['a', 'b', 'foot'].map((id) => ({
    id,
    text: id === 'foot' ? 'Counted by us.' : long,
  }));
  const placements = [
    note('foot', 4),
    { ...row, id: 't_chart', kind: 'chart' as const, ref: chart.id, row: 1 },
    note('a', 2),
    note('b', 3),
  ];
  spec.content.dashboard = { columns: 12, sheet: 'letter-landscape', placements };
  expect(textOf(await renderPage(spec, '')).match(/id="t_foot"/gu)).toHaveLength(1);
});

test('sentences of any script stay in paragraphs of their own, where lines of data do not', async () => {
  const spec = await dashboard();
  const pageOf = async (text: string): Promise<string> => {
    spec.content.notes = [{ id: 'n-1', text }];
    spec.content.dashboard.placements = [{ ...place, kind: 'note', ref: 'n-1' }];
    return textOf(await renderPage(spec, ''));
  };
  expect(await pageOf('नौ बजे आइए।\n\nधन्यवाद')).toContain('आइए।<br><br>धन्यवाद');
  expect(await pageOf('She said “Come.”\n\nThanks')).toContain('“Come.”<br><br>Thanks');
  expect(await pageOf('Nine to five\n\nClosed on Sunday')).toContain('five<br>Closed');
});
