import { BUILD_MODES, BUILD_TYPES } from '@sitewright/site-spec';
import { z } from 'zod';
import { buildResultSchema, errorSchema } from './build-result.ts';
import { named } from './schema-names.ts';

const id = z.int().describe('Counts from 1; the `id:` line of the event.');

/** The data of each server-sent event of a build, by the name in its `event:` line. */
export const buildEventData = {
  build: named(
    'BuildStarted',
    z.object({
      buildId: z.string(),
      status: z.enum(['queued', 'running', 'succeeded', 'failed']),
      buildType: z.enum(BUILD_TYPES),
      mode: z.enum(BUILD_MODES),
    }),
  ),
  progress: named(
    'BuildProgress',
    z.object({
      stage: z.string().describe('The stage at work, such as `writing`.'),
      fraction: z.number().min(0).max(1),
      message: z.string().describe('A sentence for people.'),
    }),
  ),
  part: named(
    'BuildPart',
    z
      .object({
        op: z.enum(['add', 'replace', 'remove']),
        path: z.string().describe('Where it belongs: a JSON Pointer (RFC 6901).'),
        value: z.unknown().optional().describe('Absent for `remove`.'),
      })
      .describe('One operation of RFC 6902 on a document that begins as `{}`.'),
  ),
  result: buildResultSchema,
  error: named(
    'BuildFailure',
    errorSchema.extend({ status: z.int().describe('The status that a plain call would have had.') }),
  ),
} as const;

/** One server-sent event: the name of its `event:` line, its `id:` line, and its `data:` read as JSON. */
export const buildEventSchema = named(
  'BuildEvent',
  z.discriminatedUnion('event', [
    z.object({ event: z.literal('build'), id, data: buildEventData.build }),
    z.object({ event: z.literal('progress'), id, data: buildEventData.progress }),
    z.object({ event: z.literal('part'), id, data: buildEventData.part }),
    z.object({ event: z.literal('result'), id, data: buildEventData.result }),
    z.object({ event: z.literal('error'), id, data: buildEventData.error }),
  ]),
);
