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

test('a word that differs by one letter is another word, and no slip', () => {
  const keysOf = (prompt: string) => readSource(prompt).tokens.map(({ key }) => key);
  const words = 'a deck on the hearing of a porter, the pilot, a wheel, juice and cheese, heating later';
  expect(keysOf(words).join(' ')).toBe(words.replaceAll(',', ''));
  expect(keysOf('plaese make slids abuot a presentaton')).toEqual(
    'please make slides about a presentation'.split(' '),
  );
});
