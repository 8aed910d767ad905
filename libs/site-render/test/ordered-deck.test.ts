import { expect, test } from '@jest/globals';
import type { Slide, SlideBlock, SlidesSpec } from '@sitewright/site-spec';
import { contrastOf } from '../src/contrast.ts';
import type { SlideElement } from '../src/deck/element.ts';
import { layOutDeck } from '../src/deck/lay-out-deck.ts';
import { measureOf } from '../src/deck/measure.ts';
import { fixture } from './fixtures.ts';

async function laid(fields: Partial<Slide>, aspect: SlidesSpec['content']['aspect'] = '16:9') {
  const spec = await fixture('slides');
  if (spec.buildType !== 'slides') throw new Error('not slides');
  const slide: Slide = {
    id: 's1',
    layout: 'bullets',
    title: 'Kinds of locks',
    blocks: [],
    notes: '',
    ...fields,
  };
  const one = { ...spec, content: { ...spec.content, aspect, slides: [slide] } };
  return layOutDeck(one, await measureOf(one)).flatMap(({ elements }) => elements);
}

const text = (id: string, words: string, look: SlideBlock['look']): SlideBlock => ({
  ...{ id, slot: 'main', type: 'text', text: words },
  look,
});
const found = (elements: readonly SlideElement[], words: string) => {
  const one = elements.find(
    (element) => element.kind === 'text' && JSON.stringify(element.text).includes(words),
  );
  if (one?.kind !== 'text') throw new Error(`${words} is not there`);
  return one;
};

test('what an order places stands there, in its own colours, and stays within the slide', async () => {
  const blocks: SlideBlock[] = [
    {
      ...text('b1', '', {}),
      type: 'bullets',
      items: [
        { id: 'b1_1', text: 'Pin tumbler' },
        { id: 'b1_2', text: 'Lever' },
      ],
    },
    text('b2', 'Picture: a key', { place: 'right', form: 'picture' }),
    text('b3', 'Next', { place: 'bottom-left', form: 'button' }),
    text('b4', 'Made of brass', { place: 'right', form: 'box', fills: ['#ffff00'] }),
  ];
  const ordered = {
    ground: '#f5ecd5',
    ink: '#000000',
    frame: '#663300',
    title: { place: 'top-right' as const, ink: '#8b0000' },
    bars: [{ place: 'bottom' as const, fills: ['#008080'] }],
  };
  for (const aspect of ['16:9', '4:3', '1:1', '9:16'] as const) {
    const elements = await laid({ blocks, ordered }, aspect);
    const [point, picture, button, box] = ['Pin tumbler', 'a key', 'Next', 'brass'].map((words) =>
      found(elements, words),
    );
    expect(found(elements, 'Kinds').style).toMatchObject({ align: 'end', color: '#8b0000' });
    expect(point?.style.color).toBe('#000000');
    expect(point?.x ?? 0).toBeLessThan(picture?.x ?? 0);
    expect(button?.y ?? 0).toBeGreaterThan(picture?.y ?? 0);
    expect(box?.style.color).toBe('#000000');
    const fills = elements.flatMap((element) => (element.kind === 'shape' ? [element.fill] : []));
    expect(fills).toEqual(expect.arrayContaining(['#663300', '#008080', '#ffff00']));
    const [width, height] =
      aspect === '9:16' ? [540, 960] : [aspect === '16:9' ? 960 : aspect === '4:3' ? 720 : 540, 540];
    for (const one of elements) {
      expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(-0.01);
      expect(one.x + one.width).toBeLessThanOrEqual(width + 0.01);
      expect(one.y + one.height).toBeLessThanOrEqual(height + 0.01);
    }
  }
});

test('boxes are of one width and numbered, and words that nobody could read on their ground are not of its colour', async () => {
  const items = ['Cut', 'Sew', 'Iron'].map((words, at) => ({ id: `i${at}`, text: words }));
  const block: SlideBlock = {
    ...{ id: 'b1', slot: 'main', type: 'bullets', ordered: true, items },
    look: { place: 'right', form: 'boxes', fills: ['#006400', '#ffff00'], ink: '#ffff00' },
  };
  const elements = await laid({
    blocks: [block],
    ordered: { title: { place: 'left', fills: ['#003300'] }, bars: [] },
  });
  const boxes = elements.filter((one) => one.kind === 'shape').slice(1);
  expect(new Set(boxes.map(({ width }) => width)).size).toBe(1);
  expect(found(elements, 'Sew').text).toEqual([{ text: '2  ', bold: true }, { text: 'Sew' }]);
  expect(found(elements, 'Iron').style.color).toBe('#111111');
  expect(found(elements, 'Kinds').style.color).toBe('#ffffff');
});

test('the names of colour squares are read with their marked words', async () => {
  const swatches: SlideBlock = {
    ...{ id: 'b1', slot: 'main', type: 'bullets', look: { form: 'swatches', fills: ['#0b1f3a', '#ffff00'] } },
    items: [
      { id: 'b1_1', text: [{ text: 'Navy', bold: true }] },
      { id: 'b1_2', text: 'Yellow' },
    ],
  };
  expect(
    found(await laid({ blocks: [swatches], ordered: { title: {}, bars: [] } }), 'Navy, Yellow'),
  ).toBeDefined();
});

test('words in several runs are as large as the same words in one', async () => {
  const long = 'Pins of brass lie in two rows and keep the plug from turning. '.repeat(3).trim();
  const sizeOf = async (words: SlideBlock & { type: 'text' }): Promise<number> =>
    found(await laid({ blocks: [words], ordered: { title: {}, bars: [] } }), 'brass').style.size;
  const one: SlideBlock = { id: 'b1', slot: 'main', type: 'text', text: long, look: { place: 'center' } };
  const runs = [{ text: long.slice(0, 90) }, { text: long.slice(90), bold: true }];
  expect(await sizeOf({ ...one, text: runs })).toBe(await sizeOf(one));
});

test('a picture that is to come at a side for itself reaches to the edges of the slide, under the band of the title', async () => {
  const blocks = [text('b1', 'Lever', {}), text('b2', 'A key', { place: 'right', form: 'picture' })];
  const elements = await laid({ blocks, ordered: { title: { fills: ['#003300'] }, bars: [] } });
  const [band, picture] = elements.filter((one) => one.kind === 'shape');
  expect(band).toMatchObject({ x: 0, y: 0, width: 960 });
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeCloseTo(960);
  expect(picture?.y).toBeCloseTo(band?.height ?? 0);
  expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeCloseTo(540);
});

test('the head of a table is read on the ground that was ordered for it', async () => {
  const table: SlideBlock = {
    ...{ id: 'b1', slot: 'main', type: 'table', rows: [['Lever']] },
    columns: [{ label: 'Lock', align: 'start' }],
    look: { fills: ['#8888dd', '#ffffff'] },
  };
  const elements = await laid({ blocks: [table], ordered: { title: {}, bars: [] } });
  const [head] = elements.flatMap((one) => (one.kind === 'table' ? (one.headLook ?? []) : []));
  expect(head?.fill).toBe('#8888dd');
  expect(contrastOf(head?.ink ?? '#ffffff', '#8888dd')).toBeGreaterThan(4.5);
});

test('lines stand where they are ordered, boxes side by side are of one height, and a pale colour is deepened until it is seen', async () => {
  const box = (id: string, words: string, place: 'left' | 'right') =>
    text(id, words, { place, form: 'box', fills: ['#90ee90'] });
  const elements = await laid({
    blocks: [
      box('b1', 'Pins of brass in two rows keep the plug from turning. '.repeat(3).trim(), 'left'),
      box('b2', 'Lever', 'right'),
      box('b3', 'Disc', 'left'),
      box('b4', 'Wafer', 'right'),
    ],
    ordered: {
      ground: '#fffdf0',
      title: { ink: '#f5870a' },
      bars: [
        { form: 'lines', fills: ['#aa0000'] },
        { form: 'lines', place: 'center', fills: ['#00aa00'] },
      ],
    },
  });
  const filledWith = (fill: string) =>
    elements.flatMap((one) => (one.kind === 'shape' && one.fill === fill ? one : []));
  const [first, second] = filledWith('#90ee90');
  expect(second?.height).toBe(first?.height);
  const [lying, upright] = ['#aa0000', '#00aa00'].map(filledWith);
  expect(lying?.map(({ width, height }) => width > 100 * height)).toEqual([true]);
  expect(new Set(upright?.map(({ width, height }) => height > 10 * width))).toEqual(new Set([true]));
  const { color } = found(elements, 'Kinds').style;
  expect(contrastOf(color, '#fffdf0')).toBeGreaterThanOrEqual(3);
  expect(['#111111', '#ffffff']).not.toContain(color);
});
