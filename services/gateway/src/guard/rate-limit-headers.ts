import type { RateLimitFields } from '@sitewright/rate-window';

/** The header fields of an answer that was counted against a limit; none where it was not. */
export const rateLimitHeaders = (counted: RateLimitFields | undefined): Record<string, string> =>
  counted === undefined ? {} : { ratelimit: counted.rateLimit, 'ratelimit-policy': counted.rateLimitPolicy };
