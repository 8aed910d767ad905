import { afterEach, expect, test } from '@jest/globals';
import { createPool, type Pool, type PoolLimits, TaskTooLong } from './pool.ts';

type Task = { word: string; forever?: boolean };
const worker = new URL('./pool-test-worker.ts', import.meta.url);
let pool: Pool<Task, string>;
afterEach(() => pool.close());

const open = (more: Partial<PoolLimits> = {}) => {
  pool = createPool(worker, { threads: 1, taskMs: 20_000, memoryMb: 256, ...more });
  return pool;
};
const nobodyLeaves = new AbortController().signal;

test('runs a task in a thread', async () => {
  expect(await open().run({ word: 'tide' }, nobodyLeaves)).toBe('TIDE');
});

test('ends a task past its limit, and goes on with the one that waited its whole time', async () => {
  open({ taskMs: 4_000 });
  const endless = pool.run({ word: 'a', forever: true }, nobodyLeaves);
  const waiting = pool.run({ word: 'b' }, nobodyLeaves);
  await expect(endless).rejects.toBeInstanceOf(TaskTooLong);
  expect(await waiting).toBe('B');
});

test('ends a task past a limit of its own', async () => {
  open({ taskMs: 3_600_000 });
  const endless = pool.run({ word: 'a', forever: true }, nobodyLeaves, 50);
  await expect(endless).rejects.toBeInstanceOf(TaskTooLong);
});

test('ends a task whose caller leaves with the reason given, at work and in line', async () => {
  open();
  const [first, second] = [new AbortController(), new AbortController()];
  const endless = pool.run({ word: 'a', forever: true }, first.signal);
  const waiting = pool.run({ word: 'b', forever: true }, second.signal);
  second.abort('left the line');
  await expect(waiting).rejects.toBe('left the line');
  first.abort('left its task');
  await expect(endless).rejects.toBe('left its task');
  expect(await pool.run({ word: 'c' }, nobodyLeaves)).toBe('C');
});

test('keeps the event loop free while a thread works', async () => {
  open();
  const caller = new AbortController();
  const endless = pool.run({ word: 'a', forever: true }, caller.signal);
  let turns = 0;
  while (turns < 100) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  caller.abort('enough');
  await expect(endless).rejects.toBe('enough');
  expect(turns).toBe(100);
});

test('hands on what a task throws', async () => {
  await expect(open().run({ word: 'fail' }, nobodyLeaves)).rejects.toThrow('no such word');
});
