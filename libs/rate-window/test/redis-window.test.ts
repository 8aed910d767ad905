import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createLogger } from '@sitewright/telemetry';
import { waitFor } from '@sitewright/testing';
import fc from 'fast-check';
import { createClient } from 'redis';
import { openRedis, type RateRedis } from '../src/open-redis.ts';
import { takeShared } from '../src/redis-window.ts';

const url = process.env.TEST_REDIS_URL ?? '';
const raw = createClient({ url, RESP: 2 });
const replicas: RateRedis[] = [];

beforeAll(async () => {
  await raw.connect();
  const logger = createLogger('test', 'silent');
  for (let i = 0; i < 3; i += 1) replicas.push(openRedis({ url, logger, timeoutMs: 10_000 }));
  for (const redis of replicas) {
    const answers = () =>
      redis.evaluate('return 1', [], []).then(
        () => true,
        () => undefined,
      );
    await waitFor(answers, 'the connection');
  }
});
afterAll(async () => {
  await raw.close();
  await Promise.all(replicas.map((redis) => redis.close()));
});

const redisMicroseconds = async (): Promise<number> => {
  const [seconds, microseconds] = await raw.sendCommand<[string, string]>(['TIME']);
  return Number(seconds) * 1e6 + Number(microseconds);
};

/** Takes `times` times at once, spread over the replicas. */
const takeAtOnce = (key: string, times: number, limit: number, windowMs: number) =>
  Promise.all(
    Array.from({ length: times }, (_, i) => {
      const redis = replicas[i % replicas.length];
      if (redis === undefined) throw new Error('no replica');
      return takeShared(redis, { key, id: randomUUID(), limit, windowMs });
    }),
  );

/** What a plain reading of the rule says: allowed when fewer than the limit passed in the window that ends now. */
function model(passed: number[], at: number, limit: number, windowMs: number): boolean {
  return passed.filter((time) => time >= at - windowMs * 1000).length < limit;
}

describe('the shared window', () => {
  test('decides like the model, for any arrival times before and any number of requests at once', async () => {
    const cases = fc.record({
      limit: fc.integer({ min: 1, max: 25 }),
      windowMs: fc.constantFrom(60_000, 300_000, 86_400_000),
      // Parts of a window before now; a negative one is from a clock that was ahead.
      ages: fc.array(fc.double({ min: -0.5, max: 1.5, noNaN: true }), { maxLength: 40 }),
      atOnce: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ limit, windowMs, ages, atOnce }) => {
        const key = `rate:model:${randomUUID()}`;
        const now = await redisMicroseconds();
        const passed = ages.map((age) => Math.round(now - age * windowMs * 1000));
        const members = passed.map((score) => ({ score, value: randomUUID() }));
        if (members.length > 0) await raw.zAdd(key, members);
        const verdicts = await takeAtOnce(key, atOnce, limit, windowMs);
        // Within one microsecond those that pass come first: nothing leaves in between.
        verdicts.sort((a, b) => a.at - b.at || Number(b.allowed) - Number(a.allowed));
        for (const verdict of verdicts) {
          expect(verdict.allowed).toBe(model(passed, verdict.at, limit, windowMs));
          expect(verdict.at).toBeGreaterThanOrEqual(Math.max(...passed, now));
          if (verdict.allowed) passed.push(verdict.at);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('passes exactly the limit of many requests that three replicas send at once', async () => {
    const verdicts = await takeAtOnce(`rate:race:${randomUUID()}`, 150, 20, 300_000);
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(20);
    expect(new Set(verdicts.filter(({ allowed }) => allowed).map(({ remaining }) => remaining)).size).toBe(
      20,
    );
  });

  test('tells when the next request passes: not a millisecond sooner, and then it does', async () => {
    const key = `rate:retry:${randomUUID()}`;
    const windowMs = 60_000;
    const oldest = (await redisMicroseconds()) - 20_000_000;
    await raw.zAdd(key, [
      { score: oldest, value: 'a' },
      { score: oldest + 5_000_000, value: 'b' },
    ]);
    const [verdict] = await takeAtOnce(key, 1, 2, windowMs);
    if (verdict === undefined) throw new Error('no verdict');
    expect(verdict.allowed).toBe(false);
    const freeAt = verdict.at + verdict.retryAfterMs * 1000;
    expect(model([oldest, oldest + 5_000_000], freeAt, 2, windowMs)).toBe(true);
    expect(model([oldest, oldest + 5_000_000], freeAt - 1001, 2, windowMs)).toBe(false);
    expect(verdict.resetMs).toBe(verdict.retryAfterMs);
  });

  test('counts a repeat with the same id once, and lets it pass again', async () => {
    const [redis] = replicas;
    if (redis === undefined) throw new Error('no replica');
    const taking = { key: `rate:id:${randomUUID()}`, id: 'bld_1', limit: 1, windowMs: 60_000 };
    const first = await takeShared(redis, taking);
    const again = await takeShared(redis, taking);
    const other = await takeShared(redis, { ...taking, id: 'bld_2' });
    expect([first.allowed, again.allowed, other.allowed]).toEqual([true, true, false]);
  });

  test('counts several at once as a whole or not at all, and tells when all of them pass', async () => {
    const [redis] = replicas;
    if (redis === undefined) throw new Error('no replica');
    const key = `rate:times:${randomUUID()}`;
    const oldest = (await redisMicroseconds()) - 20_000_000;
    await raw.zAdd(key, [
      { score: oldest, value: 'a' },
      { score: oldest + 5_000_000, value: 'b' },
    ]);
    const take = (times: number) =>
      takeShared(redis, { key, id: randomUUID(), limit: 5, windowMs: 60_000, times });
    const [whole, two, many] = [await take(5), await take(4), await take(9)];
    expect([whole.allowed, two.allowed, many.allowed]).toEqual([false, false, false]);
    expect(whole.retryAfterMs - two.retryAfterMs).toBeGreaterThan(4_000);
    expect(await take(3)).toMatchObject({ allowed: true, remaining: 0 });
    expect(await raw.zCard(key)).toBe(5);
  });

  test('takes nothing in that is more than the whole limit, even from nobody', async () => {
    const [redis] = replicas;
    if (redis === undefined) throw new Error('no replica');
    const taking = { key: `rate:over:${randomUUID()}`, id: 'x', limit: 2, windowMs: 60_000, times: 3 };
    expect(await takeShared(redis, taking)).toMatchObject({ allowed: false, remaining: 2 });
  });

  test('leaves nothing behind for ever', async () => {
    const key = `rate:ttl:${randomUUID()}`;
    await takeAtOnce(key, 3, 2, 5_000);
    const ttl = await raw.pTTL(key);
    expect(ttl).toBeGreaterThan(0);
    expect(ttl).toBeLessThanOrEqual(6_000);
  });
});
