import { randomBytes } from 'node:crypto';
import type { RateRedis } from '@sitewright/rate-window';
import { toMs } from '@sitewright/rpc';
import type { Clients } from '../clients.ts';
import { countSession } from '../events.ts';
import { type Credentials, requireSameOrigin } from './credentials.ts';
import { createKeyCache, type Verified } from './key-cache.ts';
import type { Principal } from './principal.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSessionStore, type Session } from './session-store.ts';
import { toPrincipal } from './wire-scopes.ts';

/** Sessions of browsers: a cookie in the place of a key. */
export interface Sessions {
  /** Opens one, with its Set-Cookie header. @throws AppError TLS_REQUIRED, or UNAVAILABLE without Redis or auth. */
  open(session: Session): Promise<{ principal: Principal; cookie: string }>;
  /** Whether a request brings the cookie of one. */
  isIn(credentials: Credentials): boolean;
  /**
   * Who is signed in; undefined when nobody is any more.
   * @throws AppError ORIGIN_NOT_ALLOWED, or UNAVAILABLE without Redis or auth.
   */
  find(credentials: Credentials): Promise<Principal | undefined>;
  /** Ends the one that a request brings. @returns the Set-Cookie header. */
  close(credentials: Credentials): Promise<string>;
}

/** As long as a working day. */
const longestMs = 12 * 3_600_000;
const deadlineMs = 2_000;

export function createSessions(publicUrl: string, auth: Clients['auth'], redis: RateRedis): Sessions {
  const cookie = createSessionCookie(publicUrl);
  const store = createSessionStore(redis);
  const checks = createKeyCache({
    verify: (name) => check(auth, sessionOf(name)),
    now: () => performance.now(),
  });

  return {
    async open(session) {
      const { principal, expiresInMs = longestMs } = await check(auth, session);
      const ttlMs = Math.max(1_000, Math.min(longestMs, expiresInMs));
      const sessionId = randomBytes(32).toString('base64url');
      const header = cookie.write(sessionId, ttlMs);
      await store.put(sessionId, session, ttlMs);
      countSession('opened');
      return { principal, cookie: header };
    },
    isIn: (credentials) => cookie.read(credentials.cookie) !== undefined,
    async find(credentials) {
      const sessionId = cookie.read(credentials.cookie);
      if (sessionId === undefined) return undefined;
      requireSameOrigin(credentials, publicUrl);
      const session = await store.find(sessionId);
      const principal = session === undefined ? undefined : await checks.find(nameOf(session));
      countSession(principal === undefined ? 'gone' : 'used');
      return principal;
    },
    async close(credentials) {
      requireSameOrigin(credentials, publicUrl);
      const sessionId = cookie.read(credentials.cookie);
      if (sessionId !== undefined) {
        await store.remove(sessionId);
        countSession('closed');
      }
      return cookie.clear();
    },
  };
}

/** Asks auth what a session may do now. @throws AppError UNAUTHORIZED once it has ended. */
async function check(auth: Clients['auth'], { keyId, linkId }: Session): Promise<Verified> {
  const { projectId, expiresIn, ...answer } = await auth.checkSession({ keyId, linkId }, { deadlineMs });
  const principal = toPrincipal({ ...answer, keyId });
  return {
    principal:
      linkId === undefined ? principal : { ...principal, link: { linkId, projectId: projectId ?? '' } },
    expiresInMs: expiresIn === undefined ? undefined : toMs(expiresIn),
  };
}

/** What one answer of auth holds for, as text. */
const nameOf = ({ keyId, linkId = '' }: Session): string => `${keyId} ${linkId}`;

function sessionOf(name: string): Session {
  const [keyId = '', linkId = ''] = name.split(' ');
  return linkId === '' ? { keyId } : { keyId, linkId };
}
