import { expect, test } from '@jest/globals';
import { quotationsIn, unquoted } from './quotations.ts';

const texts = (text: string) => quotationsIn(text).map((quote) => quote.text);

test('finds quotations in all the usual marks, outermost only', () => {
  expect(texts('"A", “B ‘c’ d”, „E“, « F », 「G」 and ’H’')).toEqual(['A', 'B ‘c’ d', 'E', 'F', 'G']);
});

test('drops the comma that belongs to the sentence, and takes no apostrophe for a mark', () => {
  expect(texts('the "people," symbols, it\'s Ann\'s')).toEqual(['people']);
});

test('unwraps a text only if it is one quotation and nothing else', () => {
  expect(unquoted('"Whole."')).toBe('Whole.');
  expect(unquoted('say "part" of it')).toBe('say "part" of it');
});
