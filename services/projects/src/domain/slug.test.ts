import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSlug, slugCandidates } from './slug.ts';

const id = 'prj_01kagq3fx2v8m5n1r7t0c9d4eh';
const first = (title: string) => slugCandidates(title, id).next().value;

test.each([
  ['Kessler & Töchter', 'kessler-tochter'],
  ['Straße 7', 'strasse-7'],
  ["Mario's Pizza", 'marios-pizza'],
  ['  --Hello--  ', 'hello'],
  ['Кафе Юг', 'kafe-yug'],
  ['🍞 Bread', 'bread'],
  ['🍞🍞', 'p-0c9d4eh'.replace('p-0', 'p-t0')],
  ['AI', 'p-t0c9d4eh'],
])('makes of “%s” the slug %s', (title, slug) => {
  expect(first(title)).toBe(slug);
});

test('numbers collisions from 2 on', () => {
  expect([...slugCandidates('Bakery', id)].slice(0, 4)).toEqual([
    'bakery',
    'bakery-2',
    'bakery-3',
    'bakery-4',
  ]);
});

test('every candidate for every title has the form of a slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (title) => {
      for (const slug of slugCandidates(title, id)) expect(isSlug(slug)).toBe(true);
    }),
  );
});
