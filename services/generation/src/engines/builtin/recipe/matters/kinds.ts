import { PLAN_COPY } from './kinds-plans.ts';
import { TALK_COPY } from './kinds-talks.ts';
import { TEXT_COPY } from './kinds-texts.ts';
import { WORK_COPY } from './kinds-work.ts';
import type { ChapterCopy } from './matter.ts';

/** What the chapters of each kind of document and deck say, by the key of its recipe. */
export const KIND_COPY: Readonly<Record<string, ChapterCopy>> = {
  ...PLAN_COPY,
  ...TEXT_COPY,
  ...WORK_COPY,
  ...TALK_COPY,
};
