import { beforeEach, describe, expect, test } from '@jest/globals';
import { AppError, type Reason } from '@sitewright/errors';
import { createKeyCache, type KeyCache, type Verified } from './key-cache.ts';

const principal = { keyId: 'key_1', workspaceId: 'wsp_1', scopes: ['read'], test: false } as const;

interface Call {
  key: string;
  accept(expiresInMs?: number): void;
  fail(reason: Reason): void;
}
let time = 0;
let calls: Call[] = [];
let cache: KeyCache;

beforeEach(() => {
  time = 0;
  calls = [];
  cache = createKeyCache({
    now: () => time,
    verify(key) {
      const { promise, resolve, reject } = Promise.withResolvers<Verified>();
      calls.push({
        key,
        accept: (expiresInMs) => resolve({ principal, expiresInMs }),
        fail: (reason) => reject(new AppError(reason, 'from auth')),
      });
      return promise;
    },
  });
});

/** Answers the call that is open, if there is one, and gives what came of the look-up. */
async function find(answer: (call: Call) => void, key = 'k'): Promise<'in' | 'refused' | string> {
  const before = calls.length;
  const found = cache.find(key);
  const call = calls[before];
  if (call !== undefined) answer(call);
  return found.then(
    (who) => (who === undefined ? 'refused' : 'in'),
    (error: AppError) => `${error.form.http} ${error.form.retryable}`,
  );
}
const accept = (call: Call) => call.accept();
const refuse = (call: Call) => call.fail('UNAUTHORIZED');
const beAway = (call: Call) => call.fail('UNAVAILABLE');

describe('an accepted key', () => {
  test('is not asked for again within a second of the start of the call', async () => {
    expect(await find(accept)).toBe('in');
    time = 999;
    expect(await find(refuse)).toBe('in');
    expect(calls).toHaveLength(1);
  });

  test('is asked for again after a second, so that a revocation is felt', async () => {
    await find(accept);
    time = 1000;
    expect(await find(refuse)).toBe('refused');
  });

  test('counts its second from the start of the call, not from its end', async () => {
    const slow = cache.find('k');
    time = 900;
    calls[0]?.accept();
    await slow;
    time = 1000;
    expect(await find(refuse)).toBe('refused');
  });

  test('never outlives the end of the key itself', async () => {
    expect(await find((call) => call.accept(300))).toBe('in');
    time = 300;
    expect(await find(refuse)).toBe('refused');
    await find((call) => call.accept(1500), 'other');
    time += 1500;
    expect(await find(beAway, 'other')).toBe('503 true');
  });

  test('is asked for once by many at the same time', async () => {
    const all = Array.from({ length: 50 }, () => cache.find('k'));
    calls[0]?.accept();
    expect(await Promise.all(all)).toEqual(Array.from({ length: 50 }, () => principal));
    expect(calls).toHaveLength(1);
  });

  test('does not answer for another key', async () => {
    await find(accept);
    expect(await find(refuse, 'K')).toBe('refused');
  });
});

describe('a slow call', () => {
  test('is not joined once it is a second old: its answer may be from before a revocation', async () => {
    const first = cache.find('k');
    time = 1000;
    expect(await find(refuse)).toBe('refused');
    calls[0]?.accept();
    await first;
    time = 2000;
    expect(await find(beAway)).toBe('503 true');
  });

  test('does not put an old answer in the place of a newer one', async () => {
    const first = cache.find('k');
    time = 1000;
    expect(await find((call) => call.accept(60_000))).toBe('in');
    time = 1500;
    calls[0]?.accept(60_000);
    await first;
    expect(await find(refuse)).toBe('in');
    expect(calls).toHaveLength(2);
  });
});

describe('with auth away', () => {
  test.each(['UNAVAILABLE', 'DEADLINE_EXCEEDED'] as const)(
    'a known key goes on for five seconds and then gets 503 (%s)',
    async (reason) => {
      await find(accept);
      time = 4999;
      expect(await find((call) => call.fail(reason))).toBe('in');
      time = 5000;
      expect(await find((call) => call.fail(reason))).toBe('503 true');
    },
  );

  test('an unknown key gets 503, never a free pass', async () => {
    expect(await find(beAway)).toBe('503 true');
  });

  test('a refused key does not come back to life', async () => {
    await find(accept);
    time = 1000;
    await find(refuse);
    time = 2000;
    expect(await find(beAway)).toBe('503 true');
  });

  test('a known key is accepted afresh once auth is back', async () => {
    await find(accept);
    time = 2000;
    await find(beAway);
    expect(await find(refuse)).toBe('refused');
  });
});

test('with auth there but unwell no stale answer serves', async () => {
  await find(accept);
  time = 1000;
  expect(await find((call) => call.fail('INTERNAL'))).toBe('503 true');
});

describe('a refused key', () => {
  test('is not asked for again within a second, and is after it', async () => {
    expect(await find(refuse)).toBe('refused');
    time = 999;
    expect(await find(accept)).toBe('refused');
    time = 1000;
    expect(await find(accept)).toBe('in');
    expect(await find(refuse)).toBe('in');
  });
});
