import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../../brief/read-brief.ts';
import { wordsFor } from '../../words/words-for.ts';
import type { SectionPlan } from '../site-draft.ts';
import { pageKindOf } from './page-kinds.ts';
import { pathFor } from './paths.ts';
import { insertInOrder } from './section-order.ts';
import { siteRequests } from './site-requests.ts';

describe('pathFor', () => {
  test('puts the first page at the root and spells the others in ASCII', () => {
    expect(pathFor('Start', 0, new Set())).toBe('/');
    expect(pathFor('Über uns & Straße', 1, new Set())).toBe('/uber-uns-strasse');
    expect(pathFor('料金', 2, new Set())).toBe('/page-3');
    expect(pathFor('Team', 3, new Set(['/team', '/team-2']))).toBe('/team-3');
  });
});

describe('pageKindOf', () => {
  test.each([
    ['en', 'Pricing', 'pricing'],
    ['en', 'Service', 'services'],
    ['de', 'Über uns', 'richText'],
    ['fr', 'Contact', 'contactForm'],
    ['ja', '料金', 'pricing'],
    ['en', 'Something else', 'richText'],
  ])('knows in %s what "%s" is for', (language, title, section) => {
    expect(pageKindOf(title, wordsFor(language).words).sections[0]).toBe(section);
  });

  test('tells policies and first pages by their titles', () => {
    const { words } = wordsFor('en');
    expect(pageKindOf('Returns policy', words).role).toBe('policy');
    expect(pageKindOf('Code of conduct', words).role).toBe('policy');
    expect(pageKindOf('Startseite', words).role).toBe('home');
  });
});

describe('insertInOrder', () => {
  test('keeps what was asked for in its order and the hero on top', () => {
    const sections: SectionPlan[] = ['hero', 'faq', 'gallery', 'contactForm'].map((kind) => ({
      id: kind,
      kind: kind as SectionPlan['kind'],
    }));
    insertInOrder(sections, { id: 'steps', kind: 'steps' });
    insertInOrder(sections, { id: 'newsletter', kind: 'newsletter' });
    expect(sections.map(({ kind }) => kind)).toEqual([
      'hero',
      'faq',
      'gallery',
      'steps',
      'contactForm',
      'newsletter',
    ]);
  });
});

describe('siteRequests', () => {
  const kindsOf = (prompt: string) => siteRequests(readBrief(prompt, 'website')).map(({ kind }) => kind);

  test('leaves out what the prompt rules out', () => {
    expect(
      kindsOf('Site for a potter called Mud. Gallery and contact form, no testimonials please'),
    ).not.toContain('testimonials');
  });

  test('takes a head count for a figure, not for a gallery of portraits', () => {
    const brief = readBrief('Site for Vane GmbH, a pump maker. Gallery. 320 employees.', 'website');
    expect(siteRequests(brief).filter(({ kind }) => kind === 'team')).toEqual([]);
  });

  test('lets prices stand with the things that have them', () => {
    const kinds = kindsOf(
      'Site for the bakery Crumb. Sections: our breads with prices (Rye 3 EUR, Spelt 4 EUR), contact form.',
    );
    expect(kinds).toContain('menu');
    expect(kinds).not.toContain('pricing');
  });
});
