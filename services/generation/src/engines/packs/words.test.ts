import { expect, test } from '@jest/globals';
import { words } from './words.ts';

test('choices in brackets stand for each of the phrases that they make', () => {
  expect(words.parse(['our team', '(find|reach) us', '(how|where) to (park|stay)'])).toEqual([
    ...['our team', 'find us', 'reach us'],
    ...['how to park', 'how to stay', 'where to park', 'where to stay'],
  ]);
});
