import { expect, test } from '@jest/globals';
import { aBrief } from '../../../../test/briefs.ts';
import { aDeck, aDocument, aWebsite, slide, wish } from '../../../../test/drafts.ts';
import { withUnmet } from './unmet.ts';

const brief = aBrief({ buildType: 'document' });

const note = 'It cannot be sent from here.';
const unmet = wish('Send it to the board by itself', { plan: 'unsupported', note, refs: ['b'] });

test('a wish that can not be met is told in a box that says so; in a deck on its slide', () => {
  const deck = aDeck({ parts: ['a', 'b', 'c'].map((ref) => slide('section', { ref })), requested: [unmet] });
  const { parts } = withUnmet({ buildType: 'slides', draft: deck }, brief).draft;
  expect(parts).toHaveLength(3);
  expect(parts[1]).toMatchObject({
    ...{ ref: 'b', notes: '' },
    blocks: [{ kind: 'text', heading: '[[Not available here]]', text: `[[${note}]]` }],
  });
});

test('a deck tells it in the language in which it was ordered', () => {
  const deck = aDeck({ parts: [slide('section', { ref: 'b' })], requested: [unmet] });
  const french = aBrief({ buildType: 'slides', language: 'fr', orderLanguage: 'de' });
  const { parts } = withUnmet({ buildType: 'slides', draft: deck }, french).draft;
  expect(parts[0]).toMatchObject({ blocks: [{ heading: '[[Hier nicht verfügbar]]' }] });
});

test('a site tells it its owner in a box that visitors never see', () => {
  const site = aWebsite({ parts: [], requested: [unmet] });
  const { parts } = withUnmet({ buildType: 'website', draft: site }, brief).draft;
  expect(parts).toMatchObject([{ kind: 'unsupportedFeature', intro: `[[${note}]]` }]);
});

test.each(['letter', 'invoice', 'report'] as const)(
  'what is printed and sent, as a %s, is no place for it',
  (documentType) => {
    const draft = aDocument({ requested: [unmet] });
    draft.format.documentType = documentType;
    expect(withUnmet({ buildType: 'document', draft }, brief)).toEqual({ buildType: 'document', draft });
  },
);
