import { SpecError, type SpecIssue, serializeSpec } from '@sitewright/site-spec';
import type { Stamp } from './assemble/assemble.ts';
import type { Brief } from './brief/brief.ts';
import { readBrief } from './brief/read-brief.ts';
import { type BuildOrder, buildSpec, findingsIn, finishDraft, previewDraft } from './build.ts';
import type { Finding } from './check/finding.ts';
import type { Draft } from './draft/draft.ts';

/** What a thread is asked for. */
export type StageTask =
  | { stage: 'build'; order: BuildOrder }
  | { stage: 'read'; order: Pick<BuildOrder, 'prompt' | 'buildType'> }
  | { stage: 'check'; draft: Draft; brief: Brief }
  | { stage: 'preview'; draft: Draft; brief: Brief; stamp: Stamp }
  | { stage: 'finish'; draft: Draft; brief: Brief; stamp: Stamp };

/** What comes of it. */
export type StageResult =
  | { stage: 'build' | 'preview' | 'finish'; specJson: Uint8Array }
  | { stage: 'read'; brief: Brief }
  | { stage: 'check'; findings: Finding[] }
  /** Errors lose their kind between threads, so this one is an answer. */
  | { stage: 'unsound'; issues: readonly SpecIssue[] };

/** One stage of the way, as a thread does it. */
export function doStage(task: StageTask): StageResult {
  try {
    return resultOf(task);
  } catch (thrown) {
    if (thrown instanceof SpecError) return { stage: 'unsound', issues: thrown.issues };
    throw thrown;
  }
}

function resultOf(task: StageTask): StageResult {
  switch (task.stage) {
    case 'build':
      return { stage: 'build', specJson: serializeSpec(buildSpec(task.order)) };
    case 'read':
      return { stage: 'read', brief: readBrief(task.order.prompt, task.order.buildType) };
    case 'check':
      return { stage: 'check', findings: findingsIn(task.draft, task.brief) };
    case 'preview':
      return { stage: 'preview', specJson: serializeSpec(previewDraft(task.draft, task.brief, task.stamp)) };
    case 'finish':
      return { stage: 'finish', specJson: serializeSpec(finishDraft(task.draft, task.brief, task.stamp)) };
  }
}
