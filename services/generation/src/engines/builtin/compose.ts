import type { SiteSpec } from '@sitewright/site-spec';
import type { Brief, BuildMode, BuildType } from './brief/brief.ts';
import { readBrief } from './brief/read-brief.ts';
import { squeezeRuns } from './brief/squeeze-runs.ts';
import { checkSpec } from './check/check-spec.ts';
import type { ComposeContext, Composed } from './compose-context.ts';
import { createContext } from './create-context.ts';
import { composeDataviz } from './dataviz/compose-dataviz.ts';
import { composeDesign } from './design/compose-design.ts';
import { composeDocument } from './document/compose-document.ts';
import { envelopeOf } from './envelope.ts';
import { composeSlides } from './slides/compose-slides.ts';
import { composeWebsite } from './website/compose-website.ts';

export interface ComposeRequest {
  prompt: string;
  buildType: BuildType;
  mode: BuildMode;
  createdAt: string;
}

/** Stages in their order, for progress and for stopping between them. */
export type Stage = 'brief' | 'content' | 'check';

/**
 * The built-in engine: a pure function of its request. `onStage` is called before each stage and may throw to stop.
 */
export function composeSpec(request: ComposeRequest, onStage?: (stage: Stage) => void): SiteSpec {
  onStage?.('brief');
  const { text, rawSpan } = squeezeRuns(request.prompt);
  const brief = readBrief(text, request.buildType);
  const gathered = createContext(brief, request.mode, request.prompt);
  onStage?.('content');
  const draft = draftOf(brief, gathered.context, (composed) =>
    envelopeOf(request, brief, gathered, composed),
  );
  onStage?.('check');
  const spec = checkSpec(draft, brief, gathered);
  const facts = spec.brief.facts.map((fact) => ({ ...fact, span: rawSpan(fact.span) }));
  return { ...spec, brief: { ...spec.brief, facts } };
}

type Envelope = ReturnType<typeof envelopeOf>;

/** Not yet checked: the check stage repairs what composers got wrong and refuses what it cannot repair. */
function draftOf(
  brief: Brief,
  context: ComposeContext,
  envelope: (composed: Composed<unknown>) => Envelope,
): SiteSpec {
  switch (brief.buildType) {
    case 'website': {
      const composed = composeWebsite(brief, context);
      return { ...envelope(composed), buildType: 'website', content: composed.content };
    }
    case 'design': {
      const composed = composeDesign(brief, context);
      return { ...envelope(composed), buildType: 'design', content: composed.content };
    }
    case 'slides': {
      const composed = composeSlides(brief, context);
      return { ...envelope(composed), buildType: 'slides', content: composed.content };
    }
    case 'document': {
      const composed = composeDocument(brief, context);
      return { ...envelope(composed), buildType: 'document', content: composed.content };
    }
    case 'dataviz': {
      const composed = composeDataviz(brief, context);
      return { ...envelope(composed), buildType: 'dataviz', content: composed.content };
    }
  }
}
