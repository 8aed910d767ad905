import {
  type BuildMode,
  type BuildType,
  checkReferences,
  parseSpec,
  type SiteSpec,
  SpecError,
  type SpecIssue,
  withoutFaults,
} from '@sitewright/site-spec';
import { assemble, misplacedIn, type Stamp } from './assemble/assemble.ts';
import { createIds } from './assemble/ids.ts';
import type { Brief } from './brief/brief.ts';
import { readBrief } from './brief/read-brief.ts';
import { accountFor } from './check/account.ts';
import { checkDraft } from './check/check-draft.ts';
import type { Finding } from './check/finding.ts';
import { mendDraft } from './check/mend.ts';
import type { Draft } from './draft/draft.ts';
import { builtinName, engineVersion } from './engine.ts';
import { writeDraft } from './write/builtin/write-draft.ts';
import { briefInLanguageOf, briefNamedBy } from './write/model/as-written.ts';
import { withUnmet } from './write/model/unmet.ts';

/** What the built-in writer is asked for. */
export interface BuildOrder {
  prompt: string;
  buildType: BuildType;
  mode: BuildMode;
  /** RFC 3339. */
  createdAt: string;
}

/** The way of a prompt with the built-in writer: read, written, checked, given its form, accounted for. Pure. */
export function buildSpec({ prompt, buildType, mode, createdAt }: BuildOrder): SiteSpec {
  const brief = readBrief(prompt, buildType);
  const draft = writeDraft(brief, mode);
  return finishDraft(draft, brief, { mode, createdAt, engine: builtinName, engineVersion });
}

/** What is wrong with a draft of a language model: beside its brief, and where it places texts on frames. */
export const findingsIn = (draft: Draft, brief: Brief): Finding[] => [
  ...checkDraft(draft, brief, 'model'),
  ...misplacedIn(draft, brief).map(
    ({ at, message, isLost }): Finding => ({
      ...{ code: 'misplaced', message, mend: isLost ? 'compose' : 'ask' },
      path: at < 0 ? ['format', 'place'] : ['parts', at],
      told: `The program placed ${draft.buildType === 'dataviz' ? 'the board' : `${draft.buildType === 'slides' ? 'slide' : 'frame'} ${at + 1}`}: the places written for it do not hold.`,
    }),
  ),
];

/**
 * What follows any writer's draft: it is checked beside its brief, mended, assembled, and its requests are accounted for.
 * @throws SpecError where that is no valid specification all the same.
 */
export function finishDraft(written: Draft, read: Brief, stamp: Stamp): SiteSpec {
  const writer = stamp.model === undefined ? 'rules' : 'model';
  const brief = writer === 'model' ? briefInLanguageOf(written, read) : read;
  const findings = writer === 'model' ? findingsIn(written, brief) : checkDraft(written, brief, writer);
  const mended = mendDraft(written, brief, findings);
  const draft = writer === 'model' ? withUnmet(mended, brief) : mended;
  const nodeOf = createIds(draft.draft.parts.map(({ ref }) => ref)).find;
  const named = writer === 'model' ? briefNamedBy(draft, brief) : brief;
  const spec = accountFor(assemble(draft, named, stamp), { brief, draft, findings, writer, nodeOf });
  return soundSpec(spec);
}

/** A draft that is still being written, with its form. */
export function previewDraft(written: Draft, read: Brief, stamp: Stamp): SiteSpec {
  const brief = briefInLanguageOf(written, read);
  const draft = mendDraft(written, brief, checkDraft(written, brief, 'model'));
  return soundSpec(assemble(draft, briefNamedBy(draft, brief), stamp));
}

/** @throws SpecError where leaving out what is wrong leaves no specification. */
function soundSpec(spec: SiteSpec): SiteSpec {
  const issues = problemsOf(spec);
  if (issues.length === 0) return spec;
  const message = `Parts that could not be shown were left out: ${issues[0]?.path ?? ''}`.slice(0, 500);
  const repaired = withoutFaults(
    structuredClone({ ...spec, warnings: [...spec.warnings, { code: 'repaired', message }] }),
  );
  if (repaired === undefined) throw new SpecError(issues);
  return repaired;
}

function problemsOf(spec: SiteSpec): readonly SpecIssue[] {
  try {
    return checkReferences(parseSpec(spec));
  } catch (error) {
    if (error instanceof SpecError) return error.issues;
    throw error;
  }
}
