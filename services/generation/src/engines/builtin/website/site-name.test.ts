import { expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createRandom } from '../copy/random.ts';
import { siteNameOf } from './site-name.ts';

const nameOf = (prompt: string) => siteNameOf(readBrief(prompt, 'website'), createRandom('name')).name;

test('an animal of the asker gives its site a name, and a trade with animals does not', () => {
  expect(nameOf('A website for my dog')).toBe('My dog');
  expect(nameOf('My dog who surfs needs a fan site')).toBe('My dog');
  expect(nameOf('Website for my dog walking business in Leeds.')).toBe('Dog walking business');
  expect(nameOf('Site for our family law practice')).toBe('Family law practice');
});
