import { expect, test } from '@jest/globals';
import type { Slide } from '@sitewright/site-spec';
import { aBrief } from '../../../../test/briefs.ts';
import { aDeck, block, entry, slide, stamp } from '../../../../test/drafts.ts';
import type { SlidesDraft } from '../../draft/draft.ts';
import { assemble } from '../assemble.ts';

const specOf = (draft: Partial<SlidesDraft>) =>
  assemble(
    { buildType: 'slides', draft: aDeck(draft) },
    aBrief({ buildType: 'slides', language: 'en' }),
    stamp,
  );

function slidesOf(draft: Partial<SlidesDraft>): Slide[] {
  const spec = specOf(draft);
  if (spec.buildType !== 'slides') throw new Error('no deck');
  return spec.content.slides;
}

type Colours = { text: string; use: 'background' | 'text' | 'primary' }[];
const inLook = (colours: Colours, mood: 'civic' | 'luxe' = 'civic') => ({
  look: { mood, letters: 'any' as const, print: 'usual' as const, colours },
});

test('colours cover, chapters and closing, at most three slides in ten beside them, and no two pauses running', () => {
  const pause = (ref: string) =>
    slide('bigNumber', { ref, blocks: [block('number', { items: [entry({ title: '3', label: 'x' })] })] });
  const parts = [
    slide('title', {}),
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'].map(pause),
    slide('closing', {}),
  ];
  const grounds = slidesOf({ parts }).map(({ background }) => background);
  expect(grounds[0]).toBe('primary');
  expect(grounds.at(-1)).toBe('primary');
  expect(grounds.filter((ground) => ground === 'dark').length).toBe(2);
  const colours = [{ text: 'white', use: 'background' as const }];
  const light = slidesOf({ ...inLook(colours), parts });
  expect(light.map(({ background }) => background)).not.toContain('dark');
  expect(grounds.some((ground, index) => ground === 'dark' && grounds[index - 1] !== 'default')).toBe(false);
});

test('leaves chapters on the ground of all where so many would fill the deck with one colour', () => {
  const points = (ref: string) => slide('bullets', { ref, blocks: [block('text', { text: 'Said' })] });
  const groundsOf = (chapters: number, others: number) =>
    slidesOf({
      parts: [
        slide('title', {}),
        ...Array.from({ length: chapters }, (_, at) => slide('section', { ref: `n${at}`, title: 'Next' })),
        ...Array.from({ length: others }, (_, at) => points(`p${at}`)),
        slide('closing', {}),
      ],
    }).map(({ background, layout }) => `${layout} ${background}`);
  expect(groundsOf(1, 8)).toContain('section primary');
  expect(groundsOf(5, 8)).not.toContain('section primary');
  expect(groundsOf(5, 8)).toEqual(expect.arrayContaining(['title primary', 'closing primary']));
});

test('keeps a dark deck dark from its cover to its closing', () => {
  const parts = [slide('title', {}), slide('section', { ref: 'n' }), slide('closing', {})];
  const grounds = slidesOf({ ...inLook([], 'luxe'), parts }).map(({ background }) => background);
  expect(grounds).toEqual(parts.map(() => 'default'));
});

test('stands on one ground where that and the text were ordered, and no colour beside them', () => {
  const parts = [slide('title', {}), slide('section', { ref: 'n' }), slide('closing', {})];
  const orderedOn = (ground: string) => [
    { text: ground, use: 'background' as const },
    { text: 'black', use: 'text' as const },
  ];
  const madeOf = (colours: Colours) => slidesOf({ ...inLook(colours), parts });
  const groundsOf = (colours: Colours) => madeOf(colours).map((one) => one.background);
  expect(groundsOf(orderedOn('cream'))).toEqual(parts.map(() => 'default'));
  expect(groundsOf([...orderedOn('cream'), { text: 'green', use: 'primary' }])).toContain('primary');
  // Who orders a white ground wants no slide filled, and no pattern.
  const onWhite = madeOf([...orderedOn('white'), { text: 'green', use: 'primary' }]);
  expect(onWhite.map(({ background, image }) => [background, image])).toEqual(
    parts.map(() => ['default', undefined]),
  );
});

test('a deck that its writer drew in one colour has no second on the slides that it did not draw', () => {
  const deckOf = (ink: string, drawn: number, colours: Colours = []) => {
    const parts = ['a', 'b', 'c', 'd'].map((ref, at) => {
      const blocks = [block('text', { text: 'Said', place: at < drawn ? '8 30 144 20' : '' })];
      const art = at < drawn ? ['title 8 8 144 16', `${ink} M8 26H78V82H8Z`] : [];
      return slide('bullets', { ref, title: `Slide ${ref}`, art, blocks });
    });
    const { accent, primary } = specOf({ ...inLook(colours), parts }).theme.tokens.color;
    return accent.$value === primary.$value;
  };
  expect(deckOf('primary', 2)).toBe(true);
  expect(deckOf('accent', 2)).toBe(false);
  expect(deckOf('primary', 1)).toBe(false);
  // A word that a drawing shows is no colour.
  expect(deckOf('text ink 8 80 60 middle The accent of Leeds\nprimary', 2)).toBe(true);
  expect(deckOf('text accent 8 80 60 middle Leeds\nprimary', 2)).toBe(false);
});
