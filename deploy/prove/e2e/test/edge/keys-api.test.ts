import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KeyMode } from '@sitewright/protos/auth';
import { newId } from '../../../../../services/auth/test/boot.ts';
import { bootEdge, type Edge, type IssuedKey } from '../support/edge.ts';

let edge: Edge;
let admin: IssuedKey;

beforeAll(async () => {
  edge = await bootEdge();
  admin = await edge.issue(['read', 'write', 'publish', 'admin']);
});
afterAll(() => edge.stop());

const path = '/api/v1/keys';
const issue = (body: unknown, key = admin.key) => edge.ask(path, { method: 'POST', key, body });
const wish = { name: 'CI', scopes: ['read'] };
/** Says whether a key is let in: listing needs a scope, so that 403 is as good as 200. */
const works = async (key: unknown) => (await edge.ask(path, { key: String(key) })).status !== 401;

describe('issuing', () => {
  test('answers 201 with the record and the key, which works at once', async () => {
    const { status, body, headers } = await issue({ ...wish, expiresInSeconds: 3600 });
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      keyId: expect.stringMatching(/^key_[0-9a-z]{26}$/),
      name: 'CI',
      scopes: ['read'],
      mode: 'live',
      state: 'active',
      prefix: 'sw_live_',
      revokedAt: null,
      lastUsedAt: null,
      rotatedFrom: null,
    });
    expect(String(body.key).slice(-4)).toBe(body.lastFour);
    expect(Date.parse(String(body.expiresAt)) - Date.parse(String(body.createdAt))).toBeCloseTo(
      3_600_000,
      -2,
    );
    expect(await works(body.key)).toBe(true);
  });

  test('never grants a scope that the asking key lacks', async () => {
    const lesser = await edge.issue(['admin', 'read']);
    expect((await issue(wish, lesser.key)).status).toBe(201);
    const { status, body, headers } = await issue({ ...wish, scopes: ['read', 'write'] }, lesser.key);
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'insufficient_scope', retryable: false });
    expect(body.error).toContain('"write"');
    expect(headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="read write"');
  });

  test('of a live key by a test key is refused; without a mode it gives a test key', async () => {
    const tester = await edge.issue(['admin', 'read'], { mode: KeyMode.KEY_MODE_TEST });
    expect((await issue({ ...wish, mode: 'live' }, tester.key)).status).toBe(403);
    expect(await issue(wish, tester.key)).toMatchObject({
      status: 201,
      body: { mode: 'test', prefix: 'sw_test_' },
    });
  });

  test.each([
    ['name', { ...wish, name: '' }],
    ['name', { ...wish, name: 'a\u0007' }],
    ['scopes', { ...wish, scopes: [] }],
    ['scopes', { ...wish, scopes: ['read', 'read'] }],
    ['scopes', { ...wish, scopes: ['owner'] }],
    ['mode', { ...wish, mode: 'prod' }],
    ['expiresInSeconds', { ...wish, expiresInSeconds: 59 }],
    ['expiresInSeconds', { ...wish, expiresInSeconds: null }],
    ['scope', { ...wish, scope: 'read' }],
  ])('names the field %s in the refusal of %j', async (field, body) => {
    const answer = await issue(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', retryable: false } });
    expect(answer.body.error).toContain(field);
  });
});

describe('listing', () => {
  test('pages through the keys of the workspace, newest first, and shows no key', async () => {
    const owner = await edge.issue(['admin']);
    const other = await edge.issue(['read'], { workspaceId: owner.workspaceId });
    const first = await edge.ask(`${path}?limit=1`, { key: owner.key });
    expect(first.body).toMatchObject({ items: [{ keyId: other.keyId }], nextCursor: expect.any(String) });
    const second = await edge.ask(`${path}?limit=1&cursor=${first.body.nextCursor}`, { key: owner.key });
    expect(second.body).toMatchObject({ items: [{ keyId: owner.keyId }], nextCursor: null });
    expect(JSON.stringify([first.body, second.body])).not.toContain(other.key.slice(8, -4));
  });

  test.each(['limit=0', 'limit=101', 'cursor=x', 'page=2'])('refuses the query %s', async (query) => {
    expect((await edge.ask(`${path}?${query}`, { key: admin.key })).status).toBe(400);
  });
});

describe('renaming', () => {
  test('changes the name', async () => {
    const { keyId } = await edge.issue(['read'], { workspaceId: admin.workspaceId });
    const renamed = await edge.ask(`${path}/${keyId}`, {
      method: 'PATCH',
      key: admin.key,
      body: { name: 'Bot' },
    });
    expect(renamed).toMatchObject({ status: 200, body: { keyId, name: 'Bot' } });
  });
});

describe('rotating', () => {
  const rotate = (keyId: string, body: unknown, key = admin.key) =>
    edge.ask(`${path}/${keyId}/rotate`, { method: 'POST', key, body });

  test('answers 201 with the successor, and the old key lives on for the overlap', async () => {
    const old = await edge.issue(['read'], { workspaceId: admin.workspaceId });
    const { status, body } = await rotate(old.keyId, { overlapSeconds: 600 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ rotatedFrom: old.keyId, scopes: ['read'], replaced: { keyId: old.keyId } });
    expect([await works(old.key), await works(body.key)]).toEqual([true, true]);
  });

  test('without a body ends the old key at once', async () => {
    const old = await edge.issue(['read'], { workspaceId: admin.workspaceId });
    const { status, body } = await rotate(old.keyId, undefined);
    expect([status, await works(old.key), await works(body.key)]).toEqual([201, false, true]);
  });

  test('twice answers 409', async () => {
    const old = await edge.issue(['read'], { workspaceId: admin.workspaceId });
    await rotate(old.keyId, {});
    expect(await rotate(old.keyId, {})).toMatchObject({
      status: 409,
      body: { code: 'conflict', retryable: false },
    });
  });

  test('a key that holds more than the asking one is refused: its successor would be seen', async () => {
    const lesser = await edge.issue(['admin'], { workspaceId: admin.workspaceId });
    const answer = await rotate(admin.keyId, {}, lesser.key);
    expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } });
  });

  test('refuses an overlap over 7 days', async () => {
    expect((await rotate(admin.keyId, { overlapSeconds: 604_801 })).status).toBe(400);
  });
});

describe('revoking', () => {
  test('ends a key, and again changes nothing', async () => {
    const old = await edge.issue(['read'], { workspaceId: admin.workspaceId });
    const revoke = () => edge.ask(`${path}/${old.keyId}`, { method: 'DELETE', key: admin.key });
    const first = await revoke();
    expect(first).toMatchObject({ status: 200, body: { state: 'revoked', revokedAt: expect.any(String) } });
    expect(await works(old.key)).toBe(false);
    expect((await revoke()).body).toEqual(first.body);
  });
});

describe.each([
  ['PATCH', '', { name: 'Mine' }],
  ['POST', '/rotate', {}],
  ['DELETE', '', undefined],
])('%s …/{id}%s', (method, rest, body) => {
  test.each(['of another workspace', 'that never was', 'that is no id'])(
    'answers 404 for a key %s',
    async (which) => {
      const ids: Record<string, string> = {
        'of another workspace': (await edge.issue(['read'])).keyId,
        'that never was': newId('key'),
        'that is no id': 'me',
      };
      const answer = await edge.ask(`${path}/${ids[which]}${rest}`, { method, key: admin.key, body });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found', retryable: false } });
    },
  );
});
