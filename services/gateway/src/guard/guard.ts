import { AppError } from '@sitewright/errors';
import {
  createRateWindow,
  type RateRedis,
  type RateWindow,
  rateLimited,
  rateLimitFields,
} from '@sitewright/rate-window';
import type { Clients } from '../clients.ts';
import type { GatewayConfig } from '../config.ts';
import { type Addresses, createAddresses } from './addresses.ts';
import { bearerKey, signedOut, unauthorized } from './bearer.ts';
import type { Credentials } from './credentials.ts';
import { createKeyCache } from './key-cache.ts';
import type { Principal } from './principal.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import type { Session } from './session-store.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { verifyKey } from './verify-key.ts';

/** Decides who a request is from, and whether its address has asked too often. */
export interface Guard extends Addresses {
  /** Tells whose key a request presents, and counts it. @throws AppError UNAUTHORIZED, RATE_LIMITED, or UNAVAILABLE without auth. */
  authenticate(authorization: string | undefined, address: string): Promise<Admitted>;
  /** The same for a request that may bring a session in the place of a key; a key beats it. */
  admit(credentials: Credentials, address: string): Promise<Admitted>;
  /** Tells which link a secret is of. @throws AppError UNAUTHORIZED, RATE_LIMITED, or UNAVAILABLE without auth. */
  redeem(secret: string, address: string): Promise<Session>;
  /** Sessions of browsers. */
  sessions: Sessions;
  /** Counts a request to /api/mcp. @throws AppError RATE_LIMITED. */
  countMcpRequest(address: string): Promise<Counted>;
  /** Counts what else came in one request of a key. @throws AppError RATE_LIMITED. */
  countFurther(principal: Principal, times: number): Promise<Counted>;
}

/** Header fields that tell what is left of a limit. */
export type Counted = Record<string, string>;

/** Whose request it is, and what is left to them. */
export interface Admitted {
  principal: Principal;
  counted: Counted;
}

const minuteMs = 60_000;
const redeemDeadlineMs = 2_000;

export function createGuard(
  config: GatewayConfig,
  auth: Clients['auth'],
  redis: RateRedis,
  sessionRedis: RateRedis,
): Guard {
  const keys = createKeyCache({ verify: (key) => verifyKey(auth, key), now: () => performance.now() });
  const perMinute = (name: string, limit: number): RateWindow =>
    createRateWindow({ redis, name, limit, windowMs: minuteMs, replicas: config.replicas });
  const mcp = perMinute('mcp', config.mcpLimit);
  const ofKeys = perMinute('key', config.keyLimit);
  const badKeys = perMinute('bad-keys', config.badKeyLimit);

  const sessions = createSessions(config.publicUrl, auth, sessionRedis);

  /** The sessions of a link count by the link: who was given one cannot use the share of its key up. */
  const countOfKey = ({ keyId, link }: Principal, times = 1): Promise<Counted> =>
    link === undefined
      ? count(ofKeys, keyId, 'requests in a minute with this key', times)
      : count(ofKeys, link.linkId, 'requests in a minute by this link', times);

  const authenticate = async (authorization: string | undefined, address: string): Promise<Admitted> => {
    // Without a key there is nothing to guess with: only keys that are presented count as bad ones.
    if (authorization === undefined) throw unauthorized();
    const key = bearerKey(authorization);
    const principal = key === undefined ? undefined : await keys.find(key);
    if (principal !== undefined) return { principal, counted: await countOfKey(principal) };
    await count(badKeys, address, badKeyRequests);
    throw unauthorized();
  };

  return {
    ...createAddresses(config.trustedProxies),
    authenticate,
    sessions,

    async admit(credentials, address) {
      if (credentials.authorization !== undefined || !sessions.isIn(credentials)) {
        return authenticate(credentials.authorization, address);
      }
      const principal = await sessions.find(credentials);
      if (principal === undefined) throw signedOut();
      return { principal, counted: await countOfKey(principal) };
    },

    async redeem(secret, address) {
      try {
        const { keyId, linkId } = await auth.redeemLink({ secret }, { deadlineMs: redeemDeadlineMs });
        return { keyId, linkId };
      } catch (error) {
        if (error instanceof AppError && error.reason === 'UNAUTHORIZED') {
          await count(badKeys, address, badKeyRequests);
        }
        throw error;
      }
    },

    countMcpRequest: (address) => count(mcp, address, 'MCP requests in a minute from this address'),
    countFurther: countOfKey,
  };
}

const badKeyRequests = 'requests in a minute with a key or link that is not valid from this address';

/** @throws AppError RATE_LIMITED that says when to come back. */
async function count(window: RateWindow, whose: string, what: string, times = 1): Promise<Counted> {
  const verdict = await window.take(whose, { times });
  if (verdict.allowed) return rateLimitHeaders(rateLimitFields(window, verdict));
  const seconds = Math.ceil(verdict.retryAfterMs / 1000);
  throw rateLimited(window, verdict, `More than ${window.limit} ${what}. Try again in ${seconds} s.`);
}
