import { afterAll, describe, expect, test } from '@jest/globals';
import { KeyMode, KeyState, Scope } from '@sitewright/protos/auth';
import { boot, makeWorkspace, newId, wish } from './boot.ts';

const auth = await boot();
afterAll(() => auth.close());

describe('ListKeys', () => {
  test('pages through every key once, newest first, while others are issued', async () => {
    const workspaceId = await makeWorkspace(auth);
    const issued: string[] = [];
    for (let i = 0; i < 7; i += 1) {
      const request = wish(workspaceId);
      await auth.rpc.issueKey(request);
      issued.unshift(request.keyId);
    }
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await auth.rpc.listKeys({ workspaceId, pageSize: 3, cursor });
      seen.push(...page.keys.map(({ keyId }) => keyId));
      await auth.rpc.issueKey(wish(workspaceId));
      cursor = page.nextCursor;
    } while (cursor !== '');
    expect(seen).toEqual(issued);
  });

  test('ends without a cursor when the last page is full', async () => {
    const workspaceId = await makeWorkspace(auth);
    for (let i = 0; i < 2; i += 1) await auth.rpc.issueKey(wish(workspaceId));
    const page = await auth.rpc.listKeys({ workspaceId, pageSize: 2, cursor: '' });
    expect(page).toMatchObject({ nextCursor: '' });
    expect(page.keys).toHaveLength(2);
  });

  test("shows no other workspace's keys", async () => {
    await auth.rpc.issueKey(wish(await makeWorkspace(auth)));
    const workspaceId = await makeWorkspace(auth);
    expect(await auth.rpc.listKeys({ workspaceId, pageSize: 0, cursor: '' })).toEqual({
      keys: [],
      nextCursor: '',
    });
  });

  test.each(['x', 'AAAA', '%', Buffer.from('1.key_short').toString('base64url')])(
    'refuses the cursor %j as malformed',
    async (cursor) => {
      const request = { workspaceId: newId('wsp'), pageSize: 0, cursor };
      await expect(auth.rpc.listKeys(request)).rejects.toMatchObject({ reason: 'INVALID_CURSOR' });
    },
  );

  test.each([-1, 101])('refuses %i as the size of a page', async (pageSize) => {
    const request = { workspaceId: newId('wsp'), pageSize, cursor: '' };
    await expect(auth.rpc.listKeys(request)).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  });
});

describe('RenameKey', () => {
  test('changes the name and nothing else', async () => {
    const request = wish(await makeWorkspace(auth));
    const { key } = await auth.rpc.issueKey(request);
    const { workspaceId, keyId } = request;
    const renamed = await auth.rpc.renameKey({ workspaceId, keyId, name: 'Deploy' });
    expect(renamed.key).toEqual({ ...key, name: 'Deploy' });
  });

  test("finds neither another workspace's key nor one that never was", async () => {
    const request = wish(await makeWorkspace(auth));
    await auth.rpc.issueKey(request);
    const workspaceId = await makeWorkspace(auth);
    for (const keyId of [request.keyId, newId('key')]) {
      const rename = auth.rpc.renameKey({ workspaceId, keyId, name: 'Mine' });
      await expect(rename).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    }
  });

  test('refuses a blank name', async () => {
    const request = { workspaceId: newId('wsp'), keyId: newId('key'), name: ' ' };
    await expect(auth.rpc.renameKey(request)).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  });
});

describe('RevokeKey', () => {
  test('ends a key at once, and a second time changes nothing', async () => {
    const request = wish(await makeWorkspace(auth));
    const { secret } = await auth.rpc.issueKey(request);
    await auth.rpc.verifyKey({ key: secret });
    const { workspaceId, keyId } = request;
    const first = await auth.rpc.revokeKey({ workspaceId, keyId });
    expect(first.key?.state).toBe(KeyState.KEY_STATE_REVOKED);
    await expect(auth.rpc.verifyKey({ key: secret })).rejects.toMatchObject({ reason: 'UNAUTHORIZED' });
    expect(await auth.rpc.revokeKey({ workspaceId, keyId })).toEqual(first);
  });

  test("leaves another workspace's key alone", async () => {
    const request = wish(await makeWorkspace(auth));
    const { secret } = await auth.rpc.issueKey(request);
    const revoke = auth.rpc.revokeKey({ workspaceId: await makeWorkspace(auth), keyId: request.keyId });
    await expect(revoke).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    await expect(auth.rpc.verifyKey({ key: secret })).resolves.toMatchObject({ keyId: request.keyId });
  });

  test('refuses what is not an id', async () => {
    const revoke = auth.rpc.revokeKey({ workspaceId: newId('wsp'), keyId: "' or 1=1" });
    await expect(revoke).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  });
});

test('a key without the scope admin may list, issue, rename, rotate and revoke none, whoever lets it ask', async () => {
  const request = wish(await makeWorkspace(auth));
  const { secret } = await auth.rpc.issueKey(request);
  const { workspaceId, keyId } = request;
  const grantor = {
    scopes: [Scope.SCOPE_READ, Scope.SCOPE_WRITE, Scope.SCOPE_PUBLISH],
    mode: KeyMode.KEY_MODE_LIVE,
  };
  const asked = [
    auth.rpc.listKeys({ workspaceId, pageSize: 0, cursor: '', grantor }),
    auth.rpc.issueKey({ ...wish(workspaceId), grantor }),
    auth.rpc.renameKey({ workspaceId, keyId, name: 'Mine', grantor }),
    auth.rpc.rotateKey({ workspaceId, keyId, successorKeyId: newId('key'), grantor }),
    auth.rpc.revokeKey({ workspaceId, keyId, grantor }),
  ];
  for (const answer of asked) await expect(answer).rejects.toMatchObject({ reason: 'INSUFFICIENT_SCOPE' });
  await expect(auth.rpc.verifyKey({ key: secret })).resolves.toMatchObject({ keyId });
});
