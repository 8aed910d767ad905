import { createHash } from 'node:crypto';
import { z } from 'zod';
import { callerOf, projectParams, requireProject } from './projects-record.ts';
import { noneMatchHas } from './projects-revision-tag.ts';
import { revisionQuery } from './projects-spec.ts';
import { defineRoute } from './route.ts';

const previewDeadlineMs = 60_000;

/** What an editor shows beside the specification, before anything is published. */
export const projectPreviewRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/projects/{id}/preview',
  id: 'previewProject',
  tag: 'Projects',
  summary: 'Render a page of a project',
  description:
    'One complete HTML document with its style inside. It comes with a policy that lets no script run under this origin.',
  access: ['read'],
  links: true,
  deadlineMs: () => previewDeadlineMs,
  params: projectParams,
  query: z.strictObject({
    revision: revisionQuery.describe('Which revision; the current one where it is left out.'),
    page: z
      .string()
      .max(300)
      .default('')
      .describe('The page of a website, by its path, such as `/about`; the first where it is left out.'),
  }),
  headers: z.object({
    'if-none-match': z.string().optional().describe('Answers 304 while the document is this one.'),
  }),
  answers: {
    200: {
      description: 'The document.',
      mediaType: 'text/html',
      schema: z.string(),
      headers: { ETag: "The document's hash.", 'Sitewright-Revision': 'The revision rendered.' },
    },
    304: { description: 'The document is still the one in `If-None-Match`.' },
  },
  errors: ['INVALID_REQUEST', 'NOT_FOUND', 'RENDER_FAILED', 'OVERLOADED'],
  async handle(gateway, { params, query, headers, principal, call }) {
    await requireProject(gateway, principal, params.id, call);
    const { html, revision } = await gateway.clients.projects.renderRevision(
      {
        caller: callerOf(principal),
        projectId: params.id,
        revision: query.revision,
        pagePath: query.page,
      },
      { within: call, deadlineMs: previewDeadlineMs },
    );
    const etag = `"${digest(html)}"`;
    const kept: Record<string, string> = { etag, 'cache-control': 'private, no-cache' };
    if (noneMatchHas(headers['if-none-match'], etag)) return { status: 304, headers: kept };
    return {
      status: 200,
      headers: {
        ...kept,
        'content-type': 'text/html; charset=utf-8',
        'sitewright-revision': String(revision),
        'content-security-policy':
          "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; font-src data:",
        'x-content-type-options': 'nosniff',
      },
      body: html,
    };
  },
});

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
