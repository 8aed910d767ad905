import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LinkRole } from '@sitewright/protos/auth';
import { toDuration } from '@sitewright/rpc';
import { waitFor } from '@sitewright/testing';
import { createClient } from 'redis';
import { ulid } from 'ulid';
import { newId } from '../../../../../services/auth/test/boot.ts';
import {
  type Asked,
  bootEdge,
  type Edge,
  type IssuedKey,
  newAddress,
  type Reply,
  scopes,
} from '../support/edge.ts';

const publicUrl = 'http://127.0.0.1:8080';
const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const session = '/api/v1/session';
const newThing = (prefix: string): string => `${prefix}_${ulid().toLowerCase()}`;

let edge: Edge;
beforeAll(async () => {
  edge = await bootEdge(3);
});
afterAll(() => edge.stop());

const signIn = (key: string, headers: Record<string, string> = sameOrigin, at = edge): Promise<Reply> =>
  at.ask(session, { method: 'POST', body: { key }, headers });

/** The cookie of an answer, as a browser sends it back. */
const cookieOf = ({ headers }: Reply): string => headers.get('set-cookie')?.split(';')[0] ?? '';

/** Signs in with a key of its own. */
async function signedIn(names: (keyof typeof scopes)[] = ['admin']): Promise<IssuedKey & { cookie: string }> {
  const issued = await edge.issue(names);
  const reply = await signIn(issued.key);
  expect(reply.status).toBe(200);
  return { ...issued, cookie: cookieOf(reply) };
}

const withCookie = (cookie: string, headers: Record<string, string> = sameOrigin): Asked => ({
  headers: { cookie, ...headers },
});

describe('signing in', () => {
  test('sets a cookie that serves in the place of the key, on every gateway', async () => {
    const { cookie } = await signedIn(['admin', 'read']);
    for (const gateway of [0, 1, 2]) {
      expect((await edge.ask('/api/v1/keys', withCookie(cookie), gateway)).status).toBe(200);
      const { status, body } = await edge.ask(session, withCookie(cookie), gateway);
      expect({ status, body }).toEqual({ status: 200, body: { signedIn: true, scopes: ['read', 'admin'] } });
    }
  });

  test('may do what the key may do and nothing else', async () => {
    const { cookie } = await signedIn(['read']);
    const reply = await edge.ask('/api/v1/keys', withCookie(cookie));
    expect(reply).toMatchObject({ status: 403, body: { code: 'insufficient_scope' } });
  });

  test('gives a cookie that no script reads and no other site sends, by a name for each port of loopback', async () => {
    const { key } = await edge.issue(['read']);
    const header = (await signIn(key)).headers.get('set-cookie');
    expect(header).toMatch(/^sitewright-8080=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  test('gives no cookie that outlives the key', async () => {
    const { workspaceId } = await edge.issue(['read']);
    const { secret } = await edge.auth.rpc.issueKey({
      keyId: newId('key'),
      workspaceId,
      name: 'Short',
      scopes: [scopes.read],
      mode: 'KEY_MODE_LIVE',
      expiresIn: toDuration(3_600_000),
    });
    const [, seconds = ''] =
      /Max-Age=(\d+)/.exec((await signIn(secret)).headers.get('set-cookie') ?? '') ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(3_600);
    expect(Number(seconds)).toBeGreaterThan(3_000);
  });

  test.each([{ key: 'sw_live_x' }, { key: 'two words' }])('refuses %j as any bad key', async (body) => {
    const reply = await edge.ask(session, { method: 'POST', body, headers: sameOrigin });
    expect(reply).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(reply.headers.get('set-cookie')).toBeNull();
  });

  test.each([{}, { key: '' }, { key: 1 }, { key: 'k', scope: 'read' }])(
    'refuses the body %j with 400',
    async (body) => {
      const reply = await edge.ask(session, { method: 'POST', body, headers: sameOrigin });
      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    },
  );

  test('counts keys that are guessed by signing in, too', async () => {
    const from = newAddress();
    const guess = () =>
      edge.ask(session, { method: 'POST', body: { key: 'sw_live_x' }, headers: sameOrigin, from });
    const replies = await Promise.all(Array.from({ length: 61 }, guess));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('a request of another origin', () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: publicUrl },
    { origin: 'http://127.0.0.1:8081' },
    { origin: 'null' },
    {},
  ];

  test.each(foreign)(
    'with %j is refused, whether it signs in, asks, reads the session or signs out',
    async (headers) => {
      const { key, cookie } = await signedIn();
      const refused = { status: 403, body: { code: 'origin_not_allowed', retryable: false } };
      expect(await signIn(key, headers)).toMatchObject(refused);
      expect(await edge.ask('/api/v1/keys', withCookie(cookie, headers))).toMatchObject(refused);
      expect(await edge.ask(session, withCookie(cookie, headers))).toMatchObject(refused);
      expect(await edge.ask(session, { method: 'DELETE', ...withCookie(cookie, headers) })).toMatchObject(
        refused,
      );
      expect((await edge.ask(session, withCookie(cookie))).body).toMatchObject({ signedIn: true });
    },
  );

  test('is told by Origin where a browser sends no Sec-Fetch-Site', async () => {
    const { key } = await edge.issue(['admin']);
    const cookie = cookieOf(await signIn(key, { origin: publicUrl }));
    expect((await edge.ask('/api/v1/keys', withCookie(cookie, { origin: publicUrl }))).status).toBe(200);
  });
});

test('a key beats the cookie', async () => {
  const { cookie } = await signedIn();
  const { key } = await edge.issue(['read']);
  const headers = { cookie, ...sameOrigin };
  expect((await edge.ask('/api/v1/keys', { key, headers })).status).toBe(403);
  expect((await edge.ask('/api/v1/keys', { key: 'sw_live_x', headers })).status).toBe(401);
});

test('no cookie counts at /api/mcp', async () => {
  const { cookie } = await signedIn(['read']);
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const reply = await edge.ask('/api/mcp', { method: 'POST', body, ...withCookie(cookie) });
  expect(reply.status).toBe(401);
});

test('whoever is not signed in is told so with 200', async () => {
  const nobody = { status: 200, body: { signedIn: false, scopes: [] } };
  expect(await edge.ask(session)).toMatchObject(nobody);
  const { cookie } = await signedIn();
  const [name] = cookie.split('=');
  for (const sent of ['', `${name}=x`, `${name}=${'A'.repeat(43)}`, `${cookie}; ${cookie}`]) {
    expect(await edge.ask(session, withCookie(sent))).toMatchObject(nobody);
  }
});

test('signing out ends the session on every gateway at once', async () => {
  const { cookie } = await signedIn();
  const reply = await edge.ask(session, { method: 'DELETE', ...withCookie(cookie) });
  expect(reply).toMatchObject({ status: 200, body: { signedIn: false } });
  expect(reply.headers.get('set-cookie')).toContain('Max-Age=0');
  for (const gateway of [0, 1, 2]) {
    expect((await edge.ask('/api/v1/keys', withCookie(cookie), gateway)).status).toBe(401);
  }
});

test('revoking a key ends its sessions on every gateway', async () => {
  const { cookie, workspaceId, keyId } = await signedIn();
  for (const gateway of [0, 1, 2]) {
    expect((await edge.ask('/api/v1/keys', withCookie(cookie), gateway)).status).toBe(200);
  }
  await edge.auth.rpc.revokeKey({ workspaceId, keyId });
  for (const gateway of [0, 1, 2]) {
    await waitFor(async () => {
      const { status } = await edge.ask('/api/v1/keys', withCookie(cookie), gateway);
      return status === 401 || undefined;
    }, 'the session to end');
  }
});

test('revoking a link ends its sessions on every gateway', async () => {
  const { workspaceId, keyId } = await edge.issue(['read', 'write']);
  const which = { workspaceId, projectId: newThing('prj'), linkId: newThing('lnk') };
  const wish = { ...which, keyId, role: LinkRole.LINK_ROLE_VIEW, expiresIn: toDuration(3_600_000) };
  const { secret } = await edge.auth.rpc.issueLink(wish);
  const opened = await edge.ask(session, { method: 'POST', body: { link: secret }, headers: sameOrigin });
  const signedInThere = async (gateway: number) =>
    (await edge.ask(session, withCookie(cookieOf(opened)), gateway)).body;
  for (const gateway of [0, 1, 2]) {
    expect(await signedInThere(gateway)).toEqual({
      signedIn: true,
      scopes: ['read'],
      projectId: which.projectId,
    });
  }
  await edge.auth.rpc.revokeLink(which);
  for (const gateway of [0, 1, 2]) {
    await waitFor(
      async () => (await signedInThere(gateway)).signedIn === false || undefined,
      'the session to end',
    );
  }
});

test('neither a key nor the id of a session is in Redis', async () => {
  const { key, keyId, cookie } = await signedIn();
  const client = await createClient({ url: process.env.TEST_REDIS_URL ?? '', RESP: 2 }).connect();
  const names = (await client.keys('session:*')) as string[];
  const values = await Promise.all(names.map((name) => client.get(name)));
  await client.close();
  expect(values.some((value) => value?.includes(keyId))).toBe(true);
  const stored = JSON.stringify([names, values]);
  expect(stored).not.toContain(key.slice(8));
  expect(stored).not.toContain(cookie.split('=')[1]);
});

describe('where there is', () => {
  const bootWith = async (env: Record<string, string>, check: (own: Edge, key: string) => Promise<void>) => {
    const own = await bootEdge(1, env);
    try {
      await check(own, (await own.issue(['admin'])).key);
    } finally {
      await own.stop();
    }
  };

  test('TLS, the cookie is one that no other host can set', () =>
    bootWith({ GATEWAY_PUBLIC_URL: 'https://sitewright.example' }, async (own, key) => {
      const reply = await signIn(key, sameOrigin, own);
      expect(reply.headers.get('set-cookie')).toMatch(
        /^__Host-sitewright=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
      );
      expect((await own.ask('/api/v1/keys', withCookie(cookieOf(reply)))).status).toBe(200);
    }));

  test('plain HTTP that is not loopback, nobody signs in and keys work', () =>
    bootWith({ GATEWAY_PUBLIC_URL: 'http://sitewright.example' }, async (own, key) => {
      const reply = await signIn(key, sameOrigin, own);
      expect(reply).toMatchObject({ status: 403, body: { code: 'tls_required', retryable: false } });
      expect((await own.ask('/api/v1/keys', { key })).status).toBe(200);
    }));

  test('no Redis, sessions get 503 and keys work', () =>
    bootWith({ GATEWAY_REDIS_URL: 'redis://127.0.0.1:9' }, async (own, key) => {
      const failed = { status: 503, body: { code: 'failed', retryable: true } };
      expect(await signIn(key, sameOrigin, own)).toMatchObject(failed);
      const cookie = `sitewright-8080=${'A'.repeat(43)}`;
      expect(await own.ask('/api/v1/keys', withCookie(cookie))).toMatchObject(failed);
      expect((await own.ask('/api/v1/keys', { key })).status).toBe(200);
    }));

  test('a Redis that takes its time, whoever is signed in stays so', async () => {
    const slow = await slowRedis(400);
    try {
      await bootWith({ GATEWAY_REDIS_URL: slow.url }, async (own, key) => {
        // Until the gateway has reached it.
        const reply = await waitFor(async () => {
          const answer = await signIn(key, sameOrigin, own);
          return answer.status === 200 ? answer : undefined;
        }, 'Redis');
        for (let request = 0; request < 3; request += 1)
          expect((await own.ask('/api/v1/keys', withCookie(cookieOf(reply)))).status).toBe(200);
      });
    } finally {
      slow.close();
    }
  });
});

/** The Redis of the tests, each of its answers late. */
async function slowRedis(lateMs: number) {
  const redis = new URL(process.env.TEST_REDIS_URL ?? '');
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(Number(redis.port), redis.hostname);
    client.on('data', (bytes) => server.write(bytes));
    server.on('data', (bytes) => void setTimeout(() => client.write(bytes), lateMs));
    for (const socket of [client, server]) {
      sockets.add(socket.on('error', () => undefined));
      socket.on('close', () => [client, server].map((one) => one.destroy()));
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  return {
    url: `redis://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
