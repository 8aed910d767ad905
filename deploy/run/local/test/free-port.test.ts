import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { findFreePort, isPortFree } from '../src/free-port.ts';

/** Where Linux begins with the ports of outgoing connections, unless told otherwise. */
const ephemeral = 32_768;
/** So few that two that draw at random meet; beside the range that other tests draw from. */
const tiny = { lowest: 19_900, end: 19_960 };

test('a free port can be listened on, and is none that an outgoing connection is given', async () => {
  for (let count = 0; count < 20; count += 1) {
    const port = await findFreePort();
    expect(port).toBeGreaterThan(1024);
    expect(port).toBeLessThan(ephemeral);
    expect(await isPortFree(port)).toBe(true);
  }
});

test('two processes that draw at the same time never share a port, and what they drew is free when they have ended', async () => {
  const drawers = await Promise.all([startDrawer(), startDrawer()]);
  const [some = [], others = []] = await Promise.all(drawers.map((drawer) => draw(drawer, 20)));

  expect(new Set([...some, ...others]).size).toBe(40);
  for (const port of [...some, ...others]) expect(await isPortFree(port)).toBe(true);

  await Promise.all(drawers.map(end));
  const successor = await startDrawer();
  const again = await draw(successor, 40);
  expect(new Set(again).size).toBe(40);
  await end(successor);
});

test('a range in which each port is taken is refused with its bounds', async () => {
  const server = createServer();
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  await expect(findFreePort({ lowest: port, end: port + 1 })).rejects.toThrow(
    `Each port from ${port} to ${port} is taken`,
  );
  server.close();
});

async function startDrawer(): Promise<ChildProcess> {
  const drawer = fork(fileURLToPath(new URL('./draw-ports.ts', import.meta.url)), { execArgv: [] });
  await once(drawer, 'message');
  return drawer;
}

async function draw(drawer: ChildProcess, count: number): Promise<number[]> {
  drawer.send({ ...tiny, count });
  const [ports] = await once(drawer, 'message');
  return ports;
}

async function end(drawer: ChildProcess): Promise<void> {
  const ended = once(drawer, 'exit');
  drawer.kill();
  await ended;
}
