import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { scriptedEngine } from '../../../../../services/generation/test/scripted-engine.ts';
import { bootMesh, type Mesh } from '../support/mesh.ts';
import { type McpHttp, mcpAt, ping, statelessMeta } from './mcp-http.ts';

// Revision 2026-07-28 of MCP, on the path of the older ones.
const script = scriptedEngine();
let mesh: Mesh;
let key: string;
const stateless: McpHttp['stateless'] = (...args) => mcpAt(mesh.baseUrl, key).stateless(...args);
const rpc: McpHttp['rpc'] = (...args) => mcpAt(mesh.baseUrl, key).rpc(...args);

const version = 'io.modelcontextprotocol/protocolVersion';
const capabilities = 'io.modelcontextprotocol/clientCapabilities';
const us = { 'io.modelcontextprotocol/serverInfo': expect.objectContaining({ name: 'sitewright' }) };

beforeAll(async () => {
  mesh = await bootMesh({ engine: script.engine });
  key = (await mesh.workspace()).key;
});
afterAll(() => mesh.stop());

describe('what is answered', () => {
  test('server/discover tells every revision that is served, and what we can', async () => {
    const { status, json } = await stateless('server/discover');
    expect(status).toBe(200);
    expect(json.result).toMatchObject({
      ...{ resultType: 'complete', _meta: us, cacheScope: 'private', ttlMs: expect.any(Number) },
      supportedVersions: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'],
      capabilities: { tools: { listChanged: false }, resources: {}, prompts: {} },
      instructions: expect.any(String),
    });
  });

  test('the tools are those of the older revisions, and may be kept for a while', async () => {
    const { json } = await stateless('tools/list');
    expect(json.result).toMatchObject({ resultType: 'complete', _meta: us, cacheScope: 'private' });
    expect(json.result.ttlMs).toBeGreaterThan(0);
    expect(json.result.tools).toEqual((await rpc({ ...ping, method: 'tools/list' })).json.result.tools);
  });

  test('a call has its result, and a refusal is one too', async () => {
    const { json } = await stateless('tools/call', { name: 'get_credits', arguments: {} });
    expect(json.result).toMatchObject({ resultType: 'complete', _meta: us });
    expect(JSON.parse(json.result.content[0].text)).toEqual(json.result.structuredContent);
    const refused = await stateless('tools/call', { name: 'get_project', arguments: { projectId: 'x' } });
    expect(refused.json.result).toMatchObject({ resultType: 'complete', isError: true });
  });

  test('clientInfo may be left out, and a notification is taken without a word', async () => {
    const bare = { [version]: '2026-07-28', [capabilities]: {} };
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' };
    const listed = await rpc({ ...ping, method: 'tools/list', params: { _meta: bare } }, { headers });
    expect(listed.json.result.tools.length).toBeGreaterThan(0);
    const told = await rpc({ jsonrpc: '2.0', method: 'notifications/cancelled' }, { headers });
    expect({ status: told.status, text: told.text }).toEqual({ status: 202, text: '' });
  });

  test('no session is begun', async () => {
    const { status, headers } = await stateless(
      'server/discover',
      {},
      { headers: { 'mcp-session-id': 'mine' } },
    );
    expect(status).toBe(200);
    expect(headers.get('mcp-session-id')).toBeNull();
  });
});

describe('what does not keep to the revision', () => {
  const expectRefused = (
    answer: Awaited<ReturnType<McpHttp['rpc']>>,
    { status = 400, id = 1, ...error }: { status?: number; id?: unknown; code: number; data?: unknown },
  ) => expect({ status: answer.status, ...answer.json }).toMatchObject({ status, id, error });

  test.each([version, capabilities])('%s missing is -32602', async (name) => {
    expectRefused(await stateless('server/discover', {}, { meta: { [name]: undefined } }), { code: -32602 });
  });

  test('no _meta at all is -32602 where the header names the revision', async () => {
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' };
    expectRefused(await rpc({ ...ping, method: 'tools/list' }, { headers }), { code: -32602 });
  });

  test.each([
    ['a version', { 'mcp-protocol-version': '2025-06-18' }],
    ['a method', { 'mcp-method': 'tools/list' }],
    ['the case of a method', { 'mcp-method': 'TOOLS/CALL' }],
    ['a name', { 'mcp-name': 'list_projects' }],
    ['a name that cannot be decoded', { 'mcp-name': '=?base64?!!!?=' }],
    ['a name in bad padding', { 'mcp-name': '=?base64?Z2V0X2NyZWRpdHM?=' }],
    ['a name that is not UTF-8', { 'mcp-name': '=?base64?//4=?=' }],
  ])('a header that names another %s is -32020', async (_what, headers) => {
    expectRefused(await stateless('tools/call', { name: 'get_credits' }, { headers }), { code: -32020 });
  });

  test('a body that names an older version than the header is -32020', async () => {
    const options = { meta: { [version]: '2025-06-18' } };
    expectRefused(await stateless('tools/list', {}, options), { code: -32020 });
  });

  test.each(['mcp-protocol-version', 'mcp-method', 'mcp-name'])('%s missing is -32020', async (missing) => {
    const all = {
      ...{ 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'get_credits' },
    };
    const headers = Object.fromEntries(Object.entries(all).filter(([name]) => name !== missing));
    const params = { name: 'get_credits', _meta: statelessMeta };
    expectRefused(await rpc({ ...ping, method: 'tools/call', params }, { headers }), { code: -32020 });
  });

  test('a name that is encoded, or stands in spaces, is the same name', async () => {
    for (const name of [`=?base64?${btoa('get_credits')}?=`, '  get_credits  ']) {
      const { json } = await stateless(
        'tools/call',
        { name: 'get_credits' },
        { headers: { 'mcp-name': name } },
      );
      expect(json.result.isError).toBeUndefined();
      expect(json.result.structuredContent).toHaveProperty('remaining');
    }
  });

  test('a revision that is not served is -32022, and told which are', async () => {
    const options = { meta: { [version]: '2031-01-01' }, headers: { 'mcp-protocol-version': '2031-01-01' } };
    const answer = await stateless('server/discover', {}, options);
    const { supportedVersions: supported } = (await stateless('server/discover')).json.result;
    expectRefused(answer, { code: -32022, data: { supported, requested: '2031-01-01' } });
  });

  test.each(['initialize', 'ping', 'logging/setLevel', 'no/such', 'toString'])(
    'the method %s is not there: 404, -32601',
    async (method) => {
      expectRefused(await stateless(method, {}, { id: 9 }), { status: 404, id: 9, code: -32601 });
    },
  );

  test('a batch is -32600', async () => {
    const headers = { 'mcp-protocol-version': '2026-07-28' };
    expectRefused(await rpc([ping], { headers }), { id: null, code: -32600 });
  });

  test('an unknown tool is -32602', async () => {
    expectRefused(await stateless('tools/call', { name: 'no_such_tool' }), { status: 200, code: -32602 });
  });
});

describe('progress of a build', () => {
  const generate = async (args: object, signal?: AbortSignal) =>
    fetch(`${mesh.baseUrl}/api/mcp`, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        ...{ 'mcp-method': 'tools/call', 'mcp-name': 'generate_project' },
      },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 5, method: 'tools/call' },
        params: {
          ...{ name: 'generate_project', arguments: { mode: 'lite', ...args } },
          _meta: { ...statelessMeta, progressToken: 'p-1' },
        },
      }),
      ...(signal === undefined ? {} : { signal }),
    });

  test('is told as notifications under its token, then the answer', async () => {
    const response = await generate({ prompt: 'please wait for it' });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes('notifications/progress')) script.release();
    }
    const messages = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
    expect(messages[0]).toMatchObject({
      method: 'notifications/progress',
      params: { progressToken: 'p-1', progress: expect.any(Number), total: 1, message: expect.any(String) },
    });
    expect(messages.at(-1)).toMatchObject({
      id: 5,
      result: { resultType: 'complete', structuredContent: { status: 'succeeded' } },
    });
  });

  test('a client that leaves does not end the build', async () => {
    const left = new AbortController();
    const response = await generate({ prompt: 'wait, I may leave', idempotencyKey: 'left' }, left.signal);
    const first = await response.body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).toContain('notifications/progress');
    left.abort();
    script.release();
    const again = await generate({ prompt: 'wait, I may leave', idempotencyKey: 'left' });
    expect(await again.text()).toContain('"status":"succeeded"');
  });

  test('is not told where nobody asks for it, or of what does not build', async () => {
    const plain = await stateless('tools/call', {
      ...{ name: 'generate_project', arguments: { prompt: 'A bakery', mode: 'lite' } },
    });
    expect(plain.headers.get('content-type')).toContain('application/json');
    const meta = { progressToken: 7 };
    const credits = await stateless('tools/call', { name: 'get_credits' }, { meta });
    expect(credits.headers.get('content-type')).toContain('application/json');
  });
});
