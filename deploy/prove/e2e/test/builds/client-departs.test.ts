import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLogger } from '@sitewright/telemetry';
import { waitFor } from '@sitewright/testing';
import { bootEdge, type Edge, type IssuedKey, newAddress } from '../support/edge.ts';

// What a client does to its own request is no error of the gateway's.
const lines: string[] = [];
let edge: Edge;
let key: IssuedKey;

beforeAll(async () => {
  const logger = createLogger('gateway', 'trace', { write: (line) => lines.push(line) });
  edge = await bootEdge(1, {}, logger);
  key = await edge.issue(['write', 'read']);
  // A first call takes longer than later ones, and a key that can't be checked in time is a line of its own.
  await edge.ask('/api/v1/keys', { key: key.key });
  lines.length = 0;
});
afterAll(() => edge.stop());

const accessOf = (line: string): Record<string, unknown> => {
  const fields: Record<string, unknown> = JSON.parse(line);
  return fields.msg === 'served' ? fields : {};
};

async function open(text: string) {
  const { hostname, port } = new URL(edge.base);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

test.each(['/api/v1/generate', '/api/mcp'])(
  'a client that goes away within its body to %s leaves an access line, and no line of an error',
  async (path) => {
    const half =
      `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key.key}\r\nx-request-id: half\r\n` +
      `x-forwarded-for: ${newAddress()}\r\n` +
      'content-type: application/json\r\ncontent-length: 100\r\n\r\n{"prompt":';
    for (let count = 0; count < 5; count += 1) {
      const socket = await open(half);
      // The key has been verified and the body is being read once a request that came later is answered.
      await edge.ask('/api/v1/keys', { key: key.key });
      socket.resetAndDestroy();
    }
    expect((await edge.ask('/healthz')).status).toBe(200);
    const told = await waitFor(() => {
      const found = lines
        .map(accessOf)
        .filter(({ route, client_request_id }) => route === path && client_request_id);
      return found.length >= 5 ? found : undefined;
    }, 'the access lines');
    // No status: nothing was answered.
    const left = { level: 'info', method: 'POST', departed: true };
    expect(told).toEqual(Array.from({ length: 5 }, () => expect.objectContaining(left)));
    for (const line of told) expect(line).not.toHaveProperty('status');
    // On a loaded machine Redis may answer late, which is told and has nothing to do with who left.
    const loud = lines.filter((line) => /"level":"(?:warn|error|fatal)"/.test(line));
    expect(loud.filter((line) => !line.includes('"type":"RedisTimeout"'))).toEqual([]);
  },
);

test('CONNECT is answered 405 in the words of every other error', async () => {
  const socket = await open('CONNECT example.org:443 HTTP/1.1\r\nhost: example.org\r\n\r\n');
  let text = '';
  for await (const chunk of socket) text += chunk;
  expect(text).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
  expect(text).toMatch(/\r\nallow: \r\n/);
  expect(text).toMatch(/\r\nx-request-id: /);
  const body: unknown = JSON.parse(text.split('\r\n\r\n')[1] ?? '');
  expect(body).toEqual({ error: expect.any(String), code: 'method_not_allowed', retryable: false });
});
