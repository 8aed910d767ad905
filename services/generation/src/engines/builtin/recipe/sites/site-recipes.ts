import type { Brief } from '../../brief/brief.ts';
import { KIND_WORDS } from '../../words/kind-words.ts';
import { COMMUNITY_SITES } from './community.ts';
import { CREATIVE_SITES } from './creative.ts';
import { EVENT_SITES } from './events.ts';
import { FOOD_SITES } from './food.ts';
import { HEALTH_SITES } from './health.ts';
import { HOSPITALITY_SITES } from './hospitality.ts';
import { LEARNING_SITES } from './learning.ts';
import { matterOf } from './matter/matter-of.ts';
import { OTHER_SITES } from './others.ts';
import { PROFESSIONAL_SITES } from './professional.ts';
import { RETAIL_SITES } from './retail.ts';
import type { SiteRecipe } from './site-recipe.ts';
import { TECHNOLOGY_SITES } from './technology.ts';
import { findTrade } from './trades/site-trades.ts';
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
].map((outline) => ({ ...outline, ...matterOf(outline.id) }));

const byKind = new Map(SITE_RECIPES.flatMap((recipe) => recipe.kinds.map((kind) => [kind, recipe] as const)));

export const NEUTRAL_SITE: SiteRecipe = (() => {
  const recipe = SITE_RECIPES.find(({ id }) => id === 'neutral');
  if (recipe === undefined) throw new Error('the neutral recipe is missing');
  return recipe;
})();

const EVENT_WORDS =
  /\b(?:event|race|run|marathon|tournament|regatta|festival|fair|lauf|turnier|course à pied|trail|carrera|torneo|gara|corrida|wyścig|bieg)\b|大会|赛|سباق|दौड़/iu;
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

/** Kinds whose words stand behind many others: a bike shop is about bikes, and a veterinary clinic about animals. */
const BROAD = new Set(['shop', 'clinic', 'agency']);

/** Capitals within a sentence. */
const NAMES = /(?<=[\p{L}\d,&]\s)\p{Lu}\p{Ll}+(?!\p{L})/gu;

/** Recipes that a broad word leads to, and what stands before such a word. */
const BROAD_SITES = new Set(['shop', 'clinic', 'design-studio']);
const BEFORE_BROAD = /^([^,;:]{3,60}?)\s(?:agency|shop|store|clinic)(?!\p{L})/iu;

/** A tool for translators translates nothing. */
const AUDIENCE = /\s(?:for|about|on)\s.*$/isu;

type Told = Pick<Brief, 'kindWords' | 'dates' | 'text'> &
  Partial<Pick<Brief, 'subject' | 'descriptor' | 'organisation' | 'language'>>;

const singular = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '');

/** Whether a text says a kind, in any of the words that there are for it. */
function isToldIn(text: string, kind: string): boolean {
  const words = (KIND_WORDS[kind] ?? '').split('|').map((word) => word.replace(/\*$/, ''));
  return [kind, ...words].some((word) =>
    word.length > 2 ? text.includes(word) : text.split(/[^\p{L}\p{N}]+/u).includes(word),
  );
}

/** The first kind that the description itself names, else the first of all. */
function foundRecipe({ kindWords, text, ...rest }: Told): SiteRecipe | undefined {
  const { subject = '', descriptor = '', organisation = '', language = '' } = rest;
  const told = `${subject} ${descriptor}`.toLowerCase();
  const known = kindWords.flatMap((word) => {
    const recipe = byKind.get(word) ?? byKind.get(singular(word));
    return recipe === undefined ? [] : [{ word, recipe }];
  });
  // The law firm Baker Quinn bakes nothing: what only a name says counts where nothing else does.
  const unnamed = organisation === '' ? text : text.replaceAll(organisation, ' ');
  const others = language.startsWith('en') ? unnamed.replace(NAMES, ' ') : unnamed;
  const outside = known.filter(({ word }) => isToldIn(others.toLowerCase(), word));
  const found = outside.length > 0 ? outside : known;
  // A blog about travel is a blog, whatever it is about.
  const [first] = found;
  if (first !== undefined && MEDIA.has(first.recipe.id)) return first.recipe;
  const toldKinds = found.filter(({ word }) => isToldIn(told, word));
  return (toldKinds.find(({ word }) => !BROAD.has(word)) ?? toldKinds[0] ?? first)?.recipe;
}

/**
 * The recipe of the first word that names a kind of site; words come most telling first. A sport on a given day
 * is an event, whatever else the words say.
 */
function findKind(brief: Told): SiteRecipe {
  const found = foundRecipe(brief) ?? NEUTRAL_SITE;
  if (CAUSES.test(brief.text)) return byKind.get('nonprofit') ?? found;
  const isDated = brief.dates.some(({ value }) => /\d/.test(value));
  if (isDated && BECOMES_EVENT.has(found.id) && EVENT_WORDS.test(brief.text))
    return byKind.get('festival') ?? found;
  return found;
}

/** The recipe of a brief, refined by its trade where there is one: a plumber's among those of the building trades. */
export function findSiteRecipe(brief: Told): SiteRecipe {
  const kind = findKind(brief);
  const { subject = '', descriptor = '', organisation = '', text } = brief;
  const told = `${subject} ${descriptor} ${organisation}`;
  // In "translation agency" the first word says more than the second, whichever recipe that is found by.
  const narrow = BROAD_SITES.has(kind.id) ? BEFORE_BROAD.exec(subject)?.[1] : undefined;
  // Words for kinds are fewer than words for trades: "Dee Valley Plumbers" names one of the latter only.
  const trade =
    (narrow === undefined ? undefined : findTrade(undefined, narrow)) ??
    (kind === NEUTRAL_SITE ? findTrade(undefined, told.replace(AUDIENCE, '')) : findTrade(kind.id, told)) ??
    (kind === NEUTRAL_SITE ? undefined : findTrade(kind.id, text.slice(0, 300)));
  const found = SITE_RECIPES.find(({ id }) => id === trade?.of) ?? kind;
  // News of one trade are none of another's.
  return trade === undefined ? kind : { ...found, posts: [], ...trade, id: found.id };
}
