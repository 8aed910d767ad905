/** The slow clients of `slow-clients.ts`, in a thread: each kind as many, each from one of 100 loopback addresses. */
import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

const { baseUrl, apiKey, buildId, clients } = z
  .object({ baseUrl: z.string(), apiKey: z.string(), buildId: z.string(), clients: z.number() })
  .parse(workerData);
const { hostname: host, port } = new URL(baseUrl);
const addresses = 100;
/** Within what time they all come. */
const rampMs = 15_000;
/** As long as a pipeline may be. */
const ahead = 16;
const halfBody = 'x'.repeat(128 * 1024);
const key = `host: x\r\nauthorization: Bearer ${apiKey}\r\n`;
const post = (length: number): string =>
  `POST /api/v1/generate HTTP/1.1\r\n${key}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** What each kind says once it is let in; one that reads nothing is stuck. */
const kinds: Record<string, { stuck?: true; say(socket: Socket): void }> = {
  idle: { say: () => undefined },
  'half headers': {
    say: (socket) => socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx-half: ${'x'.repeat(8 * 1024)}`),
  },
  'half bodies': { say: (socket) => socket.write(post(2 * halfBody.length) + halfBody) },
  'slow bodies': {
    say(socket) {
      socket.write(post(4096));
      const drip = setInterval(() => socket.write('x'), 1_000);
      socket.once('close', () => clearInterval(drip));
    },
  },
  'slow readers': {
    stuck: true,
    say: (socket) => socket.write(`GET /api/v1/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(ahead)),
  },
  'event streams': {
    stuck: true,
    say: (socket) =>
      socket.write(
        `GET /api/v1/builds/${buildId}/events HTTP/1.1\r\n${key}accept: text/event-stream\r\n\r\n`,
      ),
  },
};

const names = Object.keys(kinds);
const open = Object.fromEntries(names.map((name) => [name, 0]));
const thrownOut = Object.fromEntries(names.map((name) => [name, 0]));

/** A client who comes again, a while after it was thrown out. */
function come(index: number): void {
  const name = names[index % names.length] ?? '';
  const kind = kinds[name];
  const localAddress = `127.0.1.${1 + (index % addresses)}`;
  const socket = connect({ host, port: Number(port), localAddress });
  socket.on('error', () => undefined);
  if (kind?.stuck === true) socket.pause();
  else socket.resume();
  socket.once('connect', () => {
    open[name] = (open[name] ?? 0) + 1;
    kind?.say(socket);
    socket.once('close', () => {
      open[name] = (open[name] ?? 0) - 1;
      thrownOut[name] = (thrownOut[name] ?? 0) + 1;
    });
  });
  socket.once('close', () => setTimeout(come, 5_000 + Math.random() * 10_000, index));
}

for (let index = 0; index < clients; index += 1) setTimeout(come, (index * rampMs) / clients, index);
parentPort?.once('message', () => {
  const rows = names.map((name) => `| ${name} | ${open[name]} | ${thrownOut[name]} |`);
  parentPort?.postMessage(
    ['\n| Slow clients | connected | seen to be thrown out |', '|---|---|---|', ...rows].join('\n'),
  );
});
