import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeSlides } from './compose-slides.ts';

function deck(prompt: string) {
  const brief = readBrief(prompt, 'slides');
  return composeSlides(brief, createContext(brief, 'economy').context).content.slides;
}
const charted = (prompt: string) =>
  deck(prompt).filter((slide) => slide.blocks.some((block) => block.type === 'chart'));

describe('figures of a deck without an outline', () => {
  const review =
    'QBR for Northwind: ARR in €m Q1 28, Q2 55, Q3 61, Q4 70 (plan 60). Compare with plan. Timeline for next year and a customer quote.';

  test('are drawn once, beside what was planned, where results stand', () => {
    const slides = charted(review);
    expect(slides.map((slide) => slide.title)).toEqual(['Results']);
    expect(JSON.stringify(slides[0])).toContain('["Plan","Q4",60]');
  });

  test('leave wishes for a comparison or a timeline as wishes', () => {
    expect(JSON.stringify(deck(review))).not.toMatch(/Compare with plan|Timeline for next year/);
    expect(deck(review).map((slide) => slide.title)).toContain('Timeline');
  });

  test('stand under traction in a pitch', () => {
    const slides = charted(
      'Pitch deck for Solarly, a solar startup. Problem, solution, market, traction, team, ask. Revenue: 2022 0.4M, 2023 1.1M, 2024 2.8M.',
    );
    expect(slides.map((slide) => slide.title)).toEqual(['Traction']);
  });
});

test('the order itself is no point of a slide', () => {
  const prompt = '5 slides on the economy with a chart of unemployment and inflation';
  expect(JSON.stringify(deck(prompt))).not.toContain(prompt);
});
