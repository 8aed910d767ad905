import { expect, jest, test } from '@jest/globals';
import type { Chart, Dataset } from '@sitewright/site-spec';
import { keptRight } from '../src/chart-locale.ts';
import { chartPalette } from '../src/chart-palette.ts';
import { textWidth } from '../src/chart-style/text-width.ts';
import { chartSvg } from '../src/chart-svg.ts';
import { contrastOf } from '../src/contrast.ts';
import { colorOf } from '../src/theme-css.ts';
import { fixture } from './fixtures.ts';

const wide = { width: 900, height: 400 };
const phone = { width: 320, height: 296 };

const dataset = (names: readonly [string, string, string], rows: Dataset['rows']): Dataset => ({
  id: 'd1',
  title: 'Answers',
  fields: [
    { name: names[0], type: 'nominal' },
    { name: names[1], type: 'nominal' },
    { name: names[2], type: 'quantitative' },
  ],
  rows,
  source: { kind: 'prompt' },
});
const chart = (encoding: Chart['spec']['encoding'], mark: Chart['spec']['mark'] = 'bar'): Chart => ({
  ...{ id: 'c1', dataset: 'd1', title: 'Seen', alt: 'Seen', takeaway: 'Seen' },
  spec: { mark, encoding },
});
const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text = '']) => text);

/** Bars of answers, each from the first of a scale to its last. */
const answers = (scale: readonly string[], rows: Record<string, readonly number[]>): Dataset =>
  dataset(
    ['said', 'answer', 'people'],
    Object.entries(rows).flatMap(([name, counts]) =>
      counts.map((count, at) => [name, scale[at] ?? '', count]),
    ),
  );
const scaleOf = (sort: readonly string[], stack: 'normalize' | 'center' = 'normalize'): Chart =>
  chart({
    x: { field: 'people', type: 'quantitative', stack },
    y: { field: 'said', type: 'nominal' },
    color: { field: 'answer', type: 'nominal', sort: [...sort] },
  });

/** Where the bars of each row begin, from left to right. */
const beginnings = (svg: string): number[] =>
  [...svg.matchAll(/aria-roledescription="bar"[^>]*d="M([\d.]+),/g)].map(([, x]) => Math.round(Number(x)));

test('answers whose words mirror each other are split at their middle, and others where that was ordered', async () => {
  const of = await fixture('dataviz');
  const rows = { One: [9, 21, 34, 88, 60], Two: [35, 40, 81, 37, 19] };
  const polish = ['zdecydowanie nie', 'raczej nie', 'ani tak, ani nie', 'raczej tak', 'zdecydowanie tak'];
  const steps = ['red', 'orange', 'grey', 'lime', 'green'];
  const first = async (scale: readonly string[], stack?: 'center'): Promise<number> =>
    new Set(beginnings(await chartSvg(scaleOf(scale, stack), answers(scale, rows), of, wide)).slice(0, 2))
      .size;
  const svg = await chartSvg(scaleOf(polish), answers(polish, rows), of, wide);
  expect(textsOf(svg)).not.toContain('100%');
  expect(textsOf(await chartSvg(scaleOf(steps), answers(steps, rows), of, wide))).toContain('100%');
  expect(textsOf(await chartSvg(scaleOf(steps, 'center'), answers(steps, rows), of, wide))).not.toContain(
    '100%',
  );
  expect(await first(polish)).toBe(2);
});

test('answers of as many people in each row, as their words tell, are counted, also those at the end of a bar', async () => {
  const of = await fixture('dataviz');
  const scale = ['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree'];
  const rows = { One: [0, 1, 4, 17, 26], Two: [19, 13, 8, 6, 2] };
  const told = { ...scaleOf(scale), title: 'Answers, 48 people in each row' };
  const words = textsOf(await chartSvg(told, answers(scale, rows), of, wide));
  expect(words).toEqual(expect.arrayContaining(['1', '4', '17', '26', '19', '13', '8', '6', '2']));
  expect(words.join(' ')).not.toContain('%');
});

test('the parts of bars say their shares all with their sign or all without', async () => {
  const of = await fixture('dataviz');
  const scale = ['strongly disagree', 'disagree', 'neither', 'agree', 'strongly agree'];
  const rows = { One: [3, 8, 22, 71, 108], Two: [35, 40, 81, 37, 19] };
  for (const size of [wide, phone]) {
    const said = textsOf(await chartSvg(scaleOf(scale), answers(scale, rows), of, size)).filter((text) =>
      /^\d/u.test(text),
    );
    expect(new Set(said.map((text) => text.endsWith('%'))).size).toBe(1);
    // Also what is too small for its number, beyond its end of the bar.
    expect(said.some((text) => /^1%?$/u.test(text))).toBe(true);
  }
});

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
const mediations: Record<string, readonly number[]> = {
  'First consultations': [94, 101, 78, 133, 128, 121, 126, 119],
  'Mediations begun': [61, 66, 47, 82, 85, 84, 90, 88],
  'Ended with agreement': [44, 49, 31, 55, 63, 66, 71, 72],
  Discontinued: [15, 14, 17, 21, 19, 16, 15, 12],
};
const begun: Chart = {
  ...chart(
    {
      x: { field: 'year', type: 'ordinal' },
      y: { field: 'number', type: 'quantitative' },
      color: { field: 'of', type: 'nominal' },
    },
    'line',
  ),
  marks: [{ x: '2020', series: 'Mediations begun', label: 'Spring 2020: closed for eleven weeks' }],
};
const byYear = dataset(
  ['year', 'of', 'number'],
  Object.entries(mediations).flatMap(([name, numbers]) =>
    numbers.map((number, at) => [String(years[at]), name, number]),
  ),
);

test('what is marked stands free of lines, joined to its point where it is far, or by its number under a small chart', async () => {
  const of = await fixture('dataviz');
  const large = await chartSvg(begun, byYear, of, wide);
  expect(textsOf(large)).toContain('Spring 2020: closed for eleven weeks');
  expect(large).toMatch(/role-mark[^>]*aria-roledescription="rule mark container"/u);
  const [mark] = begun.marks ?? [];
  const label = 'Spring 2020: closed for eleven weeks, then outdoors and by telephone until the summer';
  const long: Chart = { ...begun, marks: mark === undefined ? [] : [{ ...mark, label }] };
  const small = await chartSvg(long, byYear, of, phone);
  expect(textsOf(small)).toContain('1');
  expect(small.replace(/<[^>]+>/gu, ' ')).toMatch(/1\s+Spring 2020: closed/u);
});

test('a number that is told under a chart is written in the language of its project', async () => {
  const of = { ...(await fixture('dataviz')), language: 'de' };
  const label = 'Im Frühjahr elf Wochen geschlossen, danach im Freien und am Telefon bis in den Sommer';
  const [mark] = begun.marks ?? [];
  const asked: Chart = { ...begun, marks: mark === undefined ? [] : [{ ...mark, label }] };
  const thousands = {
    ...byYear,
    rows: byYear.rows.map(([year = '', name = '', number]) => [year, name, Number(number) * 100]),
  };
  const svg = await chartSvg(asked, thousands, of, phone);
  expect(svg.replace(/<[^>]+>/gu, ' ')).toMatch(/Sommer · 4\.700/u);
});

test('on a telephone lines are named at their ends too, in two lines where a name is long', async () => {
  const svg = await chartSvg(begun, byYear, await fixture('dataviz'), phone);
  expect(svg).not.toContain('role-legend-entry');
  expect(svg.replace(/<[^>]+>/gu, ' ')).toMatch(/First\s+consultations/u);
});

test('months stand from left to right where a chart is as wide as a page', async () => {
  const months = ['January', 'February', 'September', 'October', 'November', 'December'];
  const rows = months.flatMap((month, at) =>
    ['2024', '2025'].map((year) => [`${month} ${year}`, 'all', at + 3]),
  );
  const standing = chart({
    x: { field: 'month', type: 'nominal' },
    y: { field: 'people', type: 'quantitative' },
  });
  const svg = await chartSvg(standing, dataset(['month', 'of', 'people'], rows), await fixture('dataviz'), {
    ...{ width: 800, height: 400 },
  });
  const bars = [...svg.matchAll(/aria-roledescription="bar"[^>]*d="M[\d.]+,([\d.]+)h([\d.]+)/g)];
  const widths = bars.map(([, , across]) => Math.round(Number(across)));
  expect(new Set(widths).size).toBe(1);
});

test('a bar stands out by the first words of its name, and the one that another is told beside does not', async () => {
  const rows = [
    ['Raku day, only 2 sessions', 'all', 85],
    ['Throwing beginners, 4 sessions', 'all', 44.72],
    ['Glaze lab, only 2 sessions', 'all', 38],
    ['Handbuilding, only 2 sessions', 'all', 35],
  ];
  const title = 'Raku day takes £85.00 a head, the next course, Throwing beginners, £44.72';
  const bars = chart({
    x: { field: 'takings', type: 'quantitative' },
    y: { field: 'course', type: 'nominal' },
  });
  const svg = await chartSvg(
    { ...bars, title },
    dataset(['course', 'of', 'takings'], rows),
    await fixture('dataviz'),
    wide,
  );
  const fills = [...svg.matchAll(/aria-roledescription="bar"[^>]*fill="([^"]+)"/g)].map(([, fill]) => fill);
  expect(fills.filter((fill) => fill === fills[0])).toHaveLength(1);
});

test('the bar of those whose board it is stands out by its whole name alone', async () => {
  const spec = await fixture('dataviz');
  const rows = [
    ['Eskmouth Town', 'all', 13.2],
    ['Quayside', 'all', 18.8],
    ['Upper Dene', 'all', 7.1],
  ];
  const bars = chart({
    x: { field: 'leakage', type: 'quantitative' },
    y: { field: 'zone', type: 'nominal' },
  });
  const chosenBy = async (organisation: string): Promise<number> => {
    const own = { ...spec, brief: { ...spec.brief, organisation } };
    const table = dataset(['zone', 'of', 'leakage'], rows);
    const svg = await chartSvg({ ...bars, title: 'Quayside leaks most' }, table, own, wide);
    const fills = [...svg.matchAll(/aria-roledescription="bar"[^>]*fill="([^"]+)"/g)].map(([, fill]) => fill);
    return fills.findIndex((fill) => fills.filter((other) => other === fill).length === 1);
  };
  expect(await chosenBy('Eskmouth Water')).toBe(1);
  expect(await chosenBy('Upper Dene Ltd')).toBe(2);
});

test('what is said of every one singles none out', async () => {
  const rows = [
    ['Placebo (86)', 'all', 24.4],
    ['20 mg (84)', 'all', 33.3],
    ['40 mg (82)', 'all', 50],
  ];
  const title = 'Events: 24.4 with placebo, 33.3 with 20 mg and 50.0 with 40 mg';
  const bars = chart({
    x: { field: 'events', type: 'quantitative' },
    y: { field: 'group', type: 'nominal' },
  });
  const table = dataset(['group', 'of', 'events'], rows);
  const svg = await chartSvg({ ...bars, title }, table, await fixture('dataviz'), wide);
  const fills = [...svg.matchAll(/aria-roledescription="bar"[^>]*fill="([^"]+)"/g)].map(([, fill]) => fill);
  expect(new Set(fills).size).toBe(1);
});

test('numbers stand within their bars where a line across would run through them', async () => {
  const rows = ['Mon', 'Tue', 'Wed'].flatMap((day, at) => [
    [day, 'early', 22 - at],
    [day, 'late', 18 + at],
  ]);
  const bars = chart({
    x: { field: 'places', type: 'quantitative' },
    y: { field: 'day', type: 'nominal' },
    color: { field: 'shift', type: 'nominal' },
    yOffset: { field: 'shift' },
  });
  const table = dataset(['day', 'shift', 'places'], rows);
  const of = await fixture('dataviz');
  const anchors = async (levels: Chart['levels']): Promise<(string | undefined)[]> => {
    const svg = await chartSvg({ ...bars, ...(levels && { levels }) }, table, of, wide);
    return [...svg.matchAll(/text-anchor="(\w+)"[^>]*>(?:18|19|2[0-2])</gu)].map(([, anchor]) => anchor);
  };
  expect(new Set(await anchors(undefined))).toEqual(new Set(['start']));
  expect(new Set(await anchors([{ axis: 'x', value: 23, label: 'All places' }]))).toEqual(new Set(['end']));
});

test('where a line across runs through numbers at both sides of bars they stand at its foot, and its two sides differ', async () => {
  const rows = [95.4, 94.1, 91.7, 90.2, 88.3, 76.9].map((share, at) => [`Stop ${at + 1}`, 'all', share]);
  const bars: Chart = {
    ...chart({
      x: { field: 'share', type: 'quantitative' },
      y: { field: 'stop', type: 'nominal' },
    }),
    takeaway: 'Stop 6 is last',
  };
  const table = dataset(['stop', 'of', 'share'], rows);
  const of = await fixture('dataviz');
  const fillsOf = (svg: string): string[] =>
    [...svg.matchAll(/aria-roledescription="bar"[^>]*fill="([^"]+)"/gu)].map(([, fill = '']) => fill);
  const levels = [{ axis: 'x' as const, value: 90, label: 'Target' }];
  const svg = await chartSvg({ ...bars, levels }, table, of, wide);
  const places = [...svg.matchAll(/translate\(([\d.]+),[\d.]+\)"[^>]*>\d\d\.\d</gu)].map(([, x]) => x);
  expect(places.length).toBeGreaterThanOrEqual(6);
  expect(new Set(places).size).toBe(1);
  // Stop 6 is named, so those that miss the target stand out with it.
  const [first, , , reached, missed, last] = fillsOf(svg);
  expect([reached, last]).toEqual([first, missed]);
  expect(first).not.toBe(missed);
  const [strong] = fillsOf(await chartSvg({ ...bars, takeaway: 'Seen' }, table, of, wide));
  expect(missed).toBe(strong);
  // Where all are on one side, a line tells none apart.
  const low = [{ axis: 'x' as const, value: 20, label: 'Least' }];
  expect(
    new Set(fillsOf(await chartSvg({ ...bars, takeaway: 'Seen', levels: low }, table, of, wide))).size,
  ).toBe(1);
});

test('numbers of bars side by side are no broader than these, and each series has its own decimals', async () => {
  const of = await fixture('dataviz');
  const fields = [
    { name: 'day', type: 'nominal' as const },
    { name: 'wait', type: 'nominal' as const },
    { name: 'time', type: 'quantitative' as const, unit: 'min' },
  ];
  const table = (count: number): Dataset => ({
    ...dataset(['day', 'wait', 'time'], []),
    fields,
    rows: Array.from({ length: count }, (_, at) => [
      [`Day ${at}`, 'mean', 5.8 + at],
      [`Day ${at}`, 'most', 23 + at],
    ]).flat(),
  });
  const bars = chart({
    x: { field: 'day', type: 'nominal' },
    y: { field: 'time', type: 'quantitative' },
    color: { field: 'wait', type: 'nominal' },
    xOffset: { field: 'wait' },
  });
  const few = textsOf(await chartSvg(bars, table(2), of, wide));
  expect(few).toEqual(expect.arrayContaining(['5.8\u00a0min', '23\u00a0min']));
  expect(textsOf(await chartSvg(bars, table(6), of, wide))).toEqual(expect.arrayContaining(['5.8', '23']));
  // Ten pairs say theirs where each bar is as broad as its number, and no axis does.
  const room = { ...wide, width: 1100 };
  expect(textsOf(await chartSvg(bars, table(10), of, room))).toEqual(expect.arrayContaining(['14.8', '32']));
});

test('bars in colours of their own have decimals alike: none of them is a series', async () => {
  const rows = [59.4, 15, 10.3].map((share, at) => [`Risk ${at}`, 'all', share]);
  const name = { field: 'risk', type: 'nominal' as const };
  const bars = chart({ x: { field: 'share', type: 'quantitative' }, y: name, color: name });
  const svg = await chartSvg(bars, dataset(['risk', 'of', 'share'], rows), await fixture('dataviz'), wide);
  expect(textsOf(svg)).toEqual(expect.arrayContaining(['59.4', '15.0', '10.3']));
});

test('the number of a bar below nought stands beyond its end, and there is room for it beside the names', async () => {
  const rows = [
    ['Ana', 'all', -3.5],
    ['Cleo', 'all', 6.5],
  ];
  const of = await fixture('dataviz');
  const table = dataset(['who', 'of', 'change'], rows);
  const [number, name] = [
    { field: 'change', type: 'quantitative' as const },
    { field: 'who', type: 'nominal' as const },
  ];
  const svg = await chartSvg(chart({ x: number, y: name }), table, of, wide);
  const [, anchor, x] = /text-anchor="(\w+)" transform="translate\(([\d.]+),[^>]*>−3.5</u.exec(svg) ?? [];
  expect(anchor).toBe('end');
  expect(Number(x)).toBeGreaterThan(30);
  const upright = await chartSvg(chart({ x: name, y: number }), table, of, wide);
  const heightOf = (said: string): number =>
    Number(new RegExp(`translate\\([\\d.]+,([\\d.]+)\\)"[^>]*>${said}<`, 'u').exec(upright)?.[1]);
  expect(heightOf('−3.5')).toBeGreaterThan(heightOf('6.5') + 200);
});

test('a long number of a bar far below nought stands clear of the names in a chart that is half a board wide', async () => {
  const rows = [
    ['Luz', 'all', 25_350],
    ['Muelle del Rey', 'all', 24_500],
    ['Norte', 'all', -35_450],
  ];
  const table = dataset(['terminal', 'of', 'change'], rows);
  const told = {
    ...table,
    fields: table.fields.map((field, at) => (at === 2 ? { ...field, unit: 'TEU' } : field)),
  };
  const bars = chart({
    x: { field: 'change', type: 'quantitative' },
    y: { field: 'terminal', type: 'nominal' },
  });
  const svg = await chartSvg(bars, told, await fixture('dataviz'), { width: 350, height: 300 });
  const [, x, said = ''] =
    /text-anchor="end" transform="translate\(([\d.]+),[^>]*>(−35,450[^<]*)</u.exec(svg) ?? [];
  expect(said).toContain('TEU');
  expect(Number(x)).toBeGreaterThan(textWidth(said, 13));
});

test('long names of bars that go to both sides stand beside them, where no bar ends', async () => {
  const rows = [
    ['Key staff leaving the treasury', 'all', 8],
    ['Manual errors in the settlement', 'all', -5],
    ['Climate event on property', 'all', 7],
  ];
  const bars = chart({
    x: { field: 'change', type: 'quantitative' },
    y: { field: 'risk', type: 'nominal' },
  });
  const table = dataset(['risk', 'of', 'change'], rows);
  const svg = await chartSvg(bars, table, await fixture('dataviz'), { width: 420, height: 300 });
  expect(svg).toMatch(/text-anchor="end"[^>]*>(?:<tspan[^>]*>)?Key staff/u);
});

test('every second month has its name where there is room for that beside a page, and none is a letter', async () => {
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const rows = months.map((month, at) => [month, 'all', 118 + ((at * 7) % 20)]);
  const lines = chart(
    { x: { field: 'month', type: 'ordinal', sort: months }, y: { field: 'tonnes', type: 'quantitative' } },
    'line',
  );
  const table = dataset(['month', 'of', 'tonnes'], rows);
  const svg = await chartSvg(lines, table, await fixture('dataviz'), { width: 505, height: 300 });
  const said = textsOf(svg);
  expect(said).toEqual(expect.arrayContaining(['Jan', 'Mar', 'Dec']));
  expect(said.filter((text) => /^[A-Z]$/u.test(text))).toEqual([]);
});

test('on a telephone two lines over a year say every number and every month, where a legend names them', async () => {
  const months = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];
  const series = {
    'In sede': [612, 558, 604, 590, 598, 571, 566, 549, 577, 569, 552, 560],
    'A domicilio': [84, 88, 97, 103, 110, 118, 126, 131, 139, 150, 158, 167],
  };
  const rows = Object.entries(series).flatMap(([name, values]) =>
    values.map((value, at) => [months[at] ?? '', name, value]),
  );
  const lines = chart(
    {
      x: { field: 'month', type: 'ordinal', sort: months },
      y: { field: 'sessions', type: 'quantitative' },
      color: { field: 'place', type: 'nominal' },
    },
    'line',
  );
  const of = { ...(await fixture('dataviz')), language: 'it' };
  const svg = await chartSvg(lines, dataset(['month', 'place', 'sessions'], rows), of, phone);
  const said = textsOf(svg);
  for (const value of Object.values(series).flat()) expect(said).toContain(String(value));
  expect(said.filter((text) => /^[A-Z]$/u.test(text)).join('')).toBe('GFMAMGLASOND');
  expect(said).toEqual(expect.arrayContaining(['In sede', 'A domicilio']));
});

test('words from right to left keep the sign at their end', () => {
  expect(keptRight('<text>الهدف 90%</text><text>Goal 90%</text>')).toBe(
    '<text>الهدف 90%\u200f</text><text>Goal 90%</text>',
  );
  const english = '<text>Visitors from ישראל!</text>';
  expect(keptRight(english)).toBe(english);
});

test('the last number of a line is written as its others are', async () => {
  const of = await fixture('dataviz');
  const lines = chart(
    {
      x: { field: 'year', type: 'ordinal' },
      y: { field: 'share', type: 'quantitative' },
      color: { field: 'side', type: 'nominal' },
    },
    'line',
  );
  const rows = [0, 1, 2, 3].flatMap((at) => [
    [`${2019 + at}`, 'North', 10.5 + at],
    [`${2019 + at}`, 'South', 20 - at],
  ]);
  const said = textsOf(await chartSvg(lines, dataset(['year', 'side', 'share'], rows), of, wide));
  expect(said).toEqual(expect.arrayContaining(['20.0', 'North\u200213.5', 'South\u200217.0']));
});

test('changes that were given with a plus keep it at lines, at bars and at the axis, and nought has none', async () => {
  const of = await fixture('dataviz');
  const own = dataset(
    ['month', 'of', 'cents'],
    [
      ['May', 'a', -4],
      ['June', 'a', 6],
      ['July', 'a', 13],
      ['November', 'a', 0],
    ],
  );
  const fields = own.fields.map((field) => (field.name === 'cents' ? { ...field, format: '+' } : field));
  const encoding = {
    x: { field: 'month', type: 'ordinal', sort: null },
    y: { field: 'cents', type: 'quantitative' },
  } as const;
  for (const mark of ['line', 'bar'] as const) {
    const said = textsOf(await chartSvg(chart(encoding, mark), { ...own, fields }, of, wide));
    expect(said).toEqual(expect.arrayContaining(['−4', '+6', '+13', '0']));
    expect(textsOf(await chartSvg(chart(encoding, mark), own, of, wide))).toContain('13');
  }
  const none = { ...chart(encoding, 'line'), labels: { show: 'none' } } as const;
  const said = textsOf(await chartSvg(none, { ...own, fields }, of, wide));
  expect(said).toEqual(expect.arrayContaining(['0', '+10']));
});

test('a line whose last point is marked says its number in the words of the mark alone', async () => {
  const of = await fixture('dataviz');
  const lines: Chart = {
    ...chart(
      {
        x: { field: 'month', type: 'nominal' },
        y: { field: 'rides', type: 'quantitative' },
        color: { field: 'tram', type: 'nominal' },
      },
      'line',
    ),
    marks: [{ x: 'Mar', series: 'Bertha', label: 'Bertha: 2010 at last' }],
  };
  const said = textsOf(await chartSvg(lines, trams, of, wide));
  expect(said).toEqual(expect.arrayContaining(['Bertha', 'Teapot\u20021,345']));
});

test('words of a line in a pale colour are read, the line is seen, and no two lines share a colour', async () => {
  const of = await fixture('dataviz');
  const fills = ['#742e97', '#f4cf23', '#f6e08a'];
  of.theme.tokens.chart = fills.map(($value) => ({ $type: 'color' as const, $value }));
  const rows = trams.rows.flatMap((row) => [row, ['Third', ...row.slice(1, 3), 700 + Number(row[3]) / 9]]);
  const lines = chart(
    {
      x: { field: 'month', type: 'nominal' },
      y: { field: 'rides', type: 'quantitative' },
      color: { field: 'tram', type: 'nominal' },
    },
    'line',
  );
  const svg = await chartSvg(lines, { ...trams, rows: rows.slice(0, 12) }, of, wide);
  const ground = colorOf(of.theme, 'background').slice(0, 7);
  const strokes = [...svg.matchAll(/aria-roledescription="line mark"[^>]*stroke="(#\w{6})"/gu)].map(
    ([, ink = '']) => ink,
  );
  expect(new Set(strokes).size).toBe(3);
  for (const ink of strokes) expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(2);
  const words = [...svg.matchAll(/fill="(#\w{6})"[^>]*>(?:Bertha|Teapot|Third)/gu)].map(
    ([, ink = '']) => ink,
  );
  const read = words.filter((ink) => ink !== ground);
  expect(read.length).toBeGreaterThanOrEqual(3);
  for (const ink of read) expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(4.5);
});

test('of colours that are hardly apart series have the first, the others last', async () => {
  const of = await fixture('dataviz');
  const fills = ['#008080', '#c86e25', '#964b78', '#b96649', '#3a69aa'];
  of.theme.tokens.chart = fills.map(($value) => ({ $type: 'color' as const, $value }));
  expect(chartPalette(of.theme)).toEqual(['#008080', '#c86e25', '#964b78', '#3a69aa', '#b96649']);
});

test('lines in ordered colours that are about as light as earlier ones are drawn in dashes, and no others', async () => {
  const of = await fixture('dataviz');
  const fills = ['#6a4225', '#cea88f', '#95725a', '#222222', '#b49077', '#555555'];
  of.theme.tokens.chart = fills.map(($value) => ({ $type: 'color' as const, $value }));
  const told = ['A', 'B', 'C', 'D', 'E', 'F'];
  const dashes = async (count: number, theme: typeof of.theme): Promise<string[]> => {
    const rows = told.slice(0, count).flatMap((name, at) => [
      ['2023', name, at * 9],
      ['2024', name, 60 - at * 7],
    ]);
    const lines = chart(
      {
        x: { field: 'year', type: 'ordinal' },
        y: { field: 'much', type: 'quantitative' },
        color: { field: 'who', type: 'nominal' },
      },
      'line',
    );
    const svg = await chartSvg(lines, dataset(['year', 'who', 'much'], rows), { ...of, theme }, wide);
    const marks = [...svg.matchAll(/<path[^>]*aria-roledescription="line mark"[^>]*>/gu)];
    return marks.map(([mark]) => /stroke-dasharray="([^"]*)"/u.exec(mark)?.[1] ?? '');
  };
  const named = [{ text: 'brown', value: '#6a4225', role: 'primary' as const }];
  const ordered = { ...of.theme, named };
  expect(await dashes(6, ordered)).toEqual(['1,0', '1,0', '1,0', '1,0', '1,6', '8,6']);
  expect((await dashes(4, ordered)).filter((dash) => dash !== '')).toEqual([]);
  expect((await dashes(6, { ...of.theme, named: [] })).filter((dash) => dash !== '')).toEqual([]);
});

const trams: Dataset = {
  ...dataset(['tram', 'month', 'rides'], []),
  fields: [
    { name: 'tram', type: 'nominal' },
    { name: 'month', type: 'nominal' },
    { name: 'built', type: 'quantitative' },
    { name: 'rides', type: 'quantitative' },
  ],
  rows: [
    ['Bertha', 'Jan', 1911, 2140],
    ['Teapot', 'Jan', 1903, 1310],
    ['Bertha', 'Feb', 1926, 2205],
    ['Teapot', 'Feb', 1951, 1280],
    ['Bertha', 'Mar', 1934, 2010],
    ['Teapot', 'Mar', 1908, 1345],
  ],
};

test('years along an axis have no thousands', async () => {
  const of = await fixture('dataviz');
  const scatter = chart(
    {
      x: { field: 'built', type: 'quantitative', scale: { zero: false } },
      y: { field: 'rides', type: 'quantitative' },
    },
    'point',
  );
  const said = textsOf(await chartSvg(scatter, trams, of, wide));
  expect(said).toContain('1910');
  expect(said).not.toContain('1,910');
});

test('the number of the first point of several lines stands beside the axis, not on it', async () => {
  const of = await fixture('dataviz');
  const lines = chart(
    {
      x: { field: 'month', type: 'nominal' },
      y: { field: 'rides', type: 'quantitative' },
      color: { field: 'tram', type: 'nominal' },
    },
    'line',
  );
  for (const size of [wide, phone]) {
    const svg = await chartSvg(lines, trams, of, size);
    const [, left] = /translate\(([\d.]+),[\d.]+\)"[^>]*>2,140</u.exec(svg) ?? [];
    // Half of a number of five signs.
    expect(Number(left)).toBeGreaterThan(12);
  }
});

const work = {
  fields: (unit: string): Dataset['fields'] => [
    { name: 'work', type: 'nominal' },
    { name: 'time', type: 'quantitative', unit },
  ],
  rows: [
    ['Property transfers', 748.8],
    ['Wills and estates', 638.6],
    ['Company matters', 396],
    ['Certified copies and signatures', 390],
    ['Powers of attorney', 264],
  ],
};
const lying = chart({
  x: { field: 'time', type: 'quantitative' },
  y: { field: 'work', type: 'nominal', sort: '-x' },
});

test('one long name beside low bars is broken into the air of its neighbours, and the bars keep most of the width', async () => {
  const of = await fixture('dataviz');
  const data = { ...dataset(['work', 'of', 'time'], work.rows), fields: work.fields('£') };
  const svg = await chartSvg(lying, data, of, { width: 438, height: 165 });
  expect(textsOf(svg)).not.toContain('Certified copies and signatures');
  const longest = Math.max(...[...svg.matchAll(/d="M0,0h([\d.]+)v/gu)].map(([, long]) => Number(long)));
  const bars = [...svg.matchAll(/aria-roledescription="bar"[^>]*d="M0,0h([\d.]+)v/gu)];
  expect(bars.length).toBe(work.rows.length);
  expect(longest).toBeGreaterThan(150);
});

test('a unit that is a word stands at each of many bars as its language shortens it', async () => {
  const of = await fixture('dataviz');
  const said = async (unit: string, language: string): Promise<string[]> => {
    const data = { ...dataset(['work', 'of', 'time'], work.rows), fields: work.fields(unit) };
    return textsOf(await chartSvg(lying, data, { ...of, language }, wide));
  };
  expect(await said('hours', 'en')).toContain('390.0\u00a0hr');
  expect(await said('litres', 'en')).toContain('390.0\u00a0L');
  expect(await said('Stunden', 'de')).toContain('390,0\u00a0Std.');
  // Pounds are money as often as a weight.
  expect(await said('pounds', 'en')).toContain('390.0');
});

test('of quarters without room for all names those of one quarter of each year are named, and the last', async () => {
  const of = await fixture('dataviz');
  const rows = [2023, 2024, 2025].flatMap((year) =>
    [1, 2, 3, 4].map((quarter) => [`${year} T${quarter}`, 'trees', year - 2000 + quarter]),
  );
  const line = chart(
    { x: { field: 'quarter', type: 'ordinal' }, y: { field: 'plants', type: 'quantitative' } },
    'line',
  );
  const data = dataset(['quarter', 'of', 'plants'], rows);
  const svg = await chartSvg(line, data, of, { width: 300, height: 240 });
  const named = [...svg.matchAll(/<tspan[^>]*>(20\d\d|T\d)<\/tspan>/gu)].map(([, part = '']) => part);
  expect(named.filter((part) => part.startsWith('T'))).toEqual(['T1', 'T1', 'T1', 'T4']);
});

test('a trend is a straight fine line by least squares, in the colour of its series, with its words at its end', async () => {
  const of = await fixture('dataviz');
  const rows = [1, 2, 3, 4].flatMap((week) => [
    [week, 'up', week % 2 === 0 ? week * 10 : week * 10 + 4],
    [week, 'flat', 20],
  ]);
  const data: Dataset = {
    ...dataset(['week', 'of', 'sold'], rows),
    fields: [
      { name: 'week', type: 'quantitative' },
      { name: 'of', type: 'nominal' },
      { name: 'sold', type: 'quantitative' },
    ],
  };
  const encoding: Chart['spec']['encoding'] = {
    x: { field: 'week', type: 'quantitative' },
    y: { field: 'sold', type: 'quantitative' },
    color: { field: 'of', type: 'nominal' },
  };
  const dashed = (svg: string): [string, string][] =>
    [...svg.matchAll(/<path [^>]*d="([^"]+)"[^>]*stroke="(#\w+)"[^>]*stroke-dasharray="5,4"/gu)].map(
      ([, path = '', ink = '']) => [path, ink],
    );
  const line = chart(encoding, 'line');
  expect(dashed(await chartSvg(line, data, of, wide))).toEqual([]);
  const each = dashed(await chartSvg({ ...line, trends: [{}] }, data, of, wide));
  expect(each.length).toBe(2);
  expect(new Set(each.map(([, ink]) => ink)).size).toBe(2);
  for (const [path] of each) expect(path.match(/[\d.]+,[\d.]+/gu)).toHaveLength(2);
  const one = await chartSvg({ ...line, trends: [{ series: 'up', label: 'Rising' }] }, data, of, wide);
  expect(dashed(one).length).toBe(1);
  expect(textsOf(one)).toContain('Rising');
  const points = chart(encoding, 'point');
  expect(dashed(await chartSvg({ ...points, trends: [{}] }, data, of, wide)).length).toBe(1);
  // No line is drawn that is about nothing: through areas that stand on others, and on scales that bend it.
  const y = { ...encoding.y };
  const bent = chart({ ...encoding, y: { ...y, scale: { type: 'log' } } }, 'line');
  for (const own of [
    chart(encoding, 'area'),
    chart({ ...encoding, y: { ...y, stack: 'zero' } }, 'area'),
    bent,
  ])
    expect(dashed(await chartSvg({ ...own, trends: [{}] }, data, of, wide))).toEqual([]);
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const apart = chart({ ...encoding, y: { ...y, stack: null } }, 'area');
  expect(dashed(await chartSvg({ ...apart, trends: [{}] }, data, of, wide)).length).toBe(2);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test('dates at uneven distances stand to scale, the first and the last named, and no number on another', async () => {
  const of = await fixture('dataviz');
  const rows = [
    ['2024-01-08', 'a', 71.2],
    ['2024-01-15', 'a', 70.4],
    ['2024-02-26', 'a', 69.9],
    ['2024-06-03', 'a', 66.1],
    ['2024-06-10', 'a', 65.8],
    ['2025-01-20', 'a', 64],
  ];
  const own = dataset(['day', 'of', 'weight'], rows);
  const fields = own.fields.map((field) => (field.name === 'weight' ? { ...field, unit: 'kg' } : field));
  const data = { ...own, fields };
  const line = chart(
    {
      x: { field: 'day', type: 'temporal', scale: { type: 'utc' } },
      y: { field: 'weight', type: 'quantitative' },
    },
    'line',
  );
  const svg = await chartSvg(line, data, { ...of, language: 'en' }, { width: 560, height: 240 });
  const named = [...svg.matchAll(/<tspan[^>]*>([^<]+)<\/tspan>|>(Jun 3)</gu)].map(
    ([, one, other]) => one ?? other,
  );
  expect(named).toEqual(['Jan 8', '2024', 'Jun 3', 'Jan 20', '2025']);
  // Two points close together say their numbers on different sides.
  expect(Math.abs(placeOf(svg, '66.1').y - placeOf(svg, '65.8').y)).toBeGreaterThan(16);
});

/** Where a text that begins so stands. */
const placeOf = (svg: string, begins: string): { x: number; y: number } => {
  const found = [...svg.matchAll(/<text[^>]*translate\(([-\d.]+),([-\d.]+)\)[^>]*>([^<]+)</gu)];
  const [, x, y] = found.find(([, , , text = '']) => text.startsWith(begins)) ?? [];
  return { x: Number(x), y: Number(y) };
};

const sold = [642, 518, 905, 1130, 487, 733, 1598, 391, 676, 820, 754, 869];

/** A line of what was sold in each month of a year, the best of them marked. */
function yearOf(first: string) {
  const months = [first, ...'Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')];
  const data = dataset(
    ['month', 'of', 'sold'],
    months.map((month, at) => [month, 'a', sold[at] ?? 0]),
  );
  const encoding = {
    x: { field: 'month', type: 'ordinal', sort: null },
    y: { field: 'sold', type: 'quantitative' },
  } as const;
  return {
    months,
    data,
    line: { ...chart(encoding, 'line'), marks: [{ x: 'Jul', label: 'The best month' }] },
  };
}

test('a number that a steep line would run through stands aside of it, and all points of such a line are seen', async () => {
  const of = await fixture('dataviz');
  const { data, line } = yearOf('Jan');
  for (const width of [700, 900]) {
    const svg = await chartSvg(line, data, of, { width, height: 340 });
    const said = textsOf(svg).join(' ');
    for (const number of sold) expect(said.replaceAll(',', '')).toContain(String(number));
    // Left of the way up to April, right of the way up to July.
    expect(placeOf(svg, '905').x).toBeLessThan(placeOf(svg, '1,130').x - (width - 120) / 12);
    expect(svg.match(/aria-roledescription="point"/gu)?.length).toBeGreaterThanOrEqual(12);
  }
});

test('on a telephone a line whose points have no room for all numbers runs down rows that each say their own', async () => {
  const of = await fixture('dataviz');
  const { months, data, line } = yearOf('January');
  const svg = await chartSvg(line, data, { ...of, language: 'en' }, { ...phone, mayGrow: true });
  const said = textsOf(svg);
  for (const number of sold) expect(said).toContain(number.toLocaleString('en'));
  expect(said).toEqual(expect.arrayContaining([...months, 'Jul: The best month']));
  expect(placeOf(svg, '905').y - placeOf(svg, '518').y).toBeGreaterThan(20);
  // In a place that may not grow it stays as it is.
  const kept = await chartSvg(line, data, of, phone);
  expect(textsOf(kept)).not.toContain('Jul: The best month');
});

test('no point of a scatter lies on the ceiling of its plot: the scale ends at a tick clear of it', async () => {
  const of = await fixture('dataviz');
  const data = dataset(
    ['street', 'km', 'minutes'],
    [
      ['a', 0.4, 4],
      ['b', 2.9, 15],
      ['c', 4.8, 16],
    ],
  );
  const numbers = data.fields.map((field) => ({ ...field, type: 'quantitative' as const }));
  const points = chart(
    { x: { field: 'km', type: 'quantitative' }, y: { field: 'minutes', type: 'quantitative' } },
    'point',
  );
  const svg = await chartSvg(points, { ...data, fields: numbers }, of, wide);
  expect(textsOf(svg)).toContain('20');
});

test('an axis of multiples has its numbers at powers of ten, equally far apart, and bars have none', async () => {
  const of = await fixture('dataviz');
  const data = dataset(
    ['beetle', 'mm', 'mg'],
    [
      ['Ladybird', 7, 11],
      ['Chafer', 18, 205],
      ['Stag beetle', 62, 1310],
    ],
  );
  const numbers = data.fields.map((field, at) =>
    at === 0 ? field : { ...field, type: 'quantitative' as const },
  );
  const log = { type: 'log' as const };
  const y: Chart['spec']['encoding']['y'] = { field: 'mg', type: 'quantitative', scale: log };
  const x = { field: 'mm', type: 'quantitative' as const };
  const drawn = async (mark: 'point' | 'line' | 'bar', rows = data.rows) => {
    const along = mark === 'point' ? x : { field: 'beetle', type: 'nominal' as const };
    const svg = await chartSvg(chart({ x: along, y }, mark), { ...data, fields: numbers, rows }, of, wide);
    return { texts: textsOf(svg), svg };
  };
  for (const mark of ['point', 'line'] as const) {
    const { texts, svg } = await drawn(mark);
    const powers = ['10', '100', '1,000'];
    expect(texts).toEqual(expect.arrayContaining(powers));
    expect(texts).not.toContain('200');
    const [low = 0, middle = 0, high = 0] = powers.map((text) =>
      Number(new RegExp(`"end"[^>]*translate\\([-\\d.]+,([-\\d.]+)\\)[^>]*>${text}<`, 'u').exec(svg)?.[1]),
    );
    expect(Math.abs(low - middle - (middle - high))).toBeLessThan(1);
  }
  // Neither bars nor nought have a place on such an axis.
  expect((await drawn('bar')).svg).not.toContain('NaN');
  const none = [...data.rows, ['None', 1, 0]];
  expect((await drawn('point', none)).svg).not.toContain('NaN');
  // An axis of equal amounts ends where it was told to all the same.
  y.scale = { ...log, domain: [0, 4000] };
  expect((await drawn('point', none)).texts).toContain('4,000');
});

test('eight groups of points each have a form of their own, which a legend names', async () => {
  const of = await fixture('dataviz');
  const kinds = ['Ash', 'Beech', 'Elm', 'Fir', 'Lime', 'Oak', 'Pine', 'Yew'];
  const data = dataset(
    ['kind', 'girth', 'height'],
    kinds.map((kind, at) => [kind, at + 1, at * 2 + 3]),
  );
  const rows = [...data.rows, ['Oak', 4, 9]];
  const fields = data.fields.map((field, at) =>
    at === 0 ? field : { ...field, type: 'quantitative' as const },
  );
  const encoding = {
    x: { field: 'girth', type: 'quantitative' as const },
    y: { field: 'height', type: 'quantitative' as const },
    color: { field: 'kind', type: 'nominal' as const },
  };
  const svg = await chartSvg(chart(encoding, 'point'), { ...data, fields, rows }, of, wide);
  expect(textsOf(svg)).toEqual(expect.arrayContaining(kinds));
  const legend = svg.slice(svg.indexOf('role-legend'));
  const forms = [...legend.matchAll(/ d="(M[^"]{8,})"/gu)].map(([, d]) => d);
  expect(new Set(forms).size).toBeGreaterThanOrEqual(kinds.length);
});

test('each of many close points has its name, on a telephone too, and no line to a name runs through another', async () => {
  const of = await fixture('dataviz');
  const places = [
    ...[62, 3.1, 28, 2.6, 37, 3, 18, 2.3, 27, 2.5, 10, 1.5, 49, 3, 30, 2.4],
    ...[14, 1.5, 17, 1.7, 28, 2.4, 23, 2.3, 19, 2.1, 33, 2.7, 7, 1, 10, 1.6],
  ];
  const rows = Array.from({ length: 16 }, (_, at) => [
    `A beetle ${String.fromCharCode(65 + at)}`,
    ...places.slice(2 * at, 2 * at + 2),
  ]);
  const data = dataset(['beetle', 'mm', 'mg'], rows);
  const fields = data.fields.map((field, at) =>
    at === 0 ? field : { ...field, type: 'quantitative' as const },
  );
  const encoding = {
    x: { field: 'mm', type: 'quantitative' as const, scale: { zero: false } },
    y: { field: 'mg', type: 'quantitative' as const, scale: { zero: false } },
    color: { field: 'beetle', type: 'nominal' as const },
  };
  for (const size of [
    { ...phone, mayGrow: true },
    { ...wide, width: 600 },
  ]) {
    const svg = await chartSvg(chart(encoding, 'point'), { ...data, fields }, of, size);
    const words = [
      ...svg.matchAll(
        /text-anchor="(\w+)" transform="translate\(([-\d.]+),([-\d.]+)\)"[^>]*>(A beetle \w)</gu,
      ),
    ].map(([, anchor, x, y, name = '']) => {
      const broad = textWidth(name, 13);
      const left = Number(x) - (anchor === 'end' ? broad : anchor === 'middle' ? broad / 2 : 0);
      return { name, left, right: left + broad, y: Number(y) - 4 };
    });
    expect(new Set(words.map(({ name }) => name)).size).toBe(16);
    const lines = [
      ...svg.matchAll(/<line aria[^>]*translate\(([-\d.]+),([-\d.]+)\)" x2="([-\d.]+)" y2="([-\d.]+)"/gu),
    ].map((found) => found.slice(1, 5).map(Number));
    expect(lines.length).toBeGreaterThan(0);
    for (const [x = 0, y = 0, across = 0, down = 0] of lines)
      for (let part = 0.1; part < 0.9; part += 0.05) {
        const [at, high] = [x + across * part, y + down * part];
        const met = words.filter((word) => at > word.left && at < word.right && Math.abs(high - word.y) < 5);
        expect(met).toEqual([]);
      }
  }
});

test('few lying bars in a tall place are no slabs, with their names beside them or over them', async () => {
  const of = await fixture('dataviz');
  const data = dataset(
    ['work', 'who', 'hours'],
    [
      ['Design', '', 27],
      ['Talks with the offices of the town', '', 11],
      ['On the site', '', 10],
    ],
  );
  const lying = chart({
    x: { field: 'hours', type: 'quantitative' },
    y: { field: 'work', type: 'nominal' },
  });
  for (const size of [
    { width: 900, height: 600 },
    { width: 400, height: 600 },
  ]) {
    const svg = await chartSvg(lying, data, of, size);
    const heights = [...svg.matchAll(/aria-roledescription="bar"[^>]*d="([^"]+)"/gu)].map(([, d = '']) => {
      const ups = [...d.matchAll(/[-\d.]+,([-\d.]+)/gu)].map(([, y]) => Number(y));
      return Math.max(...ups) - Math.min(...ups);
    });
    expect(heights).toHaveLength(3);
    for (const height of heights) expect(height).toBeLessThan(45);
  }
});

test('each answer that anybody gave says its number, the small ones over their parts, and a middle line is seen on a telephone', async () => {
  const of = await fixture('dataviz');
  const scale = ['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree'];
  const data = answers(scale, {
    'The map was as accurate as promised': [1, 2, 6, 28, 47],
    'I understood the report without help': [8, 19, 17, 26, 14],
    'I would book again': [2, 4, 8, 27, 43],
  });
  const told = { ...scaleOf(scale), title: 'Answers of 84 customers' };
  for (const size of [{ ...phone, mayGrow: true }, wide]) {
    const svg = await chartSvg(told, data, of, size);
    const counts = textsOf(svg).filter((text) => /^\d+$/u.test(text));
    const given = data.rows.map(([, , count]) => String(count));
    expect(counts.toSorted()).toEqual(given.toSorted());
    const middles = [...svg.matchAll(/<line aria[^>]*y2="(-?[\d.]+)"/gu)];
    expect(middles.length).toBeGreaterThan(0);
  }
});

test('a unit of millions stands behind its number with its sign, with the decimals that were given', async () => {
  const of = { ...(await fixture('dataviz')), language: 'pt' };
  const data = dataset(
    ['obra', 'ano', 'valor'],
    [
      ['Ferrovia', '', 12],
      ['Cais norte', '', 9.4],
    ],
  );
  const money = (unit: string) => ({
    ...data,
    fields: data.fields.map((field, at) => (at === 2 ? { ...field, unit } : field)),
  });
  const bars = chart({ x: { field: 'valor', type: 'quantitative' }, y: { field: 'obra', type: 'nominal' } });
  expect(textsOf(await chartSvg(bars, money('M€'), of, wide))).toEqual(
    expect.arrayContaining(['12\u00a0M€', '9,4\u00a0M€']),
  );
  expect(textsOf(await chartSvg(bars, money('R$'), of, wide))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^R\$\s?12,00$/u)]),
  );
});
