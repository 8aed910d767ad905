import type { Brief } from '../../brief/brief.ts';
import type { RequestedFeature, SectionKind, UnsupportedFeature } from '../../brief/requests.ts';
import type { ComposeContext } from '../../compose-context.ts';
import type { PagePlan } from '../site-draft.ts';

/** Features that a section stands in for, so that they are adapted and not missing. */
const STAND_INS: Partial<Record<UnsupportedFeature, SectionKind>> = {
  map: 'locationHours',
  video: 'video',
  donationPayment: 'contactForm',
  upload: 'contactForm',
};

/** Matters of behaviour or make that no section can show; they are only noted. */
const SILENT = new Set<UnsupportedFeature>(['animation', 'customCode']);

export function unsupportedFeatures(brief: Brief): RequestedFeature[] {
  return brief.features.filter(({ feature }) => STAND_INS[feature] === undefined && !SILENT.has(feature));
}

/** Says of each feature what became of it. */
export function noteFeatures(brief: Brief, context: ComposeContext, pages: readonly PagePlan[]): void {
  const sections = pages.flatMap((page) => page.sections);
  const notice = sections.find(({ kind }) => kind === 'unsupportedFeature');
  for (const { feature, text } of brief.features) {
    const kind = STAND_INS[feature];
    const standIn = kind === undefined ? undefined : sections.find((section) => section.kind === kind);
    const isShown = standIn !== undefined;
    const nodeId = isShown ? standIn.id : SILENT.has(feature) ? undefined : notice?.id;
    context.note({
      kind: 'feature',
      text,
      status: isShown ? 'adapted' : 'unsupported',
      ...(nodeId === undefined ? {} : { nodeId }),
      note: isShown ? `Shown as a ${kind} section` : 'Needs a service that a specification does not hold',
    });
  }
}
