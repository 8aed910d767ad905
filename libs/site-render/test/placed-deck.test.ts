import { expect, test } from '@jest/globals';
import type { Asset, Slide, SlideBlock, SlidePlace, SlidesSpec } from '@sitewright/site-spec';
import type { SlideElement, TextElement } from '../src/deck/element.ts';
import { layOutDeck } from '../src/deck/lay-out-deck.ts';
import { measureOf } from '../src/deck/measure.ts';
import { renderSlides } from '../src/render-slides.ts';
import { fixture } from './fixtures.ts';

const art: Asset = {
  ...{ id: 'art', kind: 'image', source: 'drawing', decorative: true, width: 160, height: 90 },
  ...{ ground: 'background', shapes: [{ kind: 'plane', color: 'primary', path: 'M0 0H80V90H0Z' }] },
};
const place = (x: number, y: number, width: number, height: number, more: Partial<SlidePlace> = {}) => ({
  ...{ x, y, width, height },
  ...more,
});
const text = (id: string, words: string, at: SlidePlace): SlideBlock => ({
  ...{ id, slot: 'main', type: 'text', text: words, place: at },
});
const figure = (id: string, value: string, at: SlidePlace): SlideBlock => ({
  ...{ id, slot: 'main', type: 'number', value, label: 'a year', place: at },
});

async function deckOf(fields: Partial<Slide>, dir: SlidesSpec['dir'] = 'ltr'): Promise<SlidesSpec> {
  const spec = await fixture('slides');
  if (spec.buildType !== 'slides') throw new Error('not slides');
  const slide: Slide = {
    ...{ id: 's1', layout: 'bigNumber', title: 'Two halves', notes: '', image: 'art' },
    ...{ blocks: [], ...fields },
  };
  return {
    ...spec,
    dir,
    assets: [...spec.assets, art],
    content: { ...spec.content, aspect: '16:9', slides: [slide] },
  };
}
async function laidAll(...others: Partial<Slide>[]): Promise<SlideElement[][]> {
  const spec = await deckOf({});
  const [own] = spec.content.slides;
  if (own === undefined) throw new Error('no slide');
  const slides = others.map((fields, at): Slide => ({ ...own, id: `s${at + 1}`, ...fields }));
  const deck = { ...spec, content: { ...spec.content, slides } };
  return layOutDeck(deck, await measureOf(deck)).map(({ elements }) => elements);
}
async function laid(fields: Partial<Slide>, dir?: SlidesSpec['dir']): Promise<SlideElement[]> {
  const spec = await deckOf(fields, dir);
  return layOutDeck(spec, await measureOf(spec)).flatMap(({ elements }) => elements);
}
function found(elements: readonly SlideElement[], words: string): TextElement {
  const one = elements.find(
    (element) => element.kind === 'text' && JSON.stringify(element.text).includes(words),
  );
  if (one?.kind !== 'text') throw new Error(`${words} is not there`);
  return one;
}
const title = place(48, 48, 864, 60);

test('what begins within the margins of a placed slide and is a little too wide ends within them', async () => {
  const at = (width: number, more?: Partial<SlidePlace>) =>
    text('t', 'https://example.org/a-rather-long-way', place(48, 300, width, 60, more));
  const endOf = async (block: SlideBlock): Promise<number> => {
    const { x, width } = found(await laid({ placed: { title }, blocks: [block] }), 'rather');
    return x + width;
  };
  expect(await endOf(at(876))).toBe(912);
  expect(await endOf(at(700))).toBe(748);
  expect(await endOf(at(876, { align: 'center' }))).toBe(924);
});

test('each part of a placed slide stands in its place, as large as that holds, like kinds in one size', async () => {
  const onPlane = { ground: 'primary', ink: 'background', align: 'center' } as const;
  const elements = await laid({
    placed: { title, foot: { name: 'text', number: 'text' } },
    blocks: [
      text('t1', 'Cellar', place(48, 150, 300, 60, onPlane)),
      text('t2', 'A hall that is closed for weeks', place(400, 150, 300, 60)),
      figure('n1', '9', place(48, 300, 200, 180)),
      figure('n2', '1,250', place(400, 300, 200, 180)),
    ],
  });
  expect(elements[0]).toMatchObject({ kind: 'picture', isBehind: true, x: 0, width: 960 });
  const [cellar, hall, nine, many] = ['Cellar', 'A hall', '"9"', '1,250'].map((words) =>
    found(elements, words),
  );
  expect(cellar).toMatchObject({ x: 48, width: 300, style: { align: 'center' } });
  expect(cellar?.style.size).toBe(hall?.style.size);
  expect(cellar?.style.color).not.toBe(hall?.style.color);
  expect(nine?.style.size).toBe(many?.style.size);
  expect(many?.style.size).toBeGreaterThan(60);
  for (const { y, height } of [cellar, hall].flatMap((one) => one ?? []))
    expect(y + height).toBeLessThanOrEqual(211);
  expect(found(elements, 'Two halves').style.size).toBeGreaterThan(44);
});

test('lines of an address stay whole, and a block without a place has the whole slide laid out as usual', async () => {
  const lines = 'Mill Lane 3\nTolbury and all the rest of it\nhello@tolbury.example';
  const at = place(48, 150, 400, 300);
  const elements = await laid({ placed: { title }, blocks: [text('t', lines, at)] });
  const { style, height } = found(elements, 'Mill Lane');
  expect(Math.round(height / (style.size * style.leading))).toBe(3);
  const { place: _, ...bare } = text('t2', 'New', at);
  const usual = await laid({ placed: { title }, blocks: [text('t', 'Old', at), bare] });
  expect(usual[0]).toMatchObject({ kind: 'picture' });
  expect(usual[0]?.x).toBeGreaterThan(400);
});

test('a subtitle without a place has the slide laid out as usual, a place without a subtitle draws nothing', async () => {
  const at = place(48, 120, 400, 40);
  const blocks = [text('t', 'Words', place(48, 200, 400, 200))];
  const usual = await laid({ placed: { title }, subtitle: 'Added later', blocks });
  expect(usual[0]?.x).toBeGreaterThan(400);
  const bare = await laid({ placed: { title, subtitle: at }, blocks });
  expect(bare.map(({ kind }) => kind)).toEqual(['picture', 'text', 'text']);
});

test('slides that nobody placed have their titles where those of placed ones are, in their size', async () => {
  const at = place(48, 48, 864, 96);
  const table: SlideBlock = {
    ...{ id: 'l', slot: 'main', type: 'table', rows: [['Wheels', '24']] },
    columns: [
      { label: 'What', align: 'start' },
      { label: 'Pieces', align: 'start' },
    ],
  };
  const blocks = [text('t', 'Words', place(48, 200, 400, 200))];
  const one: Partial<Slide> = {
    layout: 'table',
    title: 'What we ask',
    image: undefined,
    blocks: [table],
  };
  const long = 'A title of so many words that it has two lines on its slide';
  const [, placed, usual] = await laidAll(
    { title: 'Cover', layout: 'title', placed: { title: place(48, 200, 400, 200) }, blocks: [] },
    { title: long, placed: { title: at }, blocks },
    one,
  );
  const [own, other] = [found(placed ?? [], 'A title'), found(usual ?? [], 'What we ask')];
  expect(other).toMatchObject({ x: own.x, y: own.y, style: { color: own.style.color } });
  expect(other.style.size).toBeCloseTo(own.style.size);
  expect(own.width).toBeLessThan(800);
});

test('where large letters were ordered a figure gives way before what it counts', async () => {
  const spec = await deckOf({
    placed: { title },
    blocks: [figure('n1', '1994', place(48, 150, 348, 120))],
  });
  spec.theme.tokens.size.base.$value = { value: 22, unit: 'px' };
  const [slide] = layOutDeck(spec, await measureOf(spec));
  const [value, label] = ['1994', 'a year'].map((words) => found(slide?.elements ?? [], words));
  expect(label?.style.size).toBeGreaterThanOrEqual(28);
  expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThanOrEqual(271);
  expect(value?.style.size).toBeGreaterThan(60);
});

test('a place without width still has room', async () => {
  const items = ['One', 'Two'].map((name) => ({ id: name, title: name, text: 'What' }));
  const at = place(10, 10, 0, 0);
  const steps: SlideBlock = { id: 's', slot: 'main', type: 'steps', items, place: at };
  const quote: SlideBlock = { id: 'q', slot: 'main', type: 'quote', text: 'So it is', place: at };
  for (const block of [steps, quote])
    for (const { width } of await laid({ placed: { title: at }, blocks: [block] }))
      expect(width).toBeGreaterThanOrEqual(0);
});

test('where reading starts at the right a place stays, what is in it is mirrored, and so is the foot', async () => {
  const items = [
    { id: 'i1', text: 'واحد' },
    { id: 'i2', text: 'اثنان' },
  ];
  const list: SlideBlock = {
    ...{ id: 'l', slot: 'main', type: 'bullets', ordered: true, items },
    place: place(48, 150, 400, 300),
  };
  const foot = { name: 'text', number: 'text' };
  const elements = await laid({ placed: { title, foot }, blocks: [list] }, 'rtl');
  const [one, number] = [found(elements, 'واحد'), found(elements, '"1"')];
  expect(one.x + one.width).toBeLessThanOrEqual(449);
  expect(number.x).toBeGreaterThanOrEqual(one.x);
  expect(elements.at(-1)).toMatchObject({ kind: 'text', x: 48 });
});

test('a page shows what is drawn behind a slide on a broad screen alone', async () => {
  const [page] = await renderSlides(await deckOf({ placed: { title }, blocks: [] }));
  expect(page?.body.text).toContain('pic art');
});

test('quotations stand without a title, each as large as its place holds, and a name in the middle has no dash', async () => {
  const quote = (id: string, at: SlidePlace, by?: string): SlideBlock => ({
    ...{ id, slot: 'main', type: 'quote', text: 'The house was silent, as those who know', place: at, by },
  });
  const blocks = [quote('q1', place(48, 48, 864, 180)), quote('q2', place(132, 282, 780, 36))];
  const several = await laid({ layout: 'section', title: 'The house', placed: {}, blocks });
  expect(several.some((one) => one.kind === 'text' && one.tag === 'H1')).toBe(false);
  const sizes = several.flatMap((one) => (one.kind === 'text' && one.tag === 'P' ? [one.style.size] : []));
  expect(Math.min(...sizes)).toBeGreaterThan(20);
  const alone = await laid({
    ...{ layout: 'quote', title: 'The house', placed: {}, image: undefined },
    blocks: [quote('q', place(108, 108, 744, 324, { align: 'center' }), 'Ada')],
  });
  expect(alone.map(({ kind }) => kind)).toEqual(['text', 'text']);
});

test('a deck without a foot has neither its name nor a number on any slide', async () => {
  const foot = { name: 'text', number: 'text' };
  const spec = await deckOf({ placed: { title, foot } });
  const slides = spec.content.slides.flatMap((one) => [one, { ...one, id: 's2', placed: undefined }]);
  const feet = async (isFootless: boolean) => {
    const deck = { ...spec, content: { ...spec.content, slides, isFootless } };
    const all = layOutDeck(deck, await measureOf(deck)).flatMap(({ elements }) => elements);
    return all.filter((one) => one.kind === 'text' && one.tag === 'Artifact');
  };
  expect((await feet(false)).length).toBeGreaterThan(1);
  expect(await feet(true)).toEqual([]);
});

test('what a placed figure counts and a call on a flat band are read from the back', async () => {
  const call: SlideBlock = {
    ...{ id: 'c', slot: 'main', type: 'callToAction', text: 'Playable build: moth.example/demo' },
    ...{ href: 'https://moth.example/demo', place: place(48, 354, 864, 42) },
  };
  const elements = await laid({
    placed: { title },
    blocks: [figure('f', '31,400', place(48, 156, 400, 92)), call],
  });
  const counted = found(elements, 'a year').style.size;
  expect(counted).toBeGreaterThanOrEqual(20);
  expect(counted).toBeLessThan(found(elements, '31,400').style.size / 2);
  expect(found(elements, 'Playable build').style.size).toBeGreaterThanOrEqual(20);
});

test('texts of one row are of one size, and what stands under a title of two lines is kept apart from it', async () => {
  const row = [
    text('a', 'short', place(48, 156, 264, 120)),
    text('b', 'a few more words than that', place(348, 156, 200, 120)),
    text('c', 'found that a character had two different colours of eyes', place(600, 156, 264, 120)),
  ];
  const words = 'Three people have changed one book that was translated, and each did it alone';
  const elements = await laid({ title: words, placed: { title: place(48, 48, 864, 96) }, blocks: row });
  const sizes = ['short', 'a few more', 'found that'].map((said) => found(elements, said).style.size);
  expect(new Set(sizes).size).toBe(1);
  const { y, height, style } = found(elements, 'Three people');
  expect(height).toBeGreaterThan(style.size * 2);
  expect(156 - y - height).toBeGreaterThan(18);
});

test('whose words a quotation is can be read from the back', async () => {
  const quote: SlideBlock = {
    ...{ id: 'q', slot: 'main', type: 'quote', text: 'Writers make national literature, translators' },
    ...{ by: 'José Saramago', place: place(96, 120, 768, 260) },
  };
  const elements = await laid({ placed: { title }, blocks: [quote] });
  expect(found(elements, 'Saramago').style.size).toBeGreaterThanOrEqual(24);
});

const SEEN = 'Nobody expected the rise to last this long';
/** A line chart of five years, with what is to be seen in it. */
async function chartIn(at: SlidePlace): Promise<SlideBlock> {
  const spec = await fixture('slides');
  const blocks = spec.buildType === 'slides' ? spec.content.slides.flatMap((slide) => slide.blocks) : [];
  const block = blocks.find(({ type }) => type === 'chart');
  if (block?.type !== 'chart') throw new Error('no chart');
  return { ...block, chart: { ...block.chart, takeaway: SEEN }, place: at };
}

test('a chart has all of the place that its writer gave it, and one of few parts has words that are read from the back', async () => {
  const elements = await laid({ placed: { title }, blocks: [await chartIn(place(48, 156, 864, 336))] });
  const chart = elements.find(({ kind }) => kind === 'chart');
  if (chart?.kind !== 'chart') throw new Error('no chart');
  expect([chart.width, chart.height]).toEqual([864, 336]);
  expect(chart.enlargements[0]).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(elements.filter(({ kind }) => kind === 'text'))).not.toContain(SEEN);
});

test('where large letters were ordered, placed texts and what figures count fill their places', async () => {
  const blocks = [
    text('t', 'Saturday 18 April', place(48, 156, 864, 132)),
    figure('f', '11 weeks', place(48, 300, 864, 190)),
  ];
  const sizesIn = async (base: number): Promise<number[]> => {
    const spec = await deckOf({ placed: { title }, blocks });
    spec.theme.tokens.size.base.$value = { value: base, unit: 'px' };
    const elements = layOutDeck(spec, await measureOf(spec)).flatMap((slide) => slide.elements);
    return ['Saturday', 'a year'].map((said) => found(elements, said).style.size);
  };
  const [usual, large] = [await sizesIn(17), await sizesIn(22)];
  expect(large[0]).toBeGreaterThan((usual[0] ?? 0) * 1.3);
  expect(large[1]).toBeGreaterThan((usual[1] ?? 0) * 1.2);
});

test('a title that stands elsewhere than those of other slides is as large as its own place holds', async () => {
  const long = {
    title: 'A hall that is closed for weeks, and nobody said why',
    placed: { title: place(48, 48, 864, 96) },
  };
  const close = { title: 'Come and see it', placed: { title: place(48, 36, 864, 96) } };
  const [first, last] = await laidAll(long, close);
  expect(found(last ?? [], 'Come').style.size).toBeGreaterThan(found(first ?? [], 'A hall').style.size * 1.3);
});

test('what a figure counts does not hang on the figure under it', async () => {
  const under = async (y: number): Promise<number> => {
    const first = figure('f', '6.5', place(48, 156, 612, 192));
    const elements = await laid({
      placed: { title },
      blocks: [first, figure('n', '18,000', place(48, y, 396, 100))],
    });
    const said = found(elements, 'a year');
    return y - said.y - said.height;
  };
  expect(await under(354)).toBeGreaterThan(20);
  expect(await under(400)).toBeGreaterThan(40);
});

test('a question to its owner keeps to its place, and the name of a deck is not said twice on a slide', async () => {
  const question: SlideBlock = {
    ...text('q', 'What are the next steps?', place(48, 162, 864, 60)),
    ...{ placeholder: true },
  };
  const elements = await laid({ placed: { title }, blocks: [question] });
  const box = elements.find((one) => one.kind === 'shape' && one.shape === 'broken');
  expect(box?.height).toBeLessThanOrEqual(60.5);
  const spec = await deckOf({});
  const named = text('n', spec.content.footer ?? spec.title, place(48, 300, 864, 60));
  const foot = { name: 'text', number: 'text' };
  const shown = await laid({ placed: { title, foot }, blocks: [named] });
  expect(shown.filter((one) => one.kind === 'text' && one.tag === 'Artifact')).toHaveLength(1);
});

test('a picture behind what is drawn lies under it, with its words where nothing covers them', async () => {
  const whole = place(0, 0, 960, 540, { behind: true });
  const frame: SlideBlock = {
    ...{ id: 'p', slot: 'main', type: 'text', text: 'Camels at sunset', place: whole },
    ...{ placeholder: true, look: { form: 'picture' } },
  };
  const high = place(48, 110, 400, 100);
  const elements = await laid({ placed: { title: high }, blocks: [frame] });
  const at = elements.findIndex((one) => one.kind === 'picture' && one.isBehind === true);
  const words = found(elements, 'Camels');
  expect(elements.indexOf(words)).toBeLessThan(at);
  expect(elements.indexOf(found(elements, 'Two halves'))).toBeGreaterThan(at);
  expect(words.y).toBeGreaterThan(high.y + high.height);
});
