import { expect, test } from '@jest/globals';
import { rateLimited, rateLimitFields } from '../src/rate-limited.ts';

const window = {
  name: 'builds',
  limit: 20,
  windowMs: 300_000,
  take: async () => ({ allowed: true, remaining: 0, retryAfterMs: 0, resetMs: 0 }),
};

test('the fields tell quota, window, what remains and when more comes, in whole seconds rounded up', () => {
  const verdict = { allowed: true, remaining: 3, retryAfterMs: 0, resetMs: 1001 };
  expect(rateLimitFields(window, verdict)).toEqual({
    rateLimit: '"builds";r=3;t=2',
    rateLimitPolicy: '"builds";q=20;w=300',
  });
});

test('a refusal carries the wait and the fields', () => {
  const error = rateLimited(
    window,
    { allowed: false, remaining: 0, retryAfterMs: 12_345, resetMs: 12_345 },
    'Wait.',
  );
  expect(error).toMatchObject({
    reason: 'RATE_LIMITED',
    message: 'Wait.',
    retryAfterMs: 12_345,
    metadata: { rate_limit: '"builds";r=0;t=13', rate_limit_policy: '"builds";q=20;w=300' },
  });
});
