import type { Page } from '@sitewright/site-spec';
import { noteFeatures } from './planning/requested-features.ts';
import type { SiteDraft } from './site-draft.ts';

/** Tells the check stage where each section and page that was asked for went. */
export function noteOutcomes(draft: SiteDraft, pages: readonly Page[]): void {
  const { brief, context } = draft;
  for (const plan of draft.pages) {
    if (plan.isRequested)
      context.note({ kind: 'page', text: plan.title, status: 'honoured', nodeId: plan.id });
  }
  const plans = draft.pages.flatMap(({ sections }) => sections);
  for (const { kind, text } of brief.sections) {
    const plan =
      plans.find((section) => section.kind === kind) ??
      plans.find((section) => section.request?.kind === kind);
    const built = pages.flatMap(({ sections }) => sections).find(({ id }) => id === plan?.id);
    if (built === undefined) continue;
    const status = built.type === kind ? 'honoured' : 'adapted';
    context.note({ kind: 'section', text, status, nodeId: built.id });
  }
  noteFeatures(brief, context, draft.pages);
}
