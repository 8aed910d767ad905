import { afterAll, describe, expect, test } from '@jest/globals';
import { KeyMode, KeyState, Scope } from '@sitewright/protos/auth';
import { toDuration } from '@sitewright/rpc';
import { boot, expire, makeWorkspace, newId, wish } from './boot.ts';

const auth = await boot();
afterAll(() => auth.close());

async function issued(more = {}) {
  const request = wish(await makeWorkspace(auth), more);
  const { secret } = await auth.rpc.issueKey(request);
  const { workspaceId, keyId } = request;
  return { workspaceId, keyId, secret };
}
const rotation = (key: { workspaceId: string; keyId: string }, overlapMs = 0) => ({
  workspaceId: key.workspaceId,
  keyId: key.keyId,
  successorKeyId: newId('key'),
  overlap: toDuration(overlapMs),
});
const accepted = (key: string) =>
  auth.rpc.verifyKey({ key }).then(
    () => true,
    () => false,
  );

describe('a rotation', () => {
  test('makes a successor with the same name, scopes and mode, and names its origin', async () => {
    const old = await issued({ name: 'Bot', scopes: [Scope.SCOPE_WRITE], mode: KeyMode.KEY_MODE_TEST });
    const { key, secret } = await auth.rpc.rotateKey(rotation(old));
    expect(key).toMatchObject({
      name: 'Bot',
      scopes: [Scope.SCOPE_WRITE],
      mode: KeyMode.KEY_MODE_TEST,
      rotatedFrom: old.keyId,
      expiresAt: undefined,
    });
    expect(secret).not.toBe(old.secret);
    expect(await accepted(secret)).toBe(true);
  });

  test('without overlap ends the old key at once', async () => {
    const old = await issued();
    const { replaced } = await auth.rpc.rotateKey(rotation(old));
    expect(replaced?.state).toBe(KeyState.KEY_STATE_EXPIRED);
    expect(await accepted(old.secret)).toBe(false);
  });

  test('with an overlap lets the old key live that long', async () => {
    const old = await issued();
    const before = Date.now();
    const { replaced } = await auth.rpc.rotateKey(rotation(old, 3_600_000));
    const leftMs = (replaced?.expiresAt?.getTime() ?? 0) - before;
    expect(leftMs).toBeGreaterThan(3_500_000);
    expect(leftMs).toBeLessThan(3_700_000);
    expect(await accepted(old.secret)).toBe(true);
  });

  test('never lengthens the life of the old key, and gives the successor as long a life as it had', async () => {
    const old = await issued({ expiresIn: toDuration(120_000) });
    const { key, replaced } = await auth.rpc.rotateKey(rotation(old, 86_400_000));
    expect((replaced?.expiresAt?.getTime() ?? 0) - (replaced?.createdAt?.getTime() ?? 0)).toBeCloseTo(
      120_000,
      -2,
    );
    expect((key?.expiresAt?.getTime() ?? 0) - (key?.createdAt?.getTime() ?? 0)).toBeCloseTo(120_000, -2);
  });

  test('repeated answers the same successor without its secret', async () => {
    const request = rotation(await issued());
    const first = await auth.rpc.rotateKey(request);
    expect(await auth.rpc.rotateKey(request)).toEqual({ ...first, secret: '' });
  });

  test('repeated with another overlap is refused', async () => {
    const request = rotation(await issued(), 1000);
    await auth.rpc.rotateKey(request);
    await expect(auth.rpc.rotateKey({ ...request, overlap: toDuration(2000) })).rejects.toMatchObject({
      reason: 'CONFLICT',
    });
  });

  test('asked for many times at once makes one successor', async () => {
    const old = await issued();
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => auth.rpc.rotateKey(rotation(old, 60_000))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.reason] : []));
    expect(new Set(refused)).toEqual(new Set(['KEY_NOT_ACTIVE']));
    const { keys } = await auth.rpc.listKeys({ workspaceId: old.workspaceId, pageSize: 0, cursor: '' });
    expect(keys).toHaveLength(2);
  });
});

describe('a refusal', () => {
  test('meets a key that is revoked or expired', async () => {
    const revoked = await issued();
    await auth.rpc.revokeKey({ workspaceId: revoked.workspaceId, keyId: revoked.keyId });
    await expect(auth.rpc.rotateKey(rotation(revoked))).rejects.toMatchObject({ reason: 'KEY_NOT_ACTIVE' });
    const expired = await issued({ expiresIn: toDuration(60_000) });
    await expire(auth.database, expired.keyId);
    await expect(auth.rpc.rotateKey(rotation(expired))).rejects.toMatchObject({ reason: 'KEY_NOT_ACTIVE' });
  });

  test("meets another workspace's key as if there were none", async () => {
    const old = await issued();
    const request = { ...rotation(old), workspaceId: await makeWorkspace(auth) };
    await expect(auth.rpc.rotateKey(request)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    expect(await accepted(old.secret)).toBe(true);
  });

  test('meets an asking key that holds less than the one it would rotate', async () => {
    const old = await issued({ scopes: [Scope.SCOPE_PUBLISH] });
    const grantor = { scopes: [Scope.SCOPE_ADMIN], mode: KeyMode.KEY_MODE_LIVE };
    await expect(auth.rpc.rotateKey({ ...rotation(old), grantor })).rejects.toMatchObject({
      reason: 'INSUFFICIENT_SCOPE',
    });
    expect(await accepted(old.secret)).toBe(true);
  });

  test("meets a successor's id that is taken, and leaves the old key as it was", async () => {
    const [old, other] = [await issued(), await issued()];
    const request = { ...rotation(old), successorKeyId: other.keyId };
    await expect(auth.rpc.rotateKey(request)).rejects.toMatchObject({ reason: 'CONFLICT' });
    expect(await accepted(old.secret)).toBe(true);
  });

  test.each([
    ['overlap', { overlap: toDuration(7 * 86_400_000 + 1) }],
    ['overlap', { overlap: toDuration(-1) }],
    ['successor_key_id', { successorKeyId: 'x' }],
  ])('names the field %s', async (field, wrong) => {
    const request = { ...rotation({ workspaceId: newId('wsp'), keyId: newId('key') }), ...wrong };
    await expect(auth.rpc.rotateKey(request)).rejects.toMatchObject({
      reason: 'INVALID_REQUEST',
      violations: [expect.objectContaining({ field })],
    });
  });
});
