import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Segment } from '../brief.ts';
import { readSegments } from './read-segments.ts';
import { readSource } from './source.ts';

interface Labelled {
  id: string;
  prompt: string;
  segments: Segment[];
  leaks: string[];
  keep: string[];
  private: string[];
}

const ORDERS = readFileSync(new URL('./orders.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Labelled => JSON.parse(line));

const read = (prompt: string): Segment[] => readSegments(readSource(prompt)).segments;
const materialOf = (segments: readonly Segment[]): string =>
  segments.flatMap(({ role, text }) => (role === 'material' ? [text] : [])).join(' ¦ ');
const material = (prompt: string): string => materialOf(read(prompt));
const LETTER = /[\p{L}\p{N}]/u;

/** The role of each letter and digit. */
const rolesOf = (segments: readonly Segment[]): string[] =>
  segments.flatMap(({ role, text }) => [...text].filter((sign) => LETTER.test(sign)).map(() => role));

describe('96 ways of ordering in 8 languages, labelled by hand', () => {
  const READ = ORDERS.map((order) => ({ order, segments: read(order.prompt) }));

  test('joined segments equal the prompt', () => {
    for (const { order, segments } of READ)
      expect(segments.map(({ text }) => text).join('')).toBe(order.prompt);
  });

  const share = (
    words: (order: Labelled) => string[],
    isRight: (text: string, word: string) => boolean,
  ): number => {
    const all = READ.flatMap(({ order, segments }) =>
      words(order).map((word) => isRight(materialOf(segments), word)),
    );
    return all.filter(Boolean).length / all.length;
  };

  test('words of the order stay out of the material', () => {
    expect(
      share(
        ({ leaks }) => leaks,
        (text, word) => !text.includes(word),
      ),
    ).toBeGreaterThanOrEqual(0.95);
  });

  test('what is to be printed is in the material to the letter', () => {
    expect(
      share(
        ({ keep }) => keep,
        (text, word) => text.includes(word),
      ),
    ).toBeGreaterThanOrEqual(0.95);
  });

  test('private remarks are never material', () => {
    expect(
      share(
        (order) => order.private,
        (text, word) => !text.includes(word),
      ),
    ).toBe(1);
  });

  test('letters have the role that a reader gives them', () => {
    const pairs = READ.flatMap(({ order, segments }) => {
      const own = rolesOf(segments);
      return rolesOf(order.segments).map((role, at) => role === own[at]);
    });
    expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('orders in other languages and manners', () => {
  test.each([
    ['「灯台文庫」のサイトを作ってください。営業時間 9:00-17:00、アクセス。', '灯台文庫', '作って'],
    ['请为「听雨书房」制作一个网站，包括营业时间 9:00-18:00。', '听雨书房', '制作一个网站'],
    ['أنشئ موقعا إلكترونيا لمكتبة النخيل في مسقط، مع ساعات العمل.', 'النخيل', 'أنشئ موقعا'],
    ['कृपया दुकान नीलकमल वस्त्र के लिए एक वेबसाइट बनाएं।', 'नीलकमल वस्त्र', 'बनाएं'],
    ['Plese craete a websiet for Osk & Fern, a florist in Hull.', 'Osk & Fern, a florist in Hull', 'craete'],
    [
      'MAKE A POSTER FOR THE LANTERN WALK, 11 NOVEMBER, 5 PM. NO GREEN PLEASE.',
      'THE LANTERN WALK, 11 NOVEMBER, 5 PM',
      'NO GREEN',
    ],
    [
      'we are a kennel in Skye called Muddy Paw and we need a website with a contact form',
      'Muddy Paw',
      'we need a website',
    ],
  ])('%s', (prompt, kept, leak) => {
    expect(material(prompt)).toContain(kept);
    expect(material(prompt)).not.toContain(leak);
  });

  test('material in another language than the order stays whole', () => {
    const prompt =
      'Please make a flyer, the text has to stay in German:\n\nSpendenlauf am 20. Juni, Start am Sportplatz';
    expect(material(prompt)).toContain('Spendenlauf am 20. Juni, Start am Sportplatz');
  });

  test('text under a ruled line is given as it is', () => {
    const prompt = 'Turn the text below into a page.\n---\nDo not feed the ducks. Bring no glass.';
    expect(material(prompt)).toContain('Do not feed the ducks. Bring no glass.');
  });
});

test('16,000 characters of anything are read in well under a second', () => {
  for (const unit of [
    '（http://a.b/c',
    '“',
    "'",
    'create a slide titled X. ',
    'Pages: a, b, c. ',
    '日本語サイト',
    '1,5 px x ',
    '(',
  ]) {
    const start = performance.now();
    read(unit.repeat(16_000).slice(0, 16_000));
    expect(performance.now() - start).toBeLessThan(1500);
  }
});
