import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type StackItem, stackTexts } from './stack.ts';

const style = { weight: 400, letterSpacing: 0, uppercase: false };
const item = (text: string, scale: number, optional = false): StackItem => ({
  key: text,
  text,
  style,
  lineHeight: 1.2,
  scale,
  gap: 0.2,
  optional,
});
const room = { width: 400, height: 400, min: 10, max: 120 };

describe('stackTexts', () => {
  test('makes the headline as large as the room allows', () => {
    const small = stackTexts([item('Fair', 1)], { ...room, width: 100 }).placed[0]?.fontSize ?? 0;
    const large = stackTexts([item('Fair', 1)], room).placed[0]?.fontSize ?? 0;
    expect(large).toBeGreaterThan(small);
    expect(large).toBeLessThanOrEqual(room.max);
  });

  test('lets optional texts go before anything becomes unreadable', () => {
    const many = Array.from({ length: 30 }, (_, at) => item(`optional line number ${at}`, 0.3, true));
    const { placed, dropped } = stackTexts([item('Fair', 1), ...many], { ...room, height: 120 });
    expect(dropped.length).toBeGreaterThan(0);
    expect(Math.min(...placed.map((entry) => entry.fontSize))).toBeGreaterThanOrEqual(room.min);
  });

  test('places any texts within the room and none over another', () => {
    const texts = fc.array(fc.lorem({ maxCount: 8 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        texts,
        fc.integer({ min: 60, max: 900 }),
        fc.integer({ min: 30, max: 900 }),
        (words, width, height) => {
          const { placed } = stackTexts(
            words.map((text, at) => item(`${text} ${at}`, at === 0 ? 1 : 0.35)),
            { width, height, min: 9, max: 160 },
          );
          let bottom = 0;
          for (const entry of placed) {
            expect(entry.y).toBeGreaterThanOrEqual(bottom - 0.001);
            expect(entry.width).toBeLessThanOrEqual(width + 0.001);
            bottom = entry.y + entry.height;
          }
          expect(bottom).toBeLessThanOrEqual(height + 0.001);
        },
      ),
      { numRuns: 80 },
    );
  });
});
