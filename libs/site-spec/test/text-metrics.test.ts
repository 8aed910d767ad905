import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { breakLines, widthOf, wrap } from '../src/text-metrics.ts';

const style = { weight: 400, letterSpacing: 0, uppercase: false };

describe('wrap', () => {
  test('keeps words whole and lines within the width', () => {
    const lines = wrap('a rather long line of several words', 8, style) ?? [];
    expect(lines.join(' ')).toBe('a rather long line of several words');
    for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(8);
  });

  test.each([
    ['Sábado 16 de mayo de 2026, de 11:00 a 14:00', 'Sábado / 16 de mayo de 2026, / de 11:00 a 14:00'],
    ['The Old Fish Auction, 2 Harbour Row', 'The Old Fish Auction, / 2 Harbour Row'],
    ['Grippeimpfung kostet 30 Euro', 'Grippeimpfung kostet / 30 Euro'],
    ['Monday to Friday, 11.45 till 2', 'Monday to Friday, / 11.45 till 2'],
    ['Cafés et voiture-bar', 'Cafés et / voiture-bar'],
  ])('keeps what belongs together on a line: %s', (text, expected) => {
    const room = Math.max(...expected.split(' / ').map((line) => widthOf(line, style)));
    expect(wrap(text, room + 0.01, style)?.join(' / ')).toBe(expected);
  });

  test('parts a date where there is no room for it', () => {
    expect(wrap('16 de mayo de 2026', 5, style)?.length).toBeGreaterThan(1);
  });

  test('breaks Chinese and Japanese between characters', () => {
    expect(wrap('夏祭りのお知らせです', 4.5, style)?.length).toBeGreaterThan(1);
  });

  test('refuses a word that is wider than the line', () => {
    expect(wrap('Donaudampfschifffahrt', 4, style)).toBeUndefined();
  });

  test('counts capitals and bold letters as wider', () => {
    expect(widthOf('fair', { ...style, uppercase: true })).toBeGreaterThan(widthOf('fair', style));
    expect(widthOf('fair', { ...style, weight: 700 })).toBeGreaterThan(widthOf('fair', style));
  });
});

describe('breakLines', () => {
  const texts = fc.oneof(fc.lorem({ maxCount: 20 }), fc.string({ unit: 'grapheme', maxLength: 80 }));
  const styles = fc.record({
    weight: fc.constantFrom(400, 600, 700, 900),
    letterSpacing: fc.constantFrom(0, 0.02, 0.2),
    uppercase: fc.boolean(),
  });

  test('breaks as wrap does wherever wrap finds a way, so that what was made to fit is drawn as it was measured', () => {
    fc.assert(
      fc.property(texts, fc.double({ min: 2, max: 60, noNaN: true }), styles, (text, width, look) => {
        const fitted = wrap(text, width, look);
        if (fitted !== undefined) expect(breakLines(text, width, look)).toEqual(fitted);
      }),
    );
  });

  test('loses no letter, whatever the text and however narrow the box', () => {
    const bare = (text: string): string => text.replace(/\s/g, '');
    fc.assert(
      fc.property(texts, fc.double({ min: 0, max: 60, noNaN: true }), styles, (text, width, look) => {
        expect(bare(breakLines(text, width, look).join(''))).toBe(bare(text));
      }),
    );
  });

  test('breaks the same text again where it did before, once its lines stand in the box', () => {
    fc.assert(
      fc.property(texts, fc.double({ min: 4, max: 60, noNaN: true }), styles, (text, width, look) => {
        const lines = breakLines(text, width, look);
        expect(breakLines(lines.join('\n'), width, look)).toEqual(lines);
      }),
    );
  });
});
