import { AppError } from '@sitewright/errors';
import type { RateWindow } from './rate-window.ts';
import type { Verdict } from './verdict.ts';

const seconds = (ms: number): number => Math.ceil(ms / 1000);

/** The values of the RateLimit and RateLimit-Policy fields (draft-ietf-httpapi-ratelimit-headers). */
export interface RateLimitFields {
  rateLimit: string;
  rateLimitPolicy: string;
}

/** What a window says once a request was looked at. */
export function rateLimitFields(
  { name, limit, windowMs }: Pick<RateWindow, 'name' | 'limit' | 'windowMs'>,
  verdict: Verdict,
): RateLimitFields {
  return {
    rateLimit: `"${name}";r=${verdict.remaining};t=${seconds(verdict.resetMs)}`,
    rateLimitPolicy: `"${name}";q=${limit};w=${seconds(windowMs)}`,
  };
}

/** The failure of a request that was counted, with what its answer's header fields need. */
export function withRateLimit(error: AppError, { rateLimit, rateLimitPolicy }: RateLimitFields): AppError {
  const { reason, message, cause, retryAfterMs, metadata, violations } = error;
  return new AppError(reason, message, {
    cause,
    retryAfterMs,
    violations,
    metadata: { ...metadata, rate_limit: rateLimit, rate_limit_policy: rateLimitPolicy },
  });
}

/** The refusal of a request over the limit, with what its answer's header fields need. */
export function rateLimited(window: RateWindow, verdict: Verdict, message: string): AppError {
  const refusal = new AppError('RATE_LIMITED', message, { retryAfterMs: verdict.retryAfterMs });
  return withRateLimit(refusal, rateLimitFields(window, verdict));
}
