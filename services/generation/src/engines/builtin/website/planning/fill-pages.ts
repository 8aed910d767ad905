import type { Brief } from '../../brief/brief.ts';
import type { SectionKind } from '../../brief/requests.ts';
import type { SiteRecipe } from '../../recipe/sites/site-recipe.ts';
import type { PagePlan, SectionPlan } from '../site-draft.ts';
import type { PageKind } from './page-kinds.ts';
import { insertInOrder } from './section-order.ts';

export interface PageToFill {
  page: PagePlan;
  kind: PageKind;
}

/** Kinds of site that are one person: a team would be made up. */
const PERSONAL = new Set(['photographer', 'artist', 'developer', 'writer', 'wedding', 'podcast']);

function hasSubstance(brief: Brief, recipe: SiteRecipe, kind: SectionKind): boolean {
  if (kind === 'team') return brief.people.length > 0 || !PERSONAL.has(recipe.id);
  if (kind !== 'locationHours') return true;
  return brief.contacts.addresses.length > 0 || brief.hours.length > 0 || brief.place !== undefined;
}

/** A page that the site has on its own account takes the sections of its kind over from the first page. */
function takeOver(home: PagePlan, page: PagePlan, kind: SectionKind): boolean {
  const at = home.sections.findIndex((section) => section.kind === kind);
  const [moved] = at === -1 ? [] : home.sections.splice(at, 1);
  if (moved !== undefined) insertInOrder(page.sections, moved);
  return moved !== undefined;
}

/**
 * Gives each page what its title promises. A page that the prompt filled keeps to that; one it only named, or
 * that the site has on its own account, gets the sections of its kind.
 */
export function fillPages(
  brief: Brief,
  recipe: SiteRecipe,
  pages: readonly PageToFill[],
  plan: (kind: SectionKind) => SectionPlan,
): void {
  const home = pages[0]?.page;
  for (const { page, kind } of pages) {
    const { sections: own } = kind;
    const present = new Set(pages.flatMap((other) => other.page.sections.map((section) => section.kind)));
    const isBare = page.sections.length === 1;
    for (const wanted of own) {
      const has = page.sections.some((section) => section.kind === wanted);
      const isFirst = wanted === own[0];
      if (has || brief.absentSections.includes(wanted) || !(isFirst || isBare)) continue;
      if (!page.isRequested && home !== undefined && page !== home && takeOver(home, page, wanted)) continue;
      if (isFirst || (!present.has(wanted) && hasSubstance(brief, recipe, wanted)))
        insertInOrder(page.sections, plan(wanted));
    }
    if (page.sections.length === 1 && page !== home) page.sections.push(plan('richText'));
  }
}
