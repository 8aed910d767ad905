import { describe, expect, test } from '@jest/globals';
import { startRedis } from '../src/redis.ts';
import { testRedis } from './redis-contract.ts';

const log = () => {};

test('a given address is used as it is and nothing is started', async () => {
  const external = await startRedis({ url: 'redis://cache.example:6379', log });
  expect(external).toMatchObject({ kind: 'external', url: 'redis://cache.example:6379' });
  await external.stop();
});

describe('without a server on the PATH, the stand-in', () => {
  testRedis('stand-in', () => startRedis({ path: '', log }));
});
