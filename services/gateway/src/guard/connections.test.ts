import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@sitewright/testing';
import { type ConnectionLimits, createBoundedServer } from './connections.ts';

const usual: ConnectionLimits = {
  maxConnections: 100,
  maxConnectionsPerAddress: 100,
  maxWaitingBytes: 1e9,
  requestMs: 60_000,
  writeMs: 60_000,
  addressOf: (peer) => peer,
};
/** More than the system's buffers hold. */
const large = Buffer.alloc(32 * 1024 * 1024, 'x');

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** `/large` answers more than the system takes at once, `/held` when it is told to, anything else its own path. */
async function serve(limits: Partial<ConnectionLimits>) {
  const held = Promise.withResolvers<void>();
  const server = createBoundedServer(
    (request, response) => {
      const path = request.url;
      const body = path === '/large' ? large : `${path}-end`;
      if (path === '/held') void held.promise.then(() => response.end(body));
      else response.end(body);
    },
    { ...usual, ...limits },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { server, port, answerHeld: held.resolve };
}

async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  ends.push(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

/** What a server says until it has said `last`, or closes. */
async function read(socket: Socket, last: string): Promise<string> {
  let text = '';
  for await (const chunk of socket) {
    text += chunk;
    if (text.includes(last)) break;
  }
  return text;
}

/** A connection of a client that reads nothing; that it was closed is seen on the server's side alone. */
async function openStuck(
  server: Server,
  port: number,
): Promise<{ greedy: Socket; closed: Promise<unknown> }> {
  const accepted = once(server, 'connection');
  const greedy = connect({ port, host: '127.0.0.1' });
  greedy.pause();
  greedy.on('error', () => undefined);
  ends.push(() => greedy.destroy());
  const [socket] = await accepted;
  return { greedy, closed: once(socket, 'close') };
}

/** Connects where nobody more is let in. */
const refused = (port: number): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined).once('close', () => resolve());
    socket.resume();
  });

test('answers a pipeline in its order, and handles its next request once the answer before is taken', async () => {
  const { port } = await serve({});
  const socket = await open(port);
  socket.write(Array.from({ length: 16 }, (_, i) => ask(`/${i}`)).join(''));
  const text = await read(socket, '/15-end');
  expect(text.match(/\/\d+-end/g)).toEqual(Array.from({ length: 16 }, (_, i) => `/${i}-end`));
});

test('closes a connection with more requests ahead than a client has a use for, and no other', async () => {
  const { server, port } = await serve({});
  const other = await open(port);
  const { greedy, closed } = await openStuck(server, port);
  greedy.write(ask('/large') + Array.from({ length: 400 }, () => ask('/more')).join(''));
  await closed;
  other.write(ask('/other'));
  expect(await read(other, '/other-end')).toContain('/other-end');
});

test('closes the connection of who takes nothing of an answer, not of who waits for one', async () => {
  const { server, port, answerHeld } = await serve({ writeMs: 200 });
  const patient = await open(port);
  patient.write(ask('/held'));
  const { greedy, closed } = await openStuck(server, port);
  greedy.write(ask('/large'));
  await closed;
  answerHeld();
  expect(await read(patient, '/held-end')).toContain('/held-end');
});

test('bounds what waits to be sent in all', async () => {
  const { server, port } = await serve({ maxWaitingBytes: large.length * 1.5 });
  const stuck = [await openStuck(server, port), await openStuck(server, port), await openStuck(server, port)];
  for (const { greedy } of stuck) greedy.write(ask('/large'));
  await Promise.any(stuck.map(({ closed }) => closed));
  await waitFor(async () => (await connectionsOf(server)) === 1 || undefined, 'all but one to be closed');
});

test('bounds what waits to be whole in all: half bodies and half headers, not a request that is at work', async () => {
  const { server, port } = await serve({ maxWaitingBytes: 30_000 });
  const atWork = await open(port);
  atWork.write(`POST /held HTTP/1.1\r\nhost: x\r\ncontent-length: 40000\r\n\r\n${'x'.repeat(40_000)}`);
  const half = [];
  for (const head of [
    'POST /held HTTP/1.1\r\nhost: x\r\ncontent-length: 99999\r\n\r\n',
    'GET / HTTP/1.1\r\nx-half: ',
  ]) {
    const { greedy, closed } = await openStuck(server, port);
    greedy.write(head + 'x'.repeat(16_000));
    half.push(closed);
  }
  await Promise.any(half);
  await waitFor(
    async () => (await connectionsOf(server)) === 2 || undefined,
    'one of the half ones to be left',
  );
  expect(atWork.closed).toBe(false);
});

test('answers 408 to half a request after its time, and closes', async () => {
  const { port } = await serve({ requestMs: 300 });
  const socket = await open(port);
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-le');
  expect(await read(socket, 'never')).toMatch(/^HTTP\/1.1 408 /);
});

test('counts connections by address, and lets those through that are not counted', async () => {
  const { port } = await serve({
    maxConnectionsPerAddress: 2,
    addressOf: (peer) => (peer === '127.0.0.3' ? undefined : peer),
  });
  const kept = [await open(port), await open(port)];
  await refused(port);
  const proxied = await Promise.all([1, 2, 3].map(() => open(port, '127.0.0.3')));
  for (const socket of [...kept, await open(port, '127.0.0.2'), ...proxied]) {
    socket.write(ask('/in'));
    expect(await read(socket, '/in-end')).toContain('/in-end');
  }
});

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );
