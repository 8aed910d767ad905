import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeSlides } from './compose-slides.ts';
import { slideText } from './slide-text.ts';

function deck(prompt: string) {
  const brief = readBrief(prompt, 'slides');
  const { slides } = composeSlides(brief, createContext(brief, 'economy').context).content;
  return {
    cover: slides[0],
    all: slides.map((slide) => `${slideText(slide)}\n${slide.notes}`).join('\n'),
    under: (title: string) =>
      slides
        .filter((slide) => slide.title === title)
        .map(slideText)
        .join('\n'),
  };
}

describe('a pitch', () => {
  const ferry = deck(
    'Pitch deck for Ferry, a startup that matches empty delivery vans with small shops. We have 40 shops in Rotterdam, asking for €500k',
  );

  test('speaks of the firm by its name', () => {
    expect(ferry.under('Problem')).toContain('Ferry');
    expect(ferry.all).not.toMatch(/the startup/i);
    expect(ferry.cover?.subtitle).toBe('A startup that matches empty delivery vans with small shops');
  });

  test('tells what the firm does as its solution', () => {
    expect(ferry.under('Solution')).toContain('Ferry matches empty delivery vans with small shops');
  });

  test('shows what there is under traction and what is asked for under the ask', () => {
    expect(ferry.under('Traction')).toContain('We have 40 shops in Rotterdam');
    expect(ferry.under('Ask')).toContain('€500k');
    expect(ferry.under('Ask')).not.toContain('40 shops');
  });

  test('does so for other firms and words', () => {
    const { all, under } = deck(
      'Investor pitch for Loam, an agritech company which measures soil moisture for vineyards. Already 12 farms in Tuscany, raising $2M',
    );
    expect(under('Solution')).toContain('Loam measures soil moisture for vineyards');
    expect(under('Traction')).toContain('12 farms');
    expect(under('Ask')).toContain('$2M');
    expect(all).not.toMatch(/the (?:agritech )?company/i);
  });

  test('of goods speaks of the goods', () => {
    const { under } = deck('Pitch deck, 10 slides, for Brinewell, desalination units for islands');
    expect(under('Problem')).toContain('desalination units');
  });
});
