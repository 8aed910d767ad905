import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { INVALID_SPAN_CONTEXT, type Tracer, trace } from '@opentelemetry/api';
import { createLogger } from '@sitewright/telemetry';
import { waitFor } from '@sitewright/testing';
import { createClient } from 'redis';
import { openRedis } from '../src/open-redis.ts';
import { takeShared } from '../src/redis-window.ts';

const url = process.env.TEST_REDIS_URL ?? '';
const raw = createClient({ url, RESP: 2 });
const redis = openRedis({ url, logger: createLogger('test', 'silent'), timeoutMs: 10_000 });

/** The commands that were traced, in their order, and those that were told to have failed. */
let traced: string[] = [];
let failed: string[] = [];
const note = (name: string) => {
  traced.push(name);
  const span = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
  return Object.assign(span, {
    setStatus: () => {
      failed.push(name);
      return span;
    },
  });
};
const tracer: Tracer = {
  startSpan: note,
  startActiveSpan: () => {
    throw new Error('not used here');
  },
};

beforeAll(async () => {
  trace.setGlobalTracerProvider({ getTracer: () => tracer });
  await raw.connect();
  const answers = () =>
    redis.evaluate('return 1', [], []).then(
      () => true,
      () => undefined,
    );
  await waitFor(answers, 'the connection');
});
afterAll(async () => {
  trace.disable();
  await raw.close();
  await redis.close();
});

const run = async (script: string): Promise<unknown> => {
  traced = [];
  failed = [];
  return redis.evaluate(script, [], []);
};

test('a script that Redis does not know is taught once, then run by its digest; spans name the commands that were sent', async () => {
  const script = `return '${randomUUID()}'`;
  const answer = script.slice(8, -1);
  expect(await run(script)).toBe(answer);
  expect(traced).toEqual(['EVALSHA redis', 'EVAL redis']);
  expect(failed).toEqual([]);
  expect(await run(script)).toBe(answer);
  expect(traced).toEqual(['EVALSHA redis']);
});

test('a Redis that has forgotten its scripts is taught again, and no request is lost or counted twice', async () => {
  const taking = { key: `rate:forgotten:${randomUUID()}`, limit: 3, windowMs: 60_000 };
  const remaining: number[] = [];
  for (const id of ['a', 'b', 'c']) {
    await raw.sendCommand(['SCRIPT', 'FLUSH']);
    remaining.push((await takeShared(redis, { ...taking, id })).remaining);
  }
  expect(remaining).toEqual([2, 1, 0]);
  expect(await takeShared(redis, { ...taking, id: 'd' })).toMatchObject({ allowed: false });
});

test('an error of a script itself is told, and not taken for an unknown script', async () => {
  await expect(run(`return redis.error_reply('BROKEN ${randomUUID()}')`)).rejects.toThrow('BROKEN');
  expect(traced).toEqual(['EVALSHA redis', 'EVAL redis']);
  expect(failed).toEqual(['EVAL redis']);
});
