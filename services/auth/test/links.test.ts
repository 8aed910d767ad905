import { afterAll, describe, expect, test } from '@jest/globals';
import { type IssueLinkRequest, KeyMode, LinkRole, LinkState, Scope } from '@sitewright/protos/auth';
import { toDuration, toMs } from '@sitewright/rpc';
import { ulid } from 'ulid';
import { mintToken } from '../src/domain/sealed-token.ts';
import { boot, expire, makeWorkspace, wish } from './boot.ts';

const auth = await boot();
afterAll(() => auth.close());

const dayMs = 86_400_000;
const id = (prefix: string): string => `${prefix}_${ulid().toLowerCase()}`;

/** A key that may hand out links, and a request for one in its name. */
async function stage(
  more: Partial<IssueLinkRequest> = {},
  scopes: Scope[] = [Scope.SCOPE_READ, Scope.SCOPE_WRITE],
) {
  const workspaceId = await makeWorkspace(auth);
  const key = wish(workspaceId, { scopes });
  await auth.rpc.issueKey(key);
  const request: IssueLinkRequest = {
    linkId: id('lnk'),
    workspaceId,
    keyId: key.keyId,
    projectId: id('prj'),
    role: LinkRole.LINK_ROLE_EDIT,
    expiresIn: toDuration(dayMs),
    ...more,
  };
  return { workspaceId, keyId: key.keyId, request };
}

const ended = { reason: 'UNAUTHORIZED', message: 'The session has ended.' };
const refused = {
  reason: 'UNAUTHORIZED',
  message: 'This link does not open anything, or no longer does.',
};

describe('issuing', () => {
  test('shows the secret once, and stores its hash alone', async () => {
    const { request } = await stage();
    const { link, secret } = await auth.rpc.issueLink(request);
    expect(secret).toMatch(/^sl_[0-9A-Za-z]{36}$/);
    expect(link).toMatchObject({ linkId: request.linkId, state: LinkState.LINK_STATE_ACTIVE });
    expect(await auth.rpc.issueLink(request)).toEqual({ link, secret: '' });
    const rows = await auth.database.db.selectFrom('links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice(3));
  });

  test('refuses another wish under the same id', async () => {
    const { request } = await stage();
    await auth.rpc.issueLink(request);
    const other = { ...request, role: LinkRole.LINK_ROLE_VIEW };
    await expect(auth.rpc.issueLink(other)).rejects.toMatchObject({ reason: 'CONFLICT' });
  });

  test.each([[[Scope.SCOPE_READ]], [[Scope.SCOPE_WRITE]], [[Scope.SCOPE_ADMIN]]])(
    'needs a key that may read and write: not %j',
    async (scopes) => {
      const { request } = await stage({}, scopes);
      await expect(auth.rpc.issueLink(request)).rejects.toMatchObject({ reason: 'INSUFFICIENT_SCOPE' });
    },
  );

  test.each<Partial<IssueLinkRequest>>([
    { linkId: 'x' },
    { projectId: 'x' },
    { role: LinkRole.LINK_ROLE_UNSPECIFIED },
    { expiresIn: undefined },
    { expiresIn: toDuration(59_000) },
    { expiresIn: toDuration(7 * dayMs + 1) },
  ])('refuses %j', async (more) => {
    const { request } = await stage(more);
    await expect(auth.rpc.issueLink(request)).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  });

  test('has no key of another workspace and none that has ended', async () => {
    const { request, workspaceId, keyId } = await stage();
    const foreign = { ...request, workspaceId: await makeWorkspace(auth) };
    await expect(auth.rpc.issueLink(foreign)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    await auth.rpc.revokeKey({ workspaceId, keyId });
    await expect(auth.rpc.issueLink(request)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });
});

describe('a link', () => {
  test.each([
    [LinkRole.LINK_ROLE_VIEW, [Scope.SCOPE_READ]],
    [LinkRole.LINK_ROLE_EDIT, [Scope.SCOPE_READ, Scope.SCOPE_WRITE]],
  ])(
    'of role %s opens a session with its scopes for its project, any number of times',
    async (role, scopes) => {
      const { request, workspaceId, keyId } = await stage({ role });
      const { secret } = await auth.rpc.issueLink(request);
      const redeemed = await auth.rpc.redeemLink({ secret });
      expect(redeemed).toEqual({ linkId: request.linkId, keyId });
      expect(await auth.rpc.redeemLink({ secret })).toEqual(redeemed);
      const { expiresIn, ...session } = await auth.rpc.checkSession(redeemed);
      const mode = KeyMode.KEY_MODE_LIVE;
      expect(session).toEqual({ workspaceId, scopes, mode, projectId: request.projectId });
      expect(expiresIn === undefined ? 0 : toMs(expiresIn)).toBeLessThanOrEqual(dayMs);
    },
  );

  test('ends when it is revoked, and again changes nothing', async () => {
    const { request, workspaceId } = await stage();
    const { secret } = await auth.rpc.issueLink(request);
    const redeemed = await auth.rpc.redeemLink({ secret });
    const which = { workspaceId, projectId: request.projectId, linkId: request.linkId };
    const first = await auth.rpc.revokeLink(which);
    expect(first.link).toMatchObject({ state: LinkState.LINK_STATE_REVOKED, revokedAt: expect.any(Date) });
    expect(await auth.rpc.revokeLink(which)).toEqual(first);
    await expect(auth.rpc.redeemLink({ secret })).rejects.toMatchObject(refused);
    await expect(auth.rpc.checkSession(redeemed)).rejects.toMatchObject(ended);
  });

  test('ends with its key, revoked or expired, and with its workspace', async () => {
    const [revoked, expired, going] = [await stage(), await stage(), await stage()];
    const secrets: string[] = [];
    for (const { request } of [revoked, expired, going]) {
      secrets.push((await auth.rpc.issueLink(request)).secret);
    }
    await auth.rpc.revokeKey(revoked);
    await expire(auth.database, expired.keyId);
    await auth.rpc.deleteWorkspace(going);
    for (const secret of secrets)
      await expect(auth.rpc.redeemLink({ secret })).rejects.toMatchObject(refused);
    for (const { keyId, request } of [revoked, expired, going]) {
      const session = { keyId, linkId: request.linkId };
      await expect(auth.rpc.checkSession(session)).rejects.toMatchObject(ended);
    }
    const { links } = await auth.rpc.listLinks({ ...revoked.request, pageSize: 0, cursor: '' });
    expect(links).toMatchObject([{ state: LinkState.LINK_STATE_REVOKED }]);
  });

  test('opens no session in the name of another key', async () => {
    const [mine, other] = [await stage(), await stage()];
    await auth.rpc.issueLink(mine.request);
    const session = { keyId: other.keyId, linkId: mine.request.linkId };
    await expect(auth.rpc.checkSession(session)).rejects.toMatchObject(ended);
  });

  test.each(['', 'sl_x', 'sw_live_x', mintToken('sl_', (size) => new Uint8Array(size).fill(5))])(
    'is not made of %j, with the same answer as for one that has ended',
    async (secret) => {
      await expect(auth.rpc.redeemLink({ secret })).rejects.toMatchObject(refused);
    },
  );
});

describe('the list', () => {
  test('has the links of one project, newest first, by pages', async () => {
    const { request } = await stage();
    const ids = [request.linkId, id('lnk'), id('lnk')];
    for (const linkId of ids) await auth.rpc.issueLink({ ...request, linkId });
    await auth.rpc.issueLink({ ...request, linkId: id('lnk'), projectId: id('prj') });
    const first = await auth.rpc.listLinks({ ...request, pageSize: 2, cursor: '' });
    const second = await auth.rpc.listLinks({ ...request, pageSize: 2, cursor: first.nextCursor });
    expect(second.nextCursor).toBe('');
    const seen = [...first.links, ...second.links].map(({ linkId }) => linkId);
    expect(new Set(seen)).toEqual(new Set(ids));
    const stranger = { ...request, workspaceId: await makeWorkspace(auth), pageSize: 0, cursor: '' };
    expect((await auth.rpc.listLinks(stranger)).links).toEqual([]);
  });

  test("has nobody revoke another workspace's link, or one of another project", async () => {
    const { request } = await stage();
    await auth.rpc.issueLink(request);
    for (const wrong of [{ workspaceId: await makeWorkspace(auth) }, { projectId: id('prj') }]) {
      const call = auth.rpc.revokeLink({ ...request, ...wrong });
      await expect(call).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    }
    const { links } = await auth.rpc.listLinks({ ...request, pageSize: 0, cursor: '' });
    expect(links).toMatchObject([{ state: LinkState.LINK_STATE_ACTIVE }]);
  });
});
