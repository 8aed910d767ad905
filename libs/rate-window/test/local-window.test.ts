import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createLocalWindow } from '../src/local-window.ts';

test('decides like the model for any arrival times, and its wait is the shortest that helps', () => {
  const cases = fc.record({
    limit: fc.integer({ min: 1, max: 6 }),
    windowMs: fc.integer({ min: 1, max: 1000 }),
    gaps: fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 60 }),
  });
  fc.assert(
    fc.property(cases, ({ limit, windowMs, gaps }) => {
      let at = 0;
      const window = createLocalWindow({ limit, windowMs, now: () => at });
      const passed: number[] = [];
      const free = (time: number) => passed.filter((past) => past >= time - windowMs).length < limit;
      for (const [i, gap] of gaps.entries()) {
        at += gap;
        const expected = free(at);
        const verdict = window.take('address', String(i));
        expect(verdict.allowed).toBe(expected);
        if (verdict.allowed) passed.push(at);
        else {
          expect(free(at + verdict.retryAfterMs)).toBe(true);
          expect(free(at + verdict.retryAfterMs - 1)).toBe(false);
        }
      }
    }),
  );
});

test('keeps addresses apart, and counts a repeat with the same id once', () => {
  const window = createLocalWindow({ limit: 1, windowMs: 1000, now: () => 0 });
  const verdicts = [
    window.take('a', '1'),
    window.take('a', '1'),
    window.take('a', '2'),
    window.take('b', '3'),
  ];
  expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, false, true]);
});

test('counts several at once as a whole or not at all, and tells when all of them pass', () => {
  let at = 0;
  const window = createLocalWindow({ limit: 5, windowMs: 1000, now: () => at });
  expect(window.take('a', '1', 2)).toMatchObject({ allowed: true, remaining: 3 });
  at = 100;
  expect(window.take('a', '2', 2)).toMatchObject({ allowed: true, remaining: 1 });
  expect(window.take('a', '3', 3)).toMatchObject({ allowed: false, remaining: 1, retryAfterMs: 901 });
  expect(window.take('a', '4', 4)).toMatchObject({ allowed: false, retryAfterMs: 1001 });
  expect(window.take('a', '5', 9)).toMatchObject({ allowed: false });
  expect(window.take('a', '6')).toMatchObject({ allowed: true, remaining: 0 });
});
