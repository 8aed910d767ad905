import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createRandom } from '../copy/random.ts';
import { peopleInProse } from './people-in-prose.ts';
import { offersInProse } from './prose-offers.ts';
import { showableSentences } from './showable-sentences.ts';
import { siteNameOf } from './site-name.ts';
import { unseenClauses } from './verbatim-net.ts';

const read = (prompt: string) => readBrief(prompt, 'website');

describe('showableSentences', () => {
  test('makes a statement of what is said of the name', () => {
    const brief = read(
      'Build a site for an app called Minnow that finds free swimming lanes. Pages: Home, Pricing.',
    );
    expect(showableSentences(brief)[0]).toBe('Minnow finds free swimming lanes.');
  });

  test('never shows an order as copy', () => {
    const texts = showableSentences(
      read('We need a website for Minnow. Please add a gallery and three plans. Use blue.'),
    );
    expect(texts.join(' ')).not.toMatch(/website|please|gallery|plans|blue/i);
  });
});

describe('offersInProse', () => {
  test.each([
    ['Site for my shop Tack. We sell saddles, bridles and boots.', ['saddles', 'bridles', 'boots']],
    ['Seite für Werkhof. Wir reparieren Stühle, Tische und Uhren.', ['Stühle', 'Tische', 'Uhren']],
  ])('reads %j', (prompt, names) => {
    expect(offersInProse(read(prompt))).toEqual(names);
  });

  test('takes no single object for a list', () => {
    expect(offersInProse(read('Site for Tack. We sell saddles.'))).toEqual([]);
  });
});

describe('peopleInProse', () => {
  test('finds people behind their trade', () => {
    expect(peopleInProse(read('Site for Reef Tours. Guides Ada Moll and Bo Kern, barbers: Cy, Di'))).toEqual([
      { name: 'Ada Moll', role: 'guide', span: [0, 0] },
      { name: 'Bo Kern', role: 'guide', span: [0, 0] },
      { name: 'Cy', role: 'barber', span: [0, 0] },
      { name: 'Di', role: 'barber', span: [0, 0] },
    ]);
    expect(
      peopleInProse(read('Site for Reef Tours with guides Ada Moll and Bo Kern.')).map(({ name }) => name),
    ).toEqual(['Ada Moll', 'Bo Kern']);
  });

  test('takes no other capital letters for people', () => {
    expect(peopleInProse(read('Site for teachers. Pages: Home, About'))).toEqual([]);
  });
});

describe('siteNameOf', () => {
  const nameOf = (prompt: string) => siteNameOf(read(prompt), createRandom(prompt));

  test('makes a name up only where there is neither name nor subject, and says so', () => {
    expect(nameOf('A website').isInvented).toBe(true);
    expect(nameOf('🙂🙂🙂').isInvented).toBe(true);
    expect(nameOf('Site for a bakery called Crumb & Co in Leeds')).toMatchObject({
      name: 'Crumb & Co',
      isInvented: false,
    });
  });
});

describe('unseenClauses', () => {
  const brief = read(
    'Site for Crumb, a bakery. Founded by Agnes Moor in 1931, moved to Hull in 1958. Modern design.',
  );

  test('hands back clauses with names and figures that are nowhere, in the words of the prompt', () => {
    expect(unseenClauses(brief, 'Crumb 1931').join(' ')).toContain('Agnes Moor');
    expect(unseenClauses(brief, 'Crumb 1931').join(' ')).toContain('1958');
  });

  test('hands back nothing that is shown, and no wishes about the look', () => {
    expect(unseenClauses(brief, 'Crumb Agnes Moor 1931 Hull 1958')).toEqual([]);
  });
});
