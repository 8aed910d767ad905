import { AppError, isId } from '@sitewright/errors';
import { linkExample, linkJson, linkSchema, linkUrl, named, wireRoles } from '@sitewright/public-api';
import { toDuration } from '@sitewright/rpc';
import { ulid } from 'ulid';
import { z } from 'zod';
import { pageOf, pageQuery } from './projects-page.ts';
import { callerOf, projectParams } from './projects-record.ts';
import { type Answer, defineRoute } from './route.ts';

const tag = 'Links';
const path = '/api/v1/projects/{id}/links';
const weekSeconds = 604_800;

/** A secret may be in it: nothing on the way keeps it. */
const answer = (status: number, body: object): Answer => ({
  status,
  headers: { 'cache-control': 'no-store' },
  body,
});

const issuedLinkSchema = named(
  'IssuedLink',
  linkSchema.extend({
    url: z.url().describe('The link, shown this once: whoever has it may do what its role says.'),
  }),
);
const issuedLinkExample = {
  ...linkExample,
  url: `http://127.0.0.1:8080/builder?project=prj_01kagq3fx2v8m5n1r7t0c9d4eh#t=sl_${'x'.repeat(36)}`,
};

const issueRoute = defineRoute({
  method: 'POST',
  path,
  id: 'issueLink',
  tag,
  summary: 'Hand out a link to a project',
  description:
    'Whoever opens it in a browser sees the project, or edits it, without a key, and reaches nothing else. It serves ' +
    'any number of times until its end, and ends with the key that asks for it. The secret ' +
    'stands after the `#`, which no server, log or preview of a messenger gets to see.',
  access: ['write'],
  also: 'read',
  params: projectParams,
  body: {
    schema: z.strictObject({
      role: z.enum(['view', 'edit']).describe('`view`: read and export. `edit`: change it, too.'),
      expiresInSeconds: z
        .int()
        .min(60)
        .max(weekSeconds)
        .default(weekSeconds)
        .describe('How long it lives, from a minute to 7 days.'),
    }),
    mediaType: 'application/json',
    maxBytes: 4 * 1024,
    example: { role: 'view', expiresInSeconds: 86_400 },
  },
  answers: { 201: { description: 'Issued.', schema: issuedLinkSchema, example: issuedLinkExample } },
  errors: ['NOT_FOUND', 'PROJECT_IN_BIN'],
  async handle({ clients, config }, { params, body, principal, call }) {
    const { project } = await clients.projects.getProject(
      { caller: callerOf(principal), projectId: params.id },
      { within: call },
    );
    if (project?.deletedAt !== undefined) {
      throw new AppError('PROJECT_IN_BIN', `${params.id} is in the bin. Restore it first.`);
    }
    const { link, secret } = await clients.auth.issueLink(
      {
        linkId: `lnk_${ulid().toLowerCase()}`,
        workspaceId: principal.workspaceId,
        keyId: principal.keyId,
        projectId: params.id,
        role: wireRoles[body.role],
        expiresIn: toDuration(body.expiresInSeconds * 1000),
      },
      { within: call },
    );
    return answer(201, { ...linkJson(link), url: linkUrl(config, params.id, secret) });
  },
});

const listRoute = defineRoute({
  method: 'GET',
  path,
  id: 'listLinks',
  tag,
  summary: 'List the links to a project',
  description: 'Newest first, those that have ended included; never their secrets.',
  access: ['write'],
  also: 'read',
  params: projectParams,
  query: z.strictObject(pageQuery),
  answers: {
    200: {
      description: 'A page.',
      schema: named('LinkPage', z.object(pageOf(linkSchema))),
      example: { items: [linkExample], nextCursor: null },
    },
  },
  errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  async handle({ clients }, { params, query, principal, call }) {
    await clients.projects.getProject(
      { caller: callerOf(principal), projectId: params.id },
      { within: call },
    );
    const page = await clients.auth.listLinks(
      {
        workspaceId: principal.workspaceId,
        projectId: params.id,
        pageSize: query.limit,
        cursor: query.cursor,
      },
      { within: call },
    );
    return answer(200, {
      items: page.links.map(linkJson),
      nextCursor: page.nextCursor === '' ? null : page.nextCursor,
    });
  },
});

const revokeRoute = defineRoute({
  method: 'DELETE',
  path: `${path}/{linkId}`,
  id: 'revokeLink',
  tag,
  summary: 'Revoke a link',
  description:
    'It and every session that it has opened end within a second. A revoked link stays in the list; revoking it again changes nothing.',
  access: ['write'],
  also: 'read',
  params: projectParams.extend({
    linkId: z
      .string()
      .max(100)
      .meta({ description: '`lnk_` and a ULID in lower case.', example: 'lnk_01kagq3fx2v8m5n1r7t0c9d4eh' }),
  }),
  answers: {
    200: {
      description: 'Revoked.',
      schema: linkSchema,
      example: { ...linkExample, state: 'revoked', revokedAt: '2026-11-21T10:00:00.000Z' },
    },
  },
  errors: ['NOT_FOUND'],
  async handle({ clients }, { params, principal, call }) {
    await clients.projects.getProject(
      { caller: callerOf(principal), projectId: params.id },
      { within: call },
    );
    if (!isId('lnk', params.linkId)) {
      throw new AppError('NOT_FOUND', 'There is no such link to this project.');
    }
    const { link } = await clients.auth.revokeLink(
      { workspaceId: principal.workspaceId, projectId: params.id, linkId: params.linkId },
      { within: call },
    );
    return answer(200, linkJson(link));
  },
});

/** Links to a project, for those who may read and write it. */
export const projectLinkRoutes = [issueRoute, listRoute, revokeRoute];
