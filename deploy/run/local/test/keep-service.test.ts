import { expect, test } from '@jest/globals';
import { keepService, pauseAfter } from '../src/keep-service.ts';
import type { ServiceProcess } from '../src/service-process.ts';

/** A service whose processes end when they are told, and only then. */
function fakeService() {
  const ends: (() => void)[] = [];
  const start = (): ServiceProcess => {
    const { promise, resolve } = Promise.withResolvers<{ code: number; signal: null }>();
    const end = () => resolve({ code: 1, signal: null });
    const pid = ends.push(end);
    const stop = async () => end();
    return { name: 'credits', pid, ended: promise, logFile: '/dev/null', stop, kill: end };
  };
  return { start, end: () => ends.at(-1)?.() };
}

test('the pause before another start grows, and has an end', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 50].map(pauseAfter);
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

test('a process that is being waited for has no number', async () => {
  const { start, end } = fakeService();
  const pids: (number | undefined)[] = [];
  const told = new AbortController();
  await new Promise<void>((resolve) => {
    const changed = () => {
      pids.push(kept.pid());
      if (pids.length === 2) resolve();
    };
    const kept = keepService(start, { stopping: told.signal, say: () => undefined, changed });
    expect(kept.pid()).toBe(1);
    end();
  });
  expect(pids).toEqual([undefined, 2]);
  told.abort();
  end();
});

test('an end that was asked for is not told, and starts nothing', async () => {
  const { start } = fakeService();
  const told = new AbortController();
  const lines: string[] = [];
  let changes = 0;
  const kept = keepService(start, {
    stopping: told.signal,
    say: (line) => lines.push(line),
    changed: () => changes++,
  });
  told.abort();
  await kept.stop();
  await new Promise(setImmediate);
  expect([lines, changes]).toEqual([[], 0]);
});

test('nothing is started any more when the stop comes within a pause', async () => {
  const { start, end } = fakeService();
  const told = new AbortController();
  const pids: (number | undefined)[] = [];
  const ended = new Promise<void>((resolve) => {
    const changed = () => {
      pids.push(kept.pid());
      resolve();
    };
    const kept = keepService(start, { stopping: told.signal, say: () => undefined, changed });
    end();
  });
  await ended;
  told.abort();
  await new Promise(setImmediate);
  expect(pids).toEqual([undefined]);
});
