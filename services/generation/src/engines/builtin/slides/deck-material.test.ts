import { describe, expect, test } from '@jest/globals';
import { type SlidesContent, slidesContentSchema } from '@sitewright/site-spec';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeSlides } from './compose-slides.ts';
import { slideText } from './slide-text.ts';

function deck(prompt: string): SlidesContent {
  const brief = readBrief(prompt, 'slides');
  return slidesContentSchema.parse(
    JSON.parse(JSON.stringify(composeSlides(brief, createContext(brief, 'economy').context).content)),
  );
}

const slideCalled = (content: SlidesContent, title: string) =>
  content.slides.find((slide) => slide.title === title);
const shown = (content: SlidesContent) => content.slides.map(slideText).join('\n');

describe('what a deck is told in passing', () => {
  const review = deck(
    'QBR for our client Tarn Mills, Q3 2026. 8 slides. Include a quote from their buyer Liv Aas: "We found the leak in a day." Timeline: May trial in Bergen, July rollout, October review.',
  );

  test('a quotation stands on a slide with its speaker', () => {
    const quotes = review.slides.flatMap((slide) => slide.blocks.filter((block) => block.type === 'quote'));
    expect(quotes).toMatchObject([{ text: 'We found the leak in a day.', by: 'Liv Aas, buyer' }]);
  });

  test('dated steps fill the timeline, also where the recipe has none of its own', () => {
    expect(slideCalled(review, 'Timeline')?.layout).toBe('timeline');
    const start = deck(
      'Project kickoff: moving the archive of Tarn Mills. Milestones: 1 Feb kickoff, 15 Mar pilot, 30 Jun go-live. 8 slides.',
    );
    expect(slideCalled(start, 'Milestones')?.layout).toBe('timeline');
  });

  test('times of day are no lists, and stand under what they are the times of', () => {
    const content = deck(
      'Onboarding deck for new porters at Elm House: shift times 7:00-19:00, uniform, fire drill, who to call (ext. 4411), first day. 7 slides',
    );
    expect(shown(content)).toContain('7:00-19:00');
    expect(slideCalled(content, 'Shift times')).toBeDefined();
  });

  test('small words of the prompt are in the notes to the letter', () => {
    const content = deck(
      'Slide 1: Welcome\nSlide 2: Threats - pesticides, habitat loss, varroa mites\nSlide 3: Thank you',
    );
    expect(content.slides[1]?.notes).toContain('habitat loss, varroa mites');
  });
});

describe('an update of figures', () => {
  const update = deck(
    'Investor update for Kelpwise, 8 slides: ARR $2.1M (up 40%), 3 new hires, burn $120K/month, runway 18 months, ask: intros to retailers',
  );

  test('shows them one by one, and is no training', () => {
    expect(slideCalled(update, 'Results')).toBeDefined();
    const points = update.slides.flatMap((slide) =>
      slide.blocks.flatMap((block) => (block.type === 'bullets' ? block.items.map((item) => item.text) : [])),
    );
    for (const figure of ['ARR $2.1M (up 40%)', 'Runway 18 months']) expect(points).toContain(figure);
  });
});

describe('the order itself', () => {
  test('is neither a title nor a point', () => {
    const pitch = deck(
      'Pitch deck, 12 slides, for Loamworks, which turns coffee grounds into trays. Problem, solution, market ($18B), product, traction, business model, go-to-market, competition, team, roadmap, financials, ask: $3M seed.',
    );
    expect(shown(pitch)).not.toContain('12 slides');
    expect(shown(pitch)).toContain('Loamworks turns coffee grounds into trays');
    expect(deck('Board update, 9 slides, Orchard Bank. Headcount 212.').slides[0]?.title).toBe(
      'Board update, Orchard Bank',
    );
    expect(shown(deck('A lecture of 9 slides on tides for 8th graders'))).not.toContain('lecture');
  });

  test('gives each subject points that can be said of it', () => {
    const history = deck('Presentation about the history of the bicycle, 8 slides');
    expect(history.slides.map((slide) => slide.title)).toContain('Turning points');
    expect(shown(history)).not.toMatch(/step by step|\bthe history\b(?! of)/);
    expect(shown(deck('Product roadmap 2027: Q1 app, Q2 offline mode, Q3 API. 6 slides.'))).not.toMatch(
      /Whom Product roadmap/,
    );
    expect(
      shown(deck('Training on phishing. 5 slides: what phishing is, 4 warning signs, quiz, summary')),
    ).toContain('Warning sign 4');
  });

  test('is not what the talk is called, and one of many has its article', () => {
    const talk = deck('Sales presentation for an insurance broker, 6 slides');
    expect(talk.slides[0]?.title).toBe('Insurance broker');
    expect(shown(talk)).not.toMatch(/without insurance broker|Sales presentation/);
  });

  test('fills long decks of other languages with parts, not with notes of notes', () => {
    const titles = deck('10 diapositivas sobre la historia del flamenco').slides.map((slide) => slide.title);
    expect(titles.filter((title) => /Notas/.test(title))).toEqual([]);
    expect(new Set(titles).size).toBe(10);
  });

  test('speaks of a German presentation by its subject', () => {
    const content = deck(
      'Präsentation mit 6 Folien: Einführung der Vier-Tage-Woche bei Möbel Krause. Ausgangslage, Ziele, Pilot, Risiken, nächste Schritte.',
    );
    expect(shown(content)).not.toMatch(/Präsentation|6 Folien/);
  });
});
