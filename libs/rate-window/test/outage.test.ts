import { randomUUID } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createLogger } from '@sitewright/telemetry';
import { waitFor } from '@sitewright/testing';
import { openRedis } from '../src/open-redis.ts';
import { createRateWindow } from '../src/rate-window.ts';

/** Stands between the window and Redis; it can hang, with every connection open, or be gone. */
let proxy: Server;
let port = 0;
let mode: 'up' | 'hanging' | 'gone' = 'up';
const sockets = new Set<Socket>();

beforeAll(async () => {
  const redis = new URL(process.env.TEST_REDIS_URL ?? '');
  proxy = createServer((client) => {
    if (mode === 'gone') return void client.destroy();
    const server = connect(Number(redis.port), redis.hostname);
    client.on('data', (bytes) => mode === 'up' && server.write(bytes));
    server.on('data', (bytes) => client.write(bytes));
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  proxy.close();
});

function become(next: typeof mode): void {
  mode = next;
  if (next !== 'hanging') for (const socket of sockets) socket.destroy();
}

function open(limit: number, replicas: number) {
  const lines: string[] = [];
  const logger = createLogger('test', 'info', { write: (line) => void lines.push(line) });
  const redis = openRedis({ url: `redis://127.0.0.1:${port}`, logger, timeoutMs: 1_000 });
  const shared = () =>
    redis.evaluate('return 1', [], []).then(
      () => true,
      () => undefined,
    );
  const window = createRateWindow({
    redis,
    name: `outage-${randomUUID()}`,
    limit,
    windowMs: 60_000,
    replicas,
  });
  const take = async (times: number) =>
    (await Promise.all(Array.from({ length: times }, () => window.take('192.0.2.1')))).filter(
      ({ allowed }) => allowed,
    ).length;
  return { lines, redis, shared: () => waitFor(shared, 'Redis'), take };
}

describe.each(['gone', 'hanging'] as const)('with Redis %s', (outage) => {
  test('each process allows its part of the limit and says so once', async () => {
    become('up');
    const { lines, redis, shared, take } = open(10, 3);
    try {
      await shared();
      lines.length = 0;
      become(outage);
      expect(await take(20)).toBe(3);
      expect(await take(20)).toBe(0);
      expect(lines.filter((line) => line.includes('Redis does not answer'))).toHaveLength(1);
      become('up');
      await shared();
      expect(lines.filter((line) => line.includes('Redis answers again'))).toHaveLength(1);
      expect(await take(20)).toBeGreaterThan(0);
    } finally {
      await redis.close();
    }
  });
});

test('a request whose outcome is unknown is counted', async () => {
  become('up');
  const { redis, shared, take } = open(2, 1);
  try {
    await shared();
    expect(await take(1)).toBe(1);
    become('hanging');
    expect(await take(3)).toBe(2);
    expect(await take(1)).toBe(0);
  } finally {
    await redis.close();
  }
});

test('a limit smaller than the number of replicas still lets one pass', async () => {
  become('gone');
  const { redis, take } = open(2, 5);
  expect(await take(5)).toBe(1);
  await redis.close();
});
