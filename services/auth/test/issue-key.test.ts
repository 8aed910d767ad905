import { afterAll, describe, expect, test } from '@jest/globals';
import { KeyMode, KeyState, Scope } from '@sitewright/protos/auth';
import { toDuration } from '@sitewright/rpc';
import { keyPattern } from '../src/domain/key-format.ts';
import { boot, makeWorkspace, newId, wish } from './boot.ts';

const auth = await boot();
afterAll(() => auth.close());

describe('a new key', () => {
  test('is answered with its record and, this once, its secret', async () => {
    const workspaceId = await makeWorkspace(auth);
    const request = wish(workspaceId, { name: 'Ünïcode 🔑', expiresIn: toDuration(60_000) });
    const { key, secret } = await auth.rpc.issueKey(request);
    expect(secret).toMatch(keyPattern);
    expect(key).toMatchObject({
      keyId: request.keyId,
      workspaceId,
      name: 'Ünïcode 🔑',
      scopes: [Scope.SCOPE_READ],
      mode: KeyMode.KEY_MODE_LIVE,
      state: KeyState.KEY_STATE_ACTIVE,
      prefix: 'sw_live_',
      lastFour: secret.slice(-4),
      revokedAt: undefined,
      lastUsedAt: undefined,
      rotatedFrom: undefined,
    });
    expect((key?.expiresAt?.getTime() ?? 0) - (key?.createdAt?.getTime() ?? 0)).toBeCloseTo(60_000, -2);
  });

  test('leaves nothing of itself in the database but its hash and last four characters', async () => {
    const workspaceId = await makeWorkspace(auth);
    const { secret } = await auth.rpc.issueKey(wish(workspaceId));
    const rows = await auth.database.db.selectFrom('keys').selectAll().execute();
    const dump = rows
      .flatMap((row) => Object.values(row))
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)));
    expect(dump).toContain(secret.slice(-4));
    expect(dump.filter((value) => value.includes(secret.slice(8, 20)))).toEqual([]);
  });
});

describe('a repeat', () => {
  test('answers the same record without the secret, even after a change of name', async () => {
    const request = wish(await makeWorkspace(auth));
    const first = await auth.rpc.issueKey(request);
    const again = await auth.rpc.issueKey(request);
    expect(again).toEqual({ key: first.key, secret: '' });
    await auth.rpc.renameKey({ workspaceId: request.workspaceId, keyId: request.keyId, name: 'Other' });
    await expect(auth.rpc.issueKey(request)).resolves.toMatchObject({ secret: '', key: { name: 'Other' } });
    await expect(auth.rpc.verifyKey({ key: first.secret })).resolves.toMatchObject({ keyId: request.keyId });
  });

  test('with other content is refused', async () => {
    const request = wish(await makeWorkspace(auth));
    await auth.rpc.issueKey(request);
    const others = [
      { name: 'Other' },
      { scopes: [Scope.SCOPE_WRITE] },
      { mode: KeyMode.KEY_MODE_TEST },
      { expiresIn: toDuration(90_000) },
      { workspaceId: await makeWorkspace(auth) },
    ];
    for (const other of others) {
      await expect(auth.rpc.issueKey({ ...request, ...other })).rejects.toMatchObject({ reason: 'CONFLICT' });
    }
  });

  test('sent many times at once makes one key and shows one secret', async () => {
    const request = wish(await makeWorkspace(auth));
    const answers = await Promise.all(Array.from({ length: 12 }, () => auth.rpc.issueKey(request)));
    expect(answers.filter(({ secret }) => secret !== '')).toHaveLength(1);
    expect(new Set(answers.map(({ key }) => key?.lastFour)).size).toBe(1);
  });
});

describe('in the name of a key', () => {
  const grantor = { scopes: [Scope.SCOPE_ADMIN, Scope.SCOPE_READ], mode: KeyMode.KEY_MODE_TEST };

  test('grants what that key holds', async () => {
    const request = wish(await makeWorkspace(auth), { mode: KeyMode.KEY_MODE_TEST, grantor });
    await expect(auth.rpc.issueKey(request)).resolves.toMatchObject({ key: { scopes: [Scope.SCOPE_READ] } });
  });

  test.each([
    ['a scope', { scopes: [Scope.SCOPE_READ, Scope.SCOPE_WRITE], mode: KeyMode.KEY_MODE_TEST }],
    ['the live mode', { mode: KeyMode.KEY_MODE_LIVE }],
  ])('never grants %s that it lacks', async (_what, more) => {
    const request = wish(await makeWorkspace(auth), { ...more, grantor });
    await expect(auth.rpc.issueKey(request)).rejects.toMatchObject({ reason: 'INSUFFICIENT_SCOPE' });
  });
});

describe('validation', () => {
  test.each([
    ['key_id', { keyId: 'key_1' }],
    ['key_id', { keyId: newId('wsp') }],
    ['workspace_id', { workspaceId: 'acme' }],
    ['name', { name: '' }],
    ['name', { name: '   ' }],
    ['name', { name: 'a\nb' }],
    ['name', { name: 'x'.repeat(101) }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: [Scope.SCOPE_READ, Scope.SCOPE_READ] }],
    ['scopes', { scopes: [Scope.SCOPE_UNSPECIFIED] }],
    ['mode', { mode: KeyMode.KEY_MODE_UNSPECIFIED }],
    ['expires_in', { expiresIn: toDuration(59_999) }],
    ['expires_in', { expiresIn: toDuration(-1) }],
  ])('names the field %s in the refusal of %j', async (field, wrong) => {
    const request = { ...wish(newId('wsp')), ...wrong };
    await expect(auth.rpc.issueKey(request)).rejects.toMatchObject({
      reason: 'INVALID_REQUEST',
      violations: [expect.objectContaining({ field })],
    });
  });

  test.each([false, true])('answers NOT_FOUND for a workspace that is none or going (%s)', async (exists) => {
    const workspaceId = exists ? await makeWorkspace(auth) : newId('wsp');
    if (exists) await auth.rpc.deleteWorkspace({ workspaceId });
    await expect(auth.rpc.issueKey(wish(workspaceId))).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });
});
