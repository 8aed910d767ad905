import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { requireSlug, slugCandidates } from './slug.ts';

const id = 'prj_01kagq3fx2v8m5n1r7t0c9d4eh';
const first = (title: string, ofTest = false) => slugCandidates(title, id, ofTest).next().value;

test.each([
  ['Kessler & Töchter', 'kessler-tochter'],
  ['Straße 7', 'strasse-7'],
  ["Mario's Pizza", 'marios-pizza'],
  ['  --Hello--  ', 'hello'],
  ['Кафе Юг', 'kafe-yug'],
  ['🍞 Bread', 'bread'],
  ['🍞🍞', 'p-0c9d4eh'.replace('p-0', 'p-t0')],
  ['AI', 'p-t0c9d4eh'],
  ['Test kitchen', 'kitchen'],
  ['Test-test: Kitchen', 'kitchen'],
  ['Test', 'p-t0c9d4eh'],
  ['Testing', 'testing'],
])('makes of “%s” the slug %s', (title, slug) => {
  expect(first(title)).toBe(slug);
});

test('numbers collisions from 2 on', () => {
  expect([...slugCandidates('Bakery', id, false)].slice(0, 4)).toEqual([
    'bakery',
    'bakery-2',
    'bakery-3',
    'bakery-4',
  ]);
});

test('every candidate for every title is a slug that its world may have', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (title) => {
      for (const ofTest of [false, true]) {
        for (const slug of slugCandidates(title, id, ofTest)) expect(requireSlug(slug, ofTest)).toBe(slug);
      }
    }),
  );
});

test.each([
  ['Kessler & Töchter', 'test-kessler-tochter'],
  ['Test kitchen', 'test-kitchen'],
  ['🍞🍞', 'test-p-t0c9d4eh'],
])('makes of “%s” of a test key the slug %s', (title, slug) => {
  expect(first(title, true)).toBe(slug);
});

test('a live project asks in vain for a slug of test projects, and the other way round', () => {
  expect(() => requireSlug('test-kitchen', false)).toThrow('is for projects of test keys');
  expect(() => requireSlug('kitchen', true)).toThrow('begins with "test-"');
  expect(() => requireSlug('x', true)).toThrow('3 to 60');
});
