import { describe, expect, test } from '@jest/globals';
import { findPictograms, pictogramOf } from '../src/find-pictograms.ts';

const names = (text: string, language = 'en') => findPictograms([text], language).map(({ name }) => name);

describe('findPictograms', () => {
  test.each([
    ['men in sombreros eating tacos', 'en', 'taco'],
    ['breeding services for cattle farms', 'en', 'cow'],
    ["a Valentine's Day card", 'en', 'heart-with-arrow'],
    ['Bäckerei mit frischen Croissants', 'de', 'croissant'],
    ['cykelverkstad', 'sv', 'bicycle'],
    ['kahve dükkanı', 'tr', 'hot-beverage'],
    ['咖啡店开业', 'zh', 'hot-beverage'],
    ['花火大会', 'ja', 'fireworks'],
  ])('finds what "%s" (%s) names', (text, language, name) => {
    expect(names(text, language)[0]).toBe(name);
  });

  test('finds nothing where no word names a thing', () => {
    expect(names('Book your table today, free entry')).toEqual([]);
    expect(names('quarterly report on revenue')).toEqual([]);
  });

  test('prefers what comes first, and knows English beside another language', () => {
    expect(findPictograms(['an olive', 'pizza'], 'de').map(({ name }) => name)).toEqual(['olive', 'pizza']);
  });

  test('takes whole names alone where just that thing is wanted', () => {
    expect(findPictograms(['Dibujo de una cuerda'], 'es', true)).toEqual([]);
    expect(findPictograms(['a lamp post, a light bulb'], 'en', true).map(({ name }) => name)).toEqual([
      'light-bulb',
    ]);
  });

  test('gives path data that a layer of a design can hold, with its outline apart', () => {
    const [taco] = findPictograms(['taco'], 'en');
    expect(taco?.lines).toMatch(/^M[MmLlHhVvCcSsQqTtAaZz0-9eE\s,.+-]*Z$/);
    expect(taco?.body.length).toBeLessThan(taco?.lines.length ?? 0);
  });
});

test.each([
  ['gear shape', 'gear'],
  ['silhouette of a bat or a bear', 'bat'],
  ['big lotus in bloom', 'lotus'],
  ['fishing', 'fishing-pole'],
  ['hand holding a hammer', undefined],
  ["dog's face and a leaf", undefined],
  ['photo of a fox', undefined],
  ['oak tree', undefined],
])('draws for "%s" just the thing that is named', (words, name) => {
  expect(pictogramOf(words, 'en')?.name).toBe(name);
});
