import { expect, test } from '@jest/globals';
import type { Chart, Dataset } from '@sitewright/site-spec';
import { chartSvg } from '../src/chart-svg.ts';
import { fixture } from './fixtures.ts';

const wide = { width: 640, height: 360 };
const phone = { width: 290, height: 280 };

const table = (rows: Dataset['rows'], unit?: string): Dataset => ({
  ...{ id: 'd1', title: 'Told', rows, source: { kind: 'derived' } },
  fields: [
    { name: 'week', type: 'ordinal' },
    { name: 'bend', type: 'quantitative', ...(unit === undefined ? {} : { unit }) },
    { name: 'who', type: 'nominal' },
  ],
});
const chart = (mark: Chart['spec']['mark'], more: Partial<Chart> = {}, legend?: null): Chart => ({
  ...{ id: 'c1', dataset: 'd1', title: 'Seen', alt: 'Seen', takeaway: 'Seen' },
  spec: {
    mark,
    encoding: {
      x: { field: 'week', type: 'ordinal', title: null },
      y: { field: 'bend', type: 'quantitative' },
      ...(mark === 'bar'
        ? {}
        : { color: { field: 'who', type: 'nominal', ...(legend === null && { legend }) } }),
    },
  },
  ...more,
});

interface Word {
  text: string;
  x: number;
  y: number;
}
function wordsOf(svg: string): Word[] {
  return [...svg.matchAll(/<text([^>]*)>(.*?)<\/text>/gsu)].flatMap(([, marks = '', inner = '']) => {
    const [, x, y] = /transform="translate\(([-\d.]+),([-\d.]+)\)/u.exec(marks) ?? [];
    const text = inner.replace(/<\/tspan>(?=<)/gu, ' ').replace(/<[^>]+>/gu, '');
    return marks.includes('stroke-width') ? [] : [{ text, x: Number(x), y: Number(y) }];
  });
}
const drawn = async (one: Chart, data: Dataset, at: { width: number; height: number } = wide) => {
  const svg = await chartSvg(one, data, await fixture('dataviz'), at);
  const words = wordsOf(svg);
  const find = (text: string): Word =>
    words.find((word) => word.text.startsWith(text)) ?? { text: '', x: -1, y: -1 };
  return { svg, words, find, texts: words.map(({ text }) => text) };
};

const bars = table([
  ['Mon', 15],
  ['Tue', 3.5],
  ['Wed', 59.4],
]);
const knee = table(
  [62, 78, 94, 105, 112, 118, 121].flatMap((bend, at) => [
    [2 * at, bend, 'Frau Sommer'],
    [2 * at, [65, 75, 85, 94, 102, 108, 113][at] ?? 0, 'Durchschnitt Praxis'],
  ]),
);

test('numbers of bars are written as it was ordered: none but those of the axis, or none below a number', async () => {
  expect((await drawn(chart('bar'), bars)).texts).toEqual(expect.arrayContaining(['15.0', '3.5', '59.4']));
  const none = (await drawn(chart('bar', { labels: { show: 'none' } }), bars)).texts;
  expect(none).toEqual(expect.arrayContaining(['0', '60']));
  expect(none).not.toContain('59.4');
  const some = (await drawn(chart('bar', { labels: { from: 5 } }), bars)).texts;
  expect(some).toContain('15.0');
  expect(some).not.toContain('3.5');
});

test('numbers of parts of bars are left out below the share that was ordered, also those that have room', async () => {
  const parts = table([
    ['Asked', 4, 'No'],
    ['Asked', 36, 'Perhaps'],
    ['Asked', 60, 'Yes'],
  ]);
  const stacked = chart('bar', { labels: { from: 5 } });
  stacked.spec.encoding = {
    x: { field: 'bend', type: 'quantitative', stack: 'normalize' },
    y: { field: 'week', type: 'nominal' },
    color: { field: 'who', type: 'nominal' },
  };
  const { texts } = await drawn(stacked, parts, { width: 900, height: 160 });
  expect(texts).toEqual(expect.arrayContaining(['36%', '60%']));
  expect(texts).not.toContain('4%');
});

test('all numbers of a chart have the decimals that were ordered', async () => {
  const one = chart('bar');
  one.spec.encoding.y = { field: 'bend', type: 'quantitative', format: '.2f' };
  expect((await drawn(one, bars)).texts).toEqual(expect.arrayContaining(['15.00', '3.50', '59.40']));
});

test('lines say the numbers at their ends, at all points that have room, or none, as it was ordered', async () => {
  const said = async (show: 'all' | 'ends' | 'none') =>
    (await drawn(chart('line', { labels: { show } }), knee)).texts;
  const [all, ends, none] = await Promise.all([said('all'), said('ends'), said('none')]);
  expect(all).toEqual(expect.arrayContaining(['62', '65', '85', '102', '118']));
  expect(ends).toEqual(
    expect.arrayContaining(['62', '65', 'Frau Sommer\u2002121', 'Durchschnitt Praxis\u2002113']),
  );
  expect(ends).not.toContain('85');
  expect(none).toContain('Frau Sommer');
  expect(none.filter((text) => /^(?:62|65|85|121)$/u.test(text))).toEqual([]);
});

test('of two points that lie close the number of the higher stands over it and that of the lower under it', async () => {
  const { find } = await drawn(chart('line'), knee);
  expect(find('65').y).toBeLessThan(find('62').y);
});

test('what is told over a chart is written at its point', async () => {
  const told = chart('line', { title: 'Frau Sommer bends 112 degrees in week 8' });
  expect((await drawn(told, knee)).texts).toContain('112');
});

test('lines that shall have no legend are named at their ends on a telephone too, in lines where they are long', async () => {
  const usual = await drawn(chart('line'), knee, { ...phone, width: 240 });
  expect(usual.svg).toContain('role-legend');
  const { svg, find } = await drawn(chart('line', {}, null), knee, { ...phone, width: 240 });
  expect(svg).not.toContain('role-legend');
  expect(find('Durchschnitt Praxis').x).toBeGreaterThan(100);
});

test('the words of a line across lie over no bar, no line and no number', async () => {
  const level = { axis: 'y' as const, value: 2.5, label: 'Goal: under 2.5 kilos' };
  const high = table([
    ['With a call', 2.9],
    ['Without one', 2.8],
  ]);
  for (const at of [wide, phone]) {
    const { svg, find } = await drawn(chart('bar', { levels: [level] }), high, at);
    const ends = [...svg.matchAll(/aria-roledescription="bar"[^>]*d="M([\d.]+),[\d.]+h([\d.]+)/gu)];
    const last = Math.max(...ends.map(([, from, wide]) => Number(from) + Number(wide)));
    expect(find('Goal:').x).toBeGreaterThan(last);
  }
  const low = table([...high.rows, ['Nobody', 0.4], ['Nowhere', 0.3]]);
  expect((await drawn(chart('bar', { levels: [level] }), low)).find('Goal').y).toBeGreaterThan(0);
  // With no place among lines they stand under them.
  const crossed = {
    axis: 'y' as const,
    value: 100,
    label: 'From here on one climbs the stairs again without any help',
  };
  const { words } = await drawn(chart('line', { levels: [crossed] }), knee, phone);
  const under = words.filter(({ text }) => text.includes('– –  From'));
  expect(under).toHaveLength(1);
});

test('a band is shaded behind nothing that is read, with its words over the plot, of values at its upper edge', async () => {
  const week = table(['Mon', 'Tue', 'Wed', 'Thu'].map((day, at) => [day, 3 + at, 'all']));
  const marks = [{ x: 'Tue', to: 'Wed', label: 'Closed' }];
  for (const one of [
    chart('bar', { marks }),
    chart('line', { marks }),
    chart('bar', { marks: [{ x: 'Wed', to: 'Tue', label: 'Closed' }] }),
  ]) {
    const { svg, find } = await drawn(one, week);
    const [, stroke = '0'] = /stroke-width="(\d{3})[\d.]*"/u.exec(svg) ?? [];
    expect(Number(stroke)).toBeGreaterThan(220);
    expect(find('Closed').y).toBeLessThan(10);
  }
  const level = { axis: 'y' as const, value: 4, to: 5, label: 'Normal' };
  const { svg, find } = await drawn(chart('line', { levels: [level] }), week);
  expect(svg).not.toContain('stroke-dasharray');
  expect(svg).toMatch(/opacity="0.12"/u);
  expect(find('Normal').y).toBeGreaterThan(0);
});

test('a fine line across is no dashed one', async () => {
  const level = { axis: 'y' as const, value: 110, label: 'Stairs' };
  const dashed = await drawn(chart('line', { levels: [level] }), knee);
  const fine = await drawn(chart('line', { levels: [{ ...level, line: 'fine' }] }), knee);
  expect([dashed.svg, fine.svg].map((svg) => svg.includes('stroke-dasharray'))).toEqual([true, false]);
});

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const rising = table(days.map((day, at) => [day, 10 + at * 3]));

test('a band stands over the bars that it is of, however these are ordered', async () => {
  const marks = [{ x: 'Tue', to: 'Thu', label: 'Closed' }];
  const byName = await drawn(chart('bar', { marks }), rising);
  const { x: middle } = byName.find('Closed');
  expect(Math.abs(middle - (byName.find('Thu').x + byName.find('Tue').x) / 2)).toBeLessThan(2);
  const some = chart('bar', { marks });
  some.spec.encoding.x = { ...some.spec.encoding.x, sort: ['Mon', 'Fri'] };
  const lacking = await drawn(some, rising);
  expect(lacking.svg).not.toContain('undefined');
  expect(Math.abs(lacking.find('Closed').x - lacking.find('Wed').x)).toBeLessThan(2);
});

test('words of bands lie over no other words: over one another, and of lying bars beside the plot', async () => {
  const marks = [
    { x: 'Mon', to: 'Tue', label: 'A sale of many things at once' },
    { x: 'Wed', to: 'Thu', label: 'Another sale of many things at once' },
  ];
  const two = chart('bar', { marks });
  two.spec.encoding.x = { ...two.spec.encoding.x, sort: null };
  const { find } = await drawn(two, rising, { width: 480, height: 360 });
  expect(find('A sale').y - find('Another').y).toBe(17);
  const { x, y, ...others } = two.spec.encoding;
  const lying = { ...two, spec: { ...two.spec, encoding: { ...others, x: y, y: x } } };
  for (const size of [wide, phone]) {
    const { svg, words } = await drawn(lying, rising, size);
    expect(svg.match(/opacity="0.12"/gu)).toHaveLength(2);
    const edge = Math.max(...words.map((word) => word.x));
    expect(words.filter((word) => word.x === edge)).toHaveLength(2);
    // The longest bar has its number before them.
    const number = words.find(({ text }) => text === '22');
    expect((number?.x ?? edge) + 18).toBeLessThan(edge);
  }
});

test('a band over time goes half a step further on both sides, with its words over its middle', async () => {
  const months = table([1, 2, 3, 4].map((month) => [`2024-0${month}-01`, month, 'all']));
  months.fields[0] = { name: 'week', type: 'temporal' };
  const one = chart('line', { marks: [{ x: '2024-02-01', to: '2024-02-01', label: 'Closed' }] });
  one.spec.encoding.x = { field: 'week', type: 'temporal' };
  const { svg, find } = await drawn(one, months);
  const [, left = 0, width = 0] = (/d="M([\d.]+),0h([\d.]+)v[^>]+opacity="0.12"/u.exec(svg) ?? []).map(
    Number,
  );
  expect(width).toBeGreaterThan(100);
  expect(find('Closed').x).toBeCloseTo(left + width / 2, 0);
});

test('words of lines across close to one another stand clear over bars', async () => {
  for (const values of [
    [24, 24.5, 25],
    [9, 9.4, 9.7],
  ]) {
    const levels = values.map((value, at) => ({ axis: 'y' as const, value, label: `Goal ${at}` }));
    const { words } = await drawn(chart('bar', { levels }), rising);
    const goals = words.filter(({ text }) => text.startsWith('Goal'));
    const heights = goals.map(({ y }) => y).toSorted((one, other) => one - other);
    expect(heights).toHaveLength(3);
    for (const [at, y] of heights.slice(1).entries())
      expect(y - (heights[at] ?? 0)).toBeGreaterThanOrEqual(16);
  }
});

test('the name of a column begins with a capital of its language', async () => {
  const hours = table([1, 2, 3].map((hour) => [hour, hour, 'all']));
  hours.fields[0] = { name: 'ilce', type: 'ordinal' };
  const one = chart('line');
  one.spec.encoding.x = { field: 'ilce', type: 'ordinal' };
  const of = { ...(await fixture('dataviz')), language: 'tr' };
  expect(await chartSvg(one, hours, of, wide)).toContain('>İlce<');
});

test('numbers are written as the words over the chart write them', async () => {
  const grouped = table([['Mon', 9250]]);
  const of = { ...(await fixture('dataviz')), language: 'pl' };
  const percent = (title: string) => chartSvg(chart('bar', { title }), table(bars.rows, '%'), of, wide);
  expect(await percent('Ryzyko: 59,4 %')).toContain('>59,4\u00a0%<');
  expect(await percent('Ryzyko')).toContain('>59,4%<');
  const thousands = (title: string) =>
    chartSvg(chart('bar', { title }), grouped, { ...of, language: 'nb' }, wide);
  expect(await thousands('9.250 i året')).toContain('>9.250<');
  expect(await thousands('I året')).toContain('>9\u00a0250<');
  expect(await thousands('Radio på 100.500 MHz')).toContain('>9\u00a0250<');
});

test('a unit that is a word stands at the bars that stand out, and not at each of many', async () => {
  const many = table(
    ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((day, at) => [day, 5 + at]),
    'rides',
  );
  const { texts } = await drawn(chart('bar', { title: 'Most on Saturday' }), many);
  expect(texts.filter((text) => text.endsWith('rides'))).toEqual(['10\u00a0rides']);
  expect(texts).toContain('5');
});

test('a pale line that was ordered has its colour, and an edge', async () => {
  const one = chart('line');
  one.spec.encoding.color = {
    ...one.spec.encoding.color,
    scale: { domain: ['Frau Sommer'], range: ['#ffd500'] },
  };
  const { svg } = await drawn(one, knee);
  expect(svg).toMatch(/stroke="#ffd500"[^>]*stroke-width="2.5"|stroke-width="2.5"[^>]*stroke="#ffd500"/u);
  expect(svg).toMatch(/stroke-width="4.5"/u);
});

test('bars have an edge where the second colour that was ordered is pale, and none where it is seen', async () => {
  const of = await fixture('dataviz');
  const edged = async (value: string): Promise<boolean> => {
    const main = { text: 'blue', value: '#00529b', role: 'primary' as const };
    const named = [main, { text: 'other', value, role: 'accent' as const }];
    const theme = { ...of.theme, named };
    const svg = await chartSvg(chart('bar', { title: 'Wed leads' }), bars, { ...of, theme }, wide);
    return /aria-roledescription="bar"[^>]*stroke-width="1.5"/u.test(svg);
  };
  expect(await Promise.all([edged('#fff4a8'), edged('#d9603b')])).toEqual([true, false]);
});

test('numbers and bands beyond all bounds end in a picture', async () => {
  const of = await fixture('dataviz');
  const huge = table([
    ['Mon', 1e308, 'a'],
    ['Mon', 1e308, 'b'],
    ['Tue', -1e308, 'a'],
  ]);
  const levels = [{ axis: 'y' as const, value: -1e308, to: 1e308, label: 'All' }];
  const marks = [{ x: 'Tue', to: 'Mon', label: 'Back' }];
  const drawings = (['bar', 'line', 'area'] as const).map((mark) => {
    const one = chart(mark, { levels, marks, labels: { show: 'all', from: -1e308 } });
    one.spec.encoding.color = { field: 'who', type: 'nominal' };
    return chartSvg(one, huge, { ...of, dir: 'rtl' }, phone);
  });
  for (const svg of await Promise.all(drawings)) expect(svg).toMatch(/^<svg/u);
});

test('where an axis was told to begin at the first point its number stands beside it, and a level line says its own once', async () => {
  const surplus = table(
    [40, 50, 60, 70, 80, 90].flatMap((share, at) => [
      [share, [-3748, 2165, 8078, 13991, 19904, 25817][at] ?? 0, 'Flats'],
      [share, 2880, 'Left as it is'],
    ]),
  );
  const { spec, ...rest } = chart('line');
  const x = { field: 'week', type: 'quantitative' as const, title: null, scale: { domain: [40, 90] } };
  const one = { ...rest, spec: { ...spec, encoding: { ...spec.encoding, x } } };
  const { texts, words } = await drawn(one, surplus);
  expect(texts.filter((text) => text.includes('2,880'))).toHaveLength(1);
  const numbers = words.filter((word) => /^[−\d,]{5,}$/u.test(word.text) && word.x > 0);
  expect(numbers.length).toBeGreaterThan(0);
  for (const { text, x: left } of numbers) expect(left - text.length * 4).toBeGreaterThan(-10);
});
