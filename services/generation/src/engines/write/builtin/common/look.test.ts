import { expect, test } from '@jest/globals';
import { readBrief } from '../../../brief/read-brief.ts';
import { lookOf } from './look.ts';

test.each([
  ['A site for the walking group of Marl Hill, in large type.', 'large'],
  ['Eine Website für den Wanderverein Marlberg, große Schrift bitte.', 'large'],
  ['四月の遠足のサイト。大きな文字で。', 'large'],
  ['A site for a printer of large posters, Marl Hill.', 'usual'],
])('large letters are ordered or not: %s', (prompt, print) => {
  expect(lookOf(readBrief(prompt, 'website')).print).toBe(print);
});
