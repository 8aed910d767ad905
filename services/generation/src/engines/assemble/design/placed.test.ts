import { describe, expect, test } from '@jest/globals';
import {
  artIn,
  checkReferences,
  type Frame,
  overlaps,
  parseSpec,
  plainText,
  type TextLayer,
} from '@sitewright/site-spec';
import fc from 'fast-check';
import { aBrief } from '../../../../test/briefs.ts';
import { stamp } from '../../../../test/drafts.ts';
import { findingsIn, finishDraft } from '../../build.ts';
import { blankFrame, type FramePart, type FrameText } from '../../draft/design.ts';
import { type Draft, parseDraft } from '../../draft/draft.ts';
import { assemble } from '../assemble.ts';

type Text = Pick<FrameText, 'text' | 'place'> & Partial<FrameText>;

const flyer = (texts: Text[], more: Partial<FramePart> = {}): FramePart => ({
  ...blankFrame('flyer', 'Flyer'),
  ...({ preset: 'flyer', width: 148, height: 210, unit: 'mm' } as const),
  ...more,
  texts: texts.map((text) => ({ role: 'body', emphasis: 'normal', group: '', language: '', ...text })),
});

const designOf = (parts: FramePart[], requested: object[] = []): Draft =>
  parseDraft('design', {
    ...{ title: 'Fair', tagline: '', organisation: '', summary: 'A fair.', datasets: [], charts: [] },
    look: { mood: 'swiss', letters: 'any', print: 'usual', colours: [] },
    ...{ parts, requested },
  });
const brief = aBrief({ buildType: 'design' });

function framesOf(parts: FramePart[], language = 'en'): Frame[] {
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  const spec = assemble(designOf(parts), aBrief({ buildType: 'design', language, dir }), stamp);
  expect(checkReferences(parseSpec(spec))).toEqual([]);
  if (spec.buildType !== 'design') throw new Error('no design');
  return spec.content.frames;
}
function frameOf(part: FramePart, language = 'en'): Frame {
  const [frame] = framesOf([part], language);
  if (frame === undefined) throw new Error('no frame');
  return frame;
}
const textsOf = ({ layers }: Frame): TextLayer[] =>
  layers.flatMap((layer) =>
    layer.type === 'text'
      ? layer
      : layer.type === 'group'
        ? layer.layers.filter((leaf) => leaf.type === 'text')
        : [],
  );
function wordsOn(frame: Frame, words: string): TextLayer {
  const found = textsOf(frame).find(({ text }) => plainText(text).replaceAll('\u00a0', ' ') === words);
  if (found === undefined) throw new Error(`"${words}" is not there`);
  return found;
}
const faultsOf = (part: FramePart): string[] =>
  findingsIn(designOf([part]), brief).flatMap(({ code, message }) => (code === 'misplaced' ? message : []));

const row = (name: string, price: string, y: number): Text[] => [
  { role: 'list', text: name, place: `10 ${y} 70 10` },
  { role: 'price', text: price, place: `90 ${y} 30 10 end` },
];
const fair = flyer(
  [
    { role: 'title', emphasis: 'strong', text: 'Summer fair', place: '10 12 128 40 ground' },
    { role: 'date', emphasis: 'strong', text: '6 June', place: '10 56 128 40 ground' },
    ...row('Cake', '£2', 120),
    ...row('A ride on the old steam train', '£11', 132),
    { role: 'caption', emphasis: 'quiet', text: 'Dogs on leads', place: '10 190 80 8' },
  ],
  { art: ['primary M0 0H148V100H0Z', 'ink 0.4 M10 150H92', 'free 98 160 40 40'] },
);

describe('texts that their writer placed', () => {
  test('stand where they were put, as large as there is room, rows on one line and alike in size', () => {
    expect(faultsOf(fair)).toEqual([]);
    const frame = frameOf(fair);
    const title = wordsOn(frame, 'Summer fair');
    expect([title.x, title.y]).toEqual([10, 12]);
    expect(title.fontSize).toBeGreaterThan(18);
    expect(title.color).toBe('background');
    const [cake, ride, two, eleven] = ['Cake', 'A ride on the old steam train', '£2', '£11'].map((words) =>
      wordsOn(frame, words),
    );
    expect(cake?.fontSize).toBe(ride?.fontSize);
    expect(two?.fontSize).toBe(eleven?.fontSize);
    expect((two?.x ?? 0) + (two?.width ?? 0)).toBeCloseTo(120, 1);
    const baseline = (layer: TextLayer | undefined): number =>
      (layer?.y ?? 0) + (layer?.fontSize ?? 0) * ((layer?.lineHeight ?? 0) / 2 + 0.35);
    expect(baseline(cake)).toBeCloseTo(baseline(two), 1);
    expect(wordsOn(frame, 'Dogs on leads').fontSize).toBeLessThan((cake?.fontSize ?? 0) * 1.01);
  });

  test('lie over art that keeps its measures, a line as thick as it was written', () => {
    const [plane, line] = frameOf(fair).layers;
    expect(plane).toMatchObject({ type: 'shape', x: 0, y: 0, width: 148, height: 100, fill: 'primary' });
    if (line?.type !== 'shape' || line.stroke === undefined) throw new Error('no line');
    expect((line.stroke.width * line.width) / 100).toBeCloseTo(0.4, 3);
    expect([line.x, line.y]).toEqual([10, 150]);
  });

  test('lie beside a thing that is named, drawn in its square', () => {
    const part = { ...fair, art: [...fair.art, 'thing tent 124 104 18 ink accent'] };
    const shapes = frameOf(part).layers.filter(({ type, x, y }) => type === 'shape' && x > 123 && y > 103);
    expect(shapes.length).toBe(2);
    expect(faultsOf(part)).toEqual([]);
  });

  test('hold a text of several paragraphs', () => {
    const part = flyer([{ text: 'First paragraph here.\n \nSecond one follows.', place: '10 10 128 60' }]);
    expect(faultsOf(part)).toEqual([]);
    expect(wordsOn(frameOf(part), 'First paragraph here.\nSecond one follows.').y).toBeCloseTo(10, 1);
  });

  test('are all there however much art lies under them, and set in no time', () => {
    const dots = Array.from({ length: 210 }, (_, at) => `primary M${at % 20} 150h1v1h-1Z`);
    const curves = Array.from({ length: 12 }, () => `primary M70 100${'t9 9 '.repeat(200)}`);
    const frees = Array.from({ length: 40 }, () => 'free 140 200 0.000001 0.000001');
    for (const art of [dots, [...curves, ...frees]]) {
      const part = { ...fair, art };
      expect(faultsOf(part).join()).toMatch(/lines of art draw nothing, or are more/);
      expect(textsOf(frameOf(part))).toHaveLength(fair.texts.length);
    }
  }, 3000);

  test('keep a line that strikes one of them out', () => {
    const price: Text = { role: 'price', text: '£20', place: '10 60 40 16' };
    const frame = frameOf(
      flyer([price, { ...price, text: '£12', place: '60 60 40 16' }], { art: ['#cc0000 1 M10 68H50'] }),
    );
    expect(frame.layers[0]).toMatchObject({ type: 'shape', x: 10, y: 68 });
  });

  test('lie over art as wide as it was written, and over none that has no measure', () => {
    const art = ['ink 20 M100 100h1', 'ink M0 0H1e-310V1e-310Z', `ink m0 0${'l4000 10'.repeat(150)}z`];
    const shapes = frameOf({ ...fair, art }).layers.filter((layer) => layer.type === 'shape');
    expect(shapes.map(({ width, stroke }) => ((stroke?.width ?? 0) * width) / 100)).toEqual([20]);
  });

  test('lie beside the marked place of a picture that is told, and an empty one is said', () => {
    const part = flyer([{ text: 'The bicycle day', place: '10 10 128 30' }], {
      art: ['picture 20 80 100 100'],
    });
    const { layers } = frameOf({ ...part, picture: 'A bicycle' });
    expect(layers.some(({ role, y }) => role === 'picture' && y >= 80)).toBe(true);
    expect(faultsOf(part).join()).toContain('nothing says what is to be seen');
  });

  test('lie beside a drawing that stands at the edge it is cut at, wherever reading starts', () => {
    const picture = 'A boat\nbox 100 100\nprimary M0 0L60 20L60 80L0 100Z';
    const part = {
      ...flyer([{ text: 'Boat', place: '10 10 128 30' }], { art: ['picture 0 90 100 60'] }),
      picture,
    };
    const edges = ['en', 'ar'].map(
      (language) => frameOf(part, language).layers.find(({ role }) => role === 'picture')?.x,
    );
    expect(edges).toEqual([0, 0]);
  });

  test('lie on planes of a sheet of any size', () => {
    const size = { preset: 'custom', width: 6000, height: 4000, unit: 'px' } as const;
    const text: Text = { text: 'Big', emphasis: 'strong', place: '100 100 5000 1500 ground' };
    const frame = frameOf(flyer([text], { ...size, art: ['primary M0 0H6000V4000H0Z'] }));
    expect(frame.layers[0]).toMatchObject({ type: 'shape', width: 6000 });
  });

  test('have one size in a series, and each its own colour', () => {
    const label = (ref: string, text: string, colour: string): FramePart => ({
      ...flyer([{ role: 'title', emphasis: 'strong', text, place: '6 14 78 20 ground' }], {
        ...({ preset: 'label', width: 90, height: 55, art: [`${colour} M0 12H90V36H0Z`] } as const),
      }),
      ref,
    });
    const [one, other] = framesOf([label('a', 'Plum & Ginger', '#4a2a6a'), label('b', 'Fig', '#b3541e')]);
    expect(one && wordsOn(one, 'Plum & Ginger').fontSize).toBe(other && wordsOn(other, 'Fig').fontSize);
    expect(other?.layers[0]).toMatchObject({ fill: '#b3541e' });
  });

  test('begin at the right where reading does, in the place that is seen', () => {
    const part = flyer([{ role: 'title', emphasis: 'strong', text: 'مهرجان', place: '60 20 78 30' }]);
    const title = wordsOn(frameOf(part, 'ar'), 'مهرجان');
    expect(title.x + title.width).toBeCloseTo(138, 1);
    expect(title.align).toBe('start');
  });

  test('keep from the margins, the edge of their plane and a free place that they only touch', () => {
    const part = flyer(
      [
        { text: 'Cakes and swings all day', place: '2 20 100 20' },
        { text: 'At the foot of the tower', place: '10 100 100 20' },
      ],
      { art: ['primary M0 90H104V130H0Z', 'free 90 10 50 70'] },
    );
    expect(faultsOf(part)).toEqual([]);
    const frame = frameOf(part);
    const [first, second] = [
      wordsOn(frame, 'Cakes and swings all day'),
      wordsOn(frame, 'At the foot of the tower'),
    ];
    expect(first.x).toBeGreaterThanOrEqual(148 * 0.06 - 0.01);
    expect(first.x + first.width).toBeLessThanOrEqual(90);
    expect(second.x + second.width).toBeLessThan(104);
  });

  test('of a list on a label keep the size of their places where the first row comes near to its edge', () => {
    const rows = ['Tees', 'Jeans', 'Dresses', 'Coats'].flatMap((name, at) => row(name, '£6', 83 + at * 12));
    const label = { art: ['primary M5 80H125V136H5Z'] };
    expect(wordsOn(frameOf(flyer(rows, label)), 'Tees').fontSize).toBeGreaterThan(8);
  });
});

describe('places that do not hold', () => {
  test.each([
    ['needs', { text: 'Pneumonoultramicroscopic', place: '10 20 12 3' }],
    ['lies over "Fair"', { text: 'Swings', place: '12 62 30 20' }],
    ['stands in a free place', { text: 'Swings', place: '100 165 36 30' }],
    ['stands outside', { text: 'Swings', place: '200 20 40 20' }],
    ['has no place', { text: 'Swings', place: '' }],
  ])('are told as what "%s", and the program finds others', (words, text) => {
    const art = ['#ffffff M0 110H74V140H0Z', '#000000 M74 110H148V140H74Z', 'free 98 160 40 40'];
    const part = flyer([{ role: 'title', text: 'Fair', place: '10 60 40 24' }, text], { art });
    expect(faultsOf(part).join('\n')).toContain(words);
    const requested = [
      { id: '', text: 'Room for a sticker', kind: 'style', plan: 'done', refs: ['flyer'], note: '' },
    ];
    const spec = finishDraft(designOf([part], requested), brief, { ...stamp, model: 'a model' });
    expect(spec.brief.requested[0]?.status).toBe('adapted');
    expect(spec.warnings.filter(({ code }) => code === 'misplaced')).toEqual([
      { code: 'misplaced', message: 'The program placed frame 1: the places written for it do not hold.' },
    ]);
    if (spec.buildType !== 'design') throw new Error('no design');
    const shown = spec.content.frames.flatMap(textsOf).map((layer) => plainText(layer.text));
    expect(shown).toContain(text.text);
  });

  test('are told by what their words need where these outgrow a bubble, not by the grounds beside it', () => {
    const said: Text = {
      text: 'We are many,\nwe are old,\nwe only live\nso far away',
      place: '12 152 44 7 ground',
    };
    const part = flyer([{ role: 'title', text: 'Fair', place: '10 60 40 24' }, said], {
      art: [
        '#000000 M12 150H56A2 2 0 0 1 58 152V158A2 2 0 0 1 56 160H12A2 2 0 0 1 10 158V152A2 2 0 0 1 12 150Z',
      ],
    });
    expect(faultsOf(part).join()).toMatch(/far away" \(12 152 44 7\) needs 44 × \d/u);
    expect(faultsOf(part).join()).not.toContain('stands across');
  });

  test('are mended where that does no harm: lines leave words and free places, a plate comes under words, a low place goes up', () => {
    const low: Text = { role: 'body', text: 'Swings and roundabouts', place: '20 182 60 26' };
    const across: Text = { role: 'contact', text: 'Mill Lane, Tolbury', place: '40 104 68 9' };
    const art = ['#ffffff M0 100H74V118H0Z', '#000000 M74 100H148V118H74Z'];
    const { texts } = fair;
    const part = flyer([...texts.filter(({ role }) => role !== 'caption'), low, across], {
      art: [...fair.art, ...art, 'ink 0.4 M0 126H148', 'ink 1 M110 150V220'],
    });
    const found = findingsIn(designOf([part]), brief).filter(({ code }) => code === 'misplaced');
    expect(found.map(({ mend }) => mend)).toEqual(['ask', 'ask', 'ask']);
    const frame = frameOf(part);
    const shapes = frame.layers.filter((layer) => layer.type === 'shape');
    expect(shapes.filter(({ y }) => y === 126)).toEqual([]);
    expect(shapes).toContainEqual(
      expect.objectContaining({ x: 98, y: 160, width: 40, height: 40, fill: 'background' }),
    );
    const words = wordsOn(frame, 'Mill Lane, Tolbury');
    expect(
      shapes.some(({ x, width, y }) => x < words.x && y < words.y && x + width > words.x + words.width),
    ).toBe(true);
    expect(wordsOn(frame, 'Swings and roundabouts').fontSize).toBeGreaterThan(4);
  });

  test('that need a little more room than their place take no more, and none that something is drawn in', () => {
    const told = 'She rang us one day.\nSomebody listened for an hour.\nThen she knew what it was.';
    const texts = [
      { text: told, place: '10 126 128 8.5' },
      { text: 'Ring us on any day', place: '10 136 128 10' },
    ];
    const words = wordsOn(frameOf(flyer(texts, { art: ['#ffcc00 M10 84H138V123H10Z'] })), told);
    expect(words.y).toBeGreaterThanOrEqual(123);
  });

  test('are told word by word where they say nothing, and so is art; capitals and colons do no harm', () => {
    const text: Text = { text: 'Cakes and swings', place: '10 20 80 20 red #00000000 END' };
    const art = [
      'navy M0 0H148V50H0Z',
      'primary M0 60H148V70H0Z',
      'Free: 98 160 40 40',
      '#00000022 M0 0H9V9H0Z',
    ];
    const part = flyer([text], { art });
    const told = faultsOf(part).join('\n');
    for (const words of ['"navy M0', '"#00000022 M0', '"red"', '"#00000000"']) expect(told).toContain(words);
    expect(told.split('\n')).toHaveLength(4);
    expect(wordsOn(frameOf(part), 'Cakes and swings').align).toBe('end');
    const lying = flyer([{ ...text, place: '100 165 36 30' }], { art });
    expect(faultsOf(lying).join('\n')).toContain('stands in a free place');
  });

  test('take back what they met of a frame or of the whole, whatever it is', () => {
    const part = flyer(
      [
        { text: 'Fair', place: '10 60 40 24' },
        { text: 'Swings', place: '12 62 30 20' },
      ],
      {
        art: ['#cc0000 2 M10 150H120'],
      },
    );
    const wish = { id: '', text: 'A red arrow', kind: 'feature', plan: 'done', refs: ['flyer'], note: '' };
    const wishes = [wish, { ...wish, refs: [] }, { ...wish, kind: 'colour', text: 'The date in red' }];
    const spec = finishDraft(designOf([part], wishes), brief, { ...stamp, model: 'a model' });
    expect(spec.brief.requested.map(({ status }) => status)).toEqual(['adapted', 'adapted', 'adapted']);
  });

  test('leave the frame as if there were none, its groups with it', () => {
    const price = (text: string, amount: string, y: number): Text[] =>
      row(text, amount, y).map((one) => ({ ...one, group: text }));
    const texts = [...price('Cake', '£2', 20), ...price('Tea', '£1', 400), ...price('Swings', '£3', 60)];
    const [frame, bare] = [texts, texts.map((text) => ({ ...text, place: ' ' }))].map((own) =>
      frameOf(flyer(own)),
    );
    expect(frame).toEqual(bare);
    expect(wordsOn(frameOf(flyer(texts)), 'Cake').y).toBeCloseTo(wordsOn(frameOf(flyer(texts)), '£2').y, 0);
  });

  test('that leave a sheet with much to say half empty are told', () => {
    const texts = ['Cake', 'Tea', 'Swings', 'Band', 'Raffle'].map((text, at) => ({
      text,
      place: `10 ${10 + at * 20} 40 12`,
    }));
    expect(faultsOf(flyer(texts))).toEqual([
      expect.stringMatching(/^From y .* to 210 nothing stands/),
      expect.stringMatching(/^From x .* to 148 nothing stands/),
    ]);
  });

  test('whatever they are, texts lie neither over each other nor in free places', () => {
    const number = fc.double({ min: -20, max: 200, noNaN: true });
    const place = fc.tuple(number, number, number, number).map((numbers) => numbers.join(' '));
    const words = fc.constantFrom('Cake', 'A ride on the old steam train', '£2', 'Sunday\n6 September');
    const text = fc.record({
      text: words,
      place,
      emphasis: fc.constantFrom('strong' as const, 'quiet' as const),
    });
    const art = fc.array(
      fc.oneof(
        place.map((box) => `free ${box}`),
        fc.constantFrom(
          'ink 1 M0 0L148 210',
          'primary M0 0H148V100H0Z',
          'accent M-e',
          '#000000 M9 9A4 9 30 1 0 90 90',
        ),
      ),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), art, (texts, lines) => {
        const part = flyer(texts, { art: lines });
        const frame = frameOf(part);
        if (faultsOf(part).some((fault) => !/runs|needs|nothing|no line/.test(fault))) return;
        const boxes = textsOf(frame).map((layer) => ({
          ...{ x: layer.x + 0.5, y: layer.y + layer.height * 0.1 },
          ...{ width: layer.width - 1, height: layer.height * 0.8 },
        }));
        const free = artIn(lines).free.map(({ x, y, width, height }) => ({
          ...{ x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 },
        }));
        for (const [at, box] of boxes.entries())
          expect([...boxes.slice(at + 1), ...free].filter((other) => overlaps(box, other))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
