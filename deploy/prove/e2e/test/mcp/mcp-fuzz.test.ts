import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bootMesh, type Mesh } from '../support/mesh.ts';
import { type McpHttp, mcpAt } from './mcp-http.ts';

let mesh: Mesh;
let key: string;
const http: McpHttp['http'] = (...args) => mcpAt(mesh.baseUrl, key).http(...args);

beforeAll(async () => {
  mesh = await bootMesh();
  key = (await mesh.workspace()).key;
});
afterAll(() => mesh.stop());

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
