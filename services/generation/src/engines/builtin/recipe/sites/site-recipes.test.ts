import { describe, expect, test } from '@jest/globals';
import { KIND_WORDS } from '../../words/kind-words.ts';
import { offerNamesFor } from './offer-names.ts';
import { findSiteRecipe, NEUTRAL_SITE, SITE_RECIPES } from './site-recipes.ts';

const SLOTS = new Set(['name', 'place', 'inPlace', 'subject', 'Subject', 'first', 'items']);
const brief = (kindWords: string[], text = '', dates: string[] = []) => ({
  kindWords,
  text,
  dates: dates.map((value) => ({ value, label: '', kind: 'date' as const, span: [0, 0] as const })),
});

describe('site recipes', () => {
  test('are at least forty, each with an id of its own', () => {
    expect(SITE_RECIPES.length).toBeGreaterThanOrEqual(40);
    expect(new Set(SITE_RECIPES.map(({ id }) => id)).size).toBe(SITE_RECIPES.length);
  });

  test('cover every kind that the brief can name, each once', () => {
    const kinds = SITE_RECIPES.flatMap((recipe) => recipe.kinds);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(Object.keys(KIND_WORDS).filter((kind) => findSiteRecipe(brief([kind])) === NEUTRAL_SITE)).toEqual(
      [],
    );
  });

  test.each(SITE_RECIPES.map((recipe) => [recipe.id, recipe] as const))(
    '%s has enough of everything',
    (_, recipe) => {
      for (const pairs of [recipe.offers, recipe.steps, recipe.faq, recipe.posts]) {
        expect(pairs.length).toBeGreaterThanOrEqual(3);
        for (const pair of pairs) expect(pair.split(' | ')).toHaveLength(2);
      }
      for (const lines of [recipe.about, recipe.quotes, recipe.calls])
        expect(lines.length).toBeGreaterThanOrEqual(2);
      expect(
        recipe.sections.some((kind) => kind === 'contactForm' || kind === 'booking' || kind === 'newsletter'),
      ).toBe(true);
      expect(recipe.sections).toContain(recipe.offer);
    },
  );

  test('use only slots that the copywriter fills', () => {
    const used = [...JSON.stringify(SITE_RECIPES).matchAll(/\{(\w+)\}/g)].map(({ 1: slot }) => slot ?? '');
    expect(used.filter((slot) => !SLOTS.has(slot))).toEqual([]);
  });

  test('no two recipes share a sentence', () => {
    const texts = SITE_RECIPES.flatMap((recipe) => [...recipe.about, ...recipe.quotes]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('findSiteRecipe', () => {
  test('takes the most telling word, and the neutral recipe without one', () => {
    expect(findSiteRecipe(brief(['nothing', 'bakery', 'cafe'])).id).toBe('bakery');
    expect(findSiteRecipe(brief([]))).toBe(NEUTRAL_SITE);
  });

  test('takes a sport on a given day for an event, and a food bank for a cause', () => {
    expect(findSiteRecipe(brief(['sports'], 'a trail run', ['3 May 2027'])).id).toBe('festival');
    expect(findSiteRecipe(brief(['sports'], 'a trail run')).id).toBe('gym-yoga');
    expect(findSiteRecipe(brief(['fintech'], 'the northern food bank')).id).toBe('nonprofit');
  });
});

describe('offerNamesFor', () => {
  test.each(['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja', 'zh', 'ar', 'hi'])(
    'names four offers of every trade in %s',
    (language) => {
      for (const { id } of SITE_RECIPES) {
        const isOpen = ['product', 'funeral', 'kindergarten', 'personal', 'public', 'blog'].includes(id);
        expect([id, offerNamesFor(id, language).length]).toEqual([id, isOpen ? 0 : 4]);
      }
    },
  );

  test('has none for English, whose recipes have their own, and for unknown languages', () => {
    expect(offerNamesFor('bakery', 'en')).toEqual([]);
    expect(offerNamesFor('bakery', 'fi')).toEqual([]);
  });
});
