import { AppError, isId } from '@sitewright/errors';
import { KeyMode } from '@sitewright/protos/auth';
import { named } from '@sitewright/public-api';
import { toDuration } from '@sitewright/rpc';
import { ulid } from 'ulid';
import { z } from 'zod';
import { SCOPES } from '../guard/principal.ts';
import { toGrantor, toWireScopes } from '../guard/wire-scopes.ts';
import { issuedKeyExample, issuedKeySchema, keyExample, keyJson, keySchema } from './keys-record.ts';
import { pageOf, pageQuery } from './projects-page.ts';
import { type Answer, defineRoute } from './route.ts';

const tag = 'Keys';
const path = '/api/v1/keys';
const maxBytes = 16 * 1024;
const params = z.object({
  id: z
    .string()
    .max(100)
    .meta({ description: '`key_` and a ULID in lower case.', example: 'key_01kagq3fx2v8m5n1r7t0c9d4eh' }),
});
const name = z.string().min(1).max(200).meta({
  description: 'For people: 1 to 100 characters without control characters.',
  maxLength: 100,
  pattern: String.raw`\S`,
});
const newKeyId = (): string => `key_${ulid().toLowerCase()}`;

/** A key may be in it: nothing on the way keeps it. */
const answer = (status: number, body: object): Answer => ({
  status,
  headers: { 'cache-control': 'no-store' },
  body,
});

/** What cannot be an id names no key. */
function keyIdOf({ id }: { id: string }): string {
  if (isId('key', id)) return id;
  throw new AppError('NOT_FOUND', 'There is no such key in this workspace.');
}

const listRoute = defineRoute({
  method: 'GET',
  path,
  id: 'listKeys',
  tag,
  summary: 'List keys',
  description: 'Every key of the workspace, newest first, those that have ended included.',
  access: ['admin'],
  query: z.strictObject(pageQuery),
  answers: {
    200: {
      description: 'A page.',
      schema: named('KeyPage', z.object(pageOf(keySchema))),
      example: { items: [keyExample], nextCursor: null },
    },
  },
  errors: ['INVALID_REQUEST'],
  async handle({ clients }, { query, principal, call }) {
    const page = await clients.auth.listKeys(
      {
        workspaceId: principal.workspaceId,
        pageSize: query.limit,
        cursor: query.cursor,
        grantor: toGrantor(principal),
      },
      { within: call },
    );
    return answer(200, {
      items: page.keys.map(keyJson),
      nextCursor: page.nextCursor === '' ? null : page.nextCursor,
    });
  },
});

const issueRoute = defineRoute({
  method: 'POST',
  path,
  id: 'issueKey',
  tag,
  summary: 'Issue a key',
  description:
    'The answer shows the key, this once. It can hold no scope that the asking key lacks, and a test key issues test keys only. ' +
    'Live keys manage the keys of both modes; to a test key there are no live ones.',
  access: ['admin'],
  body: {
    schema: z.strictObject({
      name,
      scopes: z
        .array(z.enum(SCOPES))
        .min(1)
        .max(SCOPES.length)
        .refine((scopes) => new Set(scopes).size === scopes.length, 'names a scope twice')
        .meta({ description: 'What it may do. None implies another.', uniqueItems: true }),
      mode: z.enum(['live', 'test']).optional().describe("The asking key's own mode where it is left out."),
      expiresInSeconds: z
        .int()
        .min(60)
        .max(315_360_000)
        .optional()
        .describe('How long it lives, from a minute to ten years; without end where it is left out.'),
    }),
    mediaType: 'application/json',
    maxBytes,
    example: { name: 'Deploy bot', scopes: ['read', 'publish'], expiresInSeconds: 7_776_000 },
  },
  answers: { 201: { description: 'Issued.', schema: issuedKeySchema, example: issuedKeyExample } },
  errors: [],
  async handle({ clients }, { body, principal, call }) {
    const test = body.mode === undefined ? principal.test : body.mode === 'test';
    const { key, secret } = await clients.auth.issueKey(
      {
        keyId: newKeyId(),
        workspaceId: principal.workspaceId,
        name: body.name,
        scopes: toWireScopes(body.scopes),
        mode: test ? KeyMode.KEY_MODE_TEST : KeyMode.KEY_MODE_LIVE,
        grantor: toGrantor(principal),
        ...(body.expiresInSeconds === undefined
          ? {}
          : { expiresIn: toDuration(body.expiresInSeconds * 1000) }),
      },
      { within: call },
    );
    return answer(201, { ...keyJson(key), key: secret });
  },
});

const renameRoute = defineRoute({
  method: 'PATCH',
  path: `${path}/{id}`,
  id: 'renameKey',
  tag,
  summary: 'Rename a key',
  access: ['admin'],
  params,
  body: {
    schema: z.strictObject({ name }),
    mediaType: 'application/json',
    maxBytes,
    example: { name: 'CI' },
  },
  answers: { 200: { description: 'Renamed.', schema: keySchema, example: { ...keyExample, name: 'CI' } } },
  errors: ['NOT_FOUND'],
  async handle({ clients }, { params: { id }, body, principal, call }) {
    const request = {
      workspaceId: principal.workspaceId,
      keyId: keyIdOf({ id }),
      name: body.name,
      grantor: toGrantor(principal),
    };
    const { key } = await clients.auth.renameKey(request, { within: call });
    return answer(200, keyJson(key));
  },
});

const rotateRoute = defineRoute({
  method: 'POST',
  path: `${path}/{id}/rotate`,
  id: 'rotateKey',
  tag,
  summary: 'Replace a key by a successor',
  description:
    'The successor has the same name, scopes, mode and length of life; the answer shows it, this once. The old key lives on for the overlap. A key can be rotated once, and only by one that holds all that it holds.',
  access: ['admin'],
  params,
  body: {
    schema: z
      .strictObject({
        overlapSeconds: z
          .int()
          .min(0)
          .max(604_800)
          .default(0)
          .describe('How long the old key lives on: 0 (it ends at once) to 7 days.'),
      })
      .default({ overlapSeconds: 0 }),
    mediaType: 'application/json',
    maxBytes,
    example: { overlapSeconds: 86_400 },
  },
  answers: {
    201: {
      description: 'The successor, and the old key with its new end.',
      schema: named('RotatedKey', issuedKeySchema.extend({ replaced: keySchema })),
      example: { ...issuedKeyExample, rotatedFrom: 'key_01kagq0000v8m5n1r7t0c9d4eh', replaced: keyExample },
    },
  },
  errors: ['NOT_FOUND', 'KEY_NOT_ACTIVE'],
  async handle({ clients }, { params: { id }, body, principal, call }) {
    const { key, secret, replaced } = await clients.auth.rotateKey(
      {
        workspaceId: principal.workspaceId,
        keyId: keyIdOf({ id }),
        successorKeyId: newKeyId(),
        overlap: toDuration(body.overlapSeconds * 1000),
        grantor: toGrantor(principal),
      },
      { within: call },
    );
    return answer(201, { ...keyJson(key), key: secret, replaced: keyJson(replaced) });
  },
});

const revokeRoute = defineRoute({
  method: 'DELETE',
  path: `${path}/{id}`,
  id: 'revokeKey',
  tag,
  summary: 'Revoke a key',
  description:
    'It ends everywhere within a second. A revoked key stays in the list; revoking it again changes nothing. ' +
    'A live key may revoke every key of its workspace, whatever that key may do; a test key may revoke test keys.',
  access: ['admin'],
  params,
  answers: {
    200: {
      description: 'Revoked.',
      schema: keySchema,
      example: { ...keyExample, state: 'revoked', revokedAt: '2026-11-21T10:00:00.000Z' },
    },
  },
  errors: ['NOT_FOUND'],
  async handle({ clients }, { params: { id }, principal, call }) {
    const request = {
      workspaceId: principal.workspaceId,
      keyId: keyIdOf({ id }),
      grantor: toGrantor(principal),
    };
    const { key } = await clients.auth.revokeKey(request, { within: call });
    return answer(200, keyJson(key));
  },
});

/** The life of API keys, for those who hold the scope `admin`. */
export const keyRoutes = [listRoute, issueRoute, renameRoute, rotateRoute, revokeRoute];
