import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bootEdge, type Edge, type IssuedKey } from '../support/edge.ts';

/** Takes connections and says nothing, as a process that was stopped does. */
async function startMute(): Promise<{ server: Server; target: string; sockets: Set<Socket> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).resume());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mute server has no port');
  return { server, target: `127.0.0.1:${address.port}`, sockets };
}

const gone = '127.0.0.1:9';

describe.each(['stopped', 'gone'])('with the services behind the gateway %s', (how) => {
  let mute: Awaited<ReturnType<typeof startMute>>;
  let edge: Edge;
  let key: IssuedKey;

  beforeAll(async () => {
    mute = await startMute();
    const target = how === 'gone' ? gone : mute.target;
    edge = await bootEdge(1, { GATEWAY_GENERATION_TARGET: target, GATEWAY_PROJECTS_TARGET: target });
    key = await edge.issue(['read', 'write']);
  });
  afterAll(async () => {
    for (const socket of mute.sockets) socket.destroy();
    mute.server.close();
    await edge.stop();
  });

  // Far within the three minutes that a build of power may take: the test's own limit is shorter.
  test.each([
    ['plain', {}],
    ['as events', { accept: 'text/event-stream' }],
    ['asynchronous', { prefer: 'respond-async' }],
    ['with a key', { 'idempotency-key': 'once' }],
  ])(
    'a build that is %s is told 503 and to come back',
    async (_how, headers) => {
      const body = { prompt: 'A bakery in Freiburg', mode: 'power' };
      const answer = await edge.ask('/api/v1/generate', { method: 'POST', key: key.key, body, headers });
      expect(answer).toMatchObject({ status: 503, body: { code: 'failed', retryable: true } });
      expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    },
    30_000,
  );

  const ulid = '01kagq3fx2v8m5n1r7t0c9d4eh';
  test.each([
    '/api/v1/projects',
    // These may take minutes where somebody is at work: the test's own limit is far shorter.
    `/api/v1/projects/prj_${ulid}/export?format=json`,
    `/api/v1/projects/prj_${ulid}/preview`,
    `/api/v1/projects/prj_${ulid}/cover.png`,
    `/api/v1/builds/bld_${ulid}/events`,
  ])(
    'a read of %s is told so within its own time',
    async (path) => {
      const answer = await edge.ask(path, { key: key.key });
      expect([503, 504]).toContain(answer.status);
      expect(answer.body).toMatchObject({
        code: answer.status === 504 ? 'timeout' : 'failed',
        retryable: true,
      });
    },
    30_000,
  );
});
