import { expect, test } from '@jest/globals';
import { saysAll } from '../src/board-finding.ts';

test.each([
  ['Runners: from 412 to 1.516', 'From 412 to 1.516 runners', true],
  ['Orders rose to 1,204', 'All 1,204 came from Leeds', false],
  ['Sales 2024 beat 2025', '2025 beat 2024', false],
  ['Profit fell to −3%', 'Profit fell to 3%', false],
  ['Step 12', 'Step 1', false],
])('"%s" says all of "%s": %s', (title, text, isSaid) => {
  expect(saysAll(title, text)).toBe(isSaid);
});
