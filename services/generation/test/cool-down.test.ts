import { afterEach, expect, test } from '@jest/globals';
import { openRedis, type RateRedis } from '@sitewright/rate-window';
import { createLogger } from '@sitewright/telemetry';
import { waitFor } from '@sitewright/testing';
import { createCoolDown } from '../src/engines/provider/cool-down.ts';

let redis: RateRedis | undefined;
afterEach(() => redis?.close());

test('a rest is known to every replica, and the longer of two holds', async () => {
  const open = openRedis({ url: process.env.TEST_REDIS_URL ?? '', logger: createLogger('test', 'silent') });
  redis = open;
  await waitFor(() => open.evaluate('return 1', [], []).catch(() => undefined), 'Redis');
  const provider = `farm:${process.pid}-${Date.now()}`;
  const [one, other] = [createCoolDown(open), createCoolDown(open)];
  expect(await other.left(provider)).toBe(0);
  await one.begin(provider, 60_000);
  await one.begin(provider, 10);
  expect(await other.left(provider)).toBeGreaterThan(10_000);
});

test('while Redis does not answer, each replica keeps to what it heard itself', async () => {
  const dead = { evaluate: () => Promise.reject(new Error('down')) };
  const [one, other] = [createCoolDown(dead), createCoolDown(dead)];
  await one.begin('farm:m', 60_000);
  expect(await one.left('farm:m')).toBeGreaterThan(0);
  expect(await other.left('farm:m')).toBe(0);
});
