import { expect, test } from '@jest/globals';
import type { Chart, Dataset } from '@sitewright/site-spec';
import { legendOnTop } from '../src/chart-style/legend.ts';
import { chartSvg } from '../src/chart-svg.ts';
import { contrastOf } from '../src/contrast.ts';
import { mixed } from '../src/mixed-colour.ts';
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
  expect(said).toEqual(expect.arrayContaining(['1.840,5\u00a0t', '980,0\u00a0t', 'Nord', 'Mitte']));
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
  expect(heightOf('1,840.5')).toBeGreaterThan(heightOf('620.0'));
});

/** All words, also of names in several lines. */
const wordsOf = (svg: string): string => svg.replace(/<[^>]+>/g, ' ');

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

test.each([
  ['sold', undefined, [1200, 30, 770], '\u202ft', '2\u202f000\u202ft'],
  ['counted', 'count', [2, 1, 1], '', '4'],
] as const)(
  'a ring says what each part comes to and, in its middle, the whole: %s',
  async (_, aggregate, amounts, unit, whole) => {
    const of = { ...(await fixture('dataviz')), language: 'fr' };
    const ring: Chart = structuredClone(soldBy);
    ring.spec = {
      mark: { type: 'arc', innerRadius: 60 },
      encoding: {
        theta: { ...(aggregate === undefined ? { field: 'sold' } : { aggregate }), type: 'quantitative' },
        color: { field: 'kind', type: 'nominal' },
      },
    };
    const rows: Dataset['rows'] = [
      ['Nord', 'Wood', 1200],
      ['Nord', 'Metal', 30],
      ['Nord', 'Glass', 770],
      ...(aggregate === undefined ? [] : [['Süd', 'Wood', 7] satisfies Dataset['rows'][number]]),
    ];
    const said = textsOf(await chartSvg(ring, { ...sales, rows }, of, size)).map((text) =>
      text.replace(/\u00a0/g, '\u202f'),
    );
    const french = new Intl.NumberFormat('fr');
    for (const [at, name] of ['Wood', 'Metal', 'Glass'].entries())
      expect(said).toContain(`${name}\u2002${french.format(amounts[at] ?? 0)}${unit}`);
    expect(said).toContain(whole);
  },
);

test('bars keep the order of their rows, and series that of the legend, however narrow the chart', async () => {
  const of = await fixture('dataviz');
  const chart = lying('How often');
  const often = ['Every week of the whole year', 'Never, to be honest with you', 'Now and then, not often'];
  const rows = often.flatMap((name, at): Dataset['rows'] => [
    [name, 30 - at, 'Women'],
    [name, 20 - at, 'Men'],
  ]);
  const data = named(rows);
  data.fields = [...data.fields, { name: 'who', type: 'nominal' }];
  const { sort, ...y } = { ...chart.spec.encoding.y };
  const who = { field: 'who', type: 'nominal' } as const;
  chart.spec.encoding = { ...chart.spec.encoding, y, color: who, yOffset: who };
  for (const width of [640, 340]) {
    const svg = await chartSvg(chart, data, of, { width, height: 300, mayGrow: true });
    const said = [...svg.matchAll(/translate\([\d.]+,([\d.]+)\)"[^>]*>(\d\d)<\/text>/g)];
    const downwards = said.toSorted(([, one], [, other]) => Number(one) - Number(other));
    expect(downwards.map(([, , number]) => Number(number))).toEqual(rows.map(([, number]) => number));
  }
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
    expect(inkedOf(svg).filter((text) => text === name)).toHaveLength(1);
  expect(svg).not.toContain('role-legend');
});

/** Texts without the ground behind them that keeps lines off. */
const inkedOf = (svg: string): string[] =>
  [...svg.matchAll(/<text([^>]*)>([^<>]+)<\/text>/g)].flatMap(([, marks = '', text = '']) =>
    marks.includes('stroke-width') ? [] : [text],
  );

test('a group of points that have names has a colour, a form, so that it reads without colour, and a legend that names it', async () => {
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'km', type: 'quantitative' },
    y: { field: 'min', type: 'quantitative' },
    color: { field: 'station', type: 'nominal' },
    shape: { field: 'line', type: 'nominal' },
  };
  const fields: Dataset['fields'] = [...places.fields, { name: 'line', type: 'nominal' }];
  const rows = places.rows.map((row, at) => [...row, at === 0 ? 'north' : 'south']);
  const chart: Chart = { ...soldBy, spec: { mark: { type: 'point', filled: true }, encoding } };
  const of = await fixture('dataviz');
  const greys = structuredClone(of);
  for (const [at, token] of greys.theme.tokens.chart.entries())
    token.$value = at % 2 === 0 ? '#222222' : '#999999';
  for (const spec of [of, greys]) {
    const svg = await chartSvg(chart, { ...places, fields, rows }, spec, size);
    const words = textsOf(svg).map((text) => text.trim());
    expect(words).toEqual(expect.arrayContaining(['north', 'south', 'Lipa', 'Potok']));
    const points = [...svg.matchAll(/<path aria-label="km[^>]*d="([^"]+)"[^>]*fill="([^"]+)"/gu)];
    expect(new Set(points.map(([, form]) => form)).size).toBe(2);
    const shown = [...svg.matchAll(/class="mark-symbol role-legend-symbol".*?<path[^>]* d="([^"]+)"/gu)];
    expect(new Set(shown.map(([, form]) => form)).size).toBe(2);
    expect(new Set(points.map(([, , fill]) => fill)).size).toBe(2);
  }
});

test('two points that a title sets against each other have colours of their own', async () => {
  const of = await fixture('dataviz');
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'km', type: 'quantitative' },
    y: { field: 'min', type: 'quantitative' },
    color: { field: 'station', type: 'nominal' },
  };
  const title = 'Lipa is near, Potok is far';
  const chart: Chart = { ...soldBy, title, spec: { mark: 'point', encoding } };
  const more = { ...places, rows: [...places.rows, ['Dolina', 9, 12]] };
  const svg = await chartSvg(chart, more, of, size);
  const [first, second] = of.theme.tokens.chart.map(({ $value }) => $value);
  const inks = [...svg.matchAll(/aria-roledescription="(?:point|circle)"[^>]*(?:fill|stroke)="(#[^"]+)"/g)];
  const used = inks.map(([, ink]) => ink);
  expect(used).toHaveLength(4);
  expect(new Set(used)).toEqual(
    new Set([first, second, used.find((ink) => ink !== first && ink !== second)]),
  );
});

test('the steps of a scale are tones of one colour, the last the strongest', async () => {
  const of = await fixture('dataviz');
  const chart: Chart = structuredClone(soldBy);
  chart.spec.encoding.color = { field: 'kind', type: 'nominal', sort: ['1 no', '2', '3 yes'] };
  chart.spec.encoding.y = { field: 'sold', type: 'quantitative', stack: 'zero' };
  const rows = ['1 no', '2', '3 yes'].map((kind) => ['Nord', kind, 5]);
  const svg = await chartSvg(chart, { ...sales, rows }, of, size);
  const fills = [...svg.matchAll(/aria-roledescription="bar"[^>]*fill="(#[^"]+)"/g)].map(
    ([, ink]) => ink ?? '',
  );
  const ground = of.theme.tokens.color.background.$value.slice(0, 7);
  const strengths = fills.map((fill) => contrastOf(fill, ground));
  expect(fills).toHaveLength(3);
  expect(strengths).toEqual(strengths.toSorted((one, other) => one - other));
  expect(fills[2]).toBe(of.theme.tokens.chart[0]?.$value);
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
  expect(textsOf(svg)).toEqual(expect.arrayContaining(['Lipa', '8 (11%)', 'Potok', '19 (25%)']));
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

/** Where a mark of a kind stands across, from left to right. */
const acrossOf = (svg: string, kind: string): number[] =>
  [...svg.matchAll(new RegExp(`aria-roledescription="${kind}"[^>]*translate\\(([\\d.]+),`, 'g'))].map(
    ([, x]) => Number(x),
  );

test('what squares stand for is said whole, beside or under them and over none', async () => {
  const of = await fixture('dataviz');
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'station', type: 'nominal' },
    size: { field: 'min', type: 'quantitative' },
  };
  const chart: Chart = { ...soldBy, spec: { mark: 'square', encoding } };
  const long = 'Everywhere else on the line between the two towns';
  const dataset: Dataset = { ...places, rows: [...places.rows, [long, 1, 120]] };
  for (const at of [
    { width: 480, height: 300 },
    { width: 340, height: 300 },
  ]) {
    const svg = await chartSvg(chart, dataset, of, at);
    const said = wordsOf(svg);
    expect(said).not.toContain('…');
    for (const word of long.split(' ')) expect(said).toContain(word);
    const squares = acrossOf(svg, 'square');
    const heights = [...svg.matchAll(/aria-roledescription="square"[^>]*translate\([\d.]+,([\d.]+)\)/g)];
    const foot = Math.max(...heights.map(([, y]) => Number(y)));
    const keys = [...svg.matchAll(/aria-roledescription="point"[^>]*translate\(([\d.]+),([\d.]+)\)/g)];
    expect(keys).toHaveLength(4);
    const isClear = keys.every(([, x, y]) => Number(x) > Math.max(...squares) || Number(y) > foot);
    expect(isClear).toBe(true);
  }
});

const named = (rows: Dataset['rows'], unit?: string): Dataset => ({
  ...sales,
  fields: [
    { name: 'what', type: 'nominal' },
    { name: 'amount', type: 'quantitative', ...(unit === undefined ? {} : { unit }) },
  ],
  rows,
});
const lying = (title: string): Chart => ({
  ...soldBy,
  title,
  takeaway: title,
  spec: {
    mark: 'bar',
    encoding: { x: { field: 'amount', type: 'quantitative' }, y: { field: 'what', type: 'nominal' } },
  },
});
const funds: Dataset['rows'] = [
  ['Loan offered by the mutual of the county', 4.9],
  ['Grant of the council for community building', 1.1],
  ['What we ask the jury for at this meeting', 0.78],
];
const barsOf = (svg: string): { width: number; fill: string }[] =>
  [...svg.matchAll(/aria-roledescription="bar"[^>]*d="M[\d.]+,[\d.]+h([\d.]+)[^>]*fill="([^"]+)"/g)].map(
    ([, width, fill = '']) => ({ width: Number(width), fill }),
  );

test.each([
  { width: 340, height: 300, mayGrow: true },
  { width: 300, height: 120 },
  { width: 520, height: 200 },
])('lying bars with long names have most of the room, at $width', async (at) => {
  const of = await fixture('dataviz');
  const svg = await chartSvg(lying('Where it comes from'), named(funds), of, at);
  const widest = Math.max(...barsOf(svg).map(({ width }) => width));
  expect(widest).toBeGreaterThan(at.width * 0.25);
  for (const [name] of funds)
    for (const word of String(name).split(' ').slice(0, 2)) expect(wordsOf(svg)).toContain(word);
});

test.each([
  { width: 262, height: 184, count: 6 },
  { width: 300, height: 110, count: 3 },
  { width: 560, height: 120, count: 4 },
  { width: 900, height: 300, count: 3, mayGrow: true },
])('no name of a lying bar is cut where it has room over its bar, at $width', async ({ count, ...at }) => {
  const of = await fixture('dataviz');
  const long =
    at.width < 500 ? '' : ' and of everything that was played in the evenings of the season before'.repeat(3);
  const rows = Array.from({ length: count }, (_, nth): [string, number] => [
    `NJ-17${nth} Seventeen Small Rooms${at.height === 120 ? long.slice(0, 45) : long}`,
    1510 - nth * 200,
  ]);
  const svg = await chartSvg(lying('Sold'), named(rows), of, at);
  expect(svg).not.toContain('…');
  const said = wordsOf(svg);
  for (const [name] of rows) for (const word of name.split(' ')) expect(said).toContain(word);
});

test('money is written as a person would: sign, number in whole parts, then what it is counted in', async () => {
  const of = await fixture('dataviz');
  const english = await chartSvg(lying('Sources'), named(funds, '£ m'), { ...of, language: 'en' }, size);
  expect(textsOf(english)).toEqual(expect.arrayContaining(['£4.90\u00a0m', '£1.10\u00a0m', '£0.78\u00a0m']));
  const german = await chartSvg(lying('Sources'), named(funds, '€'), { ...of, language: 'de' }, size);
  expect(textsOf(german)).toContain('4,90\u00a0€');
  const brazilian = await chartSvg(
    lying('Sources'),
    named(funds, 'R$/ha'),
    { ...of, language: 'pt-BR' },
    size,
  );
  expect(textsOf(brazilian)).toContain('R$\u00a04,90/ha');
});

test('a colour that says the kind of each bar leaves it as thick as it is, at its name and with its value', async () => {
  const of = await fixture('dataviz');
  const loans: Dataset = {
    ...named([]),
    fields: [
      { name: 'what', type: 'nominal' },
      { name: 'kind', type: 'nominal' },
      { name: 'amount', type: 'quantitative' },
    ],
    rows: [
      ['Charger', 'thing', 655],
      ['Statistics', 'book', 418],
      ['Orchard', 'novel', 198],
    ],
  };
  const { mark, encoding } = lying('').spec;
  const color = { field: 'kind', type: 'nominal' as const };
  const chart = { ...lying('Loans'), spec: { mark, encoding: { ...encoding, color, yOffset: color } } };
  const svg = await chartSvg(chart, loans, of, size);
  expect(textsOf(svg)).toEqual(expect.arrayContaining(['655', '418', '198']));
  const thick = [...svg.matchAll(/aria-roledescription="bar"[^>]*d="M[\d.]+,[\d.]+h[\d.]+[^"]*?v([\d.]+)/g)];
  for (const [, height] of thick) expect(Number(height)).toBeGreaterThan(30);
});

test('bars as large as the largest stand out with it, and two that the title names stand out both', async () => {
  const of = await fixture('dataviz');
  const voices = named([
    ['soprano', 76],
    ['alto', 72],
    ['tenor', 62],
    ['piano', 76],
  ]);
  const strong = async (title: string): Promise<boolean[]> => {
    const fills = barsOf(await chartSvg(lying(title), voices, of, size)).map(({ fill }) => fill);
    const first = fills[0];
    return fills.map((fill) => fill === first);
  };
  expect(await strong('Hours of the choir')).toEqual([true, true, true, true]);
  expect(await strong('The soprano sang most')).toEqual([true, false, false, true]);
  expect(await strong('The soprano part and the alto part')).toEqual([true, true, false, true]);
  expect(await strong('The soprano sang 76 hours, 4 more than the alto')).toEqual([true, false, false, true]);
  expect(await strong('The alto (72) and the tenor (62) sang least')).toEqual([true, false, false, true]);
  expect(await strong('The soprano part and the tenor part')).toEqual([true, false, true, true]);
});

test('a line breaks where there is no number, and a bar has an empty place', async () => {
  const of = await fixture('dataviz');
  const kilos = named([
    ['January', 1800],
    ['February', 2200],
    ['March', null],
    ['April', 2450],
    ['May', 2600],
  ]);
  const { encoding } = lying('').spec;
  const name = { ...encoding.y, sort: kilos.rows.map(([month = null]) => month) };
  const drawn = (mark: 'line' | 'bar'): Promise<string> =>
    chartSvg({ ...lying(''), spec: { mark, encoding: { x: name, y: encoding.x } } }, kilos, of, size);
  const line = await drawn('line');
  expect(/aria-roledescription="line mark"[^>]*d="([^"]+)"/.exec(line)?.[1]?.match(/M/g)).toHaveLength(2);
  expect(textsOf(line)).toContain('March');
  const standing = await drawn('bar');
  expect(textsOf(standing)).toContain('March');
  expect(textsOf(standing)).not.toContain('0');
});

test('percentages stay as they were given, though they come to 98', async () => {
  const of = await fixture('dataviz');
  const dataset: Dataset = {
    ...sales,
    fields: sales.fields.map((field) => (field.name === 'sold' ? { ...field, unit: '%' } : field)),
    rows: [
      ['Nord', 'Wood', 72],
      ['Nord', 'Metal', 26],
      ['Mitte', 'Wood', 97],
      ['Mitte', 'Metal', 3],
    ],
  };
  const { x, y } = soldBy.spec.encoding;
  const color = { field: 'kind', type: 'nominal' as const };
  const encoding = { y: x, x: { ...y, stack: 'normalize' as const }, color };
  const svg = await chartSvg({ ...soldBy, spec: { mark: 'bar', encoding } }, dataset, of, size);
  const said = textsOf(svg).filter((text) => /^(?:26|3|27)\b/.test(text));
  expect(said.toSorted()).toEqual(['26', '3']);
});

test('numbers have the decimals that their column was given with', async () => {
  const of = await fixture('dataviz');
  const days = named([
    ['Zirconia', 9],
    ['PMMA', 8],
  ]);
  const fields = days.fields.map((field) => ({ ...field, format: '.1f' }));
  const svg = await chartSvg(lying('Days'), { ...days, fields }, of, size);
  expect(textsOf(svg)).toEqual(expect.arrayContaining(['9.0', '8.0']));
});

test('lines across at a value say their words and are within the chart, at bars that lie or stand, lines and points', async () => {
  const of = await fixture('dataviz');
  const data = named([
    ['north', 12],
    ['south', 30],
    ['west', 21],
  ]);
  const { encoding } = lying('').spec;
  const name = { ...encoding.y, sort: ['north', 'south', 'west'] };
  const upright = { x: name, y: encoding.x };
  for (const [mark, drawn, axis] of [
    ['bar', encoding, 'x'],
    ['bar', upright, 'y'],
    ['line', upright, 'y'],
    ['point', { x: encoding.x, y: encoding.x }, 'x'],
  ] as const) {
    const levels = [{ axis, value: 40, label: 'Target 40' }];
    const svg = await chartSvg(
      { ...lying('Towns'), spec: { mark, encoding: drawn }, levels },
      data,
      of,
      size,
    );
    expect(textsOf(svg)).toContain('Target 40');
    expect(svg).toContain('stroke-dasharray="6,4"');
  }
});

test('a line across a bar ends before the number within the bar', async () => {
  const levels = [{ axis: 'x' as const, value: 90, label: 'Target 90' }];
  const data = named([
    ['north', 95.4],
    ['south', 91.7],
    ['west', 88.3],
  ]);
  const svg = await chartSvg({ ...lying('Towns'), levels }, data, await fixture('dataviz'), size);
  for (const number of ['95.4', '91.7', '88.3']) {
    const drawn = [...svg.matchAll(/<text([^>]*)>([^<>]+)<\/text>/gu)].filter(
      ([, , text]) => text === number,
    );
    const [halo = '', words = ''] = drawn.map(([, marks = '']) => marks);
    expect(drawn).toHaveLength(2);
    expect(svg.lastIndexOf('stroke-dasharray="6,4"')).toBeLessThan(svg.indexOf(`>${number}<`));
    const [, fill] = / fill="([^"]+)"/u.exec(halo) ?? [];
    expect(barsOf(svg).map((bar) => bar.fill)).toContain(fill);
    expect(halo).toContain(`stroke="${fill}"`);
    expect(words).not.toContain('stroke-width');
  }
});

test('of a stretch of months the last that the words name stands out, else both', async () => {
  const of = await fixture('dataviz');
  const picks = named([
    ['January', 187],
    ['February', 196],
    ['March', 212],
    ['April', 190],
    ['May', 191],
  ]);
  const strong = async (title: string): Promise<number[]> => {
    const fills = barsOf(await chartSvg(lying(title), picks, of, size)).map(({ fill }) => fill);
    return fills.flatMap((fill, at) => (fills.filter((other) => other === fill).length < 3 ? [at] : []));
  };
  expect(await strong('Wrong picks')).toEqual([]);
  expect(await strong('From 187 in January to 212 in March')).toEqual([2]);
  expect(await strong('February was calm')).toEqual([1]);
  expect(await strong('January and March were busy')).toEqual([0, 2]);
  expect(await strong('March has most, 212; January falls to 187')).toEqual([0, 2]);
  // Beside the highest or the lowest another is told only to say by how much.
  expect(await strong('March had most: 212 a day, 21 more than May')).toEqual([2]);
  expect(await strong('Most were picked in March: 212 a day, 21 more than in May')).toEqual([2]);
  expect(await strong('Down from 212 in March to 191 in May')).toEqual([4]);
});

test('of two times the later stands out, whichever is named', async () => {
  const of = await fixture('dataviz');
  const hours = named([
    ['April', 347],
    ['May', 212],
  ]);
  const fillsOf = async (title: string): Promise<unknown[]> =>
    barsOf(await chartSvg(lying(title), hours, of, size)).map(({ fill }) => fill);
  const less = await fillsOf('It ran 135 hours less than in April');
  expect(less).toEqual(await fillsOf('From 347 in April to 212 in May'));
  expect(new Set(less).size).toBe(2);
});

test('thousands stand in groups as the language of the board has them', async () => {
  const of = { ...(await fixture('dataviz')), language: 'hi' };
  const income = named([
    ['एकल', 1730400],
    ['परिवार', 23600],
  ]);
  expect(textsOf(await chartSvg(lying(''), income, of, size))).toEqual(
    expect.arrayContaining(['17,30,400', '23,600']),
  );
});

test('points have their names and the words of their axis whole, within the chart and off its edge', async () => {
  const of = await fixture('dataviz');
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'km', type: 'quantitative', scale: { zero: false } },
    y: {
      field: 'min',
      type: 'quantitative',
      scale: { zero: false },
      title: 'Minutes on the way at rush hour, mean of a year',
    },
    color: { field: 'station', type: 'nominal' },
  };
  const chart: Chart = { ...soldBy, spec: { mark: 'point', encoding } };
  const svg = await chartSvg(chart, places, of, { width: 340, height: 300 });
  const said = textsOf(svg);
  expect(said.join(' ')).toContain('Minutes on the way at rush hour, mean of a year');
  const points = [...svg.matchAll(/aria-roledescription="point"[^>]*translate\([\d.]+,([\d.]+)\)/g)];
  const floor = Number(/role-axis-domain|class="background"[^>]*d="M[\d.,]+h[\d.]+v([\d.]+)/.exec(svg)?.[1]);
  for (const [, y] of points) expect(Number(y)).toBeLessThan(floor - 5);
});

test('an axis of shares is in per cent', async () => {
  const of = { ...(await fixture('dataviz')), language: 'en' };
  const chart: Chart = structuredClone(soldBy);
  chart.spec.mark = 'area';
  chart.spec.encoding.color = { field: 'kind', type: 'nominal' };
  chart.spec.encoding.y = { field: 'sold', type: 'quantitative', stack: 'normalize' };
  expect(textsOf(await chartSvg(chart, sales, of, size))).toEqual(expect.arrayContaining(['0%', '100%']));
});

test('names in any script have their room beside the bars', async () => {
  const of = await fixture('dataviz');
  const name = 'ज़्यादा इंतज़ार नहीं करना पड़ा';
  const svg = await chartSvg(
    lying('Answers'),
    named([
      [name, 3],
      ['दाम ठीक', 2],
    ]),
    of,
    size,
  );
  const start = Number(/transform="translate\(([\d.]+),/.exec(svg)?.[1]);
  // As a face for the script sets it at 13 pixels.
  expect(start).toBeGreaterThan(165);
});

const weeks: Dataset = {
  ...sales,
  fields: [
    { name: 'Week', type: 'ordinal' },
    { name: 'House', type: 'nominal' },
    { name: 'Crop', type: 'quantitative', unit: 'kg' },
  ],
  rows: [127, 125, 122, 134, 151, 165, 174, 179].flatMap((crop, index) => [
    [33 + index, 'South', crop],
    [33 + index, 'North', 120 + (index % 2)],
  ]),
};
const course: Chart = {
  ...soldBy,
  title: 'The crop',
  spec: {
    mark: 'line',
    encoding: {
      x: { field: 'Week', type: 'ordinal' },
      y: { field: 'Crop', type: 'quantitative' },
      color: { field: 'House', type: 'nominal' },
    },
  },
};

test('every place along a line is labelled and named, and its axis ends over the greatest value', async () => {
  const of = await fixture('dataviz');
  const said = textsOf(await chartSvg(course, weeks, of, size));
  for (const week of [
    '33',
    '34',
    '35',
    '36',
    '37',
    '38',
    '39',
    '40',
    'Week',
    'South\u2002179',
    'North\u2002121',
  ])
    expect(said.filter((text) => text === week)).toHaveLength(1);
  expect(said).toContain('200\u00a0kg');
  const phone = textsOf(await chartSvg(course, weeks, of, { width: 200, height: 300 }));
  expect(phone).toEqual(expect.arrayContaining(['33', '40']));
});

test('series with no room at their ends are told apart by a legend with strokes of their colours', async () => {
  const of = await fixture('dataviz');
  const rows = weeks.rows.map(([week = null, house = null, crop = null]) => [
    week,
    `The glasshouse in the ${house} of the garden`,
    crop,
  ]);
  const svg = await chartSvg(course, { ...weeks, rows }, of, { width: 340, height: 300 });
  const strokes = [
    ...svg.matchAll(/role-legend-symbol.*?stroke="(#[^"]+)" stroke-width="(\d)".*?stroke="(#[^"]+)"/g),
  ];
  expect(strokes).toHaveLength(1);
  expect(Number(strokes[0]?.[2])).toBeGreaterThan(1);
  expect(strokes[0]?.[1]).not.toBe(strokes[0]?.[3]);
});

test('counts have no parts on their axis', async () => {
  const of = await fixture('dataviz');
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'amount', bin: { maxbins: 12 }, type: 'quantitative' },
    y: { aggregate: 'count', type: 'quantitative' },
  };
  const ages = named([60, 36, 4, 5].map((age, index) => [`n${index}`, age]));
  const svg = await chartSvg({ ...soldBy, spec: { mark: 'bar', encoding } }, ages, of, size);
  expect(textsOf(svg)).toEqual(expect.arrayContaining(['0', '1']));
  expect(textsOf(svg)).not.toContain('0.5');
});

test('what is marked of lines stands over no number of the axis and over no other words', async () => {
  const trips: Dataset = {
    ...weeks,
    fields: [
      { name: 'seconds', type: 'quantitative' },
      { name: 'floor', type: 'quantitative' },
      { name: 'lift', type: 'nominal' },
    ],
    rows: [
      [0, 0, 'Everyone mixed'],
      [60, 4, 'Everyone mixed'],
      [120, 0, 'Everyone mixed'],
      [0, 0, 'Grouped by floor'],
      [40, 6, 'Grouped by floor'],
      [80, 0, 'Grouped by floor'],
    ],
  };
  const chart: Chart = {
    ...course,
    spec: {
      mark: 'line',
      encoding: {
        x: { field: 'seconds', type: 'quantitative' },
        y: { field: 'floor', type: 'quantitative' },
        color: { field: 'lift', type: 'nominal' },
      },
    },
    marks: [{ x: 80, series: 'Grouped by floor', label: 'Back for the next people' }],
  };
  const svg = await chartSvg(chart, trips, await fixture('dataviz'), size);
  const heights = (words: string): number[] =>
    [...svg.matchAll(/<text[^>]*transform="translate\([-\d.]+,([-\d.]+)\)[^>]*>([^<]*)</gu)].flatMap(
      ([, y, text]) => (text === words ? [Number(y)] : []),
    );
  const [mixed = 0] = heights('Everyone mixed\u20020');
  expect(heights('Grouped by floor')[0]).toBeCloseTo(mixed, 0);
  expect(Math.max(...heights('Back for the next people'))).toBeLessThan(mixed - 12);
});

test('a pie has its names whole and itself within the picture, however narrow', async () => {
  const names = ['Since 1990: this project', 'Older: the second project'];
  const parts: Dataset = { ...sales, rows: names.map((name, at) => [name, 'Wood', 400 + at * 300]) };
  const ring: Chart = {
    ...soldBy,
    spec: {
      mark: { type: 'arc', innerRadius: 70 },
      encoding: {
        theta: { field: 'sold', type: 'quantitative' },
        color: { field: 'town', type: 'nominal' },
      },
    },
  };
  for (const width of [330, 480, 640]) {
    const svg = await chartSvg(ring, parts, await fixture('dataviz'), { width, height: 300 });
    expect(svg).not.toContain('…');
    const radii = [...svg.matchAll(/A([\d.]+),/gu)].map(([, radius]) => Number(radius));
    expect(2 * Math.max(...radii)).toBeLessThan(280);
    expect(svg).toContain(`viewBox="0 0 ${width} 300"`);
  }
});

test('what a chart is to mark stands at its place: a rule for all, a point for one, words over a bar', async () => {
  const of = await fixture('dataviz');
  const marks = [
    { x: 36, label: 'New fans' },
    { x: 40, series: 'South', label: 'Most ever' },
    { x: 99, label: 'No such week' },
  ];
  const svg = await chartSvg({ ...course, marks }, weeks, of, size);
  expect(svg.match(/stroke-dasharray="4,4"/g)).toHaveLength(1);
  // Of the one point nothing else says the number.
  expect(textsOf(svg)).toEqual(
    expect.arrayContaining(['New fans', expect.stringMatching(/^Most ever · \d+$/)]),
  );
  expect(textsOf(svg)).not.toContain('No such week');
  const bar = { ...lying('Sources'), marks: [{ x: 'Potok', label: 'Closed in May' }] };
  expect(
    textsOf(
      await chartSvg(
        bar,
        named([
          ['Potok', 3],
          ['Lipa', 2],
        ]),
        of,
        size,
      ),
    ),
  ).toContain('Closed in May');
});

test('answers from one opinion to its opposite have two poles, and an ordered colour its series', async () => {
  const of = await fixture('dataviz');
  const scale = ['stimmt gar nicht', 'stimmt eher nicht', 'teils, teils', 'stimmt eher', 'stimmt voll'];
  const chart: Chart = structuredClone(soldBy);
  chart.spec.encoding.color = { field: 'kind', type: 'nominal', sort: scale };
  chart.spec.encoding.y = { field: 'sold', type: 'quantitative', stack: 'zero' };
  const answers = { ...sales, rows: scale.map((kind) => ['Nord', kind, 5]) };
  const inksIn = (svg: string): string[] =>
    [...svg.matchAll(/aria-roledescription="bar"[^>]*fill="(#[^"]+)"/g)].map(([, ink]) => ink ?? '');
  const ground = of.theme.tokens.color.background.$value.slice(0, 7);
  const [most = 0, more = 0, middle = 0, less = 0, least = 0] = inksIn(
    await chartSvg(chart, answers, of, size),
  ).map((ink) => contrastOf(ink, ground));
  expect(most).toBeGreaterThan(more);
  expect(more).toBeGreaterThan(middle);
  expect(least).toBeGreaterThan(less);
  expect(less).toBeGreaterThan(middle);
  chart.spec.encoding.color.scale = { domain: ['stimmt eher'], range: ['#b5533c'] };
  expect(inksIn(await chartSvg(chart, answers, of, size))[3]).toBe('#b5533c');
});

test('answers on a scale are split at its middle, and ranked by how many agree where the chart ranks', async () => {
  const scale = ['strongly disagree', 'disagree', 'neither', 'agree', 'strongly agree'];
  const chart = structuredClone(soldBy);
  chart.spec.encoding = {
    x: { field: 'sold', type: 'quantitative', stack: 'normalize' },
    y: { field: 'town', type: 'nominal', sort: '-x' },
    color: { field: 'kind', type: 'nominal', sort: scale },
  };
  const rows = scale.flatMap((kind, at) => [
    ['Nord', kind, 24 - at],
    ['Mitte', kind, 20 + at],
  ]);
  const texts = textsOf(await chartSvg(chart, { ...sales, rows }, await fixture('dataviz'), size));
  expect(texts.indexOf('Mitte')).toBeLessThan(texts.indexOf('Nord'));
  expect(texts).toContain('20%');
  expect(texts).not.toContain('100%');
});

test('lines far from nothing are drawn where they go up and down, areas from nothing on', async () => {
  const of = await fixture('dataviz');
  const filled = { ...course, spec: { ...course.spec, mark: 'area' as const } };
  expect(textsOf(await chartSvg(course, weeks, of, size))).not.toContain('0');
  expect(textsOf(await chartSvg(filled, weeks, of, size))).toContain('0');
});

test('on a telephone, what is marked of a bar stands with its name', async () => {
  const marks = [{ x: 'Potok', label: 'Closed in May' }];
  const rows = named([
    ['Potok', 3],
    ['Lipa', 2],
  ]);
  const drawn = chartSvg({ ...lying('Sources'), marks }, rows, await fixture('dataviz'), {
    ...size,
    width: 340,
  });
  expect(textsOf(await drawn)).toContain('Potok · Closed in May');
});

test('what is marked of a bar stands under its name where beside it bars would be short', async () => {
  const marks = [{ x: 'Potok', label: '41 with a long note of what is among them' }];
  const rows = named([
    ['Potok', 30],
    ['The old mill of Lipa', 60],
  ]);
  const svg = await chartSvg({ ...lying('Sources'), marks }, rows, await fixture('dataviz'), size);
  const [, wide = ''] = /aria-label="[^"]*60[^"]*"[^>]*d="M[^h]*h([\d.]+)/.exec(svg) ?? [];
  expect(svg).not.toContain('· 41');
  expect(Number(wide === '' ? size.width : wide)).toBeGreaterThan(size.width * 0.4);
});

test('a bar that is hardly seen on its ground has an edge', async () => {
  const of = await fixture('dataviz');
  const encoding = {
    ...soldBy.spec.encoding,
    color: { field: 'town', type: 'nominal' as const, scale: { domain: ['Nord'], range: ['#ffffff'] } },
  };
  const pale = await chartSvg({ ...soldBy, spec: { mark: 'bar', encoding } }, sales, of, size);
  expect(pale).toMatch(/fill="#ffffff"[^>]*stroke="#|stroke="#[^>]*fill="#ffffff"/);
});

test('lying bars begin at the right where one reads from there', async () => {
  const of = { ...(await fixture('dataviz')), dir: 'rtl' as const };
  const rows = named([
    ['Potok', 3],
    ['Lipa', 2],
  ]);
  const svg = await chartSvg(lying('Sources'), rows, of, size);
  expect(svg).toMatch(/text-anchor="end"[^>]*>3</);
  expect(svg).toMatch(/text-anchor="start"[^>]*>Potok</);
});

/** Named points, one of them in a colour of its own, with a line across and room for some of their names. */
const someDays = (width: number): [Chart, Dataset, { width: number; height: number }] => [
  {
    ...soldBy,
    title: 'Wind',
    marks: [{ x: 3, series: '12 Feb', label: 'half were off' }],
    levels: [{ axis: 'y', value: 30, label: 'At most 30' }],
    spec: {
      mark: { type: 'point', filled: true },
      encoding: {
        x: { field: 'wind', type: 'quantitative' },
        y: { field: 'made', type: 'quantitative' },
        color: { field: 'day', type: 'nominal', scale: { domain: ['12 Feb'], range: ['#c0392b'] } },
      },
    },
  },
  {
    ...places,
    fields: [
      { name: 'day', type: 'nominal' },
      { name: 'wind', type: 'quantitative' },
      { name: 'made', type: 'quantitative' },
    ],
    rows: [
      ['10 Feb', 8, 30],
      ['11 Feb', 7, 29],
      ['12 Feb', 3, 15],
      ['13 Feb', 3.1, 15.1],
      ['a long name of the fourteenth of February', 3.2, 15.2],
    ],
  },
  { width, height: 300 },
];

test('a point has the colour that was ordered for it, and what is marked of it, where there is room', async () => {
  const of = await fixture('dataviz');
  const [chart, data, wide] = someDays(900);
  const svg = await chartSvg(chart, data, of, wide);
  expect(svg.match(/aria-roledescription="point"[^>]*#c0392b/gu)).toHaveLength(1);
  expect(textsOf(svg)).toContain('12 Feb: half were off');
});

test('names of points stand clear of a line across; those that have no place are left out', async () => {
  const of = await fixture('dataviz');
  const [chart, data, narrow] = someDays(260);
  const svg = await chartSvg(chart, data, of, narrow);
  const said = inkedOf(svg);
  expect(said.filter((text) => text.startsWith('12 Feb'))).toHaveLength(1);
  expect(said).not.toContain('a long name of the fourteenth of February');
});

test('bars from one number to another begin where the numbers do, and say from where to where they go', async () => {
  const hours: Dataset = {
    ...sales,
    fields: [
      { name: 'day', type: 'nominal' },
      { name: 'opens', type: 'quantitative' },
      { name: 'shuts', type: 'quantitative' },
    ],
    rows: [
      ['Monday', 9, 17],
      ['Saturday', 12, 19],
    ],
  };
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'day', type: 'nominal' },
    y: { field: 'opens', type: 'quantitative' },
    y2: { field: 'shuts' },
  };
  const chart: Chart = { ...soldBy, title: 'Hours', takeaway: 'Hours', spec: { mark: 'bar', encoding } };
  const said = textsOf(await chartSvg(chart, hours, await fixture('dataviz'), size));
  expect(said).toEqual(expect.arrayContaining(['9–17', '12–19']));
  expect(said).not.toContain('0');
});

test('a range about an estimate shows both and says both, and a range of losses no dash before a sign', async () => {
  const trial: Dataset = {
    ...sales,
    fields: ['group', 'low', 'high', 'change'].map((name, at) => ({
      ...{ name, type: at === 0 ? 'nominal' : 'quantitative' },
    })),
    rows: [
      ['Placebo', -15.6, -8, -11.8],
      ['40 mg', -26.7, -18.5, -22.6],
    ],
  };
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'low', type: 'quantitative' },
    x2: { field: 'high' },
    y: { field: 'group', type: 'nominal' },
  };
  const text = { field: 'change', type: 'quantitative' as const };
  const drawn = (own: Chart['spec']['encoding']): Chart => ({
    ...{ ...soldBy, title: 'Pain', takeaway: 'Pain', spec: { mark: 'bar', encoding: own } },
  });
  const of = await fixture('dataviz');
  const svg = await chartSvg(drawn({ ...encoding, text }), trial, of, size);
  expect(textsOf(svg)).toContain('−11.8 [−15.6; −8.0]');
  expect(svg.match(/aria-roledescription="point"/g)).toHaveLength(2);
  expect(textsOf(await chartSvg(drawn(encoding), trial, of, size))).toContain('−15.6 … −8.0');
});

test('a hundred squares stand in the middle of a plot that is higher, and of a hundred each number is its share', async () => {
  const rows = named([
    ['Kept', 81],
    ['Lost', 19],
  ]);
  const squares: Chart = {
    ...soldBy,
    spec: {
      mark: 'square',
      encoding: { x: { field: 'what', type: 'nominal' }, size: { field: 'amount', type: 'quantitative' } },
    },
  };
  const svg = await chartSvg(squares, rows, await fixture('dataviz'), { width: 300, height: 640 });
  expect(textsOf(svg)).toEqual(expect.arrayContaining(['81', '19']));
  const cells = svg.matchAll(/aria-roledescription="square"[^>]*translate\([\d.]+,([\d.]+)\)/g);
  const heights = [...cells].map(([, y]) => Number(y));
  expect(heights).toHaveLength(100);
  expect(Math.min(...heights)).toBeGreaterThan(80);
});

test('months under a narrow line stand over their years, so that more of them have room', async () => {
  const names = ['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
  const months = names.map((name, at) => `${name} ${at < 4 ? 2024 : 2025}`);
  const rows = named(months.map((month, at) => [month, 400 + at * 30]));
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'what', type: 'ordinal', sort: months },
    y: { field: 'amount', type: 'quantitative' },
  };
  const chart: Chart = { ...soldBy, spec: { mark: 'line', encoding } };
  const svg = await chartSvg(chart, rows, await fixture('dataviz'), { width: 300, height: 240 });
  expect(names.filter((name) => svg.includes(`>${name}<`)).length).toBeGreaterThan(2);
});

test('bars that lie for their long names have their lines across upright', async () => {
  const rows = named([
    ['Kundenzufriedenheit', 22],
    ['Mitarbeitergespräche', 19],
    ['Weiterbildungsstunden', 20],
  ]);
  const { x, y } = lying('Hours').spec.encoding;
  const standing: Chart = {
    ...lying('Hours'),
    spec: { mark: 'bar', encoding: { x: { ...y, sort: null }, y: x } },
    levels: [{ axis: 'y', value: 24, label: 'At most 24' }],
  };
  const svg = await chartSvg(standing, rows, await fixture('dataviz'), { width: 380, height: 300 });
  expect(svg).not.toContain('undefined');
  expect(textsOf(svg)).toContain('At most 24');
});

test('a bar that stands out is no paler than its neighbours', async () => {
  const of = await fixture('dataviz');
  const [strong = ''] = of.theme.tokens.chart.map(({ $value }) => $value.slice(0, 7));
  const paler = mixed(strong, '#ffffff', 0.7);
  const named = [
    { text: 'grey', value: '#808080', role: 'primary' as const },
    { text: 'pale', value: paler, role: 'accent' as const },
  ];
  const chart: Chart = structuredClone(soldBy);
  const rows = sales.rows.filter(([, kind]) => kind === 'Wood');
  const svg = await chartSvg(chart, { ...sales, rows }, { ...of, theme: { ...of.theme, named } }, size);
  const fills = [...svg.matchAll(/aria-roledescription="bar"[^>]*fill="(#[^"]+)"/gu)].map(([, fill]) => fill);
  expect(fills[0]).toBe(strong);
  expect(fills).not.toContain(paler);
});

test('of two colours that were ordered the paler one stands out only where it is the brighter', async () => {
  const of = await fixture('dataviz');
  const strongest = async (main: string, other: string): Promise<unknown> => {
    const named = [
      { text: 'main', value: main, role: 'primary' as const },
      { text: 'other', value: other, role: 'accent' as const },
    ];
    const ground = { ...of.theme.tokens.color, background: { $type: 'color' as const, $value: '#faf5e9' } };
    const series = { $type: 'color' as const, $value: main };
    const tokens = { ...of.theme.tokens, color: ground, chart: [series] };
    const rows = sales.rows.filter(([, kind]) => kind === 'Wood');
    const theme = { ...of.theme, named, tokens };
    const svg = await chartSvg(structuredClone(soldBy), { ...sales, rows }, { ...of, theme }, size);
    return /aria-roledescription="bar"[^>]*fill="(#[^"]+)"/u.exec(svg)?.[1];
  };
  expect(await strongest('#9c6246', '#ddaa6b')).toBe('#9c6246');
  expect(await strongest('#12264a', '#e8700a')).toBe('#e8700a');
});

test('an axis goes from where to where it was told, under the name that it was given, and a line shows its points', async () => {
  const of = await fixture('dataviz');
  const dataset: Dataset = {
    ...{ id: 'd1', title: 'Weeks', source: { kind: 'prompt' } },
    fields: [
      { name: 'week', type: 'quantitative' },
      { name: 'pain', type: 'quantitative' },
    ],
    rows: [0, 4, 8, 12].map((week, at) => [week, 5 - at]),
  };
  const chart: Chart = {
    ...{ id: 'c1', title: 'Pain falls', alt: 'Pain', dataset: 'd1', takeaway: 'Pain falls' },
    spec: {
      mark: { type: 'line', point: true },
      encoding: {
        x: { field: 'week', type: 'ordinal', scale: { domain: [0, 20] }, title: 'Weeks after surgery' },
        y: { field: 'pain', type: 'quantitative', scale: { domain: [0, 10] }, title: 'Pain, 0 to 10' },
      },
    },
  };
  const svg = await chartSvg(chart, dataset, of, { width: 640, height: 320 });
  for (const said of ['>20<', '>10<', '>Weeks after surgery<', '>Pain, 0 to 10<'])
    expect(svg).toContain(said);
  expect(svg.match(/aria-roledescription="point"/g)?.length).toBeGreaterThanOrEqual(4);
});

test('bars begin where their axis was told to', async () => {
  const { x, y } = soldBy.spec.encoding;
  const encoding = { x, y: { ...y, scale: { domain: [200, 2000] } } };
  const chart: Chart = { ...soldBy, spec: { mark: 'bar', encoding } };
  const svg = await chartSvg(chart, sales, await fixture('dataviz'), size);
  expect(svg).toMatch(/mark-rect role-mark[^>]* clip-path/);
  // Clipped to the plot, and to no box of their own in which nothing is left of them.
  expect(svg).not.toMatch(/<rect [^>]*(?:width|height)="0"/);
});

test('a legend has as many columns as its names leave room for', () => {
  const names = ["Pas du tout d'accord", "Plutôt d'accord", "Ni d'accord ni pas d'accord", 'Oui', 'Non'];
  expect([900, 500, 300].map((width) => legendOnTop(width, names).columns)).toEqual([5, 2, 1]);
});

test('where one reads from the right a chart runs from there, its axis of values at the right, and its words are as ever', async () => {
  const left = await fixture('dataviz');
  const [ltr = '', rtl = ''] = await Promise.all(
    [left, { ...left, dir: 'rtl' as const }].map((of) => chartSvg(soldBy, sales, of, size)),
  );
  expect(rtl).toContain('<g transform="translate(640,0) scale(-1,1)">');
  expect(textsOf(rtl)).toEqual(textsOf(ltr));
  const words = [...rtl.matchAll(/<text\b[^>]*>/gu)].map(([tag]) => tag);
  expect(words.every((tag) => tag.includes('scale(-1,1)'))).toBe(true);
  const count = (svg: string, anchor: string): number => svg.split(`text-anchor="${anchor}"`).length;
  expect(count(rtl, 'start')).toBe(count(ltr, 'end'));
  expect(count(rtl, 'middle')).toBe(count(ltr, 'middle'));
});

test('what is marked of a point in a group stands beside it', async () => {
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'km', type: 'quantitative' },
    y: { field: 'min', type: 'quantitative' },
    color: { field: 'line', type: 'nominal' },
  };
  const fields: Dataset['fields'] = [...places.fields, { name: 'line', type: 'nominal' }];
  const rows = [...places.rows, ['Grab', 17, 25]].map((row, at) => [...row, at === 1 ? 'north' : 'south']);
  const said = async (marks: Chart['marks']): Promise<string[]> => {
    const chart: Chart = { ...soldBy, spec: { mark: 'point', encoding }, ...(marks && { marks }) };
    return inkedOf(await chartSvg(chart, { ...places, fields, rows }, await fixture('dataviz'), size));
  };
  expect(await said([{ x: 17, series: 'north', label: 'P12' }])).toContain('P12');
  expect(await said([{ x: 45, label: 'Last' }])).toContain('Last');
  // Of two points nothing tells which is meant.
  expect(await said([{ x: 17, label: 'P12' }])).not.toContain('P12');
});

test('numbers along a line stand over the line of a limit, and none under a point at the foot of the plot', async () => {
  const of = await fixture('dataviz');
  const rows = [20, 200, 600, 950].map((number, at): Dataset['rows'][number] => [`${at + 1} h`, number]);
  const chart = lying('Kiln');
  const { x, y } = chart.spec.encoding;
  chart.spec = {
    ...chart.spec,
    mark: 'line',
    encoding: { ...(y && { x: { ...y, sort: null } }), ...(x && { y: x }) },
  };
  chart.levels = [{ axis: 'y', value: 80, label: 'Open under 80' }];
  const svg = await chartSvg(chart, named(rows), of, { width: 640, height: 400 });
  const [rule, number] = [svg.indexOf('stroke-dasharray'), svg.search(/>200(?: |\u00a0)?[^<]*<\/text>/u)];
  expect(rule).toBeGreaterThan(0);
  expect(number).toBeGreaterThan(rule);
  const [, first] = /translate\([\d.]+,([\d.]+)\)"[^>]*>20(?!\d)[^<]*<\/text>/u.exec(svg) ?? [];
  expect(Number(first)).toBeLessThan(360);
});

test('lines and parts of bars say their numbers: shares their counts where words tell of how many, all of a series as many decimals', async () => {
  const of = await fixture('dataviz');
  const course = lying('Kiln');
  const { x, y } = course.spec.encoding;
  const field = { place: y?.field ?? '', number: x?.field ?? '' };
  const table = (rows: Dataset['rows'], unit?: string): Dataset => ({
    ...named([]),
    fields: [
      { name: field.place, type: 'nominal' },
      { name: 'Answer', type: 'nominal' },
      { name: field.number, type: 'quantitative', ...(unit === undefined ? {} : { unit }) },
    ],
    rows,
  });
  const color = { field: 'Answer', type: 'nominal' as const };
  const answers = table([
    ...[1, 4, 11, 68].map((count, at) => ['Costs', `A${at}`, count]),
    ...[12, 20, 22, 30].map((count, at) => ['Dates', `A${at}`, count]),
  ]);
  const share = (title: string): Chart => ({
    ...{ ...course, title, takeaway: title },
    spec: {
      mark: 'bar',
      encoding: { ...(x && { x: { ...x, stack: 'normalize' } }), ...(y && { y }), color },
    },
  });
  const wide = { width: 640, height: 320 };
  const counted = textsOf(await chartSvg(share('84 people each'), answers, of, wide));
  expect(counted).toEqual(expect.arrayContaining(['1', '4', '11', '68', '12', '22']));
  expect(textsOf(await chartSvg(share('Shares'), answers, of, wide))).toContain('100%');
  const lines: Chart = {
    ...course,
    spec: { mark: 'line', encoding: { ...(y && { x: { ...y, sort: null } }), ...(x && { y: x }), color } },
  };
  const two = table(
    [91, 90, 88, 86, 83, 81].flatMap((count, at) => [
      [`M${at}`, 'Centre', count],
      [`M${at}`, 'Home', 17 + at * 3],
    ]),
  );
  const said = textsOf(await chartSvg(lines, two, of, wide));
  expect(said).toEqual(expect.arrayContaining(['91', '88', '83', '17', '26', 'Home\u200232']));
  const parts = table(
    [
      ['Schools', 'A', 35],
      ['Houses', 'A', 22.5],
    ],
    '%',
  );
  const bare: Chart = { ...course, spec: { mark: 'bar', encoding: { ...(x && { x }), ...(y && { y }) } } };
  const percents = textsOf(await chartSvg(bare, parts, of, wide)).join(' ');
  expect(percents).toMatch(/22\.5/u);
  expect(percents).toMatch(/35\.0/u);
});
