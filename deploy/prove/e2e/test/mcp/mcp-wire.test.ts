import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bootMesh, type Mesh } from '../support/mesh.ts';
import { type McpHttp, mcpAt, ping } from './mcp-http.ts';

let mesh: Mesh;
let key: string;
const http: McpHttp['http'] = (...args) => mcpAt(mesh.baseUrl, key).http(...args);
const rpc: McpHttp['rpc'] = (...args) => mcpAt(mesh.baseUrl, key).rpc(...args);

beforeAll(async () => {
  mesh = await bootMesh({ env: { GATEWAY_ALLOWED_ORIGINS: 'https://app.example' } });
  key = (await mesh.workspace()).key;
});
afterAll(() => mesh.stop());

describe('HTTP', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'REPORT', 'QUERY'])(
    '%s is 405 with Allow: POST, with a key or without',
    async (method) => {
      for (const as of [key, '']) {
        const answer = await http({ method, as });
        expect(answer.status).toBe(405);
        expect(answer.headers.get('allow')).toBe('POST');
        expect(answer.json).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: 40501 } });
      }
    },
  );

  test('a foreign Origin is 403 before the key is looked at; an allowed one and none pass', async () => {
    const foreign = await rpc(ping, { headers: { origin: 'https://evil.example' }, as: '' });
    expect({ status: foreign.status, ...foreign.json }).toMatchObject({
      status: 403,
      id: null,
      error: { code: 40301 },
    });
    expect((await rpc(ping, { headers: { origin: 'https://app.example' } })).status).toBe(200);
  });

  test.each(['', 'sw_live_nonsense', 'x'.repeat(400)])(
    'no key, or a wrong one, is 401 with WWW-Authenticate (%#)',
    async (as) => {
      const answer = await rpc(ping, { as });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
      expect(answer.headers.get('www-authenticate')).not.toContain('resource_metadata');
      expect(answer.json).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: 40101 } });
    },
  );

  test('a body over 256 KiB is 413', async () => {
    const answer = await http({ body: JSON.stringify({ ...ping, params: { x: 'a'.repeat(256 * 1024) } }) });
    expect({ status: answer.status, ...answer.json }).toMatchObject({ status: 413, error: { code: 41301 } });
  });

  test('a content type that is not JSON is 415', async () => {
    const answer = await rpc(ping, { headers: { 'content-type': 'text/plain' } });
    expect({ status: answer.status, ...answer.json }).toMatchObject({ status: 415, error: { code: 41501 } });
  });

  test('a body that says it is compressed is 415', async () => {
    const answer = await rpc(ping, { headers: { 'content-encoding': 'gzip' } });
    expect({ status: answer.status, ...answer.json }).toMatchObject({ status: 415, error: { code: 41501 } });
    expect((await rpc(ping, { headers: { 'content-encoding': 'identity' } })).status).toBe(200);
  });

  test.each([
    '*/*',
    'application/json',
    'application/json, text/event-stream',
    'application/*',
    'text/html, */*;q=0.1',
    '',
  ])('Accept "%s" is fine', async (accept) => {
    expect((await rpc(ping, { headers: { accept } })).status).toBe(200);
  });

  test.each(['text/event-stream', 'text/html', 'application/json;q=0, */*'])(
    'Accept "%s" is 406',
    async (accept) => {
      const answer = await rpc(ping, { headers: { accept } });
      expect({ status: answer.status, ...answer.json }).toMatchObject({
        status: 406,
        error: { code: 40601 },
      });
    },
  );

  test('an unknown protocol version is 400, but never on initialize; known ones and a session id pass', async () => {
    const unknown = { 'mcp-protocol-version': '1999-01-01' };
    const refused = await rpc({ ...ping, id: 'x' }, { headers: unknown });
    expect({ status: refused.status, ...refused.json }).toMatchObject({
      status: 400,
      id: 'x',
      error: { code: -32022, data: { requested: '1999-01-01' } },
    });
    for (const version of refused.json.error.data.supported)
      expect(refused.json.error.message).toContain(version);
    expect((await rpc({ ...ping, method: 'initialize' }, { headers: unknown })).status).toBe(200);
    for (const version of ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25']) {
      const headers = { 'mcp-protocol-version': version, 'mcp-session-id': 'whatever' };
      expect((await rpc(ping, { headers })).status).toBe(200);
    }
  });

  test('OAuth discovery is a JSON 404', async () => {
    for (const path of [
      '/.well-known/oauth-protected-resource',
      '/.well-known/oauth-authorization-server/api/mcp',
    ]) {
      const response = await fetch(`${mesh.baseUrl}${path}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  test('over the limit is 429 with Retry-After; a batch is one request', async () => {
    const limited = await bootMesh({ env: { GATEWAY_MCP_LIMIT: '2', GATEWAY_TRUSTED_PROXIES: '1' } });
    try {
      const own = (await limited.workspace()).key;
      const send = (body: unknown) =>
        fetch(`${limited.baseUrl}/api/mcp`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${own}`,
            'content-type': 'application/json',
            'x-forwarded-for': '198.51.100.9',
          },
          body: JSON.stringify(body),
        });
      const batch = Array.from({ length: 20 }, (_, id) => ({ ...ping, id }));
      expect([(await send(batch)).status, (await send(ping)).status]).toEqual([200, 200]);
      const refused = await send(ping);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
      expect(JSON.parse(await refused.text())).toMatchObject({ id: null, error: { code: 42901 } });
    } finally {
      await limited.stop();
    }
  });
});

describe('JSON-RPC', () => {
  test.each(['', '{', 'ping', '{"jsonrpc":"2.0",}', '\u0000'])(
    '"%s" is not JSON: 400, -32700, id null',
    async (body) => {
      const answer = await http({ body });
      expect({ status: answer.status, ...answer.json }).toMatchObject({
        status: 400,
        id: null,
        error: { code: -32700 },
      });
    },
  );

  test('bytes that are not UTF-8 are -32700', async () => {
    const answer = await http({ body: Buffer.from([0x22, 0xff, 0xfe, 0x22]) });
    expect({ status: answer.status, code: answer.json.error.code }).toEqual({ status: 400, code: -32700 });
  });

  const notRequests: [string, unknown, unknown][] = [
    ['a number', 1, null],
    ['null', null, null],
    ['no version', { id: 5, method: 'ping' }, 5],
    ['version 1.0', { jsonrpc: '1.0', id: 'a', method: 'ping' }, 'a'],
    ['no method', { jsonrpc: '2.0', id: 6 }, 6],
    ['a method that is a number', { jsonrpc: '2.0', id: 6, method: 1 }, 6],
    ['an id of null', { jsonrpc: '2.0', id: null, method: 'ping' }, null],
    ['a fractional id', { jsonrpc: '2.0', id: 1.5, method: 'ping' }, null],
    ['an id past 2^53', { jsonrpc: '2.0', id: 2 ** 60, method: 'ping' }, null],
    ['an id that is an object', { jsonrpc: '2.0', id: {}, method: 'ping' }, null],
  ];
  test.each(notRequests)(
    '%s is not a request: 400, -32600, its id where it can be read',
    async (_what, body, id) => {
      const answer = await rpc(body);
      expect({ status: answer.status, ...answer.json }).toMatchObject({
        status: 400,
        id,
        error: { code: -32600 },
      });
    },
  );

  test.each([0, '', -1, 'a', 2 ** 53 - 1])('the id %p is echoed', async (id) => {
    expect((await rpc({ ...ping, id })).json).toEqual({ jsonrpc: '2.0', id, result: {} });
  });

  test('an unknown method is -32601 over HTTP 200', async () => {
    for (const method of ['resources/subscribe', 'toString', '__proto__', 'server/discover']) {
      const answer = await rpc({ ...ping, method });
      expect({ status: answer.status, code: answer.json.error.code }).toEqual({ status: 200, code: -32601 });
    }
  });

  test.each([[[]], [1], ['x'], [null]])('params %p are malformed: -32602', async (params) => {
    expect((await rpc({ ...ping, params })).json).toMatchObject({ id: 1, error: { code: -32602 } });
  });

  test.each([{}, { name: 1 }, { name: 'no_such_tool' }, { name: 'get_credits', arguments: [] }])(
    'tools/call with %p is -32602',
    async (params) => {
      const answer = await rpc({ jsonrpc: '2.0', id: 3, method: 'tools/call', params });
      expect({ status: answer.status, ...answer.json }).toMatchObject({
        status: 200,
        id: 3,
        error: { code: -32602 },
      });
    },
  );

  test('a cursor that tools/list did not give is -32602', async () => {
    expect((await rpc({ ...ping, method: 'tools/list', params: { cursor: 'x' } })).json.error.code).toBe(
      -32602,
    );
  });

  test('notifications and responses are 202 without a body', async () => {
    for (const message of [
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', method: 'no/such/notification', params: {} },
      { jsonrpc: '2.0', id: 1, result: {} },
      [{ jsonrpc: '2.0', method: 'notifications/cancelled' }],
    ]) {
      const answer = await rpc(message);
      expect({ status: answer.status, text: answer.text }).toEqual({ status: 202, text: '' });
    }
  });
});

describe('batches', () => {
  const batch = (size: number) => Array.from({ length: size }, (_, id) => ({ ...ping, id }));

  test('twenty calls are answered in their order, twenty-one are not', async () => {
    const answer = await rpc(batch(20));
    expect(answer.json.map(({ id }: { id: number }) => id)).toEqual(batch(20).map(({ id }) => id));
    const refused = await rpc(batch(21));
    expect({ status: refused.status, ...refused.json }).toMatchObject({
      status: 400,
      id: null,
      error: { code: -32600 },
    });
    const notification = { jsonrpc: '2.0', method: 'notifications/cancelled' };
    expect((await rpc([...batch(20), notification])).json).toHaveLength(20);
    expect((await rpc(Array(20).fill(notification))).status).toBe(202);
    const tooMany = await rpc(Array(21).fill(notification));
    expect({ status: tooMany.status, ...tooMany.json }).toMatchObject({
      status: 400,
      id: null,
      error: { code: -32600 },
    });
  });

  test('an empty one is a single -32600; one element gives an array', async () => {
    const empty = await rpc([]);
    expect({ status: empty.status, ...empty.json }).toMatchObject({
      status: 400,
      id: null,
      error: { code: -32600 },
    });
    expect((await rpc([ping])).json).toEqual([{ jsonrpc: '2.0', id: 1, result: {} }]);
  });

  test('entries that are wrong answer for themselves, the others run', async () => {
    const answer = await rpc([
      1,
      { ...ping, id: 'a' },
      { ...ping, id: 'i', method: 'initialize' },
      { ...ping, id: 'p', method: 'initialize', params: [] },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { ...ping, id: 'a' },
      { ...ping, id: 'u', method: 'unknown' },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject([
      { id: null, error: { code: -32600 } },
      { id: 'a', result: {} },
      { id: 'i', error: { code: -32600 } },
      { id: 'p', error: { code: -32600 } },
      { id: 'a', error: { code: -32600 } },
      { id: 'u', error: { code: -32601 } },
    ]);
  });
});
