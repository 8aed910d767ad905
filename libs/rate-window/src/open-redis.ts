import { hash } from 'node:crypto';
import { type Logger, measureStatement, SpanKind, withSpan } from '@sitewright/telemetry';
import { createClient } from 'redis';

/** Whether Redis has not seen the script, or not since it was restarted: an answer like any. */
const isUnseen = (error: unknown): boolean => error instanceof Error && error.message.startsWith('NOSCRIPT');

/** A span for the command, its duration, and an end to waiting for it. */
async function command<T>(name: 'EVALSHA' | 'EVAL', limitMs: number, run: () => Promise<T>): Promise<T> {
  const attributes = { 'db.system.name': 'redis', 'db.operation.name': name };
  const started = performance.now();
  let failure: unknown;
  try {
    const options = { kind: SpanKind.CLIENT, attributes, fails: (error: unknown) => !isUnseen(error) };
    return await withSpan(`${name} redis`, options, () => within(run(), limitMs));
  } catch (error) {
    failure = isUnseen(error) ? undefined : error;
    throw error;
  } finally {
    measureStatement('redis', name, performance.now() - started, failure);
  }
}

/** Runs scripts in Redis, or fails at once. */
export interface RateRedis {
  evaluate(script: string, keys: string[], args: string[]): Promise<unknown>;
  close(): Promise<void>;
}

/** Where Redis is, and how long it is waited for. */
export interface RateRedisOptions {
  url: string;
  logger: Logger;
  /** How long a script may take before its outcome counts as unknown. */
  timeoutMs?: number;
  /** What its absence means, for the log. */
  without?: string;
}

/** After a time-out Redis is left alone this long, so that a hanging one costs few requests their time. */
const restMs = 1_000;

/**
 * Opens a connection in the background and keeps it. Nothing waits for it: while it is down, or hangs, calls
 * fail at once. Changes between the two are logged, once each.
 */
export function openRedis({
  url,
  logger,
  timeoutMs = 250,
  without = 'each process keeps rate windows of its own',
}: RateRedisOptions): RateRedis {
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    pingInterval: 5_000,
    // Ours is shorter. The client's own leaves a timer of five seconds and its signal behind every command.
    commandOptions: { timeout: 0 },
    socket: {
      connectTimeout: 2_000,
      socketTimeout: 15_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 6), 2_000),
    },
  });
  const digests = new Map<string, string>();
  /** By its digest, which Redis knows from the first time on: the text is not sent and hashed on every request. */
  const run = async (script: string, keys: string[], args: string[]): Promise<unknown> => {
    const id = digests.get(script) ?? hash('sha1', script);
    digests.set(script, id);
    try {
      return await command('EVALSHA', timeoutMs, () => client.evalSha(id, { keys, arguments: args }));
    } catch (error) {
      // EVAL teaches it.
      if (!isUnseen(error)) throw error;
      return command('EVAL', timeoutMs, () => client.eval(script, { keys, arguments: args }));
    }
  };
  let healthy = true;
  let restUntil = 0;
  const report = (ok: boolean, error?: unknown): void => {
    if (ok === healthy) return;
    healthy = ok;
    if (ok) logger.info('Redis answers again');
    else logger.warn({ err: error }, `Redis does not answer: ${without}`);
  };
  client.on('error', (error: unknown) => report(false, error));
  const opening = client.connect().catch((error: unknown) => report(false, error));

  return {
    async evaluate(script, keys, args) {
      if (performance.now() < restUntil) throw new Error('Redis has just timed out.');
      try {
        const reply = await run(script, keys, args);
        report(true);
        return reply;
      } catch (error) {
        if (error instanceof RedisTimeout) restUntil = performance.now() + restMs;
        report(false, error);
        throw error;
      }
    },
    async close() {
      client.destroy();
      await opening;
    },
  };
}

class RedisTimeout extends Error {
  override readonly name = 'RedisTimeout';
}

/** Stops waiting after a time. The script may still run: its outcome is unknown. */
function within<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new RedisTimeout(`No answer within ${limitMs} ms.`)), limitMs);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
