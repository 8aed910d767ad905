import { expect, test } from '@jest/globals';
import type { Slide } from '@sitewright/site-spec';
import { aBrief } from '../../../../test/briefs.ts';
import { aDeck, block, entry, slide, stamp } from '../../../../test/drafts.ts';
import type { SlideDraftBlock } from '../../draft/slides.ts';
import { assemble } from '../assemble.ts';

function slidesOf(...blocks: SlideDraftBlock[]): Slide[] {
  const parts = [
    slide('title', { ref: 'c', title: 'Cover' }),
    slide('comparison', { ref: 's', title: 'Two numbers', blocks }),
  ];
  const spec = assemble(
    { buildType: 'slides', draft: aDeck({ parts }) },
    aBrief({ buildType: 'slides', language: 'en' }),
    stamp,
  );
  if (spec.buildType !== 'slides') throw new Error('no deck');
  return spec.content.slides.slice(1);
}

const list = (slot: 'left' | 'right', count: number, words: number) =>
  block('bullets', {
    slot,
    heading: slot,
    items: Array.from({ length: count }, (_, at) => entry({ text: `${at}${' word'.repeat(words)}` })),
  });

test('columns that are compared stay on one slide, with the words that lead to them', () => {
  const lead = block('text', { text: `People mix up ${'these '.repeat(20)}` });
  const slides = slidesOf(lead, list('left', 5, 2), list('right', 6, 12));
  expect(slides.map(({ title }) => title)).toEqual(['Two numbers']);
  expect(slides[0]?.blocks.map(({ slot }) => slot)).toEqual(['main', 'left', 'right']);
});

test('columns that no longer fit under what leads to them start a slide together', () => {
  const lead = block('text', { text: 'word '.repeat(105) });
  const slides = slidesOf(lead, list('left', 6, 13), list('right', 6, 13));
  expect(slides.map(({ blocks }) => blocks.map(({ slot }) => slot))).toEqual([['main'], ['left', 'right']]);
});

test('what is too much even for small words goes on', () => {
  const long = block('text', { text: 'word '.repeat(160) });
  expect(slidesOf(long, long).map(({ title }) => title)).toEqual(['Two numbers', 'Two numbers (2)']);
});

test('a quotation is large and has its speaker: it needs no marks of a typewriter', () => {
  const [made] = slidesOf(block('quote', { text: '"Put it down and ask."', by: 'Anselm' }));
  expect(made?.blocks).toMatchObject([{ type: 'quote', text: 'Put it down and ask.', by: 'Anselm' }]);
});
