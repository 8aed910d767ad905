import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeDesign } from './compose-design.ts';

function frames(prompt: string, mode: 'economy' | 'power' = 'economy') {
  const brief = readBrief(prompt, 'design');
  const { context } = createContext(brief, mode);
  const { content, title } = composeDesign(brief, context);
  return {
    title,
    frames: content.frames.map((frame) => ({
      name: frame.name,
      size: [frame.width, frame.height],
      texts: frame.layers.flatMap((layer) => (layer.type === 'text' ? [String(layer.text)] : [])),
    })),
  };
}

describe('a campaign in several formats', () => {
  const { frames: made } = frames(
    'Campaign for Tidal Cycling: poster, Instagram post and story. Headline "Ride the coast". Group rides on 5 July 2026, 9:00, Harbour Square. Bring a helmet. Call +44 20 7946 0018. Colours #0b3d5c and coral.',
    'power',
  );

  test('has the formats that were named and no other', () => {
    expect(made.map((frame) => frame.name).sort()).toEqual(['Instagram post', 'Poster', 'Story']);
  });

  test('shares the headline, and says all of it only where there is room', () => {
    expect(made.every((frame) => frame.texts.includes('Ride the coast'))).toBe(true);
    const most = Math.max(...made.map((frame) => frame.texts.length));
    expect(made.find((frame) => frame.name === 'Poster')?.texts).toHaveLength(most);
    expect(new Set(made.map((frame) => frame.texts.join('|'))).size).toBeGreaterThan(1);
  });

  test('prints no colours', () => {
    expect(JSON.stringify(made)).not.toContain('#0b3d5c');
  });
});

describe('the headline', () => {
  test.each([
    [
      'A4 poster for the village fair in Oberau on 12 September 2026, with pony rides. Free entry.',
      'Village fair',
    ],
    ['Wedding invitation for Ella and Noah, 20 June 2026, 3 pm, Rye. RSVP by 1 May.', 'Ella and Noah'],
    ['Facebook ad 1200x628: free trial of Plumly, bookkeeping for freelancers.', 'Free trial of Plumly'],
    ['Erstelle einen Flyer in A5 für den Flohmarkt der Schule am 3. Mai 2026.', 'Flohmarkt der Schule'],
  ])('%s', (prompt, headline) => {
    const { title, frames: made } = frames(prompt);
    expect(title).toBe(headline);
    expect(made[0]?.texts).not.toContain('A');
  });
});
