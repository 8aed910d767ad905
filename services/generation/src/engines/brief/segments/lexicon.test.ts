import { expect, test } from '@jest/globals';
import { readSource, senseOf } from './source.ts';

/** The phrases of a prompt that name parts, with the parts. */
const partsIn = (prompt: string): string[] => {
  const source = readSource(prompt);
  return source.lexemes.flatMap((lexeme) => {
    const part = senseOf(lexeme, 'part');
    return part === undefined ? [] : [`${part}: ${lexeme.text}`];
  });
};

test('a phrase may hold some words that are free', () => {
  expect(partsIn('A site with what other owners say')).toEqual(['testimonials: what other owners say']);
  expect(partsIn('A site where fans sign up for the flavour-of-the-month email')).toEqual([
    'newsletter: sign up for the flavour-of-the-month email',
  ]);
});

test('free words stand in one piece, and are few', () => {
  expect(partsIn('A site with what we, the owners, say')).toEqual([]);
  expect(partsIn('A site with what all of the many kind old owners say')).toEqual([]);
});
