import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeSlides } from './compose-slides.ts';
import { slideText } from './slide-text.ts';

function deck(prompt: string) {
  const brief = readBrief(prompt, 'slides');
  const { slides } = composeSlides(brief, createContext(brief, 'economy').context).content;
  return { brief, slides };
}

describe('an order that begins with its count leaves nothing of itself on a slide', () => {
  test.each([
    ['5 slides: introduction to photosynthesis for 9th graders', 5],
    ['6 slides - overview of volcanoes for 6-year-olds', 6],
    ['7 slides, an introduction to sourdough for beginners', 7],
  ])('%s', (prompt, count) => {
    const { slides } = deck(prompt);
    expect(slides).toHaveLength(count);
    for (const slide of slides) {
      const lines = `${slide.title}\n${slideText(slide)}\n${slide.notes ?? ''}`.split('\n');
      for (const line of lines) {
        expect(line).not.toMatch(/^\s*[:,;–-]|“[:,;–-]/);
        expect(line).not.toMatch(/(?:introduction to|overview of) .* for /i);
      }
    }
  });
});

test.each([
  ['5 slides: introduction to photosynthesis for 9th graders'],
  ['deck about volcanoes for 6-year-olds'],
  ['slides on the music of the 1990s'],
  ['presentation for Monday’s meeting'],
])('a count or a day names no organisation: %s', (prompt) => {
  expect(deck(prompt).brief.organisation).toBeUndefined();
});
