import { describe, expect, test } from '@jest/globals';
import type { Json } from '../tree.ts';
import { checkSections, foundInOrder, titlesOf } from './sections.ts';

describe('foundInOrder', () => {
  test('wants the order too, and lets numbering go', () => {
    expect(foundInOrder(['Scope', 'Risks'], ['1. Scope', 'Budget', 'Risks'])).toEqual([true, true]);
    expect(foundInOrder(['Risks', 'Scope'], ['Scope', 'Risks'])).toEqual([true, false]);
  });
});

describe('checkSections', () => {
  const site: Json = {
    pages: [
      {
        title: 'Home',
        sections: [
          { type: 'hero' },
          { type: 'unsupportedFeature', text: 'The cart cannot be built.' },
          { type: 'team', items: [{ name: 'x', placeholder: true }] },
        ],
      },
    ],
  };

  test('finds sections by type, and minds those that must not be there', () => {
    const oks = checkSections({ sections: ['hero', 'faq'], absent_sections: ['pricing', 'hero'] }, site).map(
      (check) => check.ok,
    );
    expect(oks).toEqual([true, false, true, false]);
  });

  test('wants the unsupported said in so many words, and the invented marked', () => {
    expect(
      checkSections({ requested_unsupported: ['cart', 'login'] }, site).map((check) => check.ok),
    ).toEqual([true, false]);
    expect(checkSections({ placeholders: ['team', 'hero'] }, site).map((check) => check.ok)).toEqual([
      true,
      false,
    ]);
  });

  test('reads titles of slides, headings and pages', () => {
    expect(titlesOf({ slides: [{ title: 'A' }] })).toEqual(['A']);
    expect(
      titlesOf({
        blocks: [
          { type: 'heading', text: 'B' },
          { type: 'paragraph', text: 'c' },
        ],
      }),
    ).toEqual(['B']);
    expect(titlesOf(site)).toEqual(['Home']);
  });
});
