import { describe, expect, test } from '@jest/globals';
import type { Slide } from '@sitewright/site-spec';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { composeSlides } from './compose-slides.ts';

function deck(prompt: string) {
  const brief = readBrief(prompt, 'slides');
  const { context } = createContext(brief, 'economy');
  return composeSlides(brief, context);
}

const marks = (slide: Slide | undefined) =>
  slide?.blocks.flatMap((block) => {
    if (block.type !== 'chart') return [];
    return [typeof block.chart.spec.mark === 'string' ? block.chart.spec.mark : block.chart.spec.mark.type];
  });
const listed = (slide: Slide | undefined) =>
  slide?.blocks.map((block) =>
    block.type === 'bullets' ? [block.heading, ...block.items.map((item) => item.text)] : [block.type],
  );

describe('slides dictated in one line', () => {
  const { content } = deck(
    'Create a 5-slide deck about our tea shop. Slide 1: title. Slide 2: revenue as a pie chart: Black 45, Green 30, Herbal 25. Slide 3: visitors: Jan 1200, Feb 1500, Mar 1800, and returns: Jan 30, Feb 42, Mar 38. Slide 4: risks: supply, staff, currency. Slide 5: thank you.',
  );

  test('are as many as dictated, in their order', () => {
    expect(content.slides.map((slide) => slide.title)).toEqual([
      'Tea shop',
      'Revenue',
      'Visitors',
      'Risks',
      'Thank you',
    ]);
  });

  test('draw the kind of chart that is named, and only there', () => {
    expect(marks(content.slides[1])).toEqual(['arc']);
    expect(marks(content.slides[2])).toEqual(['line', 'line']);
  });

  test('keep series of another size apart', () => {
    const titles = content.slides[2]?.blocks.flatMap((block) =>
      block.type === 'chart' ? [block.chart.title] : [],
    );
    expect(titles).toEqual(['Visitors', 'Returns']);
  });
});

describe('one slide of columns', () => {
  test('keeps what each column holds, quoted or not', () => {
    const { content } = deck(
      'Three-column slide: left Benefits: cheaper, faster; middle Costs: setup, training; right Risks: downtime, lock-in',
    );
    expect(content.slides).toHaveLength(1);
    expect(listed(content.slides[0])).toEqual([
      ['Benefits', 'Cheaper', 'Faster'],
      ['Costs', 'Setup', 'Training'],
      ['Risks', 'Downtime', 'Lock-in'],
    ]);
  });

  test('is named by its kind and its subject', () => {
    const { content } = deck(
      'SWOT analysis slide for a small bakery. Strengths: loyal customers, own mill. Weaknesses: one shop. Opportunities: catering. Threats: rents, discounters.',
    );
    expect(content.slides.map((slide) => slide.title)).toEqual(['SWOT analysis: small bakery']);
  });
});

describe('the subject of a deck', () => {
  test('is whose affairs they are, not who listens', () => {
    const { title, content } = deck(
      'A deck for the board of Harbour Logistics: Q3 results, cash position, hiring plan. 6 slides, with speaker notes.',
    );
    expect(title).toBe('Harbour Logistics');
    expect(content.slides).toHaveLength(6);
    expect(JSON.stringify(content.slides.map((slide) => slide.blocks))).not.toContain('speaker notes');
  });

  test('is the topic that a German infinitive is about', () => {
    expect(
      deck(
        'Erstelle eine Präsentation mit 4 Folien, um neue Kollegen in die Arbeitssicherheit einzuführen: Gefahren, Notfall, Fragen.',
      ).title,
    ).toBe('Arbeitssicherheit');
  });

  test('leaves out whom it is explained to', () => {
    expect(deck('A 6 slide presentation explaining photosynthesis to 8th graders').title).toBe(
      'Photosynthesis',
    );
  });
});

test('a row of parts is not cut at the colon of one of them', () => {
  const { content } = deck(
    'Pitch deck for Loomly, an app. Problem, solution, market (2.1M craftspeople), business model (12% commission), team: Ana Ruiz (CEO), Tom Berg (CTO), ask: 750k EUR.',
  );
  const titles = content.slides.map((slide) => slide.title);
  expect(titles).toEqual(
    expect.arrayContaining(['Problem', 'Solution', 'Market', 'Business model', 'Team', 'Ask']),
  );
  expect(titles).not.toContain('Tom Berg');
});

test('a comparison of two keeps each side in its column', () => {
  const { content } = deck(
    'Make a comparison slide: Plan A vs Plan B. Plan A: 12,000 EUR, low risk. Plan B: 8,000 EUR, high risk.',
  );
  expect(content.slides.map((slide) => slide.title)).toEqual(['Plan A vs Plan B']);
  expect(listed(content.slides[0])).toEqual([
    ['Plan A', '12,000 EUR', 'Low risk'],
    ['Plan B', '8,000 EUR', 'High risk'],
  ]);
});

test('a one-slide timeline shows its dates, and nothing else', () => {
  const { content } = deck(
    'Create a one-slide timeline of our company: 2015 founded in Graz, 2018 first export, 2025 new plant',
  );
  expect(content.slides).toHaveLength(1);
  expect(content.slides[0]?.blocks.map((block) => block.type)).toEqual(['steps']);
});

test('what introduces stands first, and entries keep their order', () => {
  const titles = deck(
    '10 slides about the history of jazz: origins in New Orleans, swing era, bebop, cool jazz, fusion, jazz today.',
  ).content.slides.map((slide) => slide.title);
  expect(titles).toHaveLength(10);
  expect(titles.slice(2, -1)).toEqual([
    'Introduction',
    'Origins in New Orleans',
    'Swing era',
    'Bebop',
    'Cool jazz',
    'Fusion',
    'Jazz today',
  ]);
});
