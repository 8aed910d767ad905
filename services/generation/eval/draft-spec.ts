import { BUILD_MODES, BUILD_TYPES, parseSpec, type SiteSpec } from '@sitewright/site-spec';
import { z } from 'zod';
import { readBrief } from '../src/engines/brief/read-brief.ts';
import { finishDraft } from '../src/engines/build.ts';
import { type Draft, parseDraft } from '../src/engines/draft/draft.ts';

const fileSchema = z.object({
  prompt: z.string(),
  buildType: z.enum(BUILD_TYPES),
  mode: z.enum(BUILD_MODES),
  draft: z.unknown(),
});
/** The draft of a file of `eval/drafts` or `eval/last-round`. */
export function draftIn(text: string): Draft {
  const { buildType, draft } = fileSchema.parse(JSON.parse(text));
  return parseDraft(buildType, draft);
}

/** The specification that such a file becomes. */
export function specOfDraft(text: string): SiteSpec {
  const file = fileSchema.parse(JSON.parse(text));
  const stamp = {
    mode: file.mode,
    createdAt: '2026-01-01T00:00:00Z',
    engine: 'drafts',
    engineVersion: '1',
    model: 'by hand',
  };
  return finishDraft(draftIn(text), readBrief(file.prompt, file.buildType), stamp);
}

/** A file with a specification, or with a draft of one. */
export const readRendered = (text: string): SiteSpec => {
  const json: unknown = JSON.parse(text);
  const isDraft = typeof json === 'object' && json !== null && 'draft' in json;
  return isDraft ? specOfDraft(text) : parseSpec(json);
};
