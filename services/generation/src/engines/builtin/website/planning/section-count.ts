import { type Brief, countOf } from '../../brief/brief.ts';
import type { SectionKind } from '../../brief/requests.ts';
import type { SiteRecipe } from '../../recipe/sites/site-recipe.ts';
import type { PagePlan, SectionPlan } from '../site-draft.ts';
import { insertInOrder } from './section-order.ts';

/** Sections that any page can take, where the recipe has no more of its own. */
const SPARE: readonly SectionKind[] = [
  'steps',
  'richText',
  'gallery',
  'faq',
  'features',
  'testimonials',
  'callToAction',
];
/** What goes first where there are too many; what tells the visitor's way and the user's own words stays. */
const DISPENSABLE: readonly SectionKind[] = [
  'gallery',
  'testimonials',
  'logos',
  'steps',
  'posts',
  'callToAction',
  'newsletter',
  'stats',
  'features',
  'faq',
];
/** These are made of what the prompt gives, and without it there is nothing to show. */
const NEEDS_FACTS: readonly SectionKind[] = [
  'events',
  'posts',
  'portfolio',
  'pricing',
  'productGrid',
  'menu',
  'locationHours',
  'timeline',
  'stats',
  'chart',
  'comparison',
  'video',
];

/** Makes the sections of a single page as many as asked for, the hero among them. What was asked for stays. */
export function fitSectionCount(
  brief: Brief,
  recipe: SiteRecipe,
  pages: readonly PagePlan[],
  plan: (kind: SectionKind) => SectionPlan,
): void {
  const [home] = pages;
  const count = countOf(brief, 'sections');
  if (home === undefined || pages.length !== 1 || count === undefined) return;
  const { sections } = home;
  const taken = new Set<SectionKind>([...sections.map(({ kind }) => kind), ...brief.absentSections]);
  for (const kind of [...recipe.sections, ...SPARE]) {
    if (sections.length >= count.value) break;
    if (taken.has(kind) || NEEDS_FACTS.includes(kind)) continue;
    taken.add(kind);
    insertInOrder(sections, plan(kind));
  }
  if (count.atLeast) return;
  for (const kind of DISPENSABLE) {
    const at = sections.findIndex((section) => section.kind === kind && section.request === undefined);
    if (sections.length > count.value && at !== -1) sections.splice(at, 1);
  }
}
