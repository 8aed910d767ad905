import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Scope } from '@sitewright/protos/auth';
import { waitFor } from '@sitewright/testing';
import fc from 'fast-check';
import { z } from 'zod';
import { bootMesh, type Mesh } from './mesh.ts';
import { scriptedEngine } from './scripted-engine.ts';

const toolResult = z.object({
  content: z.array(z.object({ text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
});
const script = scriptedEngine();
let mesh: Mesh;
let key: string;
let readOnlyKey: string;

beforeAll(async () => {
  mesh = await bootMesh({ engine: script.engine, env: { GATEWAY_ALLOWED_ORIGINS: 'https://app.example' } });
  key = (await mesh.workspace()).key;
  readOnlyKey = (await mesh.workspace({ scopes: [Scope.SCOPE_READ] })).key;
});
afterAll(() => mesh.stop());

interface Sent {
  method?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
  as?: string | undefined;
}

/** One HTTP request as it is; `as` is the key, none when it is empty. */
async function http({ method = 'POST', body, headers = {}, as = key }: Sent) {
  const response = await fetch(`${mesh.baseUrl}/api/mcp`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(as === '' ? {} : { authorization: `Bearer ${as}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: text === '' ? undefined : JSON.parse(text),
  };
}

const rpc = (message: unknown, options: Omit<Sent, 'body'> = {}) =>
  http({ body: JSON.stringify(message), ...options });
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const callTool = (name: string, args: object = {}, as = key) =>
  rpc({ jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name, arguments: args } }, { as });

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
      error: { code: -32600 },
    });
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
    for (const method of ['resources/list', 'toString', '__proto__', 'server/discover']) {
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
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { ...ping, id: 'a' },
      { ...ping, id: 'u', method: 'unknown' },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject([
      { id: null, error: { code: -32600 } },
      { id: 'a', result: {} },
      { id: 'i', error: { code: -32600 } },
      { id: 'a', error: { code: -32600 } },
      { id: 'u', error: { code: -32601 } },
    ]);
  });
});

describe('tools', () => {
  const names = async (as: string) =>
    (await rpc({ ...ping, method: 'tools/list' }, { as })).json.result.tools.map(
      ({ name }: { name: string }) => name,
    );

  test('tools/list shows what the scopes allow, with schemas and all four hints, in under 8 KB', async () => {
    const answer = await rpc({ ...ping, method: 'tools/list' });
    expect(answer.text.length).toBeLessThan(8_000);
    expect(await names(key)).toEqual([
      'list_projects',
      'get_project',
      'read_spec',
      'export_project',
      'get_credits',
      'generate_project',
      'get_build',
      'update_spec',
      'delete_project',
      'publish_project',
      'unpublish_project',
    ]);
    expect(await names(readOnlyKey)).toEqual([
      'list_projects',
      'get_project',
      'read_spec',
      'export_project',
      'get_credits',
      'get_build',
    ]);
    for (const tool of answer.json.result.tools) {
      expect(tool).toMatchObject({
        title: expect.any(String),
        description: expect.any(String),
        inputSchema: { type: 'object', additionalProperties: false },
        outputSchema: { type: 'object' },
      });
      expect(Object.keys(tool.annotations).sort()).toEqual([
        'destructiveHint',
        'idempotentHint',
        'openWorldHint',
        'readOnlyHint',
      ]);
    }
  });

  test('list_projects takes {} and no arguments at all', async () => {
    for (const params of [{ name: 'list_projects', arguments: {} }, { name: 'list_projects' }]) {
      const { result } = (await rpc({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })).json;
      expect(JSON.parse(result.content[0].text)).toEqual(result.structuredContent);
      expect(result.isError).toBeUndefined();
    }
  });

  const refusals: [string, () => Promise<string>, string, object, RegExp][] = [
    [
      'a missing scope',
      async () => readOnlyKey,
      'publish_project',
      { projectId: 'prj_x' },
      /^insufficient_scope: .*"publish".*Ask/,
    ],
    ['bad arguments', async () => key, 'list_projects', { limit: 1000 }, /^invalid_arguments: .*limit/],
    ['an unknown argument', async () => key, 'get_credits', { nope: 1 }, /^invalid_arguments: .*nope/],
    ['an unknown project', async () => key, 'get_project', { projectId: 'prj_none' }, /^not_found: /],
    ['an unknown build', async () => key, 'get_build', { buildId: 'bld_none' }, /^not_found: /],
    [
      'a prompt that is too short',
      async () => key,
      'generate_project',
      { prompt: 'ab' },
      /^invalid_arguments: .*prompt/,
    ],
    [
      'no credit',
      async () => (await mesh.workspace({ credits: 0 })).key,
      'generate_project',
      { prompt: 'A bakery' },
      /^out_of_credits: .*get_credits/,
    ],
    ['a build that fails', async () => key, 'generate_project', { prompt: 'please fail' }, /^failed: /],
  ];
  test.each(refusals)(
    '%s is a refusal with a stable word, a next step and no structured content',
    async (_what, asKey, name, args, words) => {
      const answer = await callTool(name, args, await asKey());
      expect(answer.status).toBe(200);
      const { result } = answer.json;
      expect(result).toMatchObject({
        isError: true,
        content: [{ type: 'text', text: expect.stringMatching(words) }],
      });
      expect(result.structuredContent).toBeUndefined();
    },
  );

  test("another workspace's project is not found", async () => {
    const { result } = (await callTool('generate_project', { prompt: 'A bakery' })).json;
    const other = await mesh.workspace();
    const refused = await callTool(
      'get_project',
      { projectId: result.structuredContent.projectId },
      other.key,
    );
    expect(refused.json.result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^not_found: /) }],
    });
  });

  test.each([
    ['read_spec', { projectId: 'prj_01kagq3fx2v8m5n1r7t0c9d4eh', revision: 1e15 }],
    ['read_spec', { projectId: 'prj_01kagq3fx2v8m5n1r7t0c9d4eh', revision: 2 ** 31 }],
    ['export_project', { projectId: 'prj_01kagq3fx2v8m5n1r7t0c9d4eh', format: 'json', revision: 1e12 }],
    ['update_spec', { projectId: 'x', revision: 1e10, patch: [{ op: 'test', path: '/title' }] }],
  ])('a revision that no contract can carry is refused, not failed: %s (%#)', async (name, args) => {
    const { result } = (await callTool(name, args)).json;
    expect(result).toMatchObject({
      isError: true,
      content: [{ text: expect.stringMatching(/^invalid_arguments: .*revision/) }],
    });
  });

  test.each([
    ['get_project', { projectId: 'x' }, /^not_found: .* list_projects shows what there is\.$/],
    [
      'get_build',
      { buildId: 'bld_01kagq3fx2v8m5n1r7t0c9d4eh' },
      /^not_found: .* generate_project tells the id/,
    ],
    ['list_projects', { cursor: 'x' }, /^invalid_request: .*cursor.* Leave it out/],
  ])('%s says what to do about what it does not find', async (name, args, text) => {
    const { result } = (await callTool(name, args)).json;
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toMatch(text);
  });

  test('a build that takes longer than the budget of its request is told as running, and goes on', async () => {
    const hasty = await bootMesh({ engine: script.engine, env: { GATEWAY_MCP_ANSWER_MS: '1500' } });
    try {
      const own = (await hasty.workspace()).key;
      const call = async (name: string, args: object) => {
        const response = await fetch(`${hasty.baseUrl}/api/mcp`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${own}` },
          body: JSON.stringify({ ...ping, method: 'tools/call', params: { name, arguments: args } }),
        });
        const { result } = z.object({ result: toolResult }).parse(await response.json());
        return result.structuredContent;
      };
      const build = { prompt: 'wait for it', mode: 'lite', idempotencyKey: 'slow' };
      const running = await call('generate_project', build);
      expect(running).toMatchObject({ status: 'running', buildId: expect.stringMatching(/^bld_/) });
      expect(running).not.toHaveProperty('projectId');
      const again = await call('generate_project', build);
      expect(again).toMatchObject({ status: 'running', buildId: running?.buildId });
      script.release();
      const ended = await waitFor(async () => {
        const told = await call('get_build', { buildId: running?.buildId });
        return told?.status === 'running' ? undefined : told;
      }, 'the build has ended');
      expect(ended).toMatchObject({ status: 'succeeded', projectId: expect.stringMatching(/^prj_/) });
      expect(await call('get_credits', {})).toMatchObject({ remaining: 999, held: 0 });
    } finally {
      await hasty.stop();
    }
  });

  test('a refusal says once when to try again', async () => {
    const strict = await bootMesh({ engine: script.engine, env: { GENERATION_BUILD_LIMIT: '1' } });
    try {
      const own = (await strict.workspace()).key;
      const texts: string[] = [];
      for (let builds = 0; builds < 2; builds += 1) {
        const response = await fetch(`${strict.baseUrl}/api/mcp`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${own}` },
          body: JSON.stringify({
            ...ping,
            method: 'tools/call',
            params: { name: 'generate_project', arguments: { prompt: 'A bakery' } },
          }),
        });
        texts.push(
          z.object({ result: toolResult }).parse(await response.json()).result.content[0]?.text ?? '',
        );
      }
      expect(texts[1]).toMatch(/^rate_limited: (?!.*Try again.*Try again).*Try again in \d+ seconds\.$/);
    } finally {
      await strict.stop();
    }
  });

  test('generate_project charges, replays and refuses as the build endpoint does', async () => {
    const own = await mesh.workspace({ credits: 5 });
    const build = (args: object) => callTool('generate_project', { prompt: 'A bakery', ...args }, own.key);
    const first = (await build({ idempotencyKey: 'k' })).json.result.structuredContent;
    expect(first).toMatchObject({
      status: 'succeeded',
      credits: { charged: 2, remaining: 3 },
      spec: { specVersion: '1.0' },
    });
    const repeat = (await build({ idempotencyKey: 'k' })).json.result.structuredContent;
    expect(repeat.projectId).toBe(first.projectId);
    expect((await build({ idempotencyKey: 'k', mode: 'lite' })).json.result.content[0].text).toMatch(
      /^idempotency_key_reused: /,
    );
    expect((await build({ mode: 'power' })).json.result.content[0].text).toMatch(/^out_of_credits: /);
    const { structuredContent } = (await callTool('get_credits', {}, own.key)).json.result;
    expect(structuredContent).toMatchObject({
      remaining: 3,
      held: 0,
      prices: { lite: 1, economy: 2, power: 5 },
    });
  });

  test('a session lists, generates, reads, patches, and deletes', async () => {
    const own = (await mesh.workspace()).key;
    const run = async (name: string, args: object = {}) =>
      (await callTool(name, args, own)).json.result.structuredContent;
    const { projectId, buildId } = await run('generate_project', { prompt: 'A bakery', mode: 'lite' });
    expect(await run('get_build', { buildId })).toMatchObject({ status: 'succeeded', projectId });
    expect((await run('list_projects')).projects).toMatchObject([{ projectId, revision: 1 }]);
    const title = await run('read_spec', { projectId, pointer: '/title' });
    expect(title).toEqual({ projectId, revision: 1, pointer: '/title', spec: expect.any(String) });
    const patch = [{ op: 'replace', path: '/title', value: 'Another title' }];
    expect(await run('update_spec', { projectId, revision: 1, patch })).toMatchObject({ revision: 2 });
    const late = await callTool('update_spec', { projectId, revision: 1, patch }, own);
    expect(late.json.result.content[0].text).toMatch(/^revision_conflict: .*read_spec/);
    expect(await run('delete_project', { projectId })).toMatchObject({ projectId });
    expect((await run('list_projects')).projects).toEqual([]);
    const gone = await callTool('get_project', { projectId }, own);
    expect(gone.json.result.content[0].text).toMatch(/^not_found: .*bin/);
  });
});

describe('whatever is sent', () => {
  const documented = [200, 202, 400, 413, 415];

  /** A valid answer: a documented status, and a body that is JSON-RPC wherever there is one. */
  async function expectSound(body: string | Buffer) {
    const { status, json, text } = await http({ body });
    expect(documented).toContain(status);
    if (text === '') return expect(status).toBe(202);
    for (const entry of Array.isArray(json) ? json : [json]) {
      expect(entry.jsonrpc).toBe('2.0');
      expect(Object.hasOwn(entry, 'result') !== Object.hasOwn(entry, 'error')).toBe(true);
      if (entry.error !== undefined) expect(entry.error.code).not.toBe(-32603);
    }
  }

  const loose = fc.record(
    {
      jsonrpc: fc.oneof(fc.constant('2.0'), fc.jsonValue()),
      id: fc.oneof(fc.integer(), fc.string(), fc.jsonValue()),
      method: fc.oneof(
        fc.constantFrom('initialize', 'ping', 'tools/list', 'tools/call', 'x'),
        fc.jsonValue(),
      ),
      params: fc.oneof(
        fc.record(
          {
            name: fc.oneof(
              fc.constantFrom('list_projects', 'get_credits', 'read_spec', 'get_build', 'update_spec'),
              fc.jsonValue(),
            ),
            arguments: fc.jsonValue(),
          },
          { requiredKeys: [] },
        ),
        fc.jsonValue(),
      ),
    },
    { requiredKeys: [] },
  );

  test('random bytes', () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), (bytes) => expectSound(Buffer.from(bytes))),
      { numRuns: 150 },
    ));
  test('random JSON', () => fc.assert(fc.asyncProperty(fc.json(), expectSound), { numRuns: 150 }));
  test('random JSON-RPC', () =>
    fc.assert(
      fc.asyncProperty(loose, (value) => expectSound(JSON.stringify(value))),
      { numRuns: 300 },
    ));
  test('random batches', () =>
    fc.assert(
      fc.asyncProperty(fc.array(loose, { maxLength: 22 }), (value) => expectSound(JSON.stringify(value))),
      { numRuns: 60 },
    ));
  test.each([
    ['deep nesting', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
    [
      'deep params',
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_credits","arguments":{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}}}`,
    ],
    ['a huge id', `{"jsonrpc":"2.0","id":"${'9'.repeat(200_000)}","method":"ping"}`],
    ['a huge number', '{"jsonrpc":"2.0","id":1e400,"method":"ping"}'],
    ['duplicate keys', '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping","method":"tools/list"}'],
    [
      '__proto__',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_projects","arguments":{"__proto__":{"limit":1}}}}',
    ],
  ])('%s', async (_what, body) => {
    await expectSound(body);
  });
});
