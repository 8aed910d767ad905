import { AppError } from '@sitewright/errors';
import type { RateWindow } from './rate-window.ts';
import type { Verdict } from './verdict.ts';

const seconds = (ms: number): number => Math.ceil(ms / 1000);

/** The values of the RateLimit and RateLimit-Policy fields (draft-ietf-httpapi-ratelimit-headers). */
export function rateLimitFields(
  { name, limit, windowMs }: Pick<RateWindow, 'name' | 'limit' | 'windowMs'>,
  verdict: Verdict,
): { rateLimit: string; rateLimitPolicy: string } {
  return {
    rateLimit: `"${name}";r=${verdict.remaining};t=${seconds(verdict.resetMs)}`,
    rateLimitPolicy: `"${name}";q=${limit};w=${seconds(windowMs)}`,
  };
}

/** The refusal of a request over the limit, with what its answer's header fields need. */
export function rateLimited(window: RateWindow, verdict: Verdict, message: string): AppError {
  const { rateLimit, rateLimitPolicy } = rateLimitFields(window, verdict);
  return new AppError('RATE_LIMITED', message, {
    retryAfterMs: verdict.retryAfterMs,
    metadata: { rate_limit: rateLimit, rate_limit_policy: rateLimitPolicy },
  });
}
