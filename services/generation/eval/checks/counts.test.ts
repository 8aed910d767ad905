import { describe, expect, test } from '@jest/globals';
import type { Json } from '../tree.ts';
import { checkCounts, lengthScore } from './counts.ts';

describe('checkCounts', () => {
  test('counts slides, and the items of sections by their type', () => {
    const deck = { slides: [{}, {}] };
    expect(checkCounts({ slide_count: 2 }, deck)[0]?.ok).toBe(true);
    expect(checkCounts({ slide_count: 3 }, deck)[0]).toMatchObject({ ok: false, detail: 'found 2' });
    const site: Json = {
      pages: [
        {
          sections: [
            { type: 'pricing', plans: [{}, {}, {}] },
            { type: 'faq', items: [{}, {}] },
          ],
        },
      ],
    };
    expect(checkCounts({ plans: 3, faq_min: 2, pages: 1 }, site).every((check) => check.ok)).toBe(true);
    expect(checkCounts({ faq_min: 5 }, site)[0]?.ok).toBe(false);
  });

  test('wants every frame size that was asked for', () => {
    const design = { frames: [{ width: 1080, height: 1080 }] };
    expect(checkCounts({ frames: [[1080, 1080]] }, design)[0]?.ok).toBe(true);
    expect(checkCounts({ frames: [[1080, 1920]] }, design)[0]?.ok).toBe(false);
  });
});

describe('lengthScore', () => {
  test('falls off on both sides of the length asked for', () => {
    expect(lengthScore(400, 400)).toBe(1);
    expect(lengthScore(400, 200)).toBeCloseTo(0.5);
    expect(lengthScore(400, 0)).toBe(0);
    expect(lengthScore(400, 1600)).toBe(0);
  });
});
