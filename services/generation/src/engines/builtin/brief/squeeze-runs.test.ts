import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { squeezeRuns } from './squeeze-runs.ts';

test('a prompt as people write them is left as it is', () => {
  const prompt = 'Menu:\n\n| a | b |\n|---|---|\n| 1 | 2 |   🍕🎉 - - - ok';
  const { text, rawSpan } = squeezeRuns(prompt);
  expect(text).toBe(prompt);
  expect(rawSpan([3, 9])).toEqual([3, 9]);
});

test('no run of blanks or marks is longer than 200, and every word is found again where it stood', () => {
  const word = fc.stringMatching(/^[a-z0-9😀]{1,6}$/u).filter((text) => /[a-z0-9]/.test(text));
  const run = fc
    .tuple(fc.constantFrom(' ', '\t', ': ', '.\n', '“'), fc.integer({ min: 1, max: 700 }))
    .map(([unit, count]) => unit.repeat(count));
  fc.assert(
    fc.property(fc.array(fc.tuple(word, run), { minLength: 1, maxLength: 6 }), (parts) => {
      const prompt = parts.flat().join('');
      const { text, rawSpan } = squeezeRuns(prompt);
      expect(text).not.toMatch(/[^\p{L}\p{N}]{201}/u);
      const points = [...text];
      const raw = [...prompt];
      for (const { 0: found, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
        const start = [...text.slice(0, index)].length;
        const [from, to] = rawSpan([start, start + found.length]);
        expect(raw.slice(from, to).join('')).toBe(points.slice(start, start + found.length).join(''));
      }
    }),
  );
});
