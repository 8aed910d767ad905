import { describe, expect, test } from '@jest/globals';
import { INTERFACE_LANGUAGES } from '../../words/interface-table.ts';
import { ENGLISH } from './english.ts';
import { phrasesFor } from './phrases-for.ts';
import { WORDLESS } from './wordless.ts';

const SLOTS = new Set(
  'name place subject Subject descriptor Descriptor first second third items Items since address phone email days hours opening pricedFirst priceFirst pricedSecond priceSecond date item title feature team usual1 usual2 usual3 Usual1 Usual2 Usual3'.split(
    ' ',
  ),
);
const PAIRED = ['cards', 'steps', 'answered', 'open', 'posts', 'events'] as const;

describe.each(INTERFACE_LANGUAGES.map((language) => [language, phrasesFor(language)] as const))(
  'phrases in %s',
  (language, phrases) => {
    test('are its own and complete', () => {
      if (language !== 'en') expect(phrases.leads).not.toEqual(ENGLISH.leads);
      for (const [key, value] of Object.entries(phrases))
        expect([key, value.length > 0]).toEqual([key, true]);
      expect(phrases.names.length).toBeGreaterThanOrEqual(8);
    });

    test('use only slots that the copywriter fills', () => {
      const used = [...JSON.stringify(phrases).matchAll(/\{(\w+)\}/g)].map(({ 1: slot }) => slot ?? '');
      expect(used.filter((slot) => !SLOTS.has(slot))).toEqual([]);
    });

    test('pair a title with a text', () => {
      for (const key of PAIRED)
        for (const pair of phrases[key].flatMap((entry) => entry.split(' || ')))
          expect(pair.split(' | ')).toHaveLength(2);
    });
  },
);

test('a language without phrases gets nothing but slots in its copy', () => {
  expect(phrasesFor('fi')).toBe(WORDLESS);
  for (const line of [...WORDLESS.leads, ...WORDLESS.about])
    expect(line.replace(/\{\w+\}/g, '')).not.toMatch(/\p{L}/u);
});
