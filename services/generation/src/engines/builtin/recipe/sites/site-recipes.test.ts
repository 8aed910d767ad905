import { describe, expect, test } from '@jest/globals';
import { KIND_WORDS } from '../../words/kind-words.ts';
import { ACTIVITIES } from './matter/activities.ts';
import { DOINGS } from './matter/doings.ts';
import { offerNamesFor } from './offer-names.ts';
import { findSiteRecipe, NEUTRAL_SITE, SITE_RECIPES } from './site-recipes.ts';
import { SITE_TRADES } from './trades/site-trades.ts';

const SLOTS = new Set(
  'name place inPlace date first items thing Thing described Described topic Topic cause goods Goods'.split(
    ' ',
  ),
);
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
        for (const pair of pairs.flatMap((text) => text.split(' || ')))
          expect(pair.split(' | ')).toHaveLength(2);
      }
      for (const lines of [recipe.leads, recipe.notes, recipe.quotes, recipe.calls])
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

  test('no two recipes, trades or activities share a sentence', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { id, leads, notes, steps, offers, ...rest } of [
      ...SITE_RECIPES,
      ...SITE_TRADES,
      ...ACTIVITIES,
      ...DOINGS,
    ]) {
      const others = 'faq' in rest ? [...rest.faq, ...rest.quotes, ...rest.calls] : [];
      for (const line of [...leads, ...notes, ...steps, ...offers, ...others].flatMap((text) =>
        text.split(/ \|{1,2} /),
      )) {
        if (line.split(/\s+/).length < 2) continue;
        const owner = owners.get(line.toLowerCase());
        if (owner !== undefined && owner !== id) shared.push(`${owner}, ${id}: ${line}`);
        owners.set(line.toLowerCase(), id);
      }
    }
    expect(shared).toEqual([]);
  });

  test('says nothing in the name of the owner in its matter', () => {
    const lines = [...SITE_RECIPES, ...SITE_TRADES, ...ACTIVITIES, ...DOINGS].flatMap(
      ({ id, leads, notes, steps }) =>
        id === 'wedding' || id === 'party' ? [] : [...leads, ...notes, ...steps],
    );
    expect(lines.filter((line) => /\b(?:we|our|us|my|mine|guarantee\w*|award\w*)\b|!/i.test(line))).toEqual(
      [],
    );
  });

  test('a trade refines a recipe that there is, with enough of everything', () => {
    const ids = new Set(SITE_RECIPES.map(({ id }) => id));
    for (const trade of SITE_TRADES) {
      expect([trade.id, ids.has(trade.of)]).toEqual([trade.id, true]);
      for (const pairs of [trade.offers, trade.steps, trade.faq]) {
        expect(pairs.length).toBeGreaterThanOrEqual(3);
        for (const pair of pairs.flatMap((text) => text.split(' || ')))
          expect(pair.split(' | ')).toHaveLength(2);
      }
      for (const lines of [trade.leads, trade.notes]) expect(lines.length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('findSiteRecipe', () => {
  test('takes the most telling word, and the neutral recipe without one', () => {
    expect(findSiteRecipe(brief(['nothing', 'bakery', 'cafe'])).id).toBe('bakery');
    expect(findSiteRecipe(brief([]))).toBe(NEUTRAL_SITE);
  });

  test('takes no name for a trade, and the narrower of two words for one', () => {
    const named = { ...brief(['bakery', 'law firm'], 'Law firm Baker Quinn in Boston'), language: 'en' };
    expect(findSiteRecipe(named).id).toBe('law-firm');
    const bikes = { ...brief(['shop', 'bicycle'], 'bike repair shop'), subject: 'bike repair shop' };
    expect(findSiteRecipe(bikes).id).toBe('cycles');
  });

  test('refines a recipe by its trade', () => {
    const offersFor = (text: string) =>
      findSiteRecipe({ ...brief(['construction'], text), subject: text }).offers;
    expect(offersFor('plumber')).not.toEqual(offersFor('electrician'));
    expect(findSiteRecipe({ ...brief([]), subject: 'Dee Valley Plumbers' }).id).toBe('trades');
    const agency = { ...brief(['agency'], 'a translation agency'), subject: 'translation agency' };
    expect(findSiteRecipe(agency).id).toBe('writer');
    expect(findSiteRecipe({ ...brief([]), subject: 'tool for translators' })).toBe(NEUTRAL_SITE);
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
