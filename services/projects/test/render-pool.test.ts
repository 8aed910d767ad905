import { afterEach, expect, test } from '@jest/globals';
import type { RenderLimits } from '../src/rendering/render-lane.ts';
import { createRenderPool } from '../src/rendering/render-pool.ts';
import type { Renderer } from '../src/rendering/renderer.ts';

const worker = new URL('./render-test-worker.ts', import.meta.url);
const limits = {
  renderWorkers: 2,
  renderTimeoutMs: 60_000,
  renderWaitMs: 60_000,
  renderMemoryMb: 64,
  renderMaxQueue: 8,
};
let pool: Renderer;

afterEach(() => pool.close());

const open = (more: Partial<RenderLimits> = {}): Renderer => {
  pool = createRenderPool({ ...limits, ...more }, worker, async () => 'test');
  return pool;
};
const page = (word: string, signal = new AbortController().signal) =>
  pool.page(Buffer.from(word), '', signal);
const text = async (word: string) => Buffer.from(await page(word)).toString();

test('renders in a thread', async () => {
  open();
  expect(await text('hello')).toBe('<p>hello</p>');
});

test('ends a rendering that takes too long, and goes on with the next', async () => {
  open({ renderTimeoutMs: 5_000 });
  await expect(page('endless')).rejects.toMatchObject({ reason: 'RENDER_FAILED' });
  expect(await text('next')).toBe('<p>next</p>');
});

test('ends a rendering whose caller has gone', async () => {
  open();
  const caller = new AbortController();
  const rendering = page('endless', caller.signal);
  caller.abort();
  await expect(rendering).rejects.toMatchObject({ reason: 'CANCELLED' });
  expect(await text('next')).toBe('<p>next</p>');
});

test('ends a rendering that takes too much memory, and the process lives', async () => {
  open();
  await expect(page('greedy')).rejects.toMatchObject({ reason: 'RENDER_FAILED' });
  expect(await text('next')).toBe('<p>next</p>');
});

test('renders a page while exports take all that there is for them', async () => {
  open();
  const caller = new AbortController();
  const busy = ['endless', 'endless'].map((word) =>
    pool.export(Buffer.from(word), { format: 'pdf', bleed: false }, caller.signal),
  );
  const settled = Promise.allSettled(busy);
  expect(await text('preview')).toBe('<p>preview</p>');
  caller.abort();
  await settled;
});

test('refuses what would wait in too long a line', async () => {
  open({ renderMaxQueue: 1 });
  const caller = new AbortController();
  const busy = [page('endless', caller.signal), page('waits', caller.signal)];
  const settled = Promise.allSettled(busy);
  await expect(page('one too many')).rejects.toMatchObject({ reason: 'OVERLOADED' });
  caller.abort();
  await settled;
});

test('tells who waits for a thread too long to come back, and does not blame its project', async () => {
  open({ renderWaitMs: 300 });
  const caller = new AbortController();
  const busy = page('endless', caller.signal);
  const settled = Promise.allSettled([busy]);
  const refused = await page('waits').catch((error: unknown) => error);
  expect(refused).toMatchObject({ reason: 'OVERLOADED', retryAfterMs: expect.any(Number) });
  caller.abort();
  await settled;
  expect(await text('next')).toBe('<p>next</p>');
});

test('does not count the time that a rendering waits as its own', async () => {
  open({ renderTimeoutMs: 5_000 });
  const first = page('endless').catch((error: unknown) => error);
  const second = text('waits for the first to be ended');
  expect(await first).toMatchObject({ reason: 'RENDER_FAILED' });
  expect(await second).toBe('<p>waits for the first to be ended</p>');
});

test('keeps the event loop free while a thread works', async () => {
  open();
  const caller = new AbortController();
  const rendering = page('endless', caller.signal);
  let turns = 0;
  while (turns < 100) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  caller.abort();
  await expect(rendering).rejects.toMatchObject({ reason: 'CANCELLED' });
});

test('passes on that there is no such page, and a bug as a bug', async () => {
  open();
  await expect(page('missing')).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  await expect(page('broken')).rejects.toThrow('secret detail');
});
