import type { Brief } from '../../brief/brief.ts';
import { KIND_WORDS } from '../../words/kind-words.ts';
import { COMMUNITY_SITES } from './community.ts';
import { CREATIVE_SITES } from './creative.ts';
import { EVENT_SITES } from './events.ts';
import { FOOD_SITES } from './food.ts';
import { HEALTH_SITES } from './health.ts';
import { HOSPITALITY_SITES } from './hospitality.ts';
import { LEARNING_SITES } from './learning.ts';
import { OTHER_SITES } from './others.ts';
import { PROFESSIONAL_SITES } from './professional.ts';
import { RETAIL_SITES } from './retail.ts';
import type { SiteRecipe } from './site-recipe.ts';
import { TECHNOLOGY_SITES } from './technology.ts';
import { WORKSHOP_SITES } from './workshops.ts';

export const SITE_RECIPES: readonly SiteRecipe[] = [
  ...FOOD_SITES,
  ...RETAIL_SITES,
  ...HEALTH_SITES,
  ...CREATIVE_SITES,
  ...PROFESSIONAL_SITES,
  ...TECHNOLOGY_SITES,
  ...HOSPITALITY_SITES,
  ...LEARNING_SITES,
  ...COMMUNITY_SITES,
  ...EVENT_SITES,
  ...WORKSHOP_SITES,
  ...OTHER_SITES,
];

const byKind = new Map(SITE_RECIPES.flatMap((recipe) => recipe.kinds.map((kind) => [kind, recipe] as const)));

export const NEUTRAL_SITE: SiteRecipe = (() => {
  const recipe = SITE_RECIPES.find(({ id }) => id === 'neutral');
  if (recipe === undefined) throw new Error('the neutral recipe is missing');
  return recipe;
})();

const EVENT_WORDS =
  /\b(?:event|race|run|marathon|tournament|regatta|festival|fair|lauf|turnier|course|trail|carrera|torneo|gara|corrida|wyścig|bieg)\b|大会|赛|سباق|दौड़/iu;
/** Names of causes that hold the word of a trade. */
const CAUSES =
  /\b(?:food bank|soup kitchen|blood bank|toy library)\b|lebensmittelausgabe|banque alimentaire|banco de alimentos|banco alimentare|voedselbank|bank żywności/i;
const BECOMES_EVENT = new Set([
  'gym-yoga',
  'club',
  'course',
  'musician',
  'neutral',
  'shop',
  'travel',
  'product',
]);

const MEDIA = new Set(['blog', 'podcast', 'game', 'entertainer', 'personal']);

type Told = Pick<Brief, 'kindWords' | 'dates' | 'text'> & Partial<Pick<Brief, 'subject' | 'descriptor'>>;

const singular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '');

/** Whether a text says a kind, in any of the words that there are for it. */
function isToldIn(text: string, kind: string): boolean {
  const words = (KIND_WORDS[kind] ?? '').split('|').map((word) => word.replace(/\*$/, ''));
  return [kind, ...words].some((word) => word.length > 2 && text.includes(word));
}

/** The first kind that the description itself names, else the first of all. */
function foundRecipe({ kindWords, subject = '', descriptor = '' }: Told): SiteRecipe | undefined {
  const told = `${subject} ${descriptor}`.toLowerCase();
  const found = kindWords.flatMap((word) => {
    const recipe = byKind.get(word) ?? byKind.get(singular(word));
    return recipe === undefined ? [] : [{ word, recipe }];
  });
  // A blog about travel is a blog, whatever it is about.
  const [first] = found;
  if (first !== undefined && MEDIA.has(first.recipe.id)) return first.recipe;
  return (found.find(({ word }) => isToldIn(told, word)) ?? first)?.recipe;
}

/**
 * The recipe of the first word that names a kind of site; words come most telling first. A sport on a given day
 * is an event, whatever else the words say.
 */
export function findSiteRecipe(brief: Told): SiteRecipe {
  const found = foundRecipe(brief) ?? NEUTRAL_SITE;
  if (CAUSES.test(brief.text)) return byKind.get('nonprofit') ?? found;
  const isDated = brief.dates.some(({ value }) => /\d/.test(value));
  if (isDated && BECOMES_EVENT.has(found.id) && EVENT_WORDS.test(brief.text))
    return byKind.get('festival') ?? found;
  return found;
}
