import { expect, test } from '@jest/globals';
import { plainText, type Slide } from '@sitewright/site-spec';
import { layOutDeck } from '../src/deck/lay-out-deck.ts';
import { isRagged } from '../src/deck/line-ends.ts';
import { measureOf } from '../src/deck/measure.ts';
import { isOfSeries } from '../src/deck/page.ts';
import { withRows } from '../src/deck/rows.ts';
import { fixture, slideOf } from './fixtures.ts';

type Blocks = Slide['blocks'];

/** What stands on each of some slides, and what measures it; a footer is whose the deck is. */
async function laid(slides: Slide[], footer = 'A club') {
  const spec = await fixture('slides');
  if (spec.buildType !== 'slides') throw new Error('not slides');
  const measure = await measureOf(spec);
  const content = { ...spec.content, footer, sections: [], aspect: '16:9' as const, slides };
  const pages = layOutDeck({ ...spec, content }, measure).map(({ elements, look }) => ({
    elements,
    look,
    texts: elements.flatMap((one) => (one.kind === 'text' ? [one] : [])),
  }));
  return { pages, measure };
}

const cover = slideOf('Cover', [], { layout: 'title' });
const bullets = (texts: readonly string[]): Blocks => [
  {
    ...{ id: 'b', slot: 'main', type: 'bullets' },
    items: texts.map((text, at) => ({ id: `i${at}`, text })),
  },
];
const figures = (values: readonly [string, string][]): Blocks =>
  values.map(([value, label], at) => ({ id: `n${at}`, slot: 'main', type: 'number', value, label }));

test('a figure that is its own name is shown once', async () => {
  const { pages } = await laid([cover, slideOf('Households', figures([['4 billion', '4 billion']]))]);
  const said = pages[1]?.texts
    .map(({ text }) => JSON.stringify(text))
    .filter((text) => text.includes('billion'));
  expect(said).toHaveLength(1);
});

test('no line of a narrow text is broken off before a number or its last words', async () => {
  const texts = [
    'What a seller decides: Write a repair note, or leave the repair unmentioned',
    'What it costs: 35 € for a night, some 8 a 9 evenings/month: 280 to 315 €/month',
    'Why it boils: High up in the mountains the air weighs less',
  ];
  const { pages, measure } = await laid([cover, slideOf('Why', bullets(texts))]);
  const said = (pages[1]?.texts ?? []).filter(({ text }) => plainText(text).length > 30);
  expect(said).toHaveLength(3);
  for (const { text, style, width } of said) expect(isRagged(text, style, width, measure)).toBe(false);
});

test('points are set alike where one has no name, and beneath one another where one is far longer', async () => {
  const of = async (texts: readonly string[]) => {
    const { pages } = await laid([cover, slideOf('What may go wrong', bullets(texts))]);
    const said = (pages[1]?.texts ?? []).filter(({ tag }) => tag === 'P');
    return {
      lefts: new Set(said.map(({ x }) => x)).size,
      styles: new Set(said.map(({ style }) => `${style.size} ${style.families.join()} ${style.bold}`)).size,
      texts: said.map(({ text }) => plainText(text).replaceAll('\u00a0', ' ').replaceAll('\n', ' ')),
    };
  };
  const named = 'The grant: paid in two parts, for the audit and the documentation alone';
  const uneven = ['Summer', 'One reviewer for time zones', named];
  expect(await of(uneven)).toMatchObject({ lefts: 1, styles: 1, texts: uneven });
  const even = [named, 'One reviewer knows how time zones work', 'In summer nobody answers anybody else'];
  expect(await of(even)).toMatchObject({ lefts: 3, styles: 1, texts: even });
});

test('steps of which some say nothing but their name are rows, those that all say a little panels on a track', async () => {
  const stepsOf = (texts: readonly (string | undefined)[]): Blocks => [
    {
      ...{ id: 'b', slot: 'main', type: 'steps' },
      items: texts.map((text, at) => ({ id: `i${at}`, title: `Do ${at}`, text })),
    },
  ];
  const formOf = async (texts: readonly (string | undefined)[]): Promise<string> => {
    const { pages } = await laid([cover, slideOf('How', stepsOf(texts), { layout: 'process' })]);
    const discs = pages[1]?.elements.some((one) => one.kind === 'shape' && one.shape === 'ellipse');
    return discs === true ? 'track' : 'rows';
  };
  const brief = 'Look at the seal';
  expect(await formOf([brief, brief, brief, brief])).toBe('track');
  expect(await formOf([undefined, brief, brief, undefined])).toBe('rows');
  const long = 'Two people of different parties check the number of the seal on the machine against the form';
  expect(await formOf([brief, long, brief, brief])).toBe('rows');
});

test('a question and its case have lines of their own on a slide of a title, and an abbreviation parts none', async () => {
  const titleOf = async (title: string): Promise<string> => {
    const { pages } = await laid([cover, slideOf(title, [], { layout: 'section' })]);
    const said = pages[1]?.texts.find(({ tag }) => tag === 'H1')?.text ?? '';
    return plainText(said).replaceAll('\u00a0', ' ');
  };
  expect(await titleOf('What would you do? A voter knocks')).toBe('What would you do?\nA voter knocks');
  expect(await titleOf('We ask you now. You answer.')).toBe('We ask you now.\nYou answer.');
  expect(await titleOf('Who are we? What do we do? Where to?')).toBe(
    'Who are we?\nWhat do we do?\nWhere to?',
  );
  for (const title of ['A talk by Dr. Amsel', 'Ein Abend mit Prof. Meier', 'Wer kommt zu Prof. Meier?'])
    expect(await titleOf(title)).toBe(title);
});

test('slides that are called alike and counted have one form', async () => {
  const longer = 'Room: the old school, lent by the parish, with 88 square metres and room for 20 tables';
  const { pages } = await laid([
    cover,
    slideOf('Option A: stay', bullets(['Cost: the rent goes up', 'Room: the same as now', 'Works: none'])),
    slideOf('Option B: move', bullets(['Cost: rent and light are cheaper', longer, 'Works: we do them'])),
    slideOf('Option C: share', bullets(['Cost: by the evening, as we come', longer, longer])),
  ]);
  const edges = pages.slice(1).map(({ texts }) => {
    const names = texts.filter(({ text }) => ['Cost', 'Room', 'Works'].includes(plainText(text)));
    return new Set([...names.map(({ x }) => x), texts.find(({ tag }) => tag === 'H1')?.x]).size;
  });
  expect(edges).toEqual([1, 1, 1]);
});

test('points of a few words each are rows in large type, not panels of single words', async () => {
  const points = ['The deeds or title plan', 'The rough budget, and be honest', 'Three pictures of rooms'];
  const { pages } = await laid([cover, slideOf('What we need from you', bullets(points))]);
  const said = pages[1]?.texts.filter(({ text }) =>
    points.includes(plainText(text).replaceAll('\u00a0', ' ')),
  );
  expect(said).toHaveLength(3);
  expect(new Set(said?.map(({ x }) => x)).size).toBe(1);
  for (const { style } of said ?? []) expect(style.size).toBeGreaterThanOrEqual(32);
});

test('titles that are numbered only, and days, make no series', () => {
  const areOfSeries = (titles: readonly string[]): boolean => {
    const slides = titles.map((title) => slideOf(title, []));
    return slides.some((_, at) => isOfSeries(slides, at));
  };
  expect(areOfSeries(['1. Einleitung', '2. Markt', '3. Fazit'])).toBe(false);
  expect(areOfSeries(['1 – Einleitung', '2 – Markt'])).toBe(false);
  expect(areOfSeries(['Am 3. Mai', 'Am 4. Mai'])).toBe(false);
  expect(areOfSeries(['J. Smith – boats', 'A. Jones – nets'])).toBe(false);
  expect(areOfSeries(['A: a boiler', 'B: a pump'])).toBe(true);
  expect(areOfSeries(['Ergebnis 1: viel', 'Ergebnis 2: wenig'])).toBe(true);
});

test('a slide of long texts is laid out without setting them word by word at every size', async () => {
  const spec = await fixture('slides');
  if (spec.buildType !== 'slides') throw new Error('not slides');
  const measure = await measureOf(spec);
  let asked = 0;
  const counting = {
    ...measure,
    width: (...of: Parameters<typeof measure.width>) => {
      asked += 1;
      return measure.width(...of);
    },
  };
  const slides = [slideOf('Why', bullets(Array.from({ length: 6 }, () => 'word '.repeat(400))))];
  layOutDeck({ ...spec, content: { ...spec.content, slides } }, counting);
  expect(asked).toBeLessThan(20_000);
});

test('two figures of which two digits changed places stand in boxes on two grounds, what they count over them; others in columns', async () => {
  const of = async (values: readonly [string, string][]) => {
    const { pages } = await laid([cover, slideOf('Numbers', figures(values))]);
    const texts = pages[1]?.texts ?? [];
    const at = values.map(([value, label]) => ({
      value: texts.find(({ text }) => text === value),
      label: texts.find(({ text }) => text === label),
    }));
    const [one, other] = at;
    return {
      isUnder: at.every(({ value, label }) => (value?.y ?? 0) > (label?.y ?? 0)),
      isOneColour: one?.value?.style.color === other?.value?.style.color,
      isOnLine: one?.value?.y === other?.value?.y,
    };
  };
  const alike = await of([
    ['318', 'people work here, in the whole of the depot and its yards'],
    ['381', 'shifts'],
  ]);
  expect(alike).toEqual({ isUnder: true, isOneColour: false, isOnLine: true });
  const unlike = await of([
    ['318', 'people'],
    ['44', 'shifts'],
  ]);
  expect(unlike).toEqual({ isUnder: false, isOneColour: true, isOnLine: true });
  const pairs = [
    ['12 %', '21 %'],
    ['10:30', '13:00'],
    ['2,5 Mio.', '52 %'],
    ['318 h', '381 m'],
    ['1845', '1854'],
  ] as const;
  for (const [one, other] of pairs)
    expect(
      (
        await of([
          [one, 'people'],
          [other, 'shifts'],
        ])
      ).isOneColour,
    ).toBe(true);
});

test('the parts of a long name over the title of a cover are lines that the title keeps clear of', async () => {
  const title = 'Poll worker training: election day, step by step, for all who come and help us';
  const name =
    'The Election Office of Fairmont County in its new house · Courthouse Road 410 · telephone 555-0164';
  const { pages } = await laid([{ ...cover, title }, slideOf('Next', [])], name);
  const texts = pages[0]?.texts ?? [];
  const lines = texts.filter(({ tag }) => tag === 'Artifact');
  expect(lines.map(({ text }) => plainText(text).replaceAll('\u00a0', ' '))).toEqual(name.split(' · '));
  const last = lines.at(-1);
  const head = texts.find(({ tag }) => tag === 'H1');
  expect((head?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0))).toBeGreaterThan(8);
});

test('a text under a heading stands in step with a list beside it', async () => {
  const list: Blocks[number] = {
    ...{ id: 'l', slot: 'left', type: 'bullets', heading: 'The board' },
    items: ['2,600 in January', 'Lifts on Saturdays'].map((text, at) => ({ id: `i${at}`, text })),
  };
  const text = 'Ann was against it: she wants the other one';
  const { pages } = await laid([
    cover,
    slideOf('For and against', [
      list,
      { id: 'r', slot: 'right', type: 'text', heading: 'The vote against', text },
    ]),
  ]);
  const said = (words: string) =>
    pages[1]?.texts.find((one) => plainText(one.text).replaceAll('\u00a0', ' ') === words);
  expect(said('The vote against')?.y).toBe(said('The board')?.y);
  expect(said(text)).toBeDefined();
  const rules = (pages[1]?.elements ?? []).flatMap((one) =>
    one.kind === 'shape' && one.height === 2 ? [one.y] : [],
  );
  expect(rules).toHaveLength(2);
  expect(new Set(rules).size).toBe(1);
});

test('each paragraph of a text beside a list is a row, and a text with a question to its owner stays one', () => {
  const slide = (more: object): Slide =>
    slideOf('For and against', [
      { id: 'l', slot: 'left', type: 'bullets', heading: 'For', items: [{ id: 'i', text: 'One' }] },
      { id: 'r', slot: 'right', type: 'text', heading: 'Against', text: 'First.\n\nSecond.', ...more },
    ]);
  const [, beside] = withRows(slide({})).blocks;
  if (beside?.type !== 'bullets') throw new Error('no list');
  expect(beside.items.map(({ text }) => plainText(text))).toEqual(['First.', 'Second.']);
  for (const more of [{ questions: ['text'] }, { look: { ink: '#112233' } }])
    expect(withRows(slide(more)).blocks[1]).toMatchObject({ type: 'text', ...more });
});

test('an address that a text of the slide has is not said again under a call', async () => {
  const { pages } = await laid([
    cover,
    slideOf(
      'For teachers',
      [
        { id: 't', slot: 'main', type: 'text', text: 'All of it is at https://www.hut.example/school' },
        {
          ...{ id: 'c', slot: 'main', type: 'callToAction', text: 'More for lessons' },
          href: 'https://www.hut.example/school',
        },
      ],
      { layout: 'closing' },
    ),
  ]);
  const addresses = pages[1]?.texts.filter(({ text }) => plainText(text).includes('hut.example'));
  expect(addresses).toHaveLength(1);
});

test('a long name at the foot ends above the edge of its slide, beside a panel too', async () => {
  const name =
    'The Dumpling Coach of Upper Windach · Application for a pitch at the weekly market of the town hall';
  const items = ['One', 'Two', 'Three'].map((text, at) => ({ id: `i${at}`, text }));
  const list: Blocks[number] = { ...{ id: 'l', slot: 'main', type: 'bullets' }, items };
  const side = slideOf('We know days of markets and great feasts', [list]);
  for (const times of [1, 3]) {
    const { pages } = await laid([cover, side], name.repeat(times));
    const foot = pages[1]?.texts.find(({ text }) => plainText(text).startsWith('The Dumpling'));
    if (foot === undefined) throw new Error('no foot');
    expect(foot.style.size).toBeLessThan(16);
    expect(foot.y + foot.height).toBeLessThan(540);
  }
});
