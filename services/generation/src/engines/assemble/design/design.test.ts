import { describe, expect, test } from '@jest/globals';
import {
  checkReferences,
  columnsOf,
  type DesignSpec,
  type Frame,
  frameSize,
  isInside,
  type Layer,
  type LeafLayer,
  measureText,
  PRESET_SIZES,
  parseSpec,
  plainText,
  type SetText,
  type TextLayer,
} from '@sitewright/site-spec';
import { aBrief } from '../../../../test/briefs.ts';
import { stamp } from '../../../../test/drafts.ts';
import { requestOf } from '../../brief/shapes.ts';
import type { FramePart, FrameText } from '../../draft/design.ts';
import { draftSchemas } from '../../draft/draft.ts';
import {
  COMPOSITIONS,
  type Composition,
  GROUNDS,
  MOODS,
  PRESETS,
  type Preset,
} from '../../draft/vocabulary.ts';
import { assemble } from '../assemble.ts';
import { contrastBetween } from './frame-colours.ts';
import { orderedSizes } from './ordered-type.ts';

/** Words as they were given: a unit's space that does not break is one like others. */
const spaced = (words: string): string => words.replaceAll('\u00a0', ' ');

const text = (
  role: FrameText['role'],
  words: string,
  emphasis: FrameText['emphasis'] = 'normal',
  group = '',
): FrameText => ({
  role,
  text: words,
  emphasis,
  group,
  language: '',
  place: '',
});

const CONTENTS: Record<string, FrameText[]> = {
  short: [text('title', 'Open day', 'strong'), text('date', '3 May'), text('place', 'Mill Lane')],
  long: [
    text('caption', 'Friends of the river museum at the old lock'),
    text('title', 'How nine villages learned to live with low water and high floods', 'strong'),
    text('body', 'A talk with maps, measurements and photographs from sixty summers along the middle Elbe.'),
    text('date', 'Thursday, 14 November 2026, 7.30 pm'),
    text('contact', 'friends@river-museum-on-the-lock.example'),
    text('callToAction', 'Reserve a seat by Friday'),
  ],
  many: [
    text('title', 'Lunch', 'strong'),
    ...['Leek soup', 'Chickpea curry', 'Fish pie', 'Lasagne', 'Ham pie', 'Salad'].flatMap((dish, index) => [
      text('list', dish, 'normal', `d${index}`),
      text('price', `£${index + 4}.20`, 'normal', `d${index}`),
    ]),
  ],
  japanese: [
    text('title', '夏祭り', 'strong'),
    text('subtitle', '浴衣でお越しください'),
    text('date', '8月2日（日）17時'),
  ],
  arabic: [
    text('title', 'مهرجان الكتاب', 'strong'),
    text('date', '١٤ يونيو ٢٠٢٦'),
    text('place', 'الحديقة العامة، عمّان'),
  ],
  oneWord: [text('title', 'Spendenlauf', 'strong')],
};

const part = (texts: FrameText[], more: Partial<FramePart> = {}): FramePart => ({
  ref: 'frame',
  name: 'Frame',
  preset: 'poster',
  width: 0,
  height: 0,
  unit: 'px',
  shape: '',
  composition: 'poster',
  ground: 'background',
  art: [],
  texts,
  picture: '',
  ...more,
});

function designOf(
  parts: FramePart[],
  language = 'en',
  mood: (typeof MOODS)[number] = 'hearth',
  order = '',
  dir: 'ltr' | 'rtl' = language === 'ar' ? 'rtl' : 'ltr',
  title = 'A design',
  colours: { text: string; use: string }[] = [],
): DesignSpec {
  const draft = draftSchemas.design.parse({
    ...{
      title,
      tagline: '',
      organisation: '',
      summary: '',
      look: { mood, letters: 'any', print: 'usual', colours },
    },
    ...{ datasets: [], charts: [], parts, requested: [] },
  });
  const [, seen = ''] = /drawing of (.+)\./.exec(order) ?? [];
  const brief = aBrief({
    ...{ buildType: 'design', language, dir },
    segments: [{ role: 'order', text: order }],
    requested: seen === '' ? [] : [requestOf({ kind: 'section', target: 'picture', title: seen })],
  });
  const spec = parseSpec(assemble({ buildType: 'design', draft }, brief, { ...stamp, mode: 'power' }));
  expect(checkReferences(spec)).toEqual([]);
  if (spec.buildType !== 'design') throw new Error('no design');
  return spec;
}

const leavesOf = (layers: readonly Layer[]): LeafLayer[] =>
  layers.flatMap((layer) => (layer.type === 'group' ? layer.layers : [layer]));
const textsOf = (frame: Frame): TextLayer[] =>
  leavesOf(frame.layers)
    .filter((layer) => layer.type === 'text')
    .filter(({ role }) => role !== 'decoration');

/** Where the first line of a text stands. */
const footOf = (layer: TextLayer | undefined): number =>
  (layer?.y ?? 0) + (layer?.fontSize ?? 0) * ((layer?.lineHeight ?? 0) / 2 + 0.35);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const SLACK = 0.02;
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width - SLACK &&
  other.x < one.x + one.width - SLACK &&
  one.y < other.y + other.height - SLACK &&
  other.y < one.y + one.height - SLACK;
const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

/** What is wrong with how texts stand on a frame. */
function faultsOf(frame: Frame, spec: DesignSpec): string[] {
  const texts = textsOf(frame);
  const { top, right, bottom, left } = frame.safeArea;
  const safe = { x: left, y: top, width: frame.width - left - right, height: frame.height - top - bottom };
  return texts.flatMap((layer, index) => {
    const words = plainText(layer.text);
    const [family] = spec.theme.tokens.font[layer.font].$value;
    const { fontWeight: weight, letterSpacing } = layer;
    const style = { weight, letterSpacing, uppercase: false, family };
    const measured = measureText(words, style);
    const lines = measured.breakAt((layer.width + SLACK) / layer.fontSize);
    const height = lines.length * layer.fontSize * layer.lineHeight;
    return [
      ...(holds(safe, layer) ? [] : [`"${words}" leaves the safe area`]),
      ...(texts.slice(index + 1).some((other) => overlap(layer, other))
        ? [`"${words}" lies on another text`]
        : []),
      ...(measured.longest * layer.fontSize > layer.width + SLACK ? [`a word of "${words}" is broken`] : []),
      ...(height > layer.height + layer.fontSize * 0.02 ? [`"${words}" is cut`] : []),
      ...(contrastOn(frame, layer, spec) < 4.5 ? [`"${words}" can't be read`] : []),
    ];
  });
}

/** The contrast of a text with the topmost plane under it; an ornament under it counts as none. */
function contrastOn(frame: Frame, layer: TextLayer, { theme }: DesignSpec): number {
  const leaves = leavesOf(frame.layers);
  const under = leaves
    .slice(0, leaves.indexOf(layer))
    .filter((other) => other.type === 'shape' && other.fill !== undefined);
  const top = under.findLast((other) => overlap(other, layer));
  if (top?.type === 'shape' && (top.shape === 'path' || !holds(top, layer))) return 0;
  const fill = top?.type === 'shape' ? top.fill : frame.background.fill;
  return typeof fill === 'string' ? contrastBetween(theme, layer.color, fill) : 0;
}

const languageOf = (name: string): string => ({ japanese: 'ja', arabic: 'ar' })[name] ?? 'en';

describe.each(Object.keys(CONTENTS))('texts that are %s', (name) => {
  test.each(COMPOSITIONS)('stand apart and readable in every format as %s', (composition: Composition) => {
    const parts = PRESETS.map((preset, index) => {
      const ground = GROUNDS[(index + COMPOSITIONS.indexOf(composition)) % GROUNDS.length] ?? 'background';
      return part(CONTENTS[name] ?? [], { preset, composition, ground, ref: preset });
    });
    const mood = MOODS[COMPOSITIONS.indexOf(composition) % MOODS.length];
    const spec = designOf(parts, languageOf(name), mood);
    const faults = spec.content.frames.flatMap((frame) =>
      faultsOf(frame, spec).map((fault) => `${frame.preset}: ${fault}`),
    );
    expect(faults).toEqual([]);
    expect(spec.content.frames).toHaveLength(PRESETS.length);
    const words = spec.content.frames.map((frame) =>
      textsOf(frame)
        .map((layer) => spaced(plainText(layer.text)))
        .toSorted(),
    );
    for (const said of words) expect(said).toEqual((CONTENTS[name] ?? []).map((one) => one.text).toSorted());
  });
});

/** How many times larger the largest type is than the smallest, by what the format asks for; a frame that would be empty comes nearer. */
const DISTANCES: Record<number, number> = { 8: 3.7, 5: 2.5, 3: 2.4 };

test.each(PRESETS)(
  'the type of %s can be read, and its largest keeps its distance to the smallest',
  (preset: Preset) => {
    const size = frameSize(part([], { preset }));
    const given = COMPOSITIONS.map((composition) =>
      part(CONTENTS.long ?? [], { preset, composition, ref: composition }),
    );
    const { content, warnings } = designOf(given);
    if (warnings.some(({ code }) => code === 'text_small')) return;
    for (const frame of content.frames) {
      const sizes = textsOf(frame).map((layer) => layer.fontSize);
      const [largest, smallest] = [Math.max(...sizes), Math.min(...sizes)];
      expect(smallest).toBeGreaterThanOrEqual(size.smallest * 0.999);
      const { scale } = PRESET_SIZES[preset];
      // A word too long for large type leaves no distance to keep.
      if (largest >= size.smallest * scale)
        expect(largest / smallest).toBeGreaterThanOrEqual((DISTANCES[scale] ?? 0) * 0.98);
    }
  },
);

test('no short word of a headline is left alone where type that is a little smaller mends it', () => {
  const texts = [text('title', 'Farmers market every Saturday here', 'strong'), text('date', '3 May')];
  const [frame] = designOf([part(texts, { width: 800, height: 800 })]).content.frames;
  const [title] = frame === undefined ? [] : textsOf(frame);
  if (title === undefined) throw new Error('no title');
  const style = { weight: 700, letterSpacing: title.letterSpacing, uppercase: false };
  const family = designOf([part(texts)]).theme.tokens.font.heading.$value[0];
  const lines = measureText(plainText(title.text), { ...style, family }).breakAt(
    (title.width + SLACK) / title.fontSize,
  );
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.at(-1)?.text.trim()).toMatch(/\s/u);
});

test('all rules of a list keep as clear of its rows, also of those that have no price', () => {
  const things = ['Soup', 'Pie', 'Salad', 'Cake', 'Tea', 'Ale', 'Juice'].flatMap((name, at) => [
    text('list', name, 'normal', name),
    ...(at % 2 === 0 ? [text('price', `£${at + 2}`, 'normal', name)] : []),
  ]);
  const [frame] = designOf([part([text('title', 'Lunch', 'strong'), ...things], { preset: 'banner' })])
    .content.frames;
  if (frame === undefined) throw new Error('no frame');
  const rules = frame.layers.filter(({ type, height }) => type === 'shape' && height < frame.height * 0.01);
  const sizes = textsOf(frame).map(({ fontSize }) => fontSize);
  expect(rules.length).toBeGreaterThan(2);
  for (const rule of rules) {
    const above = textsOf(frame).filter(({ role, y }) => role === 'list' && y < rule.y);
    const off = rule.y - Math.max(...above.map(({ y, height }) => y + height));
    expect(off).toBeGreaterThan(Math.min(...sizes) * 0.32);
  }
});

test('an accent that was ordered is seen in lines, though it is no colour to read in', () => {
  const seen = (colours: { text: string; use: string }[]): unknown[] => {
    const parts = [part(CONTENTS.many ?? [])];
    const [frame] = designOf(parts, 'en', 'hearth', '', 'ltr', 'A design', colours).content.frames;
    if (frame === undefined) throw new Error('no frame');
    return frame.layers.flatMap((layer) =>
      layer.type === 'shape' && layer.height < frame.height * 0.01 ? [layer.fill] : [],
    );
  };
  const two = ['#1B2A5C', '#B08D57'].map((colour, at) => ({
    text: colour,
    use: ['primary', 'accent'][at] ?? '',
  }));
  expect([...new Set(seen(two))]).toEqual(['accent']);
  expect([...new Set(seen(two.slice(0, 1)))]).toEqual(['text']);
});

test('a given size is kept in its unit, and print has 7 points at least', () => {
  const [frame] = designOf([
    part(CONTENTS.short ?? [], { preset: 'custom', width: 3.5, height: 2, unit: 'in' }),
  ]).content.frames;
  expect(frame).toMatchObject({ width: 3.5, height: 2, unit: 'in' });
  for (const layer of frame === undefined ? [] : textsOf(frame))
    expect(layer.fontSize * 72).toBeGreaterThanOrEqual(6.99);
});

test('right-to-left frames are the mirror image of the others', () => {
  const given = [part(CONTENTS.arabic ?? [], { preset: 'post-landscape', composition: 'sideBySide' })];
  const [ltr, rtl] = (['ltr', 'rtl'] as const)
    .map((dir) => designOf(given, 'ar', 'hearth', '', dir))
    .map(({ content }) => content.frames[0]);
  if (ltr === undefined || rtl === undefined) throw new Error('no frame');
  const starts = textsOf(ltr).map(({ x }) => ltr.width - x);
  expect(textsOf(rtl).map(({ x, width }) => x + width)).toEqual(starts.map((x) => expect.closeTo(x, 1)));
});

test('things with the same fields are set as a table', () => {
  const rows = [
    ['Monday', 'Leek soup', '£4.20'],
    ['Tuesday', 'Curry', '£4.80'],
    ['Friday', 'Fish pie', '£5.60'],
  ].flatMap(([day = '', dish = '', price = '']) => [
    text('date', day, 'normal', day),
    text('list', dish, 'strong', day),
    text('price', price, 'normal', day),
  ]);
  const [frame] = designOf([
    part([text('title', 'Lunch', 'strong'), ...rows], { preset: 'menu-card', composition: 'rows' }),
  ]).content.frames;
  const layers = frame === undefined ? [] : textsOf(frame);
  const yOf = (words: string) => footOf(layers.find((layer) => plainText(layer.text) === words));
  expect(yOf('Monday')).toBeCloseTo(yOf('£4.20'), 0);
  expect(yOf('Leek soup')).toBeCloseTo(yOf('Monday'), 0);
  const talk = 'Old lift, new rules: what you must replace and what can wait, by the head of service';
  const programme = [
    ['1.30 pm', 'Arrival, lunch', 'Canteen'],
    ['2.15 pm', talk, 'Hall 2'],
    ['3.15 pm', 'Up the tower', 'Tower'],
  ].flatMap(([time = '', what = '', where = '']) => [
    text('date', time, 'normal', time),
    text('list', what, 'normal', time),
    text('place', where, 'normal', time),
  ]);
  const [back] = designOf([
    part([text('title', 'Programme', 'strong'), ...programme], { preset: 'flyer', composition: 'rows' }),
  ]).content.frames;
  const said = (words: string) =>
    back === undefined
      ? undefined
      : textsOf(back).find((layer) => spaced(plainText(layer.text)) === words)?.y;
  expect(said('2.15 pm')).toBe(said('Hall 2'));
});

test('those who sign do so side by side, each under a line', () => {
  const signing = ['Helga Prantner', 'Tobias Wöss'].flatMap((name) => [
    text('body', '______________________', 'normal', name),
    text('body', name, 'normal', name),
  ]);
  const [frame] = designOf([
    part([text('title', 'Certificate', 'strong'), ...signing], {
      preset: 'certificate',
      composition: 'centred',
    }),
  ]).content.frames;
  const layers = frame === undefined ? [] : textsOf(frame);
  const yOf = (words: string) => layers.find((layer) => plainText(layer.text) === words)?.y;
  expect(yOf('Helga Prantner')).toBeDefined();
  expect(yOf('Helga Prantner')).toBe(yOf('Tobias Wöss'));
});

test('cards that differ in their words alone have one size of type', () => {
  const cards = ['Jo Li', 'Rosario Quintanilla Valdearenas'].map((name) =>
    part([text('title', name, 'strong'), text('subtitle', 'Head of shift'), text('contact', '949 000 312')], {
      ref: name,
      preset: 'business-card',
      composition: 'panelTop',
    }),
  );
  const titles = designOf(cards).content.frames.map(
    (frame) => textsOf(frame).find(({ role }) => role === 'title')?.fontSize,
  );
  expect(new Set(titles).size).toBe(1);
});

const pathsOf = ({ layers }: Frame): string[] =>
  leavesOf(layers).flatMap((leaf) => (leaf.type === 'shape' && leaf.path !== undefined ? [leaf.path] : []));

test('frames of one design have patterns of their own, and those that are alike the same', () => {
  const texts = [text('title', 'Open day', 'strong')];
  const frame = part(texts, { preset: 'story', composition: 'pictureAbove' });
  const parts = [
    frame,
    { ...frame, ref: 'second' },
    { ...frame, ref: 'third', composition: 'pictureBelow' as const },
  ];
  const [one, like, other] = designOf(parts, 'en', 'pastel').content.frames.map(pathsOf);
  expect(one?.length).toBeGreaterThan(0);
  expect(one).toEqual(like);
  expect(one).not.toEqual(other);
});

test.each(COMPOSITIONS)('a frame composed as %s shows the motif of its set', (composition: Composition) => {
  const spec = designOf([part(CONTENTS.short ?? [], { composition })], 'en', 'pastel');
  expect(spec.content.frames.every((frame) => pathsOf(frame).length > 0)).toBe(true);
});

test('a panel that lies on a motif has none of its colours', () => {
  for (const mood of MOODS) {
    const parts = (['cardOverPicture', 'cardStart', 'cardLow'] as const).map((composition) =>
      part(CONTENTS.short ?? [], { ref: composition, composition, ground: 'picture', preset: 'postcard' }),
    );
    const { content, theme } = designOf(parts, 'en', mood);
    for (const { layers } of content.frames) {
      const shapes = leavesOf(layers).flatMap((leaf) => (leaf.type === 'shape' ? [leaf] : []));
      const panel = shapes.findLast(({ shape }) => shape === 'rectangle');
      for (const { fill } of shapes.filter(({ shape }) => shape === 'path'))
        if (typeof fill === 'string' && typeof panel?.fill === 'string')
          expect(contrastBetween(theme, fill, panel.fill)).toBeGreaterThanOrEqual(1.35);
    }
  }
});

test('the sign of what has no name is a plane without a letter', () => {
  const mark = part([text('title', '«»', 'strong')], { preset: 'logo', composition: 'mark' });
  const { content } = designOf([mark], 'en', 'pastel', '', 'ltr', '–');
  const signs = content.frames.flatMap(({ layers }) => layers.filter(({ type }) => type === 'group'));
  expect(signs).toMatchObject([{ layers: [{ type: 'shape', shape: 'path' }] }]);
});

test('where a sign is asked for, all frames with a place for one show the same', () => {
  const cards = [
    part([text('title', 'Jo Li', 'strong')], { preset: 'business-card', composition: 'corner', ref: 'one' }),
    part([text('title', 'Good pots', 'strong')], {
      preset: 'label',
      composition: 'mark',
      ref: 'two',
      ground: 'primary',
    }),
  ];
  const { content } = designOf(cards, 'en', 'pastel');
  const outlines = content.frames.map((frame) => pathsOf(frame)[0]);
  expect(outlines[0]).toBeDefined();
  expect(new Set(outlines).size).toBe(1);
});

test('a price stands out from its row, and what a banner says fills it', () => {
  const texts = [
    text('title', 'Dumpling Dora', 'strong'),
    text('list', 'Pork and chive, mushroom, prawn'),
    text('price', '6 for £7.50'),
    text('quote', 'I moved my dentist appointment for these.', 'quiet'),
  ];
  const [frame] = designOf([
    part(texts, { ...{ preset: 'custom', width: 1600, height: 500, unit: 'px' }, composition: 'sideBySide' }),
  ]).content.frames;
  const layers = frame === undefined ? [] : textsOf(frame);
  const price = layers.find((layer) => plainText(layer.text).includes('£'));
  expect(price?.fontWeight).toBe(700);
  expect(Math.min(...layers.map(({ fontSize }) => fontSize))).toBeGreaterThan(30);
});

test('a price is larger than an address, and no place is kept for a picture that is none', () => {
  const texts = [
    text('title', 'Go and vote', 'strong'),
    text('date', 'Sunday 15 November'),
    text('place', 'Girls school, Pipal square'),
    text('price', '£14'),
  ];
  const one = part(texts, { preset: 'post-portrait', composition: 'pictureEnd' });
  const [frame] = designOf([one], 'en', 'civic').content.frames;
  if (frame === undefined) throw new Error('no frame');
  const of = (words: string) => textsOf(frame).find((layer) => plainText(layer.text) === words);
  const [price, place] = ['£14', 'Girls school, Pipal square'].map(of);
  expect(price?.fontSize ?? 0).toBeGreaterThan((place?.fontSize ?? 0) * 1.3);
  const low = Math.max(...textsOf(frame).map(({ y, height }) => y + height));
  expect(low).toBeGreaterThan(frame.height * 0.75);
});

test('things with a price are set alike all over a frame, however few of them stand together', () => {
  const priced = (name: string, price: string) => [
    text('list', name, 'normal', name),
    text('price', price, 'normal', name),
  ];
  const entry = [...priced('Adults', '£6'), ...priced('Children', '£4'), ...priced('Family', '£18')];
  const [frame] = designOf([
    part([
      text('title', 'Lambing weekend', 'strong'),
      ...[
        text('subtitle', 'Entry'),
        ...entry,
        text('subtitle', 'Extras'),
        ...priced('Tea and cake', '£4.50'),
      ],
    ]),
  ]).content.frames;
  const layers = frame === undefined ? [] : textsOf(frame);
  const of = (words: string) => layers.find((layer) => plainText(layer.text) === words);
  for (const [thing, price] of [
    ['Adults', '£6'],
    ['Family', '£18'],
    ['Tea and cake', '£4.50'],
  ] as const) {
    expect(footOf(of(price))).toBeCloseTo(footOf(of(thing)), 0);
    expect(of(price)?.fontSize).toBe(of('£6')?.fontSize);
  }
});

test('a question stays a question', () => {
  const [frame] = designOf([part([text('title', 'Open day', 'strong'), text('date', '[[When?]]')])]).content
    .frames;
  const asked = frame === undefined ? [] : textsOf(frame).filter((layer) => layer.placeholder === true);
  expect(asked.map((layer) => plainText(layer.text))).toEqual(['When?']);
});

test('more text than a frame holds is told', () => {
  const texts = Array.from({ length: 60 }, (_, index) =>
    text('body', `Sentence ${index} says a little more than is needed here.`),
  );
  const { warnings, content } = designOf([part(texts, { preset: 'business-card' })]);
  expect(warnings.map(({ code }) => code)).toContain('text_small');
  expect(content.frames[0]?.layers.length).toBeGreaterThan(0);
});

const POINT = 25.4 / 72;
const PRICES = ['Hornbeam', 'Hawthorn', 'Field maple', 'Beech'].flatMap((name, index) => [
  text('list', `${name}, 60–80 cm`, 'normal', name),
  text('price', `£1.${index}5`, 'normal', name),
]);
const CLEARANCE = part(
  [
    ...[text('title', 'Autumn trade clearance', 'strong'), text('date', '3 to 22 November'), ...PRICES],
    ...[text('place', 'Marsh Drove, Ockley Fen'), text('body', 'Mon–Fri 06:30–16:00, Sat 07:00–12:00')],
  ],
  { width: 420, height: 594, unit: 'mm', composition: 'rows' },
);
const smallestOf = (frames: readonly Frame[]): number =>
  Math.min(...frames.flatMap((frame) => textsOf(frame).map(({ fontSize }) => fontSize)));

test('what stands beside the headline grows while there is room', () => {
  const { frames } = designOf([CLEARANCE]).content;
  expect(smallestOf(frames)).toBeGreaterThan(420 * 0.025);
  const story = part(
    [
      text('title', 'One part, 11 minutes', 'strong'),
      text('body', 'Shutter down at six.'),
      text('contact', '0555 142'),
    ],
    { preset: 'story', composition: 'pictureAbove' },
  );
  expect(smallestOf(designOf([story]).content.frames)).toBeGreaterThan(38);
});

test('type is as large as its distance from the reader asks for', () => {
  const { frames } = designOf([CLEARANCE], 'en', 'hearth', 'People must get it from 3 metres away.').content;
  expect(smallestOf(frames)).toBeGreaterThanOrEqual(11.99);
});

test('an ordered smallest size is kept to', () => {
  const card = part(
    [
      ...[text('logo', 'Open Gate Welcome'), text('title', 'Samira Noorzad', 'strong')],
      ...[text('subtitle', 'Casework Coordinator'), text('contact', '0555 014 221')],
      text('contact', 'samira@opengate-welcome.example', 'quiet'),
    ],
    { preset: 'business-card' },
  );
  const order = 'Size 85 × 55 mm, 3 mm bleed. No type under 8 pt, the phone 10 pt.';
  const spec = designOf([card], 'en', 'hearth', order);
  const { frames } = spec.content;
  expect(frames.flatMap((frame) => faultsOf(frame, spec))).toEqual([]);
  expect(smallestOf(frames)).toBeGreaterThanOrEqual(9.99 * POINT);
});

test.each([
  ['Mindestens 8 pt, Rand 5 mm', [8 * POINT]],
  ['Aus 5 m Entfernung lesbar', [20]],
  ['A banner of 5 m by 1 m, and 8 bullet points', []],
])('"%s" says how large type is to be', (order, expected) => {
  expect(orderedSizes([{ role: 'order', text: order }], false)).toEqual(expected);
});

test('large print has the sizes of large print', () => {
  expect(orderedSizes([], true)).toEqual([16, 14, 12, 11].map((size) => size * POINT));
});

test('a thing is drawn once, and only where the order surely is about it', () => {
  const sides = ['Front', 'Back'].map((name) =>
    part([text('title', 'Jazz night', 'strong')], {
      preset: 'post-square',
      composition: 'corner',
      name,
    }),
  );
  const drawnFor = (order: string): number[] =>
    designOf(sides, 'en', 'swiss', order, 'ltr', 'Jazz night').content.frames.map(
      ({ layers }) =>
        leavesOf(layers).filter((layer) => layer.type === 'shape' && layer.shape === 'path').length,
    );
  const [front, back] = drawnFor('A post for our jazz night. Jazz until two.');
  expect(front).toBe(2);
  expect(back).not.toBe(2);
  expect(drawnFor('A post for our jazz night. No photo of me.')[0]).not.toBe(2);
});

test('what was stressed beside the title comes second to it, then the day; headings keep near to what they are over', () => {
  const dishes = ['Soup', 'Pie', 'Curry', 'Salad'].flatMap((dish) => [
    text('list', dish, 'normal', dish),
    text('price', '€ 3', 'normal', dish),
  ]);
  const [frame] = designOf([
    part(
      [
        ...[text('title', 'Barbecue'), text('date', 'Saturday 30 May 2026')],
        ...[text('callToAction', 'Order: 121', 'strong', 'order'), text('body', 'Ring.', 'normal', 'order')],
        ...[text('subtitle', 'To eat'), ...dishes],
      ],
      { preset: 'menu-card', composition: 'rows' },
    ),
  ]).content.frames;
  const layers = frame === undefined ? [] : textsOf(frame);
  const sizeOf = (words: string) =>
    layers.find((layer) => spaced(plainText(layer.text)) === words)?.fontSize ?? 0;
  const sizes = ['Barbecue', 'Order: 121', 'Saturday 30 May 2026', 'To eat', 'Soup'].map(sizeOf);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(sizeOf('Order: 121')).toBeGreaterThan(sizeOf('Soup') * 1.6);
  expect(sizeOf('To eat')).toBeLessThan(sizeOf('Soup') * 1.3);
});

test('no pattern stands in for a picture that was ordered but its marked place, and no leaves for what does not grow', () => {
  const one = part(CONTENTS.short ?? [], { composition: 'poster', picture: 'A rope' });
  const { frames } = designOf([one], 'en', 'pastel', 'A poster with a drawing of a rope.').content;
  const places = frames.flatMap(textsOf).filter(({ role }) => role === 'picture');
  expect(places).toMatchObject([{ text: 'A rope', placeholder: true }]);
  expect(places[0]?.height).toBeGreaterThan((frames[0]?.height ?? 0) * 0.08);
  const marksOf = (order: string, mood: (typeof MOODS)[number] = 'pastel') =>
    designOf([one], 'en', mood, order).content.frames.flatMap(pathsOf).length;
  expect(marksOf('A poster with a drawing of a rope.')).toBe(0);
  // What the house can draw itself stands in the place, without its words.
  const [drawn] = designOf([one], 'en', 'pastel', 'A poster with a drawing of a red fox.').content.frames;
  expect(drawn === undefined ? [] : textsOf(drawn).filter(({ role }) => role === 'picture')).toEqual([]);
  expect(drawn === undefined ? 0 : pathsOf(drawn).length).toBe(2);
  expect(marksOf('A poster.')).toBeGreaterThan(0);
  expect(marksOf('A poster.', 'harvest')).toBe(0);
});

test('the price of a thing in a list is larger than its name and stands on one line with it', () => {
  const things = ['Ground tour', 'Tower visit'].flatMap((name, at) => [
    text('list', name, 'normal', name),
    text('price', `£${at + 3}`, 'normal', name),
  ]);
  const [frame] = designOf([part([text('title', 'Open day', 'strong'), ...things])]).content.frames;
  const texts = frame === undefined ? [] : textsOf(frame);
  const of = (words: string): TextLayer | undefined => texts.find((layer) => layer.text === words);
  expect(of('£3')?.fontSize ?? 0).toBeGreaterThan((of('Ground tour')?.fontSize ?? 0) * 1.2);
  expect(Math.abs(footOf(of('£3')) - footOf(of('Ground tour')))).toBeLessThan(2);
});

test('what is cut to a shape has its texts inside of it, and a line around them', () => {
  for (const shape of ['round', 'hexagon'] as const) {
    const own = part(CONTENTS.short ?? [], { preset: 'sticker', shape });
    const [frame] = designOf([own]).content.frames;
    const size = frameSize(own);
    expect(frame?.shape).toBe(shape);
    for (const { x, y, width, height } of frame === undefined ? [] : textsOf(frame))
      for (const at of [x, x + width])
        expect([isInside(size, at, y + 0.1), isInside(size, at, y + height - 0.1)]).toEqual([true, true]);
  }
});

test('groups that are named as boxes stand in planes side by side, and stories keep off the signs of their player', () => {
  const boxes = ['£9', '£24'].flatMap((price, at) => [
    text('list', `Wash ${at}`, 'normal', `box${at}`),
    text('price', price, 'normal', `box${at}`),
  ]);
  const [frame] = designOf([part([text('title', 'Clean', 'strong'), ...boxes])]).content.frames;
  const of = (words: string) => (frame === undefined ? [] : textsOf(frame)).find((one) => one.text === words);
  expect(of('£9')?.y).toBe(of('£24')?.y);
  expect(of('£9')?.fontSize).toBeGreaterThan((of('Wash 0')?.fontSize ?? 0) * 1.5);
  const [story] = designOf([part(CONTENTS.long ?? [], { preset: 'story' })]).content.frames;
  for (const { y, height } of story === undefined ? [] : textsOf(story))
    expect([y >= 192 - 1, y + height <= 1920 - 268]).toEqual([true, true]);
});

test('groups of short lines that leave half of a sheet empty stand in two columns', () => {
  const groups = ['Doors', 'Side A', 'Side B', 'Bar', 'Players', 'Shop'].flatMap((name) => [
    text('subtitle', name, 'normal', name),
    ...['piano', 'double bass', 'drums'].map((words) => text('list', words, 'normal', `${name} ${words}`)),
  ]);
  const [frame] = designOf([
    part([text('title', 'Slow Ferry', 'strong'), ...groups], { preset: 'post-portrait' }),
  ]).content.frames;
  if (frame === undefined) throw new Error('no frame');
  const starts = new Set(textsOf(frame).map(({ x }) => Math.round(x)));
  expect([...starts].some((x) => x > frame.width * 0.45)).toBe(true);
});

/** A boat, as a language model draws one. */
const imageOf = (frame: Frame | undefined) => frame?.layers.find(({ type }) => type === 'image');
const wordsOf = (frame: Frame | undefined) =>
  (frame?.layers ?? []).flatMap((layer) => (layer.type === 'text' ? [layer] : []));

test('a drawing lies at the edges of the frame that it is cut at', () => {
  const picture = 'A planet\nbox 160 100\n#F08A24 M53.8 0H160V84A70 70 0 0 1 53.8 0Z';
  const texts = [text('title', 'Planet night', 'strong'), text('date', '23 January')];
  for (const preset of ['post-portrait', 'banner'] as const)
    for (const composition of ['pictureAbove', 'pictureBelow', 'pictureStart'] as const) {
      const [frame] = designOf([part(texts, { preset, composition, picture })]).content.frames;
      const image = imageOf(frame);
      expect(image?.y).toBe(0);
      expect((image?.x ?? 0) + (image?.width ?? 0)).toBeCloseTo(frame?.width ?? 0, 1);
    }
});

test('a quiet name under a drawing that tells everything stays small, where reading ends', () => {
  const picture = 'A story\nbox 320 200\ntint M5 4H315V124H5Z\ntext ink 13 5 139 start It fits.';
  const texts = [text('logo', 'Hollins & Daughter', 'quiet')];
  const given = { width: 420, height: 297, unit: 'mm', composition: 'pictureAbove', picture } as const;
  const [frame] = designOf([part(texts, { preset: 'poster', ...given })]).content.frames;
  expect(imageOf(frame)?.height ?? 0).toBeGreaterThan(297 * 0.75);
  const [name] = wordsOf(frame);
  expect(name?.fontSize ?? 99).toBeLessThan(297 * 0.05);
  expect(name?.x ?? 0).toBeGreaterThan(210);
});

test('quiet lines beside a drawing that is cut are read at ease, as other texts are', () => {
  const picture = 'A planet\nbox 100 160\n#F08A24 M53.8 0H100V84A70 70 0 0 1 53.8 0Z';
  const printed = 'printed by the friends of the river museum at the old lock on the Elbe';
  const texts = ['First', 'Again', 'Anew', 'Later', 'Last'].map((when) =>
    text('caption', `${when} ${printed}`, 'quiet'),
  );
  const [frame] = designOf([part(texts, { composition: 'pictureAbove', picture })]).content.frames;
  for (const { fontSize } of wordsOf(frame)) expect(fontSize).toBeGreaterThan(10);
});

test('the box of the one title is the head of a strip, with its drawing and other boxes beside it', () => {
  const box = [
    text('title', 'Stone Farm', 'strong', 'box1'),
    text('subtitle', 'Four huts', 'normal', 'box1'),
  ];
  const quote = [
    text('quote', '“Sheep wake you.”', 'normal', 'box2'),
    text('caption', 'Ann', 'quiet', 'box2'),
  ];
  const [frame] = designOf([
    part([...box, ...quote], { preset: 'banner', composition: 'pictureStart', picture: BOAT }),
  ]).content.frames;
  const [title, ...others] = wordsOf(frame);
  expect(title?.fontSize ?? 0).toBeGreaterThan(Math.max(...others.map(({ fontSize }) => fontSize)) * 1.5);
  expect(imageOf(frame)?.height ?? 0).toBeGreaterThan((frame?.height ?? 0) * 0.6);
});

test('headings of a list in parts are set alike, each over its own things', () => {
  const things = (group: string) =>
    [1, 2].map((at) => text('list', `☐ Dish ${group} ${at}`, 'normal', `${group}${at}`));
  const [frame] = designOf([
    part(
      [
        text('title', 'Menu for Thursday', 'strong', 'head'),
        text('subtitle', 'Lunch · 14:00', 'normal', 'lunch'),
        text('caption', 'To begin with', 'quiet', 'first'),
        ...things('a'),
        text('subtitle', 'Tea · 17:30', 'normal', 'tea'),
        text('list', 'Nuts and tea', 'normal', 't1'),
        text('subtitle', 'Dinner · 20:30', 'normal', 'dinner'),
        ...things('b'),
      ],
      { preset: 'menu-card', width: 148, height: 210, unit: 'mm', composition: 'rows' },
    ),
  ]).content.frames;
  const words = wordsOf(frame);
  const heads = words.filter(({ role }) => role === 'subtitle');
  expect(new Set(heads.map(({ fontSize, font }) => `${font} ${fontSize}`)).size).toBe(1);
  for (const head of heads) {
    const next = words[words.indexOf(head) + 1];
    expect([next?.x, (next?.y ?? 0) > head.y]).toEqual([head.x, true]);
  }
});

const BOAT = 'A boat\nbox 100 100\nprimary M10 60H90L70 90H30Z';

test('on a formal sheet a drawing stands small over the texts, on the ground of the sheet', () => {
  const texts = [
    text('title', 'Certificate', 'strong'),
    text('body', 'This certifies that'),
    text('body', '________'),
  ];
  const spec = designOf([part(texts, { preset: 'certificate', composition: 'pictureEnd', picture: BOAT })]);
  const [frame] = spec.content.frames;
  const image = frame?.layers.find(({ type }) => type === 'image');
  if (frame === undefined || image === undefined) throw new Error('nothing drawn');
  expect(image.height).toBeLessThan(frame.height * 0.35);
  expect(Math.min(...textsOf(frame).map(({ y }) => y))).toBeGreaterThanOrEqual(image.y + image.height);
  expect(spec.assets.map((asset) => 'ground' in asset && asset.ground)).toEqual([frame.background.fill]);
});

test('a drawing whose colours are seen there stands on the coloured ground of its frame', () => {
  const groundOf = (picture: string) => {
    const [frame] = [
      part([text('title', 'Sail')], { ground: 'primary', composition: 'pictureEnd', picture }),
    ];
    return designOf([frame]).assets.map((asset) => 'ground' in asset && asset.ground);
  };
  expect(groundOf('A sail\nbox 100 100\ntint M10 90V10L90 90Z')).toEqual(['primary']);
  expect(groundOf(BOAT)).toEqual(['surface']);
  // Dots that lie on a pale die are not seen on the ground, and need not be.
  const die = 'ground M40 40H60V60H40Z\nprimary M45 45H55V55H45Z';
  expect(groundOf(`Two hands and a die\nbox 100 100\ntint M0 40H30V60H0Z\n${die}`)).toEqual(['primary']);
});

test('a line to write on is never what is set largest', () => {
  const texts = [
    text('title', 'Certificate'),
    text('subtitle', '____________', 'strong'),
    text('caption', 'Name'),
  ];
  const [frame] = designOf([part(texts, { preset: 'certificate', composition: 'centred' })]).content.frames;
  const sizes = frame === undefined ? [] : textsOf(frame).map(({ fontSize, role }) => ({ fontSize, role }));
  expect(sizes.toSorted((one, other) => other.fontSize - one.fontSize)[0]?.role).toBe('title');
});

test('stressed prices are larger than names, and a view runs up to the edges', () => {
  const priced = (emphasis: 'strong' | 'normal') =>
    ['Full', 'Half', 'Family'].flatMap((name, at) => [
      text('list', name, 'normal', name),
      text('price', `£${at + 3}4`, emphasis, name),
    ]);
  const picture = 'Sea\nbox 160 100\n#CFE6F2 M2 2H158V60H2Z\n#1F5F86 M2 60H158V98H2Z';
  const poster = { preset: 'poster', composition: 'pictureAbove', picture } as const;
  const [quiet, loud] = [priced('normal'), priced('strong')].map((prices) => {
    const [frame] = designOf([
      part([text('logo', 'Marsh Club'), text('title', 'Sunday run', 'quiet'), ...prices], poster),
    ]).content.frames;
    if (frame === undefined) throw new Error('no frame');
    return frame;
  });
  const of = (frame: typeof quiet, words: string): TextLayer | undefined =>
    (frame === undefined ? [] : textsOf(frame)).find((layer) => plainText(layer.text) === words);
  expect(of(loud, '£34')?.fontSize ?? 0).toBeGreaterThan(of(loud, 'Marsh Club')?.fontSize ?? 0);
  const image = quiet?.layers.find(({ type }) => type === 'image');
  expect(image).toMatchObject({ x: 0, y: 0, width: quiet?.width });
});

const FARM: FrameText[] = [
  text('title', 'Wake up above the fog', 'strong', 'head'),
  text('body', '2.5 km to the bathing lake', 'normal', 'head'),
  ...['Hayloft 62 m²', 'Dairy 48 m²', 'Smithy 35 m²'].map((flat) => text('list', flat, 'normal', 'flats')),
  ...['Resi Haslinger', 'Tobias Haslinger', 'Nora Pichler'].flatMap((name, at) => [
    text('list', name, 'normal', name),
    text('caption', ['runs the flats', 'cows and cheese', 'riding lessons'][at] ?? '', 'normal', name),
  ]),
  text('logo', 'Oberlehen Farm Holidays', 'normal', 'contact'),
  text('contact', 'Tel. +43 6599 555 014', 'quiet', 'contact'),
  text('contact', 'stay@oberlehen.example', 'quiet', 'contact'),
];

test.each([
  ['px', 1600, 400, 'pictureStart'],
  ['px', 1600, 400, 'panelTop'],
  ['px', 800, 800, 'pictureAbove'],
  ['px', 1080, 1920, 'corner'],
  ['px', 728, 200, 'poster'],
  ['in', 5, 7, 'pictureAbove'],
  ['mm', 85, 55, 'centred'],
  ['mm', 210, 297, 'rows'],
  ['mm', 99, 210, 'cardOverPicture'],
] as const)(
  'a frame in %s of %d by %d, %s, says all its texts, its headline the largest',
  (unit, width, height, composition) => {
    const picture = 'Sea\nbox 160 100\n#CFE6F2 M9 9H150V60H9Z\n#1F5F86 M9 60H150V90H9Z';
    const format = { preset: 'custom', unit, width, height, composition, picture } as const;
    const [frame] = designOf([part(FARM, format)]).content.frames;
    const set = frame === undefined ? [] : textsOf(frame);
    const said = set.map((layer) => spaced(plainText(layer.text)));
    expect(said.toSorted()).toEqual(FARM.map((one) => spaced(one.text)).toSorted());
    const largest = set.toSorted((one, other) => other.fontSize - one.fontSize)[0];
    expect(largest?.role).toBe('title');
    const of = (words: string) => set.find((layer) => plainText(layer.text) === words);
    expect(of('Nora Pichler')?.fontWeight).toBe(700);
    expect(of('riding lessons')?.fontWeight).toBe(400);
    if (width === 1600) expect(Math.min(...set.map(({ fontSize }) => fontSize))).toBeGreaterThan(18);
  },
);

test('a figure that is said first is larger than the name, also with words of its own under it', () => {
  const card = [
    text('subtitle', '1,420 kg', 'strong', 'number'),
    text('body', 'kept out of the tip last year', 'normal', 'number'),
    text('title', 'Second Spin', 'normal', 'name'),
    text('body', 'Repair café', 'normal', 'name'),
  ];
  const [frame] = designOf([part(card, { preset: 'business-card' })]).content.frames;
  const sizes =
    frame === undefined ? [] : textsOf(frame).toSorted((one, other) => other.fontSize - one.fontSize);
  expect(sizes.slice(0, 2).map((layer) => spaced(plainText(layer.text)))).toEqual([
    '1,420 kg',
    'Second Spin',
  ]);
});

test('what a headline leaves free is the rest’s, and an address does not hold it down', () => {
  const texts = [
    text('title', 'The Second Dance', 'strong'),
    text('date', 'Sunday 7 June 2026, 3 pm'),
    text('place', 'Yongfu Road Tea Rooms'),
    text('body', 'Seven players, and one slow tango'),
    text('contact', 'https://www.the-second-dance-of-the-evening.example/listen', 'strong'),
  ];
  const more = { composition: 'pictureAbove', picture: BOAT } as const;
  const [frame] = designOf([part(texts, more)]).content.frames;
  if (frame === undefined) throw new Error('no frame');
  const [title, date, place, body, address] = textsOf(frame).map(({ fontSize }) => fontSize);
  if (!title || !date || !place || !body || !address) throw new Error('a text is missing');
  expect(title).toBeGreaterThan(date * 1.1);
  expect(date).toBeGreaterThan(body * 1.25);
  expect(place).toBeGreaterThan(body * 1.2);
  expect(date).toBeGreaterThan(address);
  expect(body).toBeGreaterThan(frame.width * 0.022);
  expect(Math.max(...textsOf(frame).map(footOf))).toBeGreaterThan(frame.height * 0.85);
});

test('a stressed price stands under its phrase, and two prices of a thing in the column of prices', () => {
  const [flyer] = designOf([
    part([
      text('title', 'One year'),
      text('subtitle', 'Today each pie', 'normal', 'pie'),
      text('price', '£8', 'strong', 'pie'),
      text('body', 'else £12', 'normal', 'pie'),
    ]),
  ]).content.frames;
  const [, phrase, price, more] = flyer === undefined ? [] : textsOf(flyer);
  expect(price?.x).toBe(phrase?.x);
  expect(more?.x).toBe(phrase?.x);
  expect(price?.y).toBeGreaterThan(phrase?.y ?? Infinity);
  expect(price?.fontSize).toBeGreaterThan((phrase?.fontSize ?? Infinity) * 1.2);
  const stray = [text('subtitle', 'At the mill', 'strong'), text('price', '£3', 'strong')];
  const [other] = designOf([
    part([
      text('title', 'One year'),
      ...[text('subtitle', 'Today each pie', 'normal', 'pie'), text('price', '£8', 'strong', 'pie')],
      ...[text('body', 'else £12', 'normal', 'pie'), ...stray],
    ]),
  ]).content.frames;
  const said = (words: string) =>
    (other === undefined ? [] : textsOf(other)).find((one) => plainText(one.text) === words);
  expect(said('£8')?.x).toBe(said('Today each pie')?.x);
  expect(said('£8')?.y).toBeGreaterThan(said('Today each pie')?.y ?? Infinity);
  const drink = (name: string, cost: string) => [
    text('list', name, 'normal', name),
    text('price', cost, 'normal', name),
  ];
  const drinks = [
    ...[
      drink('Float', '£3.50'),
      drink('Ale', 'half pint £3.20 / pint £5.90'),
      drink('Tea', 'From £1,200 / month, paid yearly'),
      drink('Salmon', 'smoked £14.50 / 100 g'),
    ],
    ...[drink('Coffee', '£2.20'), drink('Juice', '£2.40')],
  ];
  const [menu] = designOf([part([text('title', 'Drinks', 'strong'), ...drinks.flat()])]).content.frames;
  if (menu === undefined) throw new Error('no frame');
  const two = textsOf(menu).find((one) => plainText(one.text) === 'half pint £3.20\npint £5.90');
  expect(two?.align).toBe('end');
  const shown = textsOf(menu).map((one) => plainText(one.text).replaceAll('\u00a0', ' '));
  expect(shown).toEqual(
    expect.arrayContaining(['From £1,200 / month, paid yearly', 'smoked £14.50 / 100 g']),
  );
  const rules = menu.layers.filter(({ type, width }) => type === 'shape' && width > menu.width * 0.8);
  expect(rules.filter(({ height }) => height < menu.height * 0.01)).toHaveLength(drinks.length - 1);
});

test('a table on a centred sheet is not drawn out over its width', () => {
  const rows = [
    ...[
      ['Module', 'Hours', 'Result'],
      ['Working at height', '8', 'passed'],
      ['First aid', '7', 'passed'],
    ],
  ].flatMap((row, at) => row.map((cell) => text('list', cell, 'normal', `row${at}`)));
  const texts = [text('title', 'Certificate', 'strong'), ...rows, text('date', '22 June 2026', 'normal', '')];
  const [frame] = designOf([part(texts, { preset: 'certificate', composition: 'centred' })]).content.frames;
  if (frame === undefined) throw new Error('no frame');
  const of = (words: string) => textsOf(frame).find((one) => plainText(one.text) === words);
  const [first, last] = [of('Module'), of('Result')];
  const [left, right] = [first?.x ?? 0, (last?.x ?? 0) + (last?.width ?? 0)];
  expect(right - left).toBeLessThan(frame.width * 0.75);
  expect((left + right) / 2).toBeCloseTo(frame.width / 2, -1);
});

test('a drawing over a list begins where that does, over a few words all stand in the middle, and a tall one stands beside them', () => {
  const list = ['Soup', 'Pie', 'Salad', 'Cake', 'Tea'].flatMap((name) => [
    text('list', name, 'normal', name),
    text('price', '£5', 'normal', name),
  ]);
  const seen = (texts: FrameText[], more: Partial<FramePart>) => {
    const [frame] = designOf([part([text('title', 'Open day', 'strong'), ...texts], more)]).content.frames;
    if (frame === undefined) throw new Error('no frame');
    return { frame, image: imageOf(frame), title: textsOf(frame)[0] };
  };
  const listed = seen(list, { composition: 'pictureAbove', picture: BOAT });
  expect(listed.image?.x).toBeCloseTo(listed.title?.x ?? 0, 1);
  const short = seen([text('date', '3 May')], { composition: 'pictureAbove', picture: BOAT });
  expect(short.title?.align).toBe('center');
  const tall = 'A tower\nbox 60 100\nink M20 0H40V100H20Z';
  const more = { preset: 'post-square', composition: 'pictureEnd', picture: tall } as const;
  const beside = seen([text('date', '3 May'), text('place', 'Mill Lane')], more);
  expect(beside.image?.x).toBeGreaterThan(beside.frame.width * 0.3);
  expect(beside.image?.height).toBeGreaterThan(beside.frame.height * 0.55);
});

/** A plane along the foot of a frame, from side to side. */
const footPlane = (frame: Frame | undefined) =>
  frame?.layers.find(
    ({ type, x, y, width, height }) =>
      type === 'shape' &&
      x <= 0 &&
      y > frame.height / 2 &&
      width >= frame.width &&
      y + height >= frame.height * 0.999,
  );

const INVITED = [
  text('title', 'The orchard at night', 'strong', 'head'),
  text('date', 'Friday 25 July 2025, 9 pm', 'normal', 'when'),
  text('body', 'Lamps, moths, and a walk under the trees', 'normal', 'what'),
  text('body', 'Bring a torch and warm things', 'normal', 'what'),
  text('price', 'Entry 4 pounds', 'normal', 'cost'),
  text('caption', 'For families with children from 8 years', 'normal', 'cost'),
  text('logo', 'Elm House Museum', 'normal', 'foot'),
  text('contact', '6 Post Lane, Elmwick', 'normal', 'foot'),
  text('contact', '01632 960 381', 'normal', 'foot'),
];

test('who speaks and how to reach them stand on a plane along the foot', () => {
  const [frame] = designOf([part(INVITED, { composition: 'pictureAbove', picture: BOAT })]).content.frames;
  const plane = footPlane(frame);
  const on = wordsOf(frame).filter(({ y }) => y >= (plane?.y ?? Infinity));
  expect(on).toHaveLength(3);
  const foot = Math.max(...on.map(footOf));
  expect(foot).toBeLessThanOrEqual((frame?.height ?? 0) - (frame?.safeArea.bottom ?? 0));
  // Nor on what is formal, nor where it would be all there is.
  const formal = part(INVITED, { preset: 'certificate', composition: 'centred' });
  const alone = part(INVITED.slice(6), { composition: 'poster' });
  for (const one of [formal, alone]) expect(footPlane(designOf([one]).content.frames[0])).toBeUndefined();
});

test('a foot keeps the rows that it was found with, though they then stand side by side', () => {
  const row = (group: number, ...roles: FrameText['role'][]) => ({
    ...{ group, entry: '' },
    cells: roles.map((role) => ({
      text: {
        ...{ role, level: 'small' as const, scale: 1, text: role },
        ...{ isBlank: false, isBoxed: false, isButton: false },
      } as SetText,
      ...{ share: 1, align: 'start' as const },
    })),
  });
  const rows = [
    row(0, 'title'),
    ...[row(1, 'body'), row(2, 'body')],
    ...[row(3, 'caption', 'contact'), row(4, 'logo', 'contact'), row(4, 'contact', 'contact')],
  ];
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const look = { fill: 'background', align: 'start' as const, valign: 'top' as const, isRuled: false };
  const slots = (['all', 'foot'] as const).map((part) => ({ ...look, box, area: box, fullness: 1, part }));
  const sharesOf = (start?: number) =>
    columnsOf({ planes: [], art: [], slots, hasBorder: false }, rows, start).map((one) => one.rows.length);
  expect(sharesOf()).toEqual([3, 3]);
  expect(sharesOf(4)).toEqual([4, 2]);
});

test('a drawing over much text stands beside the headline, not as a stamp in a row of its own', () => {
  const dishes = ['Soup', 'Pie', 'Trout', 'Leeks', 'Plum cake', 'Cheese', 'Tea', 'Cider', 'Bread', 'Salad'];
  const list = dishes.flatMap((dish, at) => [
    text('list', dish, 'normal', dish),
    text('price', `£${at + 3}.50`, 'normal', dish),
  ]);
  const texts = [text('title', 'Launch party menu', 'strong', 'head'), ...list];
  const [frame] = designOf([part(texts, { preset: 'menu-card', composition: 'pictureAbove', picture: BOAT })])
    .content.frames;
  const [title, first] = wordsOf(frame);
  const image = imageOf(frame);
  expect(image?.x ?? 0).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
  expect((image?.y ?? 0) + (image?.height ?? 0)).toBeLessThanOrEqual((first?.y ?? 0) + 1);
});

test('a short price that is the matter is by far the largest', () => {
  const texts = [
    text('title', 'One year of the bakery'),
    text('subtitle', 'All loaves today', 'normal', 'price'),
    text('price', '£8', 'strong', 'price'),
    text('body', 'at other times £12', 'normal', 'price'),
    ...['Rye', 'Spelt', 'Barley', 'Oat'].map((name) => text('body', `${name} from our own mill`, 'normal')),
    text('date', 'Saturday 16 May 2026'),
  ];
  const [frame] = designOf([part(texts, { preset: 'flyer', composition: 'poster' })]).content.frames;
  const sizes = wordsOf(frame)
    .map(({ fontSize }) => fontSize)
    .toSorted((one, other) => other - one);
  expect(sizes[0]).toBeGreaterThan((sizes.at(-1) ?? 0) * 4);
});

test('a number keeps its line where balanced lines would part it', () => {
  const texts = [
    text('title', 'Level', 'strong'),
    text('contact', 'If found: +44 1632 960 255', 'normal', 'found'),
    text('caption', 'Asset no. LV-BC-014', 'quiet', 'asset'),
  ];
  const [frame] = designOf([part(texts, { preset: 'label', composition: 'panelTop' })]).content.frames;
  const found = wordsOf(frame).find(({ text: own }) => plainText(own).includes('960'));
  const number = 17 * 0.5 * (found?.fontSize ?? 0);
  expect(found?.width ?? 0).toBeGreaterThan(number);
});

test('a price of several words keeps its line where the thing it is of can have two', () => {
  const things = [
    ['Certidão, até uma página', '28 €'],
    ['Diploma com notas', '45 €'],
    ['Contrato', '0,11 € por palavra'],
    ['Urgente, em 24 horas', 'mais 30 %'],
    ['Carta de condução', '25 €'],
  ] as const;
  const list = things.flatMap(([thing, price]) => [
    text('list', thing, 'normal', thing),
    text('price', price, 'strong', thing),
  ]);
  const texts = [text('title', 'Quanto custa', 'strong'), ...list];
  const [frame] = designOf([part(texts, { preset: 'story', composition: 'rows' })]).content.frames;
  const price = wordsOf(frame).find(({ text: own }) => plainText(own).includes('palavra'));
  expect(price?.height ?? Infinity).toBeLessThan((price?.fontSize ?? 0) * (price?.lineHeight ?? 0) * 1.5);
});
