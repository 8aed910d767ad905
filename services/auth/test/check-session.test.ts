import { afterAll, expect, test } from '@jest/globals';
import { KeyMode, Scope } from '@sitewright/protos/auth';
import { toDuration, toMs } from '@sitewright/rpc';
import { boot, expire, makeWorkspace, newId, wish } from './boot.ts';

const auth = await boot();
afterAll(() => auth.close());

test('tells what the key of a session may do, and how long it still lives', async () => {
  const workspaceId = await makeWorkspace(auth);
  const scopes = [Scope.SCOPE_READ, Scope.SCOPE_WRITE];
  const key = wish(workspaceId, { scopes, mode: KeyMode.KEY_MODE_TEST, expiresIn: toDuration(3_600_000) });
  await auth.rpc.issueKey(key);
  const { expiresIn, ...answer } = await auth.rpc.checkSession({ keyId: key.keyId });
  expect(answer).toEqual({ workspaceId, scopes, mode: KeyMode.KEY_MODE_TEST });
  expect(expiresIn === undefined ? 0 : toMs(expiresIn)).toBeGreaterThan(3_500_000);
});

test('answers alike for a key that never was, is revoked, has expired, or whose workspace goes', async () => {
  const workspaceId = await makeWorkspace(auth);
  const going = await makeWorkspace(auth);
  const [revoked, expired, gone] = [wish(workspaceId), wish(workspaceId), wish(going)];
  for (const key of [revoked, expired, gone]) await auth.rpc.issueKey(key);
  await auth.rpc.revokeKey({ workspaceId, keyId: revoked.keyId });
  await expire(auth.database, expired.keyId);
  await auth.rpc.deleteWorkspace({ workspaceId: going });
  for (const keyId of [newId('key'), revoked.keyId, expired.keyId, gone.keyId]) {
    await expect(auth.rpc.checkSession({ keyId })).rejects.toMatchObject({
      reason: 'UNAUTHORIZED',
      message: 'The session has ended.',
    });
  }
});

test('refuses what is no id of a key', async () => {
  await expect(auth.rpc.checkSession({ keyId: 'x' })).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
});
