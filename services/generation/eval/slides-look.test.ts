import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { layOutDeck, measureOf } from '@sitewright/site-render';
import { slideSize } from '@sitewright/site-spec';
import { specOfDraft } from './draft-spec.ts';

// What can be measured of the look of slides, over drafts of a good writer.
const folder = new URL('./drafts/', import.meta.url);
const decks = readdirSync(folder).filter((name) => name.endsWith('-slides.json'));

/** A slide is looked at as so many cells. */
const [ACROSS, DOWN] = [64, 36];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The share of a slide that the largest rectangle with nothing in it takes. */
function largestBlank(boxes: readonly Box[], [width, height]: readonly [number, number]): number {
  const isBlank = (column: number, row: number): boolean =>
    !boxes.some(
      (box) =>
        box.x < ((column + 1) / ACROSS) * width &&
        box.x + box.width > (column / ACROSS) * width &&
        box.y < ((row + 1) / DOWN) * height &&
        box.y + box.height > (row / DOWN) * height,
    );
  const heights = new Array<number>(ACROSS).fill(0);
  let largest = 0;
  for (let row = 0; row < DOWN; row += 1) {
    for (let column = 0; column < ACROSS; column += 1)
      heights[column] = isBlank(column, row) ? (heights[column] ?? 0) + 1 : 0;
    for (let from = 0; from < ACROSS; from += 1) {
      let low = Number.POSITIVE_INFINITY;
      for (let to = from; to < ACROSS && low > 0; to += 1) {
        low = Math.min(low, heights[to] ?? 0);
        largest = Math.max(largest, low * (to - from + 1));
      }
    }
  }
  return largest / (ACROSS * DOWN);
}

test.each(decks)('the slides of %s fill their space, keep within it, and can be read', async (name) => {
  const spec = specOfDraft(readFileSync(new URL(name, folder), 'utf8'));
  if (spec.buildType !== 'slides') throw new Error('no deck');
  const size = slideSize(spec.content.aspect);
  const measure = await measureOf(spec);
  const slides = layOutDeck(spec, measure);
  expect(slides).toHaveLength(spec.content.slides.length);
  const faults = slides.flatMap(({ slide, elements }, index) => {
    const drawn = elements.map((element) =>
      element.kind === 'text' && element.style.align === undefined
        ? { ...element, width: Math.min(element.width, measure.width(element.text, element.style)) }
        : element,
    );
    const isCover = index === 0 || slide.layout === 'closing' || slide.layout === 'section';
    const blank = largestBlank(drawn, size);
    const [width, height] = size;
    return [
      ...(blank > (isCover ? 0.5 : 0.4) ? [`${slide.id}: ${Math.round(blank * 100)} % blank`] : []),
      ...elements.flatMap((element) => {
        const isOut =
          element.x < -0.01 ||
          element.y < -0.01 ||
          element.x + element.width > width + 0.01 ||
          element.y + element.height > height + 0.01;
        const isSmall = element.kind === 'text' && element.style.size < 12;
        return isOut || isSmall ? [`${slide.id}: ${element.kind} ${isOut ? 'runs out' : 'is small'}`] : [];
      }),
    ];
  });
  expect(faults).toEqual([]);
});
