import { FOOD_MATTER } from './food.ts';
import { OCCASION_MATTER } from './occasions.ts';
import { PEOPLE_MATTER } from './people.ts';
import { PROFESSION_MATTER } from './professions.ts';
import { RETAIL_MATTER } from './retail.ts';
import type { SiteMatter } from './site-matter.ts';

const MATTER: Readonly<Record<string, SiteMatter>> = {
  ...FOOD_MATTER,
  ...RETAIL_MATTER,
  ...PEOPLE_MATTER,
  ...PROFESSION_MATTER,
  ...OCCASION_MATTER,
};

/** The matter of a recipe; a recipe without one is a mistake in these tables. */
export function matterOf(recipeId: string): SiteMatter {
  const matter = MATTER[recipeId];
  if (matter === undefined) throw new Error(`no matter for the recipe ${recipeId}`);
  return matter;
}
