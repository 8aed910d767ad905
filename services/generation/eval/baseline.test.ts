import { expect, test } from '@jest/globals';
import { dropsOf, type Faults } from './baseline.ts';

const none: Faults = {
  ...{ invalid: 0, lost: 0, printed: 0, falselyHonoured: 0, repeated: 0 },
  ...{ brokenLinks: 0, poorContrast: 0, wrongCharts: 0 },
};

test('more faults of a kind are a drop, even where there are fewer of another', () => {
  const before = { ...none, lost: 5, printed: 1 };
  expect(dropsOf({ ...before, lost: 3 }, before)).toEqual([]);
  expect(dropsOf({ ...before, lost: 0, printed: 2 }, before)).toEqual(['printed: 2, and 1 before']);
});
