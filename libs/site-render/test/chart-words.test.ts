import { expect, test } from '@jest/globals';
import type { Chart, Dataset } from '@sitewright/site-spec';
import { chartSvg } from '../src/chart-svg.ts';
import { fixture } from './fixtures.ts';

const wide = { width: 900, height: 400, mayGrow: true };
const phone = { width: 320, height: 296, mayGrow: true };

type Field = Dataset['fields'][number];
const dataset = (fields: Dataset['fields'], rows: Dataset['rows']): Dataset => ({
  ...{ id: 'd1', title: 'Told', fields, rows, source: { kind: 'prompt' } },
});
const amount = (name: string, unit?: string): Field => ({
  ...{ name, type: 'quantitative' },
  ...(unit === undefined ? {} : { unit }),
});
const chart = (encoding: Chart['spec']['encoding'], more: Partial<Chart> = {}): Chart => ({
  ...{ id: 'c1', dataset: 'd1', title: 'Seen', alt: 'Seen', takeaway: 'Seen' },
  spec: { mark: 'bar', encoding },
  ...more,
});

interface Word {
  text: string;
  x: number;
  y: number;
  weight: string | undefined;
}

/** Words of a drawing with where they stand, without the ground behind them. */
function wordsOf(svg: string): Word[] {
  return [...svg.matchAll(/<text([^>]*)>(.*?)<\/text>/gs)].flatMap(([, marks = '', inner = '']) => {
    const [, x, y] = /transform="translate\(([-\d.]+),([-\d.]+)\)/.exec(marks) ?? [];
    const text = inner.replace(/<\/tspan>(?=<)/g, ' ').replace(/<[^>]+>/g, '');
    const weight = /font-weight="(\w+)"/.exec(marks)?.[1];
    return marks.includes('stroke-width') ? [] : [{ text, x: Number(x), y: Number(y), weight }];
  });
}
const find = (words: readonly Word[], text: string): Word => {
  const word = words.find((each) => each.text === text);
  if (word === undefined)
    throw new Error(`${text} is not among ${words.map((each) => each.text).join(' | ')}`);
  return word;
};

const stages = dataset(
  [{ name: 'Stage', type: 'nominal' }, amount('From', 'months'), amount('To', 'months')],
  [
    ['Blocked', 0, 0.5],
    ['Traced', 0.5, 1.5],
    ['Released', 2, 4],
  ],
);
const lasting = chart(
  {
    x: { field: 'From', type: 'quantitative' },
    x2: { field: 'To' },
    y: { field: 'Stage', type: 'nominal', sort: null },
  },
  {
    levels: [
      { axis: 'x', value: 4, label: '4 months: at home' },
      { axis: 'x', value: 5, label: '5 months: elsewhere in the union' },
      { axis: 'x', value: 6, label: '6 months: outside it' },
    ],
  },
);

test('words of upright lines stand in rows of their own, and the axis goes on to the last of them', async () => {
  const of = await fixture('dataviz');
  for (const size of [wide, phone]) {
    const words = wordsOf(await chartSvg(lasting, stages, of, size));
    const heights = ['4 months: at home', '6 months: outside it'].map((text) => find(words, text).y);
    heights.push(words.find(({ text }) => text.startsWith('5 months'))?.y ?? 0);
    expect(new Set(heights).size).toBe(3);
    expect(words.map(({ text }) => text)).toContain('6');
  }
});

test('what a word counts in halves is told in halves', async () => {
  const words = wordsOf(await chartSvg(lasting, stages, await fixture('dataviz'), wide));
  expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['0–½', '½–1½', '2–4']));
});

test('only what words count is told in halves, and then the axis has no 0.5', async () => {
  const of = await fixture('dataviz');
  const narrow = dataset(stages.fields, [
    ['Blocked', 0, 0.5],
    ['Traced', 0.5, 1.5],
  ]);
  const wordsIn = async (unit: string): Promise<string[]> => {
    const fields = stages.fields.map((field) => (field.unit === undefined ? field : { ...field, unit }));
    const bare = { ...lasting, levels: [] };
    return wordsOf(await chartSvg(bare, { ...narrow, fields }, of, wide)).map(({ text }) => text);
  };
  for (const unit of ['months', 'Tage']) {
    const words = await wordsIn(unit);
    expect(words).toContain('½–1½');
    expect(words).not.toContain('0.5');
  }
  for (const unit of ['CHF', 'kWh', 'ppm', 'Euro', 'dollars'])
    expect((await wordsIn(unit)).join(' ')).not.toContain('½');
});

const years = dataset(
  [{ name: 'Year', type: 'ordinal' }, amount('Finishers')],
  [
    ...[412, 538, 690, 655, 871, 1104].map((count, at) => [String(2014 + at), count]),
    ['2020', null],
    ...[463, 982, 1287].map((count, at) => [String(2021 + at), count]),
  ],
);
const finishers = chart(
  {
    x: { field: 'Year', type: 'ordinal', sort: null },
    y: { field: 'Finishers', type: 'quantitative' },
  },
  { marks: [{ x: '2017', label: 'A gale, and half of the buses did not go' }] },
);

test('a note stands in lines over its bar and its number, lighter than that', async () => {
  const words = wordsOf(await chartSvg(finishers, years, await fixture('dataviz'), wide));
  const number = find(words, '655');
  const note = words.find(({ text }) => text.startsWith('A gale'));
  expect(Math.abs((note?.x ?? 0) - number.x)).toBeLessThan(2);
  expect(number.y - (note?.y ?? 0)).toBeLessThan(6 * 18);
  expect([note?.weight, number.weight]).toEqual([undefined, '700']);
});

test('a place without a number has a dash of its own, on a telephone too', async () => {
  const of = await fixture('dataviz');
  for (const size of [wide, phone])
    expect(wordsOf(await chartSvg(finishers, years, of, size)).map(({ text }) => text)).toContain('–');
});

test('the dash for a missing number stands at the zero line, also where numbers stand within their bars', async () => {
  const of = await fixture('dataviz');
  const fields = years.fields;
  const below = dataset(fields, [
    ['2019', 40],
    ['2020', null],
    ['2021', -60],
  ]);
  const words = wordsOf(await chartSvg(finishers, below, of, wide));
  const [above, dash, under] = ['40', '–', '−60'].map((text) => find(words, text).y);
  expect(dash).toBeGreaterThan(above ?? 0);
  expect(dash).toBeLessThan(under ?? 0);
  const lying = chart(
    {
      x: { field: 'Finishers', type: 'quantitative' },
      y: { field: 'Year', type: 'ordinal', sort: null },
    },
    { levels: [{ axis: 'x', value: 102, label: 'Goal' }] },
  );
  const long = dataset(fields, [
    ['2019', 100],
    ['2020', null],
    ['2021', 110],
  ]);
  expect(wordsOf(await chartSvg(lying, long, of, wide)).map(({ text }) => text)).toContain('–');
});

test('bars whose notes stand with their names are as long as there is room', async () => {
  const of = await fixture('dataviz');
  const longest = async (of_: Chart): Promise<number> =>
    Math.max(
      ...[
        ...(await chartSvg(of_, years, of, phone)).matchAll(
          /aria-roledescription="bar"[^>]*d="M[\d.]+,[\d.]+h([\d.]+)/g,
        ),
      ].map(([, width]) => Number(width)),
    );
  const lying: Chart = {
    ...finishers,
    spec: { mark: 'bar', encoding: { x: finishers.spec.encoding.y, y: finishers.spec.encoding.x } },
  };
  expect(await longest(lying)).toBeGreaterThan(phone.width * 0.7);
});

test('all that squares stand for is said beside or under them, on a telephone too', async () => {
  const rows = [
    'Rooms of the house',
    'Meals',
    'Beds in the dormitory',
    'Tea and cakes',
    'Guided walks of a day',
    'Luggage',
    'Gifts',
  ];
  const shares = dataset(
    [{ name: 'Of', type: 'nominal' }, amount('Share', '%')],
    rows.map((name, at) => [name, [34, 27, 21, 8, 6, 3, 1][at] ?? 0]),
  );
  const squares = chart({
    x: { field: 'Of', type: 'nominal' },
    size: { field: 'Share', type: 'quantitative' },
  });
  squares.spec.mark = 'square';
  const of = await fixture('dataviz');
  for (const size of [wide, phone, { width: 900, height: 330 }, { width: 420, height: 300 }]) {
    const svg = await chartSvg(squares, shares, of, size);
    const words = wordsOf(svg);
    const height = Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(svg)?.[1]);
    expect(words.filter(({ text }) => text.endsWith('%'))).toHaveLength(7);
    expect(Math.max(...words.map(({ y }) => y))).toBeLessThan(height - 10);
  }
});

test('every point has its name on a telephone, further off at the end of a line where nothing beside it is free', async () => {
  const paths = dataset(
    [{ name: 'Path', type: 'nominal' }, amount('km'), amount('m')],
    [
      ['Millers Path', 5.2, 780],
      ['Goat Ladder', 3.1, 1040],
      ['Old Salt Road', 11.8, 910],
      ['Lake Traverse', 9.4, 460],
      ['North Ridge', 6.7, 1190],
      ['Chapel Way', 7.5, 820],
      ['Forest Track', 14.3, 1130],
      ['Shepherds Cut', 4.4, 690],
      ['From the Dam', 8.9, 1010],
    ],
  );
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'km', type: 'quantitative', scale: { zero: false } },
    y: { field: 'm', type: 'quantitative', scale: { zero: false } },
    color: { field: 'Path', type: 'nominal' },
  };
  const of = await fixture('dataviz');
  const words = wordsOf(
    await chartSvg(chart(encoding, { spec: { mark: 'point', encoding } }), paths, of, phone),
  ).map(({ text }) => text);
  expect(words).toEqual(expect.arrayContaining(paths.rows.map(([name]) => String(name))));
});

test('a note beside a lying bar is broken where it is long, so that the bars are long', async () => {
  const of = await fixture('dataviz');
  const costs = dataset(
    [{ name: 'Option', type: 'nominal' }, amount('Cost', 'R$')],
    [
      ['Old batteries', 7200],
      ['New aircraft and base', 60_400],
      ['Fixed wing with base', 128_000],
    ],
  );
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'Cost', type: 'quantitative' },
    y: { field: 'Option', type: 'nominal', sort: null },
  };
  const marks = [{ x: 'New aircraft and base', label: '41.900 and 18.500 for the base' }];
  const svg = await chartSvg(chart(encoding, { marks }), costs, of, { width: 640, height: 240 });
  const widths = [...svg.matchAll(/aria-roledescription="bar"[^>]*d="M[\d.]+,[\d.]+h([\d.]+)/g)].map(
    ([, wide]) => Number(wide),
  );
  expect(Math.max(...widths)).toBeGreaterThan(640 * 0.35);
  expect(svg).toMatch(/<tspan[^>]*>41\.900/u);
});

test('bars that do not stand out have no third colour on a ground of another hue', async () => {
  const of = structuredClone(await fixture('dataviz'));
  of.theme.tokens.color.background.$value = '#331544';
  of.theme.tokens.color.text.$value = '#ffffff';
  for (const token of of.theme.tokens.chart) token.$value = '#ffd046';
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'Cost', type: 'quantitative' },
    y: { field: 'What', type: 'nominal', sort: null },
  };
  const costs = dataset(
    [{ name: 'What', type: 'nominal' }, amount('Cost')],
    [
      ['Tablet', 900],
      ['Music', 600],
    ],
  );
  const svg = await chartSvg(chart(encoding, { title: 'Tablet costs most' }), costs, of, wide);
  const fills = [...svg.matchAll(/aria-roledescription="bar"[^>]*fill="([^"]+)"/g)].map(
    ([, fill = '']) => fill,
  );
  const [chosen, other = ''] = fills;
  expect(chosen).toBe('#ffd046');
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(other.slice(at, at + 2), 16));
  expect(blue).toBeGreaterThan(green ?? 0);
  expect(red).toBeGreaterThan(green ?? 0);
});

const perMonth = (names: readonly string[]): Dataset =>
  dataset(
    [{ name: 'Month', type: 'ordinal' }, amount('Laughs')],
    names.map((name, at) => [name, 11 + at]),
  );
const standing = (more: Partial<Chart>): Chart =>
  chart(
    { x: { field: 'Month', type: 'ordinal', sort: null }, y: { field: 'Laughs', type: 'quantitative' } },
    more,
  );

test('months that would run into one another under their bars are written short', async () => {
  const months = Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(2024, at)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }),
  );
  const of = await fixture('dataviz');
  const words = wordsOf(await chartSvg(standing({}), perMonth(months), of, { ...wide, width: 600 }));
  expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['Jan', 'Sep', 'Dec']));
  const roomy = wordsOf(await chartSvg(standing({}), perMonth(months.slice(0, 5)), of, wide));
  expect(roomy.map(({ text }) => text)).toContain('February');
});

test('people who are called as months are keep their names where others are no months', async () => {
  const people = perMonth(['Bea', 'Tom', 'Kim', 'Ann', 'Joe', 'Max', 'Liz', 'August']);
  const course = standing({});
  const line: Chart = { ...course, spec: { ...course.spec, mark: 'line' } };
  const svg = await chartSvg(line, people, await fixture('dataviz'), { ...wide, width: 440 });
  expect(wordsOf(svg).map(({ text }) => text)).toContain('August');
});

test('what the words are about has a bold name, by the long name of a day and in the first sentence of several', async () => {
  const takeaway = 'Friday is the quietest of all. Saturday beats Sunday';
  const days = perMonth(['Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  const words = wordsOf(await chartSvg(standing({ takeaway }), days, await fixture('dataviz'), wide));
  const names = words.filter(({ text }) => /^[A-Z]/.test(text));
  expect(names.filter(({ weight }) => weight === '700').map(({ text }) => text)).toEqual(['Fri']);
});

test('a bar with a note is seen before those without, and after the one that the words are about', async () => {
  const told = { takeaway: 'May is the best', marks: [{ x: 'June', label: 'Tried politics' }] };
  const months = perMonth(['April', 'May', 'June', 'July']);
  const svg = await chartSvg(standing(told), months, await fixture('dataviz'), wide);
  const fills = [...svg.matchAll(/aria-roledescription="bar"[^>]*fill="([^"]+)"/g)].map(([, fill]) => fill);
  expect(new Set(fills).size).toBe(3);
  expect(fills[0]).toBe(fills[3]);
});

test('percent signs stand before their numbers where the language has them there', async () => {
  const shares = dataset(
    [{ name: 'Kalem', type: 'nominal' }, amount('Pay', '%')],
    [
      ['Yatakhane', 34.4],
      ['Yemekler', 27.0],
      ['Kira', -3.4],
    ],
  );
  const lying = chart({ x: { field: 'Pay', type: 'quantitative' }, y: { field: 'Kalem', type: 'nominal' } });
  const of = await fixture('dataviz');
  const texts = async (language: string): Promise<string[]> =>
    wordsOf(await chartSvg(lying, shares, { ...of, language }, wide)).map(({ text }) => text);
  expect(await texts('tr')).toEqual(expect.arrayContaining(['%34,4', '%27,0', '\u2212%3,4']));
  expect(await texts('de')).toContain('34,4\u00a0%');
});

test('names in two lines beside bars stand as high as their bars', async () => {
  const long = 'The translation read as if it had been written in English by a native speaker of it';
  const named = dataset(
    [{ name: 'Statement', type: 'nominal' }, amount('Agree')],
    [
      [long, 30],
      ['Short', 20],
    ],
  );
  const lying = chart({
    x: { field: 'Agree', type: 'quantitative' },
    y: { field: 'Statement', type: 'nominal', sort: null },
  });
  const words = wordsOf(await chartSvg(lying, named, await fixture('dataviz'), wide));
  const name = words.find(({ text }) => text.startsWith('The translation'));
  expect(find(words, '30').y - (name?.y ?? 0)).toBeGreaterThan(6);
  expect(Math.abs(find(words, '20').y - find(words, 'Short').y)).toBeLessThan(3);
});

const byYear = (unit?: string): Dataset =>
  dataset(
    [{ name: 'Year', type: 'ordinal' }, amount('Average age', unit)],
    [58.2, 59.3, 60.1, 61.7, 57.3].map((age, at) => [[1966, 1975, 1984, 1993, 2004][at] ?? 0, age]),
  );
const course = (more: Partial<Chart> = {}): Chart => ({
  ...chart(
    { x: { field: 'Year', type: 'ordinal' }, y: { field: 'Average age', type: 'quantitative' } },
    { subtitle: 'Average age in years', ...more },
  ),
  spec: {
    mark: 'line',
    encoding: {
      x: { field: 'Year', type: 'ordinal' },
      y: { field: 'Average age', type: 'quantitative', scale: { zero: false } },
    },
  },
});

test('a line has the years that were measured under it, and no word at its points that is said over it', async () => {
  const of = await fixture('dataviz');
  const texts = wordsOf(await chartSvg(course(), byYear('years'), of, wide)).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['1966', '1975', '1984', '1993', '2004', '58.2']));
  expect(texts).not.toContain('58.2 years');
  const small = wordsOf(await chartSvg(course(), byYear('years'), of, phone)).map(({ text }) => text);
  expect(small).toEqual(expect.arrayContaining(['1966', '2004']));
});

test('long words over a place of all lines stand in lines within a narrow chart', async () => {
  const label = 'Dates recorded automatically from here';
  const rows = ['Adult ward', 'Mental health'].flatMap((kind, of) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((quarter): [string, string, number] => [
      kind,
      `Q${String(quarter)}`,
      50 + of * 30 + quarter,
    ]),
  );
  const days = dataset(
    [{ name: 'Kind', type: 'nominal' }, { name: 'Quarter', type: 'ordinal' }, amount('Days')],
    rows,
  );
  const told = chart(
    {
      x: { field: 'Quarter', type: 'ordinal', sort: null },
      y: { field: 'Days', type: 'quantitative' },
      color: { field: 'Kind', type: 'nominal' },
    },
    { marks: [{ x: 'Q3', label }] },
  );
  const line: Chart = { ...told, spec: { ...told.spec, mark: 'line' } };
  const of = await fixture('dataviz');
  const linesIn = async (size: typeof wide): Promise<string[]> => {
    const svg = await chartSvg(line, days, of, size);
    const [, inner = ''] = /<text[^>]*>((?:(?!<\/text>).)*Dates.*?)<\/text>/su.exec(svg) ?? [];
    return [...inner.matchAll(/(?:^|>)([^<>]+)/gu)].map(([, text = '']) => text);
  };
  expect(await linesIn(wide)).toEqual([label]);
  const lines = await linesIn(phone);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe(label);
});

test('a marked point whose words are its number says it once', async () => {
  const told = course({ marks: [{ x: '1975', label: '59.3 years' }] });
  const svg = await chartSvg(told, byYear('years'), await fixture('dataviz'), wide);
  expect(wordsOf(svg).filter(({ text }) => text.startsWith('59.3'))).toHaveLength(1);
});

const parts = dataset(
  [{ name: 'Player', type: 'nominal' }, { name: 'Part', type: 'nominal' }, amount('Points')],
  [
    ['May', 'Goals', 51],
    ['May', 'Assists', 12],
    ['May', 'Saves', 1],
    ['Okafor', 'Goals', 42],
    ['Okafor', 'Assists', 18],
    ['Okafor', 'Saves', 0],
  ],
);
const stacked = (range?: string[]): Chart =>
  chart({
    x: { field: 'Points', type: 'quantitative', stack: 'zero' },
    y: { field: 'Player', type: 'nominal', sort: null },
    color: {
      ...{ field: 'Part', type: 'nominal', sort: ['Goals', 'Assists', 'Saves'] },
      ...(range && { scale: { domain: ['Goals', 'Assists', 'Saves'], range } }),
    },
  });

test('lying bars of parts say what they come to, and their small parts too', async () => {
  const words = wordsOf(await chartSvg(stacked(), parts, await fixture('dataviz'), wide));
  expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['64', '60', '51', '12', '1']));
});

test('a part with no room for its number beside the names has room over its bar, also where notes stand with these', async () => {
  const of = await fixture('dataviz');
  const others = [['Lee', 'Goals', 900]];
  const highOf = async (name: string, least: number, size: typeof phone, more = {}): Promise<number> => {
    const rows = [[name, 'Goals', 960], [name, 'Assists', least], ...others];
    const one = { ...stacked(), ...more };
    const svg = await chartSvg(one, { ...parts, rows }, of, { ...size, mayGrow: false });
    return Number(/aria-roledescription="bar"[^>]* d="M[^h]*h[^v]*v([\d.]+)/u.exec(svg)?.[1]);
  };
  const long = 'Okafor, lent to others until autumn';
  const low = { ...wide, height: 180 };
  expect(await highOf(long, 35, low)).toBeLessThan(await highOf(long, 80, low));
  const noted = { marks: [{ x: 'May', label: 'hurt' }] };
  const small = { ...phone, height: 180 };
  expect(await highOf('May', 35, small, noted)).toBeLessThan(await highOf('May', 240, small, noted));
});

test('two greys that were ordered for parts of bars stay two', async () => {
  const svg = await chartSvg(
    stacked(['#7a1b33', '#9b9b9b', '#d6d6d6']),
    parts,
    await fixture('dataviz'),
    wide,
  );
  expect(svg).toContain('fill="#d6d6d6"');
  expect(svg).toContain('fill="#9b9b9b"');
});

test('beside bars that were ordered pale the others are strong', async () => {
  const of = await fixture('dataviz');
  const months = perMonth(['April', 'May', 'June', 'July']);
  const { spec } = standing({});
  const color = { field: 'Month', scale: { domain: ['May'], range: ['#cfcfcf'] } };
  const ordered = { ...standing({}), spec: { ...spec, encoding: { ...spec.encoding, color } } };
  const fillsIn = async (one: Chart): Promise<(string | undefined)[]> =>
    [
      ...(await chartSvg(one, months, of, wide)).matchAll(/aria-roledescription="bar"[^>]*fill="([^"]+)"/g),
    ].map(([, fill]) => fill);
  expect((await fillsIn(ordered))[0]).toBe((await fillsIn(standing({})))[0]);
  const singled = { ...ordered.spec.encoding, color: { field: 'Month', scale: { domain: ['May'] } } };
  const [other, chosen] = await fillsIn({ ...ordered, spec: { ...spec, encoding: singled } });
  expect(chosen).toBe((await fillsIn(standing({})))[0]);
  expect(other).not.toBe(chosen);
});

test('the ends of ranges are named where they are two things', async () => {
  const of = await fixture('dataviz');
  const named = (fields: [string, string]): Promise<string> =>
    chartSvg(
      chart({
        x: { field: fields[0], type: 'quantitative' },
        x2: { field: fields[1] },
        y: { field: 'Section', type: 'nominal', sort: null },
      }),
      dataset(
        [{ name: 'Section', type: 'nominal' }, amount(fields[0]), amount(fields[1])],
        [
          ['Shorts', 1102, 1265],
          ['Archive', 371, 388],
        ],
      ),
      of,
      wide,
    );
  const ends = await named(['Through the door', 'Tickets issued']);
  expect(wordsOf(ends).map(({ text }) => text)).toContain('Through the door – Tickets issued');
  const plain = wordsOf(await named(['From', 'Until'])).map(({ text }) => text);
  expect(plain.filter((text) => text.includes('Until'))).toEqual([]);
});

test('what was worked out is written to the decimals that the words of its chart tell, and what was given stays', async () => {
  const rides: Dataset = {
    ...dataset(
      [{ name: 'Name', type: 'nominal' }, amount('Rides')],
      [
        ['Pam', 540.67],
        ['Coyle', 339.33],
      ],
    ),
    source: { kind: 'derived', method: 'mean' },
  };
  const lying = chart(
    { x: { field: 'Rides', type: 'quantitative' }, y: { field: 'Name', type: 'nominal' } },
    { takeaway: 'Pam wins: 540.7 rides each' },
  );
  const of = await fixture('dataviz');
  const texts = async (data: Dataset): Promise<string[]> =>
    wordsOf(await chartSvg(lying, data, of, wide)).map(({ text }) => text);
  expect(await texts(rides)).toEqual(expect.arrayContaining(['540.7', '339.3']));
  expect(await texts({ ...rides, source: { kind: 'prompt' } })).toContain('540.67');
});

test('a marked point keeps words that are more than its number', async () => {
  const of = await fixture('dataviz');
  for (const label of ['Retirement is put off: 59.3', '59.3: put off', '59.3 at last']) {
    const svg = await chartSvg(course({ marks: [{ x: '1975', label }] }), byYear('years'), of, wide);
    expect(wordsOf(svg).map(({ text }) => text)).toContain(label);
  }
});

/** The words of lying bars of goals, assists and saves. */
async function saidOfParts(rows: Dataset['rows']): Promise<string[]> {
  const svg = await chartSvg(stacked(), { ...parts, rows }, await fixture('dataviz'), wide);
  return wordsOf(svg).map(({ text }) => text);
}

test('each part of a lying bar says its number, within or over it, as wide as it is written', async () => {
  const texts = await saidOfParts([
    ['May', 'Goals', 100.25],
    ['May', 'Assists', 6],
    ['May', 'Saves', 5],
    ['Okafor', 'Goals', 50],
    ['Okafor', 'Assists', 4],
    ['Okafor', 'Saves', 7],
  ]);
  expect(texts).toEqual(expect.arrayContaining(['100.25', '6.00', '5.00', '50.00', '4.00', '7.00']));
});

test('a lying bar of one part says its number once', async () => {
  const texts = await saidOfParts([
    ['May', 'Goals', 103],
    ['May', 'Assists', 64],
    ['Okafor', 'Goals', 57],
  ]);
  expect(texts.filter((text) => text === '57')).toHaveLength(1);
  expect(texts).toContain('167');
});

test('lying bars with parts below nought say no sums, which would stand within them', async () => {
  const texts = await saidOfParts([
    ['May', 'Goals', 103],
    ['May', 'Assists', -64],
    ['Okafor', 'Goals', 57],
    ['Okafor', 'Assists', -21],
  ]);
  expect(texts).not.toContain('39');
  expect(texts).not.toContain('36');
});

test('numbers are not rounded as the words round one of them, where others would be lost by it', async () => {
  const budget = dataset(
    [{ name: 'Part', type: 'nominal' }, amount('Spent')],
    [
      ['Alpha', 2.49],
      ['Beta', 0.04],
      ['Gamma', 0.03],
      ['Delta', 1.2],
    ],
  );
  const spent = chart(
    { x: { field: 'Part', type: 'nominal' }, y: { field: 'Spent', type: 'quantitative' } },
    { title: 'Alpha reaches 2.5 of the budget' },
  );
  const given: Dataset = { ...budget, source: { kind: 'derived' } };
  const svg = await chartSvg(spent, given, await fixture('dataviz'), wide);
  const texts = wordsOf(svg).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['2.49', '0.04', '0.03', '1.20']));
});

/** The fills of standing bars by their names. */
async function fillsOfBars(
  title: string,
  names: readonly string[],
  language = 'en',
): Promise<Map<string, string>> {
  const bars = dataset(
    [{ name: 'Name', type: 'nominal' }, amount('Visits')],
    names.map((name, at) => [name, 40 - at]),
  );
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'Name', type: 'nominal', sort: null },
    y: { field: 'Visits', type: 'quantitative' },
  };
  const of = await fixture('dataviz');
  const svg = await chartSvg(chart(encoding, { title, takeaway: title }), bars, { ...of, language }, wide);
  const fills = [...svg.matchAll(/aria-roledescription="bar"[^>]*fill="([^"]+)"/g)];
  return new Map(names.map((name, at) => [name, fills[at]?.[1] ?? '']));
}

test('short names of days are their long ones among days only', async () => {
  const stars = await fillsOfBars('Most came on a Sunday', ['Moon', 'Sun', 'Mars', 'Venus']);
  expect(new Set(stars.values()).size).toBe(1);
  const days = await fillsOfBars('Most came on a Sunday', ['Fri', 'Sat', 'Sun', 'Mon']);
  expect([...days.values()].filter((fill) => fill === days.get('Sun'))).toHaveLength(1);
});

test('the end of a stretch of time is in its sentence, of which a date is no end', async () => {
  const months = ['März', 'April', 'Mai', 'Juni'];
  const dates = await fillsOfBars('Vom 3. April bis zum 9. Mai war viel los. Im Juni nicht.', months, 'de');
  expect([...dates.values()].filter((fill) => fill === dates.get('Mai'))).toHaveLength(1);
  const hindi = await fillsOfBars('Jan से Mar तक बढ़ा। Apr में गिरा।', ['Jan', 'Feb', 'Mar', 'Apr'], 'hi');
  expect([...hindi.values()].filter((fill) => fill === hindi.get('Mar'))).toHaveLength(1);
});

test('numbers in a row have their unit', async () => {
  const of = await fixture('slides');
  const saved = dataset(
    [{ name: 'Gas', type: 'nominal' }, amount('Saved', 't')],
    [
      ['CO2', 4300],
      ['NOx', 61],
    ],
  );
  const row = chart({ x: { field: 'Gas', type: 'nominal' }, text: { field: 'Saved', type: 'quantitative' } });
  const svg = await chartSvg({ ...row, spec: { ...row.spec, mark: 'text' } }, saved, of, wide);
  expect(wordsOf(svg).map(({ text }) => text.replace(/\s/gu, ' '))).toEqual(
    expect.arrayContaining(['4,300 t', '61 t', 'CO2']),
  );
});
