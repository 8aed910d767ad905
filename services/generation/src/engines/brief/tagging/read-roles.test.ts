import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readMarked } from '../../../../training/marked.ts';
import { readBrief } from '../read-brief.ts';

const segmentsOf = (prompt: string) => readBrief(prompt, 'website').segments;
const materialOf = (prompt: string): string =>
  segmentsOf(prompt)
    .flatMap(({ role, text }) => (role === 'material' ? [text] : []))
    .join(' ¦ ');

const LETTER = /[\p{L}\p{N}]/u;

test('the segments joined equal the prompt, whatever it is', () => {
  const signs = fc.constantFrom(
    '“',
    '"',
    '\n',
    '\n\n',
    ' ',
    '- ',
    '1. ',
    '|',
    '（',
    '日本',
    'site for ',
    'é',
    '👩‍🚀',
    ':',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(signs, fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 40 }),
      (parts) => {
        const prompt = parts.join('');
        expect(
          segmentsOf(prompt)
            .map(({ text }) => text)
            .join(''),
        ).toBe(prompt);
      },
    ),
    { numRuns: 150 },
  );
});

const ONE_OF = 5;

// That features and weights belong together, by one of five prompts. What prompts not met before give is told by
// `npm run train -- --check 5`.
test('short prompts are read as they were marked', () => {
  const figures = { words: 0, right: 0, unprintable: 0, printed: 0 };
  const marked = readMarked(new URL('../../../../training/marked/', import.meta.url));
  for (const { text, buildType, roles } of marked.filter((_, at) => at % ONE_OF === 0)) {
    const read = readBrief(text, buildType)
      .segments.map((segment) => (segment.role[0] ?? '').repeat(segment.text.length))
      .join('');
    for (let at = 0; at < text.length; at++) {
      if (!LETTER.test(text[at] ?? '')) continue;
      figures.words++;
      if (roles[at] === read[at]) figures.right++;
      if (roles[at] === 'm') continue;
      figures.unprintable++;
      if (read[at] === 'm') figures.printed++;
    }
  }
  expect(figures.right / figures.words).toBeGreaterThan(0.85);
  expect(figures.printed / figures.unprintable).toBeLessThan(0.1);
});

describe('orders in other languages and manners', () => {
  test.each([
    ['「灯台文庫」のサイトを作ってください。', '灯台文庫', '作って'],
    ['请为「听雨书房」制作一个网站，包括营业时间 9:00-18:00。', '听雨书房', '制作一个网站'],
    ['Plese craete a websiet for Osk & Fern, a florist in Hull.', 'Osk & Fern, a florist in Hull', 'craete'],
    [
      'MAKE A POSTER FOR THE LANTERN WALK, 11 NOVEMBER, 5 PM. NO GREEN PLEASE.',
      '11 NOVEMBER, 5 PM',
      'NO GREEN',
    ],
    [
      'we are a kennel in Skye called Muddy Paw and we need a website with a contact form',
      'Muddy Paw',
      'we need a website',
    ],
  ])('%s', (prompt, kept, leak) => {
    expect(materialOf(prompt)).toContain(kept);
    expect(materialOf(prompt)).not.toContain(leak);
  });

  test('a pasted table is material whatever stands around it', () => {
    expect(materialOf('Bar chart please, no red.\n\nshop,orders\nLyon,12\nNice,9')).toContain('Lyon,12');
  });
});
