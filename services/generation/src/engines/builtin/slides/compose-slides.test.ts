import { describe, expect, test } from '@jest/globals';
import { type SlidesContent, slidesContentSchema } from '@sitewright/site-spec';
import type { BuildMode } from '../brief/brief.ts';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { wordCount } from '../material/sentences.ts';
import { composeSlides } from './compose-slides.ts';
import { slideText } from './slide-text.ts';

function deck(prompt: string, mode: BuildMode = 'economy'): SlidesContent {
  const brief = readBrief(prompt, 'slides');
  return slidesContentSchema.parse(
    JSON.parse(JSON.stringify(composeSlides(brief, createContext(brief, mode).context).content)),
  );
}

const titles = (content: SlidesContent) => content.slides.map((slide) => slide.title);
const text = (content: SlidesContent) => content.slides.map(slideText).join('\n');

const PITCH =
  'Pitch deck, 8 slides, for Lumen Kelp, kelp snacks for schools. Problem, solution, market ($3.1B), product, traction (9 pilots, $400K ARR), team, financials, ask: $2M seed.';

describe('a deck', () => {
  test('has the titles dictated, in order, in the number asked for', () => {
    expect(titles(deck(PITCH))).toEqual([
      'Problem',
      'Solution',
      'Market',
      'Product',
      'Traction',
      'Team',
      'Financials',
      'Ask',
    ]);
    for (const count of [3, 6, 9, 14])
      expect(deck(`A ${count}-slide deck about tides for pupils`).slides).toHaveLength(count);
  });

  test('keeps every figure as written', () => {
    const shown = text(deck(PITCH));
    for (const fact of ['$3.1B', '9 pilots', '$400K ARR', '$2M seed']) expect(shown).toContain(fact);
  });

  test('draws data that the prompt gives, with its own numbers', () => {
    const content = deck(
      'Slide 1: Review\nSlide 2: Revenue by region (EMEA 41, AMER 58, APAC 23, in M EUR)\nSlide 3: Goals',
    );
    const chart = content.slides[1]?.blocks.find((block) => block.type === 'chart');
    expect(chart?.type === 'chart' && chart.dataset.rows).toEqual([
      ['EMEA', 41],
      ['AMER', 58],
      ['APAC', 23],
    ]);
  });

  test('never has more than six bullets of fourteen words, and always notes', () => {
    const long = Array.from({ length: 17 }, (_, index) => `- point number ${index} of the list`).join('\n');
    for (const content of [deck(PITCH, 'power'), deck(`Slide 1: All of it\n${long}\nSlide 2: End`)]) {
      for (const slide of content.slides) {
        expect(slide.notes.length).toBeGreaterThan(0);
        for (const block of slide.blocks) {
          if (block.type !== 'bullets') continue;
          expect(block.items.length).toBeLessThanOrEqual(6);
          for (const item of block.items) expect(wordCount(String(item.text))).toBeLessThanOrEqual(14);
        }
      }
    }
  });

  test('loses nothing of a long list', () => {
    const long = Array.from({ length: 17 }, (_, index) => `- harbour ${index} of many`).join('\n');
    const content = deck(`Slide 1: All of it\n${long}\nSlide 2: End`);
    const everything = content.slides.map((slide) => `${slideText(slide)}\n${slide.notes}`).join('\n');
    for (let index = 0; index < 17; index += 1) expect(everything).toContain(`arbour ${index} of many`);
  });

  test('is shorter in lite and fuller in power', () => {
    const [lite, economy, power] = (['lite', 'economy', 'power'] as const).map((mode) =>
      deck('A deck about tidal power for coastal towns', mode),
    );
    expect(lite?.slides.length).toBeLessThan(economy?.slides.length ?? 0);
    expect(economy?.slides.length).toBeLessThan(power?.slides.length ?? 0);
  });

  test('gives two subjects two texts', () => {
    const [bees, bridges] = ['bees', 'suspension bridges'].map((subject) =>
      text(deck(`A deck about ${subject}`)).split('\n'),
    );
    const same = (bees ?? []).filter((line) => line.split(' ').length >= 5 && bridges?.includes(line));
    expect(same.length).toBeLessThan((bees?.length ?? 0) / 5);
  });

  test('speaks the language of the prompt', () => {
    expect(
      titles(
        deck('Présentation de 6 diapositives sur le vélo cargo : marché, produit, prix (3 490 €), équipe'),
      ),
    ).toContain('Marché');
    expect(titles(deck('制作一个5页的PPT，介绍新项目：背景、目标、方案、预算（320万元）、总结'))).toEqual([
      '背景',
      '目标',
      '方案',
      '预算',
      '总结',
    ]);
  });
});

describe('one slide', () => {
  test('is one slide with its quoted texts to the letter', () => {
    const content = deck(
      'Create a slide titled "Cost of churn" with "Lost revenue: $1.2M" on the left and "Replacement cost: $400K" on the right. Add a note "Source: finance".',
    );
    expect(content.slides).toHaveLength(1);
    for (const quote of [
      'Cost of churn',
      'Lost revenue: $1.2M',
      'Replacement cost: $400K',
      'Source: finance',
    ])
      expect(text(content)).toContain(quote);
  });

  test('does not cut a long quotation into bullets', () => {
    const quote =
      'The natural environment means the surroundings in which all living and lifeless things exist on earth together.';
    expect(
      text(deck(`Create a slide titled "Nature". Add bullet points:\n- "${quote}"\n- "Four parts."`)),
    ).toContain(quote);
  });
});

test.each([
  'hi!',
  '🦊🦊🦊',
  'a'.repeat(16_000),
  '<script>alert(1)</script> slides',
  'slide '.repeat(2_000),
  '1. 1. 1. 1.\n'.repeat(800),
  'x, '.repeat(5_000),
])('makes a valid deck of odd prompt %#', (prompt) => {
  expect(deck(prompt).slides.length).toBeGreaterThan(0);
});
