import { required } from '@sitewright/errors';
import { siteSpecReference } from '@sitewright/public-api';
import { specPatchSchema } from '@sitewright/site-spec';
import { z } from 'zod';
import { exampleSpec } from './example-spec.ts';
import { callerOf, projectParams } from './projects-record.ts';
import { noneMatchHas, requireIfMatch, revisionTag } from './projects-revision-tag.ts';
import { defineRoute } from './route.ts';

const tag = 'Projects';
const maxPatchBytes = 256 * 1024;
const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
const specAnswer = {
  schema: siteSpecReference,
  example: exampleSpec,
  headers: { ETag: 'The revision, such as `"3"`.' },
};

/** The revision in a query. */
export const revisionQuery = z.coerce.number().int().min(1).max(999_999_999).optional();

const readRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/projects/{id}/spec',
  id: 'readSpec',
  tag,
  summary: 'Read the Site Specification of a project',
  description: 'Whole, or the part under a JSON Pointer; the current revision, or an older one.',
  access: ['read'],
  links: true,
  compressed: true,
  params: projectParams,
  query: z.strictObject({
    revision: revisionQuery.describe('Which revision; the current one where it is left out.'),
    pointer: z.string().max(500).default('').meta({
      description: 'JSON Pointer (RFC 6901) of the part wanted, such as `/content/pages/0`.',
      pattern: '^(?:/(?:[^~/]|~[01])*)*$',
    }),
  }),
  headers: z.object({
    'if-none-match': z.string().optional().describe('Answers 304 while the revision is this one.'),
  }),
  answers: {
    200: { description: 'The specification, or the part.', ...specAnswer },
    304: { description: 'The revision is still the one in `If-None-Match`.' },
  },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  async handle({ clients }, { params, query, headers, principal, call }) {
    const { specJson, revision } = await clients.projects.readSpec(
      { caller: callerOf(principal), projectId: params.id, ...query },
      { within: call },
    );
    const etag = revisionTag(revision);
    if (noneMatchHas(headers['if-none-match'], etag)) {
      return { status: 304, headers: { etag, 'cache-control': 'no-cache' } };
    }
    return { status: 200, headers: { ...json, etag }, body: specJson };
  },
});

const patchRoute = defineRoute({
  method: 'PATCH',
  path: '/api/v1/projects/{id}/spec',
  id: 'patchSpec',
  tag,
  summary: 'Edit the Site Specification with a JSON Patch',
  description:
    'Applies a JSON Patch (RFC 6902) as a whole or not at all and stores the result as a new revision. ' +
    '`If-Match` names the revision that the patch was made against: 428 without it, 412 with the current one as ' +
    '`ETag` when the project has moved on. A patch that changes nothing makes no revision. Ids of nodes, the build ' +
    'type and the provenance stay as they are.',
  access: ['write'],
  links: true,
  compressed: true,
  params: projectParams,
  query: z.strictObject({
    save: z
      .enum(['auto'])
      .optional()
      .describe(
        '`auto`: an editor saves by itself. The revision is of origin `autosave`, and is removed after 30 days unless it has a name, is current or published, or was restored from.',
      ),
  }),
  headers: z.object({
    'if-match': z.string().optional().meta({
      description: 'The revision that was edited.',
      example: '"3"',
      pattern: '^(?:W/)?"[1-9][0-9]{0,8}"$',
    }),
  }),
  mustBring: ['if-match'],
  body: {
    schema: specPatchSchema,
    mediaType: 'application/json-patch+json',
    maxBytes: maxPatchBytes,
    example: [{ op: 'replace', path: '/content/site/tagline', value: 'Sourdough since 1987' }],
  },
  answers: { 200: { description: 'The specification after the edit.', ...specAnswer } },
  errors: ['NOT_FOUND', 'PROJECT_IN_BIN', 'REVISION_CONFLICT', 'REVISION_REQUIRED', 'QUOTA_EXCEEDED'],
  async handle({ clients }, { params, query, headers, body, principal, call }) {
    const { project, specJson } = await clients.projects.updateSpec(
      {
        caller: callerOf(principal),
        projectId: params.id,
        expectedRevision: requireIfMatch(headers['if-match']),
        patchJson: Buffer.from(JSON.stringify(body)),
        autosave: query.save === 'auto',
      },
      { within: call },
    );
    return {
      status: 200,
      headers: { ...json, etag: revisionTag(required(project, 'project').revision) },
      body: specJson,
    };
  },
});

/** Reading and editing a project's specification. */
export const projectSpecRoutes = [readRoute, patchRoute];
