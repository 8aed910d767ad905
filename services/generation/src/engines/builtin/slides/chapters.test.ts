import { expect, test } from '@jest/globals';
import type { Slide } from '@sitewright/site-spec';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeSlides } from './compose-slides.ts';
import { slideText } from './slide-text.ts';

function slidesOf(prompt: string): Slide[] {
  const brief = readBrief(prompt, 'slides');
  return composeSlides(brief, createContext(brief, 'economy').context).content.slides;
}

const under = (slides: readonly Slide[], title: string) =>
  slides
    .filter((slide) => slide.title === title)
    .map(slideText)
    .join('\n');

test('sums, dates and head counts stand on the slides for them', () => {
  const slides = slidesOf('kick-off presentation for an office move, 12 people, £40,000, March 2027');
  expect(under(slides, 'Budget')).toContain('£40,000');
  expect(under(slides, 'Team')).toContain('12 people');
  expect(under(slides, 'Timeline')).toContain('March 2027');
});

test('what went over the plan stands under what did not go well', () => {
  const slides = slidesOf(
    'Q3 review for our logistics department, 98.2% on-time, 3 accidents, budget overspent by $12,000',
  );
  expect(under(slides, 'What did not go well')).toContain('$12,000');
  expect(under(slides, 'Results')).toContain('98.2%');
});

test('a review of a sales team speaks of deals, and its notes of no titles', () => {
  const slides = slidesOf('quarterly review for the sales team');
  expect(under(slides, 'Results')).toMatch(/bookings|win rate/i);
  expect(slides.map((slide) => slide.notes).join('\n')).not.toMatch(/Turn to|sink in|why it matters/);
});

test('a speech is no event, and is about the one it is for', () => {
  const titles = slidesOf('wedding speech for my sister Anna').map((slide) => slide.title);
  expect(titles).toContain('Toast');
  expect(titles).not.toContain('Budget');
});

const BARE = [
  'presentation about paper making',
  'presentation about lighthouses',
  'pitch deck for a smart walking stick',
  'pitch deck for a language tandem service',
  'training on ladder use',
  'training on handling cash',
  'lecture on Gothic cathedrals',
  'lecture on game theory',
];

test('decks of bare prompts share few points, all of them short', () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const prompt of BARE) {
    const inner = slidesOf(prompt).filter((slide) => !['title', 'agenda', 'closing'].includes(slide.layout));
    for (const slide of inner) {
      expect(slide.blocks.length).toBeGreaterThan(0);
      for (const block of slide.blocks) {
        if (block.type !== 'bullets') continue;
        for (const { text } of block.items.map((item) => ({ text: String(item.text) }))) {
          if (text.split(/\s+/).length < 5) continue;
          if (seen.has(text) && seen.get(text) !== prompt) shared.push(text);
          seen.set(text, prompt);
        }
      }
    }
  }
  expect(shared).toEqual([]);
});
