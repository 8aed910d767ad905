import { expect, test } from '@jest/globals';
import { plainText, type Slide } from '@sitewright/site-spec';
import type { TextElement } from '../src/deck/element.ts';
import { layOutDeck } from '../src/deck/lay-out-deck.ts';
import { endsInLoneWord } from '../src/deck/line-ends.ts';
import { measureOf } from '../src/deck/measure.ts';
import { fixture } from './fixtures.ts';

type Blocks = Slide['blocks'];
const slideOf = (title: string, blocks: Blocks, more: Partial<Slide> = {}): Slide => ({
  ...{ id: 's', layout: 'bullets', title, notes: '', blocks },
  ...more,
});

/** The texts of a slide that follows a cover, and what measures them. */
async function laid(slide: Slide) {
  const spec = await fixture('slides');
  if (spec.buildType !== 'slides') throw new Error('not slides');
  const measure = await measureOf(spec);
  const slides = [...spec.content.slides.slice(0, 1), slide];
  const content = { ...spec.content, aspect: '16:9' as const, slides };
  const [, own] = layOutDeck({ ...spec, content }, measure);
  const texts = (own?.elements ?? []).flatMap((one) => (one.kind === 'text' ? [one] : []));
  const isAlone = ({ text, style, width }: TextElement): boolean =>
    endsInLoneWord(text, style, width + 0.01, measure);
  return { texts, isAlone };
}

test.each([
  'We only count the votes that were cast on the day, nothing else at all, ever',
  'What a machine that cleans the blood of a patient does in the night is cleaning',
])('no word of a statement stands alone on its last line: %s', async (text) => {
  const { texts, isAlone } = await laid(slideOf('Said', [{ id: 't', slot: 'main', type: 'text', text }]));
  const said = texts.find((one) => plainText(one.text).replaceAll('\u00a0', ' ') === text);
  expect(said && { alone: isAlone(said) }).toEqual({ alone: false });
});

test('marked text keeps its runs, and few of its words are joined', async () => {
  const text = [
    { text: 'They say that it was ', bold: true },
    { text: 'planned for all of the old houses along the quay and for none of the new' },
  ];
  for (let words = 4; words < 16; words += 1) {
    const cut = [...text.slice(0, 1), { text: (text[1]?.text ?? '').split(' ').slice(0, words).join(' ') }];
    const { texts } = await laid(slideOf('Said', [{ id: 't', slot: 'main', type: 'text', text: cut }]));
    const said = texts.find((one) => plainText(one.text).startsWith('They say'))?.text ?? '';
    expect(plainText(said).replaceAll('\u00a0', ' ')).toBe(plainText(cut));
    expect(plainText(said).split('\u00a0').length).toBeLessThanOrEqual(3);
    expect(said).toHaveLength(2);
  }
});

test('a large title gives way a little to a short word that would stand alone', async () => {
  const items = ['Ask name', 'Ask address', 'They sign', 'They get it'].map((title, at) => ({
    id: `i${at}`,
    title,
  }));
  const { texts, isAlone } = await laid(
    slideOf('Checking somebody in', [{ id: 'b', slot: 'main', type: 'steps', items }], { layout: 'process' }),
  );
  const title = texts.find(({ tag }) => tag === 'H1');
  expect(title && { alone: isAlone(title) }).toEqual({ alone: false });
  expect(title?.style.size).toBeGreaterThan(36);
});

test('a day of many times is read in rows of large type, on no panels', async () => {
  const items = ['8:45', '9:15', '10:00', '11:30', '13:00', '14:30', '16:00', '16:30'].map((label, at) => ({
    id: `i${at}`,
    label,
    title: 'Records and privacy',
  }));
  const { texts } = await laid(
    slideOf('The first day', [{ id: 'b', slot: 'main', type: 'steps', items }], { layout: 'timeline' }),
  );
  const times = texts.filter(({ text }) => items.some(({ label }) => label === text));
  expect(new Set(times.map(({ x }) => x)).size).toBe(2);
  expect(Math.min(...times.map(({ style }) => style.size))).toBeGreaterThanOrEqual(20);
  // Nothing counts what has its time.
  expect(texts.map(({ text }) => text)).not.toContain('1');
});

test('a section and a pause on a coloured ground have no number, which the slides between them have', async () => {
  const figure = { id: 'n', slot: 'main', type: 'number', value: '8', label: 'tries' } as const;
  const numberOf = async (slide: Slide): Promise<boolean> =>
    (await laid(slide)).texts.some(({ tag, text }) => tag === 'Artifact' && text === '2');
  expect(await numberOf(slideOf('How many?', [figure]))).toBe(true);
  expect(await numberOf(slideOf('How many?', [figure], { background: 'primary' }))).toBe(false);
  expect(await numberOf(slideOf('Understood by all', [], { layout: 'section' }))).toBe(false);
});
