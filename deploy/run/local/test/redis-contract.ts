import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient } from 'redis';
import type { Redis } from '../src/redis.ts';

/** Exact sliding window: the shape of script that the services run. */
const windowScript = `
local t = redis.call('TIME')
local now = tonumber(t[1]) * 1000000 + tonumber(t[2])
local window = tonumber(ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
local count = redis.call('ZCARD', KEYS[1])
if count >= tonumber(ARGV[2]) then
  local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
  return { 0, tonumber(oldest[2]) + window - now }
end
redis.call('ZADD', KEYS[1], now, ARGV[3])
redis.call('PEXPIRE', KEYS[1], math.ceil(window / 1000))
return { 1, count + 1 }`;

/** What the services need of a Redis, asked of whichever one `start` gives. */
export function testRedis(kind: Redis['kind'], start: () => Promise<Redis>): void {
  let redis: Redis;

  beforeAll(async () => {
    redis = await start();
  });

  afterAll(() => redis.stop());

  const connect = () => createClient({ url: redis.url, RESP: 2 }).connect();

  test('says which kind it is', () => expect(redis.kind).toBe(kind));

  test('lets exactly the limit through a window script, however many connections race', async () => {
    const clients = await Promise.all([connect(), connect(), connect(), connect()]);
    const answers = await Promise.all(
      clients.flatMap((client, c) =>
        Array.from({ length: 15 }, (_, i) =>
          client.eval(windowScript, { keys: ['window'], arguments: ['300000000', '20', `${c}-${i}`] }),
        ),
      ),
    );
    const passed = answers.filter((answer) => Array.isArray(answer) && answer[0] === 1);
    const refused = answers.filter((answer) => Array.isArray(answer) && answer[0] === 0);
    expect([passed.length, refused.length]).toEqual([20, 40]);
    for (const answer of refused) {
      const wait = Array.isArray(answer) ? Number(answer[1]) : 0;
      expect(wait).toBeGreaterThan(200_000_000);
      expect(wait).toBeLessThanOrEqual(300_000_000);
    }
    expect(await clients[0].pTTL('window')).toBeGreaterThan(200_000);
    await Promise.all(clients.map((client) => client.close()));
  });

  test('forgets what a window has left behind', async () => {
    const client = await connect();
    const pass = (member: string) =>
      client.eval(windowScript, { keys: ['short'], arguments: ['1', '1', member] });
    expect(await pass('a')).toEqual([1, 1]);
    expect(await pass('b')).toEqual([1, 1]);
    await client.close();
  });

  test('answers a pipeline in the order of its commands', async () => {
    const client = await connect();
    const numbers = Array.from({ length: 200 }, (_, i) => i);
    const answers = await Promise.all(
      numbers.map((i) => (i % 2 === 0 ? client.set(`n${i}`, i) : client.get(`n${i - 1}`))),
    );
    expect(answers).toEqual(numbers.map((i) => (i % 2 === 0 ? 'OK' : String(i - 1))));
    await client.close();
  });

  test('keeps strings with a life, and sorted sets', async () => {
    const client = await connect();
    await client.set('s', 'grüße', { PX: 60_000 });
    expect(await client.get('s')).toBe('grüße');
    expect(await client.pTTL('s')).toBeLessThanOrEqual(60_000);
    await client.zAdd('z', [{ score: 1_795_230_810_566_186, value: 'm' }]);
    expect(await client.zRangeWithScores('z', 0, -1)).toEqual([{ score: 1_795_230_810_566_186, value: 'm' }]);
    expect(await client.get('none')).toBeNull();
    expect(await client.del(['s', 'z', 'none'])).toBe(2);
    await client.close();
  });

  test('orders a sorted set by score, then name, and takes out what is asked for', async () => {
    const client = await connect();
    const ask = (...words: string[]) => client.sendCommand(words);
    await client.del('o');
    expect(await ask('ZADD', 'o', '2', 'b', '1', 'z', '1', 'a', '3', 'c')).toBe(4);
    expect(await ask('ZADD', 'o', '4', 'b')).toBe(0);
    expect(await ask('ZRANGE', 'o', '0', '-1')).toEqual(['a', 'z', 'c', 'b']);
    expect(await ask('ZREVRANGE', 'o', '0', '1', 'WITHSCORES')).toEqual(['b', '4', 'c', '3']);
    expect(await ask('ZRANGE', 'o', '-2', '9')).toEqual(['c', 'b']);
    expect(await ask('ZRANGE', 'o', '5', '9')).toEqual([]);
    expect(await ask('ZRANGEBYSCORE', 'o', '-inf', '3', 'LIMIT', '1', '2')).toEqual(['z', 'c']);
    expect(await ask('ZRANGEBYSCORE', 'o', '(1', '(4')).toEqual(['c']);
    expect(await ask('ZSCORE', 'o', 'z')).toBe('1');
    expect(await ask('ZREMRANGEBYSCORE', 'o', '1', '(3')).toBe(2);
    expect(await ask('ZREM', 'o', 'b', 'none')).toBe(1);
    expect([await ask('ZCARD', 'o'), await ask('ZSCORE', 'o', 'b')]).toEqual([1, null]);
    await ask('ZREM', 'o', 'c');
    expect(await ask('EXISTS', 'o')).toBe(0);
    await client.set('o', 'text');
    await expect(ask('ZCARD', 'o')).rejects.toThrow('WRONGTYPE');
    await expect(ask('ZADD', 'o')).rejects.toThrow('wrong number of arguments');
    await client.close();
  });

  test('runs a script by its hash once it was loaded, and names one that was not', async () => {
    const client = await connect();
    const sha = await client.scriptLoad('return { KEYS[1], ARGV[1] }');
    expect(await client.evalSha(sha, { keys: ['k'], arguments: ['v'] })).toEqual(['k', 'v']);
    await expect(client.evalSha('0'.repeat(40), { keys: [], arguments: [] })).rejects.toThrow('NOSCRIPT');
    await client.close();
  });

  test('reports a failing script and an unknown command as errors and goes on', async () => {
    const client = await connect();
    await expect(client.eval('error("broken")', { keys: [], arguments: [] })).rejects.toThrow('broken');
    await expect(client.eval('return redis.call("NOPE")', { keys: [], arguments: [] })).rejects.toThrow(
      'ERR',
    );
    await expect(client.sendCommand(['NOPE'])).rejects.toThrow("unknown command 'NOPE'");
    expect(await client.ping()).toBe('PONG');
    await client.close();
  });
}
