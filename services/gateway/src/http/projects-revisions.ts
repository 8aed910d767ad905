import { required } from '@sitewright/errors';
import type { Revision } from '@sitewright/protos/projects';
import { named } from '@sitewright/public-api';
import { z } from 'zod';
import { pageOf, pageQuery } from './projects-page.ts';
import { answerProject, callerOf, oneLine, projectAnswer, projectParams } from './projects-record.ts';
import { requireIfMatch, revisionTag } from './projects-revision-tag.ts';
import { defineRoute } from './route.ts';

const tag = 'Projects';

const revisionParams = projectParams.extend({
  revision: z.coerce
    .number()
    .int()
    .min(1)
    .max(999_999_999)
    .meta({ description: 'Which revision.', example: 2 }),
});

const revisionSchema = named(
  'Revision',
  z.object({
    revision: z.int(),
    origin: z.enum(['build', 'patch', 'restore', 'autosave']),
    restoredFrom: z.int().nullable().describe('The revision that was restored.'),
    specSha256: z.string().describe("SHA-256 of the specification's bytes, in hex."),
    sizeBytes: z.int(),
    keyId: z.string().describe('The key that made it.'),
    linkId: z.string().nullable().describe('The link by which it was made; null: by the key itself.'),
    name: z.string().nullable().describe('What a person has called it.'),
    createdAt: z.iso.datetime(),
  }),
);

const revisionExample: z.input<typeof revisionSchema> = {
  revision: 3,
  origin: 'restore',
  restoredFrom: 1,
  specSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  sizeBytes: 48_213,
  keyId: 'key_01kagq3fx2v8m5n1r7t0c9d4eh',
  linkId: null,
  name: null,
  createdAt: '2026-11-21T09:50:00.000Z',
};

const revisionJson = (row: Revision): z.input<typeof revisionSchema> => ({
  revision: row.revision,
  origin: revisionSchema.shape.origin.parse(row.origin),
  restoredFrom: row.restoredFrom ?? null,
  specSha256: row.specSha256,
  sizeBytes: row.sizeBytes,
  keyId: row.keyId,
  linkId: row.linkId ?? null,
  name: row.name ?? null,
  createdAt: row.createdAt?.toISOString() ?? '',
});

const listRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/projects/{id}/revisions',
  id: 'listRevisions',
  tag,
  summary: 'List the revisions of a project',
  description:
    'Newest first. A revision never changes but for its name; its specification is read with `GET …/spec?revision=`. ' +
    'Autosaves without a name are removed after 30 days, and their numbers are not used again.',
  access: ['read'],
  links: true,
  params: projectParams,
  query: z.strictObject(pageQuery),
  answers: {
    200: {
      description: 'A page.',
      schema: named('RevisionPage', z.object(pageOf(revisionSchema))),
      example: { items: [revisionExample], nextCursor: null },
    },
  },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  async handle({ clients }, { params, query, principal, call }) {
    const page = await clients.projects.listRevisions(
      { caller: callerOf(principal), projectId: params.id, pageSize: query.limit, cursor: query.cursor },
      { within: call },
    );
    return {
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: {
        items: page.revisions.map(revisionJson),
        nextCursor: page.nextCursor === '' ? null : page.nextCursor,
      },
    };
  },
});

const restoreRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/projects/{id}/revisions/{revision}/restore',
  id: 'restoreRevision',
  tag,
  summary: 'Bring back an old revision',
  description:
    'Stores its specification as a new revision. `If-Match` names the current one: 428 without it, 412 when the project has moved on.',
  access: ['write'],
  links: true,
  params: revisionParams,
  headers: z.object({
    'if-match': z
      .string()
      .optional()
      .meta({ description: 'The current revision.', example: '"3"', pattern: '^(?:W/)?"[1-9][0-9]{0,8}"$' }),
  }),
  mustBring: ['if-match'],
  answers: {
    200: { ...projectAnswer('Restored.'), headers: { ETag: 'The new revision, such as `"4"`.' } },
  },
  errors: [
    'INVALID_REQUEST',
    'NOT_FOUND',
    'PROJECT_IN_BIN',
    'REVISION_CONFLICT',
    'REVISION_REQUIRED',
    'QUOTA_EXCEEDED',
  ],
  async handle({ clients, config }, { params, headers, principal, call }) {
    const { project } = await clients.projects.restoreRevision(
      {
        caller: callerOf(principal),
        projectId: params.id,
        revision: params.revision,
        expectedRevision: requireIfMatch(headers['if-match']),
      },
      { within: call },
    );
    const answer = answerProject(config, project);
    return { ...answer, headers: { ...answer.headers, etag: revisionTag(project?.revision ?? 0) } };
  },
});

const nameRoute = defineRoute({
  method: 'PATCH',
  path: '/api/v1/projects/{id}/revisions/{revision}',
  id: 'nameRevision',
  tag,
  summary: 'Name a revision',
  description: 'An autosave that has a name is kept.',
  access: ['write'],
  links: true,
  params: revisionParams,
  body: {
    schema: z.strictObject({
      name: z
        .string()
        .min(1)
        .max(500)
        .meta(oneLine)
        .nullable()
        .describe('1 to 120 characters on one line; null takes the name away.'),
    }),
    mediaType: 'application/json',
    maxBytes: 16 * 1024,
    example: { name: 'Before the new prices' },
  },
  answers: {
    200: {
      description: 'Named.',
      schema: revisionSchema,
      example: { ...revisionExample, name: 'Before the new prices' },
    },
  },
  errors: ['NOT_FOUND', 'PROJECT_IN_BIN'],
  async handle({ clients }, { params, body, principal, call }) {
    const { revision } = await clients.projects.nameRevision(
      {
        caller: callerOf(principal),
        projectId: params.id,
        revision: params.revision,
        name: body.name ?? '',
      },
      { within: call },
    );
    return {
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: revisionJson(required(revision, 'revision')),
    };
  },
});

/** A project's history. */
export const projectRevisionRoutes = [listRoute, nameRoute, restoreRoute];
