import { describe, expect, test } from '@jest/globals';
import { chartSchema, datasetSchema } from '@sitewright/site-spec';
import { readDatasets } from '../../brief/datasets/read-datasets.ts';
import type { DraftChart } from '../../draft/common.ts';
import { CHART_KINDS } from '../../draft/vocabulary.ts';
import { type MadeChart, makeChart } from './chart-source.ts';
import { specDataset, tablesOf } from './chart-table.ts';

const BLANK: DraftChart = {
  ref: 'c',
  dataset: 'data-1',
  kind: 'bar',
  x: '',
  y: [],
  series: '',
  size: '',
  aggregate: 'none',
  step: '',
  where: [],
  sort: 'data',
  top: 0,
  title: '',
  takeaway: '',
  marks: [],
};
const ORDERS =
  'day,town,kind,Units,Price (€)\n2024-01-05,Turku,tea,3,4.5\n2024-01-20,Oulu,tea,5,4\n2024-02-02,Turku,coffee,2,6\n2024-02-11,Oulu,coffee,7,5.5\n2024-03-09,Turku,tea,4,4.25';

function make(
  own: Partial<DraftChart>,
  prompt = ORDERS,
  language = 'en',
  colours: { text: string; use: 'series' }[] = [],
  warn: (code: string) => void = () => undefined,
): MadeChart | { fault: string } {
  const said = { orderLanguage: language };
  const tables = tablesOf({ datasets: [] }, { datasets: readDatasets(prompt), ...said }, language);
  const head = {
    ...{
      title: '',
      tagline: '',
      organisation: '',
      summary: '',
      look: { mood: 'crisp' as const, letters: 'any' as const, print: 'usual' as const, colours },
    },
    datasets: [],
    charts: [],
    requested: [],
  };
  const brief = { datasets: [], ...said };
  const context = { head, language, labels: {}, warn, brief: { ...brief } };
  return makeChart({ ...BLANK, ...own }, tables, 'chart', context);
}

function made(own: Partial<DraftChart>, prompt = ORDERS, language = 'en'): MadeChart {
  const result = make(own, prompt, language);
  if ('fault' in result) throw new Error(result.fault);
  return result;
}

const values = (own: Partial<DraftChart>, prompt = ORDERS) =>
  made(own, prompt).marks.map(({ x, series, y }) => [x, ...(series === undefined ? [] : [series]), y]);

test('figures of a draft are read as its language writes them', () => {
  const datasets = [
    {
      ref: 'turnover',
      columns: [
        { name: 'Titel', type: 'nominal' as const, unit: '' },
        { name: 'Umsatz', type: 'quantitative' as const, unit: '€' },
      ],
      rows: [
        ['Nebel', '412.000'],
        ['Schleuse', '327.000'],
      ],
      quote: '',
    },
  ];
  const rowsIn = (language: string) =>
    tablesOf({ datasets }, { datasets: [], orderLanguage: language }, language)[0]?.rows.map(
      ([, value]) => value,
    );
  expect([rowsIn('de'), rowsIn('en')]).toEqual([
    [412_000, 327_000],
    [412, 327],
  ]);
});

describe('makeChart', () => {
  test.each(CHART_KINDS)('writes a %s that the schema takes', (kind) => {
    const isPoint = kind === 'scatter' || kind === 'bubble' || kind === 'histogram';
    const { chart, table } = made({
      kind,
      x: isPoint ? 'Units' : 'town',
      y: kind === 'histogram' ? [] : ['Price'],
      series: kind === 'heatmap' || kind === 'squares' ? 'kind' : '',
      step: kind === 'histogram' ? 'bin' : '',
    });
    expect(() => chartSchema.parse(chart)).not.toThrow();
    const fields = table.columns.map(({ name }) => name);
    for (const channel of Object.values(chart.spec.encoding))
      if (channel && !Array.isArray(channel) && channel.field) expect(fields).toContain(channel.field);
  });

  test.each<[string, Partial<DraftChart>, unknown[][]]>([
    [
      'adds up by group',
      { x: 'town', y: ['units'], aggregate: 'sum', sort: 'valueDown' },
      [
        ['Oulu', 12],
        ['Turku', 9],
      ],
    ],
    [
      'cuts dates to months',
      { x: 'day', y: ['Units'], aggregate: 'sum', step: 'yearmonth' },
      [
        ['Jan 2024', 8],
        ['Feb 2024', 9],
        ['Mar 2024', 4],
      ],
    ],
    [
      'keeps rows of a month',
      { x: 'town', y: ['Units'], aggregate: 'sum', where: [{ field: 'day', op: 'is', values: ['2024-02'] }] },
      [
        ['Turku', 2],
        ['Oulu', 7],
      ],
    ],
    [
      'keeps groups by what they come to',
      { x: 'town', y: [], aggregate: 'count', where: [{ field: '', op: 'over', values: ['2'] }] },
      [['Turku', 3]],
    ],
    [
      'keeps the first',
      { x: 'town', y: ['Units'], aggregate: 'sum', sort: 'valueDown', top: 1 },
      [['Oulu', 12]],
    ],
    [
      'works out a product',
      {
        x: 'day',
        y: ['Units * Price'],
        aggregate: 'none',
        where: [{ field: 'town', op: 'isNot', values: ['turku'] }],
      },
      [
        ['2024-01-20', 20],
        ['2024-02-11', 38.5],
      ],
    ],
    [
      'splits by series',
      { x: 'town', y: ['Units'], series: 'kind', aggregate: 'sum', kind: 'barStacked' },
      [
        ['Turku', 'tea', 7],
        ['Turku', 'coffee', 2],
        ['Oulu', 'tea', 5],
        ['Oulu', 'coffee', 7],
      ],
    ],
  ])('%s', (_, own, expected) => {
    const shown = values(own);
    expect(shown).toHaveLength(expected.length);
    expect(shown).toEqual(expect.arrayContaining(expected));
  });

  test('puts several measures side by side, none left out', () => {
    expect(
      values({ x: 'Team', y: ['Won', 'Lost'], kind: 'barGrouped' }, 'Team,Won,Lost\nReds,3,1\nBlues,5,2'),
    ).toEqual(
      [
        ['Reds', 'Won', 3],
        ['Reds', 'Lost', 1],
        ['Blues', 'Won', 5],
        ['Blues', 'Lost', 2],
      ].toSorted((one, other) => Number(one[0] === 'Blues') - Number(other[0] === 'Blues')),
    );
  });

  test('refuses columns that there are not, and words as numbers', () => {
    expect(make({ x: 'town', y: ['Weight'] })).toEqual({ fault: 'there is no column "Weight"' });
    expect(make({ x: 'town', y: ['kind'] })).toEqual({ fault: '"kind" holds no numbers' });
  });

  test.each([
    ['en', 'Oulu leads with €1,250.50'],
    ['de', 'Oulu liegt mit 1.250,50\u00a0€ vorn'],
    ['fr', 'Oulu en tête avec 1\u202f250,50\u00a0€'],
  ])('says in %s what the values say', (language, takeaway) => {
    const { chart } = made({ x: 'town', y: ['sum'] }, 'town;sum\nTurku;980,0 €\nOulu;1.250,5 €', language);
    expect([chart.title, chart.takeaway]).toContain(takeaway);
  });

  test('draws columns and categories with the names of inherited members', () => {
    expect(
      values({ x: 'constructor', y: ['__proto__'] }, 'constructor,__proto__\ntoString,3\nhasOwnProperty,5'),
    ).toEqual([
      ['toString', 3],
      ['hasOwnProperty', 5],
    ]);
  });

  test('works out a table where the rows alone do not show it', () => {
    const { table, chart } = made({ x: 'day', y: ['Units'], aggregate: 'mean', step: 'quarter' });
    expect(table.source.kind).toBe('derived');
    expect(() =>
      datasetSchema.parse({
        id: 'd',
        title: 't',
        fields: table.columns.map(({ name, type }) => ({ name, type })),
        rows: table.rows,
        source: table.source,
      }),
    ).not.toThrow();
    expect(chart.spec.transform).toBeUndefined();
  });
});

test('what a draft wants marked stands in the chart, and colours of series go to those', () => {
  const own = { kind: 'line' as const, x: 'day', y: ['Units'], series: 'town', step: 'month' as const };
  const { chart, marks } = made(own);
  const [first] = marks;
  const told = `${first?.x} | ${first?.series} | First`;
  expect(made({ ...own, marks: [told, 'never | | Lost'] }).chart.marks).toEqual([
    { x: first?.x, series: first?.series, label: 'First' },
  ]);
  expect(chart.marks).toBeUndefined();
});

test('a line across at a value stands on the axis of numbers, or on the one that is named', () => {
  const told = ['= 12 | | Target', 'x = 3 | | Limit', 'Oulu | | Most', 'far | | Lost'];
  const bars = made({ kind: 'barHorizontal', x: 'town', y: ['Units'], aggregate: 'sum', marks: told }).chart;
  expect(bars.levels).toEqual([
    { axis: 'x', value: 12, label: 'Target' },
    { axis: 'x', value: 3, label: 'Limit' },
  ]);
  expect(bars.marks).toEqual([{ x: 'Oulu', label: 'Most' }]);
  expect(bars.alt).toContain('; Target; Limit');
  const points = made({ kind: 'scatter', x: 'Units', y: ['Price'], marks: told }).chart;
  expect(points.levels?.map(({ axis }) => axis)).toEqual(['y', 'x']);
});

test('axes begin and end where a draft says and are called so; points of lines are shown', () => {
  const told = ['x: 0..4 | | Sold (pieces)', 'y: 0.. | |'];
  const { x, y } = made({ kind: 'scatter', x: 'Units', y: ['Price'], marks: told }).chart.spec.encoding;
  expect(x).toMatchObject({ title: 'Sold (pieces)', scale: { domain: [0, 4] } });
  expect(y?.scale).toEqual({ zero: true });
  const lying = { kind: 'barHorizontal' as const, x: 'town', y: ['Units'], aggregate: 'sum' as const };
  const bars = made({ ...lying, marks: ['y: ..20 | | Units sold', '= 15 | | Goal'] }).chart;
  expect(bars.spec.encoding.x).toMatchObject({ title: 'Units sold', scale: { domain: [0, 20] } });
  expect(bars.levels).toHaveLength(1);
  const own = { kind: 'line' as const, x: 'day', y: ['Units'], step: 'month' as const };
  expect(made({ ...own, marks: ['points'] }).chart.spec.mark).toMatchObject({ type: 'line', point: true });
});

function linedUp(rows: string[][], marks: string[] = []) {
  const column = (name: string, type: 'ordinal' | 'quantitative') => ({ name, type, unit: '' });
  const columns = [column('Month', 'ordinal'), column('kg', 'quantitative')];
  const datasets = [{ ref: 'crop', columns, rows, quote: '' }];
  const tables = tablesOf({ datasets }, { datasets: [], orderLanguage: 'en' }, 'en');
  const head = { title: '', tagline: '', organisation: '', summary: '', requested: [] };
  const context = {
    ...{ language: 'en', labels: {}, warn: () => undefined, brief: { datasets: [], orderLanguage: 'en' } },
    head: {
      ...head,
      look: { mood: 'crisp' as const, letters: 'any' as const, print: 'usual' as const, colours: [] },
      datasets,
      charts: [],
    },
  };
  const own = { kind: 'line' as const, x: 'Month', y: ['kg'], marks };
  const result = makeChart({ ...BLANK, ...own }, tables, 'chart', context);
  if ('fault' in result) throw new Error(result.fault);
  return result;
}

test.each([
  ['a school year', ['Sept', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'June'], undefined],
  ['a week that begins with its Sunday', ['Sun', 'Mon', 'Tue', 'Sat'], undefined],
  ['a year', ['Jan', 'Feb', 'Dec'], undefined],
  ['months in no order', ['Mar', 'Jan', 'Feb', 'Dec'], ['Jan', 'Feb', 'Mar', 'Dec']],
  ['the last before the first', ['Mar', 'Jan'], ['Jan', 'Mar']],
])('periods stand in their turn: %s', (_, listed, shown = listed) => {
  const { chart } = linedUp(listed.map((name, at) => [name, `${20 - at}`]));
  expect(chart.spec.encoding.x?.sort).toEqual(shown);
});

test('figures of several columns stand side by side, each called by its column', () => {
  const own = { kind: 'figures' as const, x: 'town', y: ['Units', 'Price'], aggregate: 'sum' as const };
  const { chart, table } = made(own);
  expect(chart.spec.encoding.color).toBeUndefined();
  const names = specDataset(table, 'data').rows.map(([name]) => name);
  expect(names).toEqual(['Turku: Units', 'Turku: Price (€)', 'Oulu: Units', 'Oulu: Price (€)']);
});

test('a month without a number keeps its place, and numbers the decimals that they were given with', () => {
  const rows = [
    ['Vintermond', '18.0'],
    ['Hornung', 'no record'],
    ['Lenzmond', '21.0'],
  ];
  const result = linedUp(rows, ['Hornung | | no record']);
  expect(result.chart.spec.encoding.x?.sort).toEqual(['Vintermond', 'Hornung', 'Lenzmond']);
  expect(result.chart.marks).toEqual([{ x: 'Hornung', label: 'no record' }]);
  const { rows: drawn, fields } = specDataset(result.table, 'data');
  expect(drawn[1]).toEqual(['Hornung', null]);
  expect(fields[1]?.format).toBe('.1f');
});

test('a column of changes that were written with a plus says so, and is still one of numbers', () => {
  const rows = [
    ['May', '-4'],
    ['June', '+6'],
    ['November', '0'],
  ];
  const { rows: drawn, fields } = specDataset(linedUp(rows, []).table, 'data');
  expect(drawn.map(([, number]) => number)).toEqual([-4, 6, 0]);
  expect(fields[1]?.format).toBe('+');
});

test('a row that says that it is the sum of the others, and is, has no mark', () => {
  const own = { x: 'Part', y: ['Watts'], sort: 'valueDown' as const };
  const drawn = (last: string) => values(own, `Part,Watts\nRadio,8\nCamera,5\nGPS,2\n${last}`);
  expect(drawn('Total,15')).toEqual([
    ['Radio', 8],
    ['Camera', 5],
    ['GPS', 2],
  ]);
  expect(drawn('Total,16')).toHaveLength(4);
  expect(drawn('Heater,15')).toHaveLength(4);
});

test('a draft says which numbers are written, with how many decimals, whether lines have a legend and what is fine', () => {
  const own = { kind: 'line', x: 'Units', y: ['Price'], series: 'town' } as const;
  const marks = [
    'labels: from 5 %',
    'decimals: 1 | |',
    'legend: none',
    '= 15 | fine | Goal',
    '= 9 | thick | Floor',
  ];
  const { chart } = made({ ...own, y: [...own.y], marks });
  expect(chart.labels).toEqual({ from: 5 });
  expect(chart.levels).toEqual([
    { axis: 'y', value: 15, label: 'Goal', line: 'fine' },
    { axis: 'y', value: 9, label: 'Floor' },
  ]);
  expect(chart.spec.encoding).toMatchObject({ y: { format: '.1f' }, color: { legend: null } });
  const bars = made({
    x: 'town',
    y: ['Units'],
    aggregate: 'sum',
    marks: ['labels: ends', 'labels: most', 'labels: from 5', 'decimals: 9'],
  }).chart;
  expect(bars.labels).toEqual({ show: 'ends', from: 5 });
  expect(bars.spec.encoding.y?.format).toBeUndefined();
});

test('a legend stays where series are named nowhere else', () => {
  const own = {
    x: 'town',
    y: ['Units'],
    series: 'Price',
    aggregate: 'sum',
    marks: ['legend: none'],
  } as const;
  const { chart } = made({ ...own, kind: 'barStacked', y: [...own.y], marks: [...own.marks] });
  expect(chart.spec.encoding.color?.legend).not.toBeNull();
});

test('a draft marks bands: from one place to another, and between two values', () => {
  const marks = [
    'Turku..Oulu | | Closed',
    '= 4..6 | | Normal',
    'Turku..Nowhere | | Lost',
    'Nowhere.. | | Lost',
  ];
  const { chart } = made({ x: 'town', y: ['Units'], aggregate: 'sum', marks });
  expect(chart.marks).toEqual([{ x: 'Turku', to: 'Oulu', label: 'Closed' }]);
  expect(chart.levels).toEqual([{ axis: 'y', value: 4, to: 6, label: 'Normal' }]);
});

test('a colour that is ordered for one bar goes to that bar', () => {
  const colours = [{ text: 'Oulu: #d62828', use: 'series' as const }];
  const chart = make({ x: 'town', y: ['Units'], aggregate: 'sum' }, ORDERS, 'en', colours);
  expect(chart).toMatchObject({
    chart: {
      spec: { encoding: { color: { field: 'town', scale: { domain: ['Oulu'], range: ['#d62828'] } } } },
    },
  });
  const both = [{ text: 'Oulu and Turku: #d62828', use: 'series' as const }];
  const scale = { domain: ['Turku', 'Oulu'], range: ['#d62828', '#d62828'] };
  expect(make({ x: 'town', y: ['Units'], aggregate: 'sum' }, ORDERS, 'en', both)).toMatchObject({
    chart: { spec: { encoding: { color: { scale } } } },
  });
});

describe('what is said of a chart', () => {
  const RUNS = 'run_id,team,ok\n1,Ash,T\n2,Ash,T\n3,Ash,F\n4,Elm,T\n5,Elm,T\n6,Ash,T';

  test('is a finding where there is one, and what is shown where there is none', () => {
    const { chart, shown } = made({ x: 'team', aggregate: 'count', y: ['runs'] }, RUNS);
    expect([shown, chart.title, chart.takeaway]).toEqual([
      'Number of runs by team',
      'Ash leads with 4',
      'Ash leads with 4',
    ]);
    const cryptic = made({ x: 'ok', aggregate: 'count' }, RUNS).chart;
    expect([cryptic.title, cryptic.subtitle]).toEqual(['Number of entries by ok', undefined]);
  });

  test('counts years without a row as nothing where lines of counts stand side by side', () => {
    const YEARS = 'shop,start,full\na,2001,yes\nb,2003,yes\nc,2002,no\nd,2003,no';
    expect(values({ kind: 'line', x: 'start', series: 'full', aggregate: 'count' }, YEARS)).toEqual([
      [2001, 'yes', 1],
      [2001, 'no', 0],
      [2002, 'yes', 0],
      [2002, 'no', 1],
      [2003, 'yes', 1],
      [2003, 'no', 1],
    ]);
  });
});

test('days of the week without a row get no bar', () => {
  expect(values({ x: 'day', step: 'day', aggregate: 'count' })).toEqual([
    ['Fri', 2],
    ['Sat', 2],
    ['Sun', 1],
  ]);
});

test('two numbers made of each group are points of the one over the other, called by the group', () => {
  const { chart, marks, isGiven } = made({ kind: 'scatter', x: 'town', y: ['mean(Units)', 'max(Units)'] });
  expect([chart.title, isGiven, marks]).toEqual([
    'Highest units against average units',
    false,
    [
      { x: 3, order: 0, y: 4, series: 'Turku' },
      { x: 6, order: 1, y: 7, series: 'Oulu' },
    ],
  ]);
});

test('rows kept by a number or a letter are told with what it is of', () => {
  const shown = 'team,ok,pts\na,Y,3\nb,N,4\nc,Y,5';
  const where = [{ field: 'ok', op: 'is' as const, values: ['Y'] }];
  expect(made({ x: 'team', y: ['pts'], where }, shown).chart.subtitle).toContain('Ok: Y');
});

test('what a draft calls a name stays one, and the title of a column its signs', () => {
  const columns = [
    { name: 'Day', type: 'nominal' as const, unit: '' },
    { name: 'Wind over 4.0', type: 'quantitative' as const, unit: 'm/s' },
  ];
  const rows = [
    ['1 Feb', '4.1'],
    ['2 Feb', '5.6'],
  ];
  const datasets = [{ ref: 'february', columns, rows, quote: '' }];
  const [table] = tablesOf({ datasets }, { datasets: [], orderLanguage: 'en' }, 'en');
  expect(table?.rows).toEqual([
    ['1 Feb', 4.1],
    ['2 Feb', 5.6],
  ]);
  expect(table && specDataset(table, 'data').fields).toEqual([
    { name: 'Day', type: 'nominal' },
    { name: 'Wind over 4 0', title: 'Wind over 4.0', type: 'quantitative', unit: 'm/s' },
  ]);
});

test('a point has the colour that is ordered for it by its name', () => {
  const colours = [{ text: 'Oulu: #c0392b', use: 'series' as const }];
  const points = make({ kind: 'scatter', x: 'Units', y: ['Price'], series: 'town' }, ORDERS, 'en', colours);
  expect('chart' in points && points.chart.spec.encoding.color?.scale).toEqual({
    domain: ['Oulu'],
    range: ['#c0392b'],
  });
});

test('points that are each named are told apart by the only other column of words', () => {
  const rooms = 'Room,Gas,Yield,Ground\nA,7,14,straw\nB,8,15,sawdust\nC,9,12,straw\nD,9,13,sawdust';
  const draft = { kind: 'scatter' as const, x: 'Gas', y: ['Yield'], series: 'Room' };
  const points = make(draft, rooms, 'en', []);
  expect('chart' in points && points.chart.spec.encoding.shape?.field).toBe('Ground');
});

test('of several columns of words, or of many groups, points are told apart by the one that the chart names', () => {
  const kinds = ['Beech', 'Oak', 'Ash', 'Elm', 'Lime', 'Yew'];
  const rows = [...kinds, ...kinds].map(
    (kind, at) => `${at} T,${at + 3},${at + 9},${kind},${at % 2 ? 'N' : 'S'}`,
  );
  const draft = { kind: 'scatter' as const, x: 'Girth', y: ['Height'], series: 'Tree' };
  const formsOf = (title: string) => {
    const points = make({ ...draft, title }, `Tree,Girth,Height,Kind,Side\n${rows.join('\n')}`, 'en', []);
    return 'chart' in points && points.chart.spec.encoding.shape?.field;
  };
  expect(formsOf('Girth and height, forms by kind')).toBe('Kind');
  expect(formsOf('Girth and height')).toBeUndefined();
});

test('an axis goes in multiples where a draft says so of points or of a line, all of which is more than nought', () => {
  const told = ['log y', 'y: 1.. | | Price (€)', 'log x'];
  const { x, y } = made({ kind: 'scatter', x: 'Units', y: ['Price'], marks: told }).chart.spec.encoding;
  expect([x?.scale?.type, y?.scale?.type, y?.title]).toEqual(['log', 'log', 'Price (€)']);
  const refused = (draft: Partial<DraftChart>, table = ORDERS): string[] => {
    const warned: string[] = [];
    make({ marks: ['log y'], ...draft }, table, 'en', [], (code) => warned.push(code));
    return warned;
  };
  expect(refused({ kind: 'bar', x: 'town', y: ['Units'], aggregate: 'sum' })).toEqual(['mark_refused']);
  expect(refused({ kind: 'scatter', x: 'a', y: ['b'] }, 'a,b\n1,0\n2,5\n3,7')).toEqual(['mark_refused']);
  const trend = { kind: 'scatter' as const, x: 'Units', y: ['Price'], marks: ['log y', 'trend'] };
  expect(refused(trend)).toEqual(['mark_refused']);
  // Where the axis stays as it is, a trend is drawn.
  const zero = { kind: 'scatter' as const, x: 'a', y: ['b'], marks: ['log y', 'trend'] };
  expect(refused(zero, 'a,b\n1,0\n2,5\n3,7')).toEqual(['mark_refused']);
});

test('a range goes from its lowest column to its highest, with the estimate between them, however they are named', () => {
  const trial = 'group,change,upper,lower\nPlacebo,-11.8,-8,-15.6\n40 mg,-22.6,-18.5,-26.7';
  for (const y of [
    ['lower', 'upper', 'change'],
    ['change', 'upper', 'lower'],
  ]) {
    const { chart, marks } = made({ kind: 'range', x: 'group', y }, trial);
    expect(marks).toMatchObject([{ y: -15.6, y2: -8, middle: -11.8 }, {}]);
    expect(chart.spec.encoding).toMatchObject({
      x: { field: 'lower' },
      x2: { field: 'upper' },
      text: { field: 'change' },
    });
  }
});

test('a row of what all come to stands after those that are ranked, whatever it is called', () => {
  const visits =
    'Group,Horses,Visits,Visits per horse\nFoals,38,71,1.87\nSport,127,389,3.06\nMares,64,158,2.47\nAll,229,618,2.7';
  const ranks = { kind: 'barHorizontal', x: 'Group', y: ['Visits per horse'], sort: 'valueDown' } as const;
  const { chart, marks } = made({ ...ranks, y: [...ranks.y] }, visits);
  expect(marks.map(({ x }) => x)).toEqual(['Sport', 'Mares', 'Foals', 'All']);
  expect(chart.spec.encoding.y?.sort).toEqual(['Sport', 'Mares', 'Foals', 'All']);
});

test('an axis says the unit of its numbers where its name does not say it', () => {
  const wards = 'Ward,Median days,Cost\nA,4 days,€20\nB,6 days,€30\nC,5 days,€25';
  const { chart } = made({ kind: 'scatter', x: 'Median days', y: ['Cost'] }, wards);
  expect([chart.spec.encoding.x?.title, chart.spec.encoding.y?.title]).toEqual(['Median days', 'Cost (€)']);
});

test('a draft asks for straight trends of lines and points, which are told in words too, and bars have none', () => {
  const own = { x: 'Units', y: ['Price'], series: 'town', marks: ['Trend', 'trend | turku | Rise'] };
  const line = made({ ...own, kind: 'line' }).chart;
  expect(line.trends).toEqual([{}, { series: 'Turku', label: 'Rise' }]);
  expect(chartSchema.safeParse(line).error).toBeUndefined();
  expect(line.alt).toMatch(/; Turku: ≈ €\S+ → €\S+; Rise: ≈ €\S+ → €\S+$/u);
  expect(made({ ...own, kind: 'barGrouped', x: 'kind', aggregate: 'sum' }).chart.trends).toBeUndefined();
});

test('a trend that nothing can be drawn through is told as not kept', () => {
  const own = { x: 'Units', y: ['Price'], series: 'town' };
  const refusedOf = (draft: Partial<DraftChart>): unknown => {
    const warned: string[] = [];
    const result = make({ ...own, ...draft }, ORDERS, 'en', [], (code) => warned.push(code));
    return 'chart' in result ? [result.chart.trends, warned] : result;
  };
  // A town that is not in the data, one with two orders, and areas that stand on one another.
  for (const mark of ['trend | Helsinki', 'trend | Oulu'])
    expect(refusedOf({ kind: 'line', marks: [mark] })).toEqual([undefined, ['mark_refused']]);
  expect(refusedOf({ kind: 'area', marks: ['trend'] })).toEqual([undefined, ['mark_refused']]);
  expect(refusedOf({ kind: 'scatter', series: '', marks: ['trend'] })).toEqual([[{}], []]);
});

test('ordered colours reach series by a part of their names that only one has, else in their order', () => {
  const table = 'month,Sales 2023,Sales 2024\nJan,4,5\nFeb,6,7\nMar,5,8';
  const own = { kind: 'barGrouped', x: 'month', y: ['Sales 2023', 'Sales 2024'] } as const;
  const scaleOf = (...texts: string[]) => {
    const colours = texts.map((text) => ({ text, use: 'series' as const }));
    const chart = make({ ...own, y: [...own.y] }, table, 'en', colours);
    return 'fault' in chart ? chart : chart.chart.spec.encoding.color?.scale;
  };
  const [grey, green] = ['#808080', '#1b7f3b'];
  const domain = ['Sales 2023', 'Sales 2024'];
  expect(scaleOf(`2023: ${grey}`, `2024: ${green}`)).toEqual({ domain, range: [grey, green] });
  expect(scaleOf(grey, green, '#123456')).toEqual({ domain, range: [grey, green] });
  // What all of them have in their names says none of them.
  expect(scaleOf(`Sales: ${grey}`)).toBeUndefined();
});
