import type { Asking } from './ask-providers.ts';
import type { ModelWriting } from './model-writer.ts';
import { tellBrief } from './tell-brief.ts';

/** With less than this share of the time left, nothing is written again. */
const revisionShare = 0.25;

/** What the stages of one build share. */
export interface Desk extends ModelWriting {
  asking: Asking;
  /** What the model is told of the brief. */
  told: string;
  /** Whether there is time for writing anything again. */
  hasTime: () => boolean;
}

export function deskOf(writing: ModelWriting): Desk {
  const { brief, mode, providers, signal, deadline } = writing;
  const totalMs = Math.max(1, deadline - Date.now());
  const msLeft = () => Math.max(0, deadline - Date.now());
  const { buildType } = brief;
  return {
    ...writing,
    asking: { buildType, providers, signal, msLeft, wrote: new Map(), excluded: new Set() },
    told: tellBrief(brief, mode),
    hasTime: () => msLeft() >= totalMs * revisionShare,
  };
}
