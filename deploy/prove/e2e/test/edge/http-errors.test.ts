import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bootMesh, type Mesh } from '../support/mesh.ts';

let mesh: Mesh;
let key: string;

beforeAll(async () => {
  mesh = await bootMesh();
  key = (await mesh.workspace()).key;
});
afterAll(() => mesh.stop());

const body = { error: expect.any(String), code: expect.any(String), retryable: expect.any(Boolean) };

const refused: [string, string, string, number, string][] = [
  ['an unknown path', 'GET', '/nothing/here', 404, 'not_found'],
  ['an unknown path with a method that few have', 'QUERY', '/nothing/here', 404, 'not_found'],
  ['a published project without a name', 'GET', '/s/', 404, 'not_found'],
  ['an address that cannot be decoded', 'GET', '/api/v1/builds/%ff', 400, 'invalid_request'],
  ['a parameter that is too long', 'GET', `/api/v1/builds/${'a'.repeat(400)}`, 400, 'invalid_request'],
  ['another method', 'PUT', '/api/v1/generate', 405, 'method_not_allowed'],
  ['another method that few have', 'PROPFIND', '/api/v1/generate', 405, 'method_not_allowed'],
  ['a method that nobody has', 'TRACE-ROUTE', '/api/v1/generate', 400, 'invalid_request'],
];

/** One request as bytes on a socket, since fetch sends no malformed ones. */
function raw(text: string): Promise<{ status: number; headers: string; body: unknown }> {
  const { hostname, port } = new URL(mesh.baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('utf8');
    });
    socket.once('error', reject);
    socket.once('close', () => {
      const [headers = '', ...rest] = answer.split('\r\n\r\n');
      resolve({ status: Number(headers.split(' ')[1]), headers, body: JSON.parse(rest.join('\r\n\r\n')) });
    });
  });
}

test.each(refused)(
  '%s is answered as JSON with error, code and retryable',
  async (_what, method, path, status, code) => {
    const answer = await raw(
      `${method} ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\nconnection: close\r\n\r\n`,
    );
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { ...body, code } });
  },
);

test('a body that says it is compressed is 415, not taken for broken JSON', async () => {
  const response = await fetch(`${mesh.baseUrl}/api/v1/generate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    body: '{"prompt":"A bakery in Graz"}',
  });
  expect(response.status).toBe(415);
  expect(await response.json()).toEqual({ ...body, code: 'unsupported_media_type' });
});

test('what is not HTTP, and headers that are too large, are answered as JSON too', async () => {
  expect(await raw('this is not http\r\n\r\n')).toMatchObject({ status: 400, body });
  const huge = await raw(`GET / HTTP/1.1\r\nhost: x\r\nx-large: ${'a'.repeat(40_000)}\r\n\r\n`);
  expect(huge).toMatchObject({ status: 431, body });
});

test.each([
  ['without Host', ''],
  ['with two of them', 'host: a\r\nHost: b\r\n'],
])('a request %s is refused as JSON', async (_what, hosts) => {
  const answer = await raw(`GET /healthz HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`);
  expect(answer).toMatchObject({ status: 400, body: { ...body, code: 'invalid_request' } });
});

test('an expectation that nobody knows is passed over', async () => {
  const answer = await raw('GET /healthz HTTP/1.1\r\nhost: x\r\nexpect: foo\r\nconnection: close\r\n\r\n');
  expect(answer.status).toBe(200);
});

test('a body for an unknown path is not looked at', async () => {
  const answer = await raw(
    'POST /nothing HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999999\r\nconnection: close\r\n\r\n{',
  );
  expect(answer).toMatchObject({ status: 404, body: { ...body, code: 'not_found' } });
});

test('a body that is far too large is refused before it has arrived, and the connection stays open', async () => {
  const { hostname, port } = new URL(mesh.baseUrl);
  const socket = connect(Number(port), hostname);
  const bytes = 4_000_000;
  socket.write(
    `POST /api/v1/generate HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\n` +
      `content-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  socket.write(Buffer.alloc(bytes, 32));
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  const [next] = await once(socket, 'data');
  expect(String(next)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test('every answer to a request that was read has a trace of its own, whether or not anybody reads traces', async () => {
  const ids = await Promise.all(
    ['/healthz', '/nothing', '/api/mcp'].map(async (path) => {
      const response = await fetch(`${mesh.baseUrl}${path}`);
      return /^00-([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-0[01]$/.exec(
        response.headers.get('traceresponse') ?? '',
      )?.[1];
    }),
  );
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain('0'.repeat(32));
  expect(ids).not.toContain(undefined);
});

test('every answer carries x-request-id and traceresponse', async () => {
  const ids = /^x-request-id: ([0-9a-f]{32})\r?$.*^traceresponse: 00-\1-[0-9a-f]{16}-0[01]\r?$/ims;
  for (const path of ['/healthz', '/nothing', '/api/v1/builds/%ff', '/api/mcp', '/s/', '/caf\u00e9']) {
    const { headers } = await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(headers).toMatch(ids);
  }
});
