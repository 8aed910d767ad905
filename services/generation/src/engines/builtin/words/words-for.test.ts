import { expect, test } from '@jest/globals';
import { INTERFACE_LANGUAGES, INTERFACE_TABLE } from './interface-table.ts';
import { wordsFor } from './words-for.ts';

test('every word is there in every interface language', () => {
  for (const [word, row] of Object.entries(INTERFACE_TABLE)) {
    const columns = row.split('|').filter((column) => column.trim() !== '');
    expect([word, columns.length]).toEqual([word, INTERFACE_LANGUAGES.length]);
  }
});

test('a language without words gets English and says so', () => {
  expect(wordsFor('de').words.home).toBe('Start');
  expect(wordsFor('zh-Hant').hasWords).toBe(true);
  expect(wordsFor('fi')).toMatchObject({ hasWords: false, words: { home: 'Home' } });
});
