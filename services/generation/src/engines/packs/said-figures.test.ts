import { expect, test } from '@jest/globals';
import { saidFigures } from './said-figures.ts';

test.each([
  ['en', 'Lisbon ninety one percent and Leeds eighty-eight', [91, 88]],
  ['en', 'two million three hundred and fifty', [2_000_350]],
  ['en', 'six point five', [6.5]],
  ['de', 'einundneunzig Prozent, zwei Millionen', [91, 2_000_000]],
  ['it', 'trenta novembre duemilaventisei', [30, 2026]],
  ['nl', 'tweeduizend zesentwintig', [2026]],
  ['fr', 'quatre-vingt-onze', [91]],
  ['es', 'mil doscientos', [200]],
  ['pl', 'pięć tysięcy dwieście', [5200]],
  ['tr', 'doksan bir', [91]],
  ['ar', 'واحد وتسعون', [91]],
  ['ar', 'ثمانية آلاف وأربعمية ريال', [8400]],
  ['ar', 'سبعة الاف وثمانمائة، ألفين وخمسمئة', [7800, 2500]],
  ['es', 'mil doscientos', [1200]],
  ['zh', '三万五千元', [35_000]],
  ['hi', 'चार लाख बीस हज़ार', [420_000]],
  ['hi', 'इक्यानवे', [91]],
  ['ja', '九十一人', [91]],
  ['zh', '三百人', [300]],
  ['en', 'nineteen thirty eight, oh one six oh three', [1938, 1603]],
  ['en', 'six thirty in the morning till ten', [6.3]],
  [
    'en',
    'ring me on oh seven seven hundred nine hundred four six one even if',
    [7700, 900_461, 7_700_900_461],
  ],
  ['en', 'seven hundred nine parcels', [709]],
  ['es', 'nueve cuatro nueve cero cero cero tres uno dos', [949_000_312, 949, 312]],
])('numbers said in words are figures that were given: %s, %s', (language, text, figures) => {
  expect(saidFigures(text, [language])).toEqual(expect.arrayContaining(figures));
});

test('in a language whose numbers are not known, words are words', () => {
  expect(saidFigures('ninety one', ['eo'])).toEqual([]);
});
