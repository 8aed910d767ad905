import { expect, test } from '@jest/globals';
import type { SlidesSpec } from '@sitewright/site-spec';
import fc from 'fast-check';
import { contrastOf } from '../src/contrast.ts';
import type { SlideElement } from '../src/deck/element.ts';
import { layOutDeck } from '../src/deck/lay-out-deck.ts';
import { measureOf } from '../src/deck/measure.ts';
import { fixture } from './fixtures.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const blackOrWhite = (ground: string): string =>
  contrastOf('#000000', ground) > contrastOf('#ffffff', ground) ? '#000000' : '#ffffff';

test('contrast is that of WCAG', () => {
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

/** A deck whose theme has these colours; its quiet words are as dark as the others. */
async function deckIn(
  ground: string,
  primary: string,
  accent: string,
  onAccent: string,
): Promise<SlidesSpec> {
  const spec = await fixture('slides');
  if (spec.buildType !== 'slides') throw new Error('not slides');
  const ink = blackOrWhite(ground);
  const fills = { primary, onPrimary: blackOrWhite(primary), accent, onAccent };
  const values: Record<string, string> = { background: ground, surface: ground, border: ground, ...fills };
  for (const [role, token] of Object.entries(spec.theme.tokens.color)) token.$value = values[role] ?? ink;
  return spec;
}

const covers = (shape: SlideElement, { x, y, width, height }: SlideElement): boolean =>
  shape.kind === 'shape' &&
  shape.x <= x + 1 &&
  shape.y <= y + 1 &&
  shape.x + shape.width >= x + Math.min(width, 8) &&
  shape.y + shape.height >= y + Math.min(height, 8);

test('whatever colours are ordered, the words of a deck are read on what they stand on', async () => {
  await fc.assert(
    fc.asyncProperty(hex, hex, hex, hex, async (ground, primary, accent, onAccent) => {
      const spec = await deckIn(ground, primary, accent, onAccent);
      for (const { slide, look, elements } of layOutDeck(spec, await measureOf(spec))) {
        for (const [at, element] of elements.entries()) {
          if (element.kind !== 'text') continue;
          const plane = elements.slice(0, at).findLast((shape) => covers(shape, element));
          const fill = plane?.kind === 'shape' ? plane.fill : look.ground;
          const isRead = contrastOf(element.style.color, fill) >= 4.5;
          expect({ slide: slide.title, text: element.text, isRead }).toMatchObject({ isRead: true });
        }
      }
    }),
    { numRuns: 40 },
  );
});
