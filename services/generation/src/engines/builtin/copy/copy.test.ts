import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { joinList } from './join-list.ts';
import { createRandom } from './random.ts';
import { sentenceKey } from './sentence.ts';
import { trimTo } from './trim-to.ts';

describe('choices', () => {
  test('are the same for the same seed and others for another', () => {
    const draw = (seed: string): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 8 }, () => random.int(1000));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  test('shuffle loses nothing, take gives different entries', () => {
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(fc.integer(), { maxLength: 20 }), (seed, list) => {
        expect(createRandom(seed).shuffle(list).toSorted()).toEqual(list.toSorted());
        const taken = createRandom(seed).take(list, 5);
        expect(new Set(taken).size).toBe(Math.min(5, list.length));
      }),
    );
  });

  test('nothing can be picked from an empty list', () => {
    expect(() => createRandom('x').pick([])).toThrow(RangeError);
  });
});

describe('texts', () => {
  test('a trimmed text keeps its bound and its characters whole', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 2, max: 40 }),
        (text, most) => {
          const trimmed = trimTo(text, most);
          expect(trimmed.length).toBeLessThanOrEqual(most);
          expect(trimmed.isWellFormed()).toBe(true);
        },
      ),
    );
    expect(trimTo('Fresh bread every morning', 14)).toBe('Fresh bread…');
  });

  test('lists are joined in the way of the language', () => {
    expect(joinList(['a', 'b', 'c'], 'en', 'and')).toBe('a, b and c');
    expect(joinList(['a', 'b'], 'ja', 'と')).toBe('a、b');
    expect(joinList(['خبز', 'شاي'], 'ar', 'و')).toBe('خبز وشاي');
    expect(joinList([], 'en', 'and')).toBe('');
  });

  test('sentences are compared by their words', () => {
    expect(sentenceKey('Open, since 1987!')).toBe(sentenceKey('open since 1987'));
  });
});
