import type { Brief } from '../brief/brief.ts';
import { ABOUT_TOPIC } from '../recipe/sites/matter/activities.ts';
import type { SiteRecipe } from '../recipe/sites/site-recipe.ts';
import { describedIn } from './description.ts';

/** Recipes that know nothing of what a thing does: there the prompt's own description says it. */
const OPEN = new Set(['saas', 'app', 'startup', 'product', 'neutral']);

/** A recipe whose matter is what the prompt says that the thing does, or is about. */
export function withActivity(recipe: SiteRecipe, brief: Brief): SiteRecipe {
  if (!OPEN.has(recipe.id)) return recipe;
  const described = describedIn(brief);
  const matter =
    described?.activity ??
    (recipe.id === 'neutral' && described?.topic !== undefined ? ABOUT_TOPIC : undefined);
  if (matter === undefined) return recipe;
  const { offers, leads, notes, steps } = matter;
  return { ...recipe, offers, leads, notes, steps };
}
