import { expect, test } from '@jest/globals';
import type { SlidesSpec } from '@sitewright/site-spec';
import { measureOf } from '../src/exports/slides/measure.ts';
import { layOutSlide, slideSizes } from '../src/exports/slides/slide-layout.ts';
import { fixture } from './fixtures.ts';

async function deck(name: 'slides' | 'slides-rtl'): Promise<SlidesSpec> {
  const spec = await fixture(name);
  if (spec.buildType !== 'slides') throw new Error('not slides');
  return spec;
}

test.each(['16:9', '4:3', '16:10', '1:1', '9:16'] as const)(
  'everything on a slide of %s stands within it, and no text over another',
  async (aspect) => {
    for (const name of ['slides', 'slides-rtl'] as const) {
      const spec = await deck(name);
      spec.content.aspect = aspect;
      const [width, height] = slideSizes[aspect];
      const measure = await measureOf(spec);
      for (const [index, slide] of spec.content.slides.entries()) {
        const { elements } = layOutSlide(spec, slide, index, measure);
        for (const { x, y, width: wide, height: high } of elements) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.01);
          expect(x + wide).toBeLessThanOrEqual(width + 0.01);
          expect(y + high).toBeLessThanOrEqual(height + 0.01);
        }
        const texts = elements.filter(({ kind }) => kind === 'text' || kind === 'list');
        for (const [at, one] of texts.entries()) {
          for (const other of texts.slice(at + 1)) {
            const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
            const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
            expect({ slide: slide.id, over: across > 0.5 && down > 0.5 }).toEqual({
              slide: slide.id,
              over: false,
            });
          }
        }
      }
    }
  },
);

test('a slide that is read from right to left is the mirror of its other way', async () => {
  const spec = await deck('slides');
  const measure = await measureOf(spec);
  const [slide] = spec.content.slides;
  if (slide === undefined) throw new Error('no slide');
  const left = layOutSlide({ ...spec, dir: 'ltr' }, slide, 0, measure).elements;
  const right = layOutSlide({ ...spec, dir: 'rtl' }, slide, 0, measure).elements;
  const [width] = slideSizes[spec.content.aspect];
  expect(right.map(({ x }) => Math.round(x))).toEqual(
    left.map((one) => Math.round(width - one.x - one.width)),
  );
});
