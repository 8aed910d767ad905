import { expect, test } from '@jest/globals';
import { readBrief } from '../read-brief.ts';

test.each([
  [
    'We\u2019re Harrow & Dale Solar, four of us in a van, fitting panels around Ludlow.',
    'Harrow & Dale Solar',
  ],
  ['hiya need a sticker for our climbing gym (Gritbox, Sheffield) for the chalk buckets', 'Gritbox'],
])('the name is what somebody is called, without the words around it: %s', (prompt, name) => {
  expect(readBrief(prompt, 'website').organisation).toBe(name);
});

test('no name is taken from what must stay private', () => {
  const prompt = 'Website for our bakery. Not to be published: we may sell to Brightacre Foods.';
  expect(readBrief(prompt, 'website').organisation).not.toContain('Brightacre');
});
