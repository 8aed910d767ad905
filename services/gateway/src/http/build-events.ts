import { buildDeadlinesMs } from '@sitewright/config';
import { buildEventSchema } from '@sitewright/public-api';
import { z } from 'zod';
import { buildParams } from './builds.ts';
import { eventStream } from './event-stream.ts';
import { defineRoute } from './route.ts';
import { watchEvents } from './stream-build.ts';

const sequence = z.coerce.number().int().min(0).max(1_000_000);

/** The events of one build, from the beginning or from where a client lost them. */
export const buildEventsRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/builds/{id}/events',
  id: 'watchBuild',
  tag: 'Builds',
  summary: 'Follow a build event by event',
  description:
    'Server-sent events: `build` first, then `progress` and `part`, last `result` or `error`. Each has an `id`; give the ' +
    'last one in `Last-Event-ID` (or `after`) to go on from there, for 24 hours and on any connection. 204: there is ' +
    'nothing behind it. A part is one JSON Patch operation on a document that begins as `{}`; all of them folded are ' +
    'the specification of the result. A build that was not streamed is told in one part.',
  access: ['read', 'write'],
  deadlineMs: (config) => Math.max(...Object.values(buildDeadlinesMs(config))),
  params: buildParams,
  query: z.strictObject({ after: sequence.optional().describe('As Last-Event-ID, which it gives way to.') }),
  headers: z.object({ 'last-event-id': sequence.optional().describe('The last event that the client has.') }),
  answers: {
    200: {
      description: 'The events, to the end of the build.',
      mediaType: eventStream,
      schema: buildEventSchema,
    },
    204: { description: 'The client has them all.' },
  },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  async handle(gateway, { params, query, headers, principal, call }) {
    const after = headers['last-event-id'] ?? query.after ?? 0;
    const caller = { ...principal, scopes: [...principal.scopes] };
    return watchEvents(gateway, { caller, buildId: params.id, after }, call);
  },
});
