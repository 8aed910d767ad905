import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { waitFor } from '@sitewright/testing';
import { mintKey } from '../../../../../services/auth/src/domain/key-format.ts';
import { bootEdge, type Edge, newAddress } from '../support/edge.ts';

const path = '/api/v1/keys';
const badKey = mintKey('live', (size) => new Uint8Array(size).fill(7));

/** Waits until so much time has passed since then. */
const passed = (since: number, ms: number) =>
  waitFor(() => (performance.now() - since >= ms ? true : undefined), `${ms} ms to pass`);

describe('with three gateways', () => {
  let edge: Edge;
  beforeAll(async () => {
    edge = await bootEdge(3);
  });
  afterAll(() => edge.stop());

  test('a revocation is felt by each of them within a second', async () => {
    const { key, keyId, workspaceId } = await edge.issue(['admin']);
    const statuses = () =>
      Promise.all([0, 1, 2].map(async (gateway) => (await edge.ask(path, { key }, gateway)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    await edge.auth.rpc.revokeKey({ workspaceId, keyId });
    const revoked = performance.now();
    await waitFor(async () => {
      await statuses();
      return performance.now() - revoked >= 1000 ? true : undefined;
    }, 'a second of steady use');
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  test('the deletion of a workspace is felt by each of them within a second', async () => {
    const { key, workspaceId } = await edge.issue(['admin']);
    await Promise.all([0, 1, 2].map((gateway) => edge.ask(path, { key }, gateway)));
    await edge.auth.rpc.deleteWorkspace({ workspaceId });
    await passed(performance.now(), 1000);
    for (const gateway of [0, 1, 2]) expect((await edge.ask(path, { key }, gateway)).status).toBe(401);
  });

  test('a key that was just issued works on each of them', async () => {
    const { key } = await edge.issue(['admin']);
    for (const gateway of [0, 1, 2]) expect((await edge.ask(path, { key }, gateway)).status).toBe(200);
  });
});

describe('with auth down', () => {
  let edge: Edge;
  beforeAll(async () => {
    edge = await bootEdge();
  });
  afterAll(() => edge.stop());

  test('a known key goes on until its answer is too old, any other gets 503, and all is well once auth is back', async () => {
    // A key without `admin` gets 403 when it was verified, and needs no other service for that.
    const [known, fresh] = [await edge.issue(['read']), await edge.issue(['read'])];
    const status = async (key: string) => (await edge.ask(path, { key })).status;
    const asked = performance.now();
    expect(await status(known.key)).toBe(403);
    await edge.auth.stop();
    const down = performance.now();
    // On a machine that is late with its answers, the key's may be too old by then.
    const goesOn = async () => {
      const told = await status(known.key);
      expect(performance.now() - asked < 5000 ? [403] : [403, 503]).toContain(told);
    };
    await goesOn();
    const refused = await edge.ask(path, { key: fresh.key });
    expect(refused).toMatchObject({ status: 503, body: { code: 'failed', retryable: true } });
    expect(refused.headers.get('retry-after')).toBe('1');
    await passed(down, 1500);
    await goesOn();
    await passed(down, 5000);
    expect(await status(known.key)).toBe(503);
    const back = await edge.auth.start({ AUTH_LISTEN: edge.auth.target });
    try {
      const accepted = async () => ((await status(fresh.key)) === 403 ? true : undefined);
      await waitFor(accepted, 'auth to be found again');
      expect(await status(known.key)).toBe(403);
      expect(await status(badKey)).toBe(401);
    } finally {
      await back.stop();
    }
  });
});

describe('bad keys', () => {
  let edge: Edge;
  beforeAll(async () => {
    edge = await bootEdge(2, { GATEWAY_BAD_KEY_LIMIT: '5' });
  });
  afterAll(() => edge.stop());

  test('from one address get 429 over the limit, counted over all gateways, with the wait and the quota', async () => {
    const from = newAddress();
    const replies = [];
    for (let i = 0; i < 10; i += 1) replies.push(await edge.ask(path, { key: badKey, from }, i % 2));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    // Counted by each alone, two gateways let ten through. One may slip where Redis is slow to answer.
    expect(statuses.slice(5).filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
    const { headers, body } = replies.find(({ status }) => status === 429) ?? {
      headers: new Headers(),
      body: {},
    };
    expect(body).toMatchObject({ code: 'rate_limited', retryable: true });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(headers.get('ratelimit')).toMatch(/^"bad-keys";r=0;t=\d+$/);
    expect(headers.get('ratelimit-policy')).toBe('"bad-keys";q=5;w=60');
  });

  test('over the limit keep out neither a good key of that address nor another address', async () => {
    const from = newAddress();
    const { key } = await edge.issue(['admin']);
    for (let i = 0; i < 6; i += 1) await edge.ask(path, { key: badKey, from });
    expect((await edge.ask(path, { key: badKey, from })).status).toBe(429);
    expect((await edge.ask(path, { key, from })).status).toBe(200);
    expect((await edge.ask(path, { from })).status).toBe(401);
    expect((await edge.ask(path, { key: badKey, from: newAddress() })).status).toBe(401);
  });

  test('of one IPv6 network count together, and an IPv4-mapped address as its IPv4 one', async () => {
    const v4 = newAddress();
    const network = `2001:db8:${v4.split('.')[1]}:${v4.split('.')[2]}`;
    for (let i = 0; i < 5; i += 1) await edge.ask(path, { key: badKey, from: `${network}:${i}::1` });
    expect((await edge.ask(path, { key: badKey, from: `${network}::ffff` })).status).toBe(429);
    for (let i = 0; i < 5; i += 1) await edge.ask(path, { key: badKey, from: `::ffff:${v4}` });
    expect((await edge.ask(path, { key: badKey, from: v4 })).status).toBe(429);
  });

  test('buy no fresh allowance by a forged header in front of what the proxy says', async () => {
    const from = newAddress();
    for (let i = 0; i < 5; i += 1) await edge.ask(path, { key: badKey, from: `${newAddress()}, ${from}` });
    expect((await edge.ask(path, { key: badKey, from: `${newAddress()}, ${from}` })).status).toBe(429);
  });
});

test('without trusted proxies a forged header buys nothing', async () => {
  const edge = await bootEdge(1, { GATEWAY_BAD_KEY_LIMIT: '5', GATEWAY_TRUSTED_PROXIES: '' });
  try {
    for (let i = 0; i < 5; i += 1) await edge.ask(path, { key: badKey, from: newAddress() });
    expect((await edge.ask(path, { key: badKey, from: newAddress() })).status).toBe(429);
  } finally {
    await edge.stop();
  }
});

test('MCP requests over the limit get 429 as a JSON-RPC error, counted over all gateways', async () => {
  const edge = await bootEdge(2, { GATEWAY_MCP_LIMIT: '4' });
  try {
    const { key } = await edge.issue(['read']);
    const body = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const replies = [];
    for (let i = 0; i < 5; i += 1)
      replies.push(await edge.ask('/api/mcp', { method: 'POST', key, body }, i % 2));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    const left = replies.map(({ headers }) => /"mcp";r=(\d)/.exec(headers.get('ratelimit') ?? '')?.[1]);
    expect(left).toEqual(['3', '2', '1', '0', '0']);
    const [, , , , refused] = replies;
    expect(refused?.body).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: 42901 } });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(refused?.headers.get('ratelimit-policy')).toContain('"mcp";q=4;w=60');
  } finally {
    await edge.stop();
  }
});

describe('requests with one key', () => {
  const ping = { jsonrpc: '2.0', method: 'ping' };
  const batch = (size: number) => Array.from({ length: size }, (_, id) => ({ ...ping, id }));

  test('over the limit get 429, counted over all gateways, entries of an MCP batch singly, and no other key does', async () => {
    const edge = await bootEdge(2, { GATEWAY_KEY_LIMIT: '25' });
    try {
      const [{ key }, other] = [await edge.issue(['admin']), await edge.issue(['admin'])];
      const mcp = (body: unknown, gateway: number) =>
        edge.ask('/api/mcp', { method: 'POST', key, body }, gateway);
      expect((await edge.ask(path, { key }, 0)).status).toBe(200);
      expect((await mcp({ ...ping, id: 1 }, 1)).status).toBe(200);
      expect((await mcp(batch(20), 0)).status).toBe(200);
      // Three are left: a batch of four passes as a whole or not at all, though its request has counted.
      const refused = await mcp(batch(4), 1);
      expect(refused).toMatchObject({ status: 429, body: { jsonrpc: '2.0', error: { code: 42901 } } });
      expect(refused.headers.get('ratelimit-policy')).toContain('"key";q=25;w=60');
      expect((await mcp(batch(2), 0)).status).toBe(200);
      const over = await edge.ask(path, { key }, 1);
      expect(over).toMatchObject({ status: 429, body: { code: 'rate_limited', retryable: true } });
      expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(50);
      expect((await edge.ask(path, { key: other.key }, 1)).status).toBe(200);
    } finally {
      await edge.stop();
    }
  });
});

test('without Redis each gateway allows its part of the limit, and never more', async () => {
  const edge = await bootEdge(1, {
    GATEWAY_REDIS_URL: 'redis://127.0.0.1:9',
    GATEWAY_BAD_KEY_LIMIT: '7',
    GATEWAY_REPLICAS: '3',
  });
  try {
    const { key } = await edge.issue(['admin']);
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await edge.ask(path, { key: badKey })).status);
    expect(statuses).toEqual([401, 401, 429, 429]);
    expect((await edge.ask(path, { key })).status).toBe(200);
  } finally {
    await edge.stop();
  }
});

describe('a refusal', () => {
  let edge: Edge;
  beforeAll(async () => {
    edge = await bootEdge();
  });
  afterAll(() => edge.stop());

  test('is the same for a key that is missing, malformed, unknown, revoked or no key at all', async () => {
    const revoked = await edge.issue(['admin']);
    await edge.auth.rpc.revokeKey(revoked);
    const replies = await Promise.all([
      edge.ask(path),
      edge.ask(path, { key: 'nonsense' }),
      edge.ask(path, { key: badKey }),
      edge.ask(path, { key: revoked.key }),
      edge.ask(path, { headers: { authorization: 'Basic dXNlcjpwYXNz' } }),
      edge.ask(path, { headers: { authorization: `Bearer ${'x'.repeat(2000)}` } }),
    ]);
    const shown = replies.map(({ status, headers, body }) => ({
      status,
      body,
      challenge: headers.get('www-authenticate'),
    }));
    expect(new Set(shown.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(shown[0]).toMatchObject({
      status: 401,
      challenge: 'Bearer',
      body: { code: 'unauthorized', retryable: false },
    });
  });
});
