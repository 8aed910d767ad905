import { OFFER_SECTIONS } from '../../brief/offer-sections.ts';
import type { SectionKind } from '../../brief/requests.ts';
import type { SectionPlan } from '../site-draft.ts';

/** The usual order of a page, top to bottom. */
const ORDER: readonly SectionKind[] = [
  'hero',
  'stats',
  'logos',
  'features',
  ...OFFER_SECTIONS,
  'comparison',
  'steps',
  'richText',
  'timeline',
  'chart',
  'video',
  'team',
  'testimonials',
  'posts',
  'faq',
  'callToAction',
  'booking',
  'locationHours',
  'contactForm',
  'unsupportedFeature',
  'newsletter',
];

const rank = (kind: SectionKind): number => ORDER.indexOf(kind);

/** Puts a section where it usually stands, without moving those that are there. */
export function insertInOrder(sections: SectionPlan[], plan: SectionPlan): void {
  let at = sections.length;
  while (at > 0 && rank(sections[at - 1]?.kind ?? 'hero') > rank(plan.kind)) at--;
  sections.splice(Math.max(at, sections[0]?.kind === 'hero' ? 1 : 0), 0, plan);
}
