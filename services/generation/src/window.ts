import { createRateWindow, type RateRedis, rateLimited, rateLimitFields } from '@sitewright/rate-window';
import type { GenerationConfig } from './config.ts';
import type { BuildWindow } from './saga/context.ts';

/** The build window of an address, shared by all replicas and counted once, here, for HTTP and MCP alike. */
export function createBuildWindow(config: GenerationConfig, redis: RateRedis): BuildWindow {
  const { buildLimit: limit, buildWindowMs: windowMs, replicas } = config;
  const window = createRateWindow({ redis, name: 'builds', limit, windowMs, replicas });
  return {
    async take(address) {
      const verdict = await window.take(address);
      if (verdict.allowed) return rateLimitFields(window, verdict);
      const seconds = Math.ceil(verdict.retryAfterMs / 1000);
      throw rateLimited(
        window,
        verdict,
        `Too many builds from this address: ${limit} in any ${windowMs / 60_000} minutes are allowed. Try again in ${seconds} seconds.`,
      );
    },
  };
}
