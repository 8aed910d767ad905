import { createHash } from 'node:crypto';
import { AppError } from '@sitewright/errors';
import type { RateRedis } from '@sitewright/rate-window';
import { z } from 'zod';

/** What a session was opened with. Never the key or link itself: what it may do, auth says each time. */
const sessionSchema = z.strictObject({ keyId: z.string(), linkId: z.string().optional() });
export type Session = z.infer<typeof sessionSchema>;

/** Sessions in Redis, under the hash of their ids: who reads Redis can't take one over. */
export interface SessionStore {
  put(sessionId: string, session: Session, ttlMs: number): Promise<void>;
  find(sessionId: string): Promise<Session | undefined>;
  remove(sessionId: string): Promise<void>;
}

const put = "return redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])";
const find = "return redis.call('GET', KEYS[1])";
const remove = "return redis.call('DEL', KEYS[1])";

const nameOf = (sessionId: string): string =>
  `session:${createHash('sha256').update(sessionId).digest('base64url')}`;

export function createSessionStore(redis: RateRedis): SessionStore {
  /** Without Redis nobody can say who is signed in; keys work as ever. */
  const run = async (script: string, sessionId: string, args: string[] = []): Promise<unknown> =>
    redis.evaluate(script, [nameOf(sessionId)], args).catch((cause: unknown) => {
      throw new AppError('UNAVAILABLE', 'Sessions cannot be looked up right now. Try again shortly.', {
        cause,
        retryAfterMs: 1_000,
      });
    });
  return {
    async put(sessionId, session, ttlMs) {
      await run(put, sessionId, [JSON.stringify(session), String(Math.floor(ttlMs))]);
    },
    async find(sessionId) {
      const text = await run(find, sessionId);
      return typeof text === 'string' ? sessionSchema.parse(JSON.parse(text)) : undefined;
    },
    async remove(sessionId) {
      await run(remove, sessionId);
    },
  };
}
