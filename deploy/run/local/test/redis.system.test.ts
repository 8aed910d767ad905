import { describe } from '@jest/globals';
import { startRedis } from '../src/redis.ts';
import { testRedis } from './redis-contract.ts';

describe('the redis-server of this machine', () => {
  testRedis('redis-server', () => startRedis({ log: () => {} }));
});
