import { z } from 'zod';
import { callerOf, projectParams, requireProject } from './projects-record.ts';
import { noneMatchHas } from './projects-revision-tag.ts';
import { revisionQuery } from './projects-spec.ts';
import { defineRoute } from './route.ts';

const coverDeadlineMs = 60_000;

/** What stands for a project in lists. */
export const projectCoverRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/projects/{id}/cover.png',
  id: 'getCover',
  tag: 'Projects',
  summary: "See a project's cover",
  description:
    'A picture of 1200 x 630 pixels of every build type: the title, in the fonts and colours of the theme, and the first picture or chart. Made once for each revision. Publishing puts it at `/s/{slug}/cover.png` as well.',
  access: ['read'],
  links: true,
  deadlineMs: () => coverDeadlineMs,
  params: projectParams,
  query: z.strictObject({
    revision: revisionQuery.describe('Which revision; the current one where it is left out.'),
  }),
  headers: z.object({ 'if-none-match': z.string().optional().describe('Answers 304 for the same picture.') }),
  answers: {
    200: {
      description: 'The picture.',
      mediaType: 'image/png',
      schema: z.string().meta({ format: 'binary' }),
      headers: { ETag: "The picture's hash.", 'Sitewright-Revision': 'The revision drawn.' },
    },
    304: { description: 'The picture is still the one in `If-None-Match`.' },
  },
  errors: ['INVALID_REQUEST', 'NOT_FOUND', 'RENDER_FAILED', 'OVERLOADED'],
  async handle(gateway, { params, query, headers, principal, call }) {
    await requireProject(gateway, principal, params.id, call);
    const { png, sha256, revision } = await gateway.clients.projects.renderCover(
      { caller: callerOf(principal), projectId: params.id, ...query },
      { within: call, deadlineMs: coverDeadlineMs },
    );
    const etag = `"${sha256.slice(0, 32)}"`;
    const kept = { etag, 'cache-control': 'private, no-cache' };
    if (noneMatchHas(headers['if-none-match'], etag)) return { status: 304, headers: kept };
    return {
      status: 200,
      headers: {
        ...kept,
        'content-type': 'image/png',
        'sitewright-revision': String(revision),
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      },
      body: png,
    };
  },
});
