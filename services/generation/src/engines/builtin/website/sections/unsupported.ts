import type { SectionOf } from '@sitewright/site-spec';
import { fill } from '../copywriter.ts';
import { ENGLISH_ALTERNATIVES } from '../phrases/english-alternatives.ts';
import { unsupportedFeatures } from '../planning/requested-features.ts';
import {
  clip,
  findHref,
  makeAction,
  type PagePlan,
  type SectionPlan,
  type SiteDraft,
} from '../site-draft.ts';
import { upperFirst } from './section-parts.ts';

/** How to get there meanwhile: by feature where there is a better answer than to write. */
function alternativeOf(draft: SiteDraft): string {
  const known = draft.isEnglish
    ? unsupportedFeatures(draft.brief).flatMap(({ feature }) => ENGLISH_ALTERNATIVES[feature] ?? [])
    : [];
  const lines = known.length > 0 ? [...new Set(known)].slice(0, 3) : [draft.phrases.alternative];
  return lines.map((line) => fill(line, draft.copy.slots) ?? line).join(' ');
}

/** Shows what was asked for and can't be part of a specification, and what is there instead. */
export function buildUnsupported(
  draft: SiteDraft,
  plan: SectionPlan,
  page: PagePlan,
): SectionOf<'unsupportedFeature'> {
  const feature = clip(upperFirst(plan.heading ?? draft.name), 120);
  const href = findHref(draft, page, ['contactForm', 'booking', 'locationHours']);
  return {
    id: plan.id,
    type: 'unsupportedFeature',
    layout: 'notice',
    background: 'default',
    heading: feature,
    feature,
    explanation: clip(draft.phrases.unsupported.replaceAll('{feature}', plan.heading ?? feature), 500),
    alternative: clip(alternativeOf(draft), 500),
    actions: href === undefined ? [] : [makeAction(draft, draft.context.words.contactUs, href, 'secondary')],
    items: [],
  };
}
