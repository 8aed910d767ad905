import { afterAll, describe, expect, test } from '@jest/globals';
import { KeyMode, Scope } from '@sitewright/protos/auth';
import { toDuration, toMs } from '@sitewright/rpc';
import { waitFor } from '@sitewright/testing';
import { mintKey } from '../src/domain/key-format.ts';
import { boot, expire, makeWorkspace, newId, wish } from './boot.ts';

const auth = await boot();
afterAll(() => auth.close());

const verify = (key: string) => auth.rpc.verifyKey({ key });

describe('an accepted key', () => {
  test('tells its workspace, scopes in the order of the contract, and mode', async () => {
    const workspaceId = await makeWorkspace(auth);
    const scopes = [Scope.SCOPE_ADMIN, Scope.SCOPE_READ];
    const request = wish(workspaceId, { scopes, mode: KeyMode.KEY_MODE_TEST });
    const { secret } = await auth.rpc.issueKey(request);
    expect(await verify(secret)).toEqual({
      keyId: request.keyId,
      workspaceId,
      scopes: [Scope.SCOPE_READ, Scope.SCOPE_ADMIN],
      mode: KeyMode.KEY_MODE_TEST,
      expiresIn: undefined,
    });
  });

  test('tells how long it still lives', async () => {
    const request = wish(await makeWorkspace(auth), { expiresIn: toDuration(3_600_000) });
    const { secret } = await auth.rpc.issueKey(request);
    const { expiresIn } = await verify(secret);
    const leftMs = expiresIn === undefined ? 0 : toMs(expiresIn);
    expect(leftMs).toBeGreaterThan(3_500_000);
    expect(leftMs).toBeLessThanOrEqual(3_600_000);
  });
});

describe('a refused key', () => {
  test('gets the same answer whether it is malformed, unknown, expired, revoked or of a workspace that goes', async () => {
    const workspaceId = await makeWorkspace(auth);
    const expired = wish(workspaceId, { expiresIn: toDuration(60_000) });
    const expiredKey = (await auth.rpc.issueKey(expired)).secret;
    await expire(auth.database, expired.keyId);
    const revoked = wish(workspaceId);
    const revokedKey = (await auth.rpc.issueKey(revoked)).secret;
    await auth.rpc.revokeKey({ workspaceId, keyId: revoked.keyId });
    const going = await makeWorkspace(auth);
    const { secret: goingKey } = await auth.rpc.issueKey(wish(going));
    await auth.rpc.deleteWorkspace({ workspaceId: going });
    const unknownKey = mintKey('live', (size) => new Uint8Array(size));

    const answers = await Promise.all(
      ['', 'sw_live_', `${revokedKey}x`, unknownKey, expiredKey, revokedKey, goingKey].map((key) =>
        verify(key).then(
          () => 'accepted',
          (error) => [error.reason, error.message, error.metadata],
        ),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify(['UNAUTHORIZED', 'A valid API key is required.', {}])]),
    );
  });

  test('with one wrong character is told by its checksum, without a look-up', async () => {
    const { secret } = await auth.rpc.issueKey(wish(await makeWorkspace(auth)));
    const wrong = secret.slice(0, -1) + (secret.endsWith('0') ? '1' : '0');
    await auth.database.db.schema.alterTable('keys').renameTo('keys_away').execute();
    try {
      await expect(verify(wrong)).rejects.toMatchObject({ reason: 'UNAUTHORIZED' });
      await expect(verify(secret)).rejects.toMatchObject({ reason: 'INTERNAL' });
    } finally {
      await auth.database.db.schema.alterTable('keys_away').renameTo('keys').execute();
    }
  });
});

describe('peppers', () => {
  const peppers = (...versions: number[]) => ({
    AUTH_PEPPERS: versions.map((version) => `${version}:${String(version).repeat(32)}`).join(','),
  });

  test('of an older version still verify, the highest is for new keys, and a retired one ends its keys', async () => {
    const workspaceId = await makeWorkspace(auth);
    const [before, during, after] = [
      await auth.start(peppers(1)),
      await auth.start(peppers(2, 1)),
      await auth.start(peppers(2)),
    ];
    try {
      const old = await before.rpc.issueKey(wish(workspaceId));
      const fresh = await during.rpc.issueKey(wish(workspaceId));
      await expect(during.rpc.verifyKey({ key: old.secret })).resolves.toMatchObject({ workspaceId });
      await expect(after.rpc.verifyKey({ key: fresh.secret })).resolves.toMatchObject({ workspaceId });
      await expect(after.rpc.verifyKey({ key: old.secret })).rejects.toMatchObject({
        reason: 'UNAUTHORIZED',
      });
    } finally {
      await Promise.all([before.stop(), during.stop(), after.stop()]);
    }
  });
});

describe('the time of last use', () => {
  test('is written in one batch, not with each verification', async () => {
    const workspaceId = await makeWorkspace(auth);
    const busy = await auth.start({ AUTH_USAGE_FLUSH_MS: '100000' });
    const request = wish(workspaceId);
    const { secret } = await busy.rpc.issueKey(request);
    await Promise.all(Array.from({ length: 20 }, () => busy.rpc.verifyKey({ key: secret })));
    const uses = () =>
      auth.database.db.selectFrom('key_uses').selectAll().where('key_id', '=', request.keyId).execute();
    expect(await uses()).toEqual([]);
    await busy.stop();
    expect(await uses()).toHaveLength(1);
    const { keys } = await auth.rpc.listKeys({ workspaceId, pageSize: 0, cursor: '' });
    expect(keys[0]?.lastUsedAt).toBeInstanceOf(Date);
  });

  test('is written while the service runs', async () => {
    const workspaceId = await makeWorkspace(auth);
    const quick = await auth.start({ AUTH_USAGE_FLUSH_MS: '10' });
    try {
      const { secret } = await quick.rpc.issueKey(wish(workspaceId));
      await quick.rpc.verifyKey({ key: secret });
      await waitFor(async () => {
        const { keys } = await quick.rpc.listKeys({ workspaceId, pageSize: 0, cursor: '' });
        return keys[0]?.lastUsedAt;
      }, 'the time of last use');
    } finally {
      await quick.stop();
    }
  });

  test('is not set by a key that was refused', async () => {
    const workspaceId = await makeWorkspace(auth);
    const own = await auth.start();
    const request = wish(workspaceId, { keyId: newId('key') });
    const { secret } = await own.rpc.issueKey(request);
    await own.rpc.revokeKey({ workspaceId, keyId: request.keyId });
    await expect(own.rpc.verifyKey({ key: secret })).rejects.toMatchObject({ reason: 'UNAUTHORIZED' });
    await own.stop();
    const { keys } = await auth.rpc.listKeys({ workspaceId, pageSize: 0, cursor: '' });
    expect(keys[0]?.lastUsedAt).toBeUndefined();
  });
});
