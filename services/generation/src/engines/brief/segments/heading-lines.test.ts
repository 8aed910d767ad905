import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../read-brief.ts';

const choir = `Make me a website for our choir.

WHO WE ARE
The Larks are a choir of 46 voices in Falmouth.

PRICES
Adults £5
Children £3

JOIN US
a form with name, email and voice part

QUESTIONS
Can I park? Yes, behind the hall.
Is it free? No.

Keep it simple.`;

describe('headings of a page', () => {
  test('in capitals hold what stands below them, what was read as an order too', () => {
    const { topics, segments } = readBrief(choir, 'website');
    expect(topics.map(({ heading }) => heading)).toEqual(['WHO WE ARE', 'PRICES', 'QUESTIONS']);
    const told = segments.flatMap(({ role, text }) => (role === 'material' ? [text] : [])).join('\n');
    expect(told).toContain('Yes, behind the hall');
    expect(told).not.toContain('Keep it simple');
  });

  test('are over what they order', () => {
    const { requested } = readBrief(choir, 'website');
    expect(
      requested.filter(({ kind }) => kind === 'section').map(({ target, title }) => [target, title]),
    ).toEqual([['contactForm', 'JOIN US']]);
  });

  test('marked as such list pages, and items of which one looks like an order', () => {
    const brief = readBrief(
      `# Brief: site for **Quillmark**

## Pages
- Home
- Features
- Docs

## Features
- **PR sync**: pulls titles and labels from GitHub
- **Drafts**: groups merged changes into a draft every Friday
- **Audit log**: every edit is kept for 24 months`,
      'website',
    );
    expect(brief.requested.flatMap(({ kind, title }) => (kind === 'page' ? [title] : []))).toEqual([
      'Home',
      'Features',
      'Docs',
    ]);
    expect(brief.lists[0]?.items.map(({ label }) => label)).toEqual(['PR sync', 'Drafts', 'Audit log']);
  });
});

describe('what orders nothing', () => {
  test.each<[string, string]>([
    ['Poster for the book fair in Cuenca, 14 May. Free entry. Blue.', 'Free entry'],
    ['Site for Ottilie Brandt, a designer. Projects: Peer Gynt, Aarhus, 2023. Salt, touring, 2025.', 'Salt'],
    [
      'A site for Osk, a mill. She trained at the Academy and worked ten years as an electrician.',
      'She trained',
    ],
  ])('is told as a whole: %s', (prompt, expected) => {
    const { segments } = readBrief(prompt, 'website');
    expect(
      segments
        .filter(({ role }) => role === 'material')
        .map(({ text }) => text)
        .join('|'),
    ).toContain(expected);
  });
});
