import { setTimeout as pause } from 'node:timers/promises';
import { describeEnd, howItEnded, type ServiceProcess } from './service-process.ts';

/** So many ends within so long a time are no accident any more. */
const endsToGiveUp = 3;
const giveUpWithinMs = 60_000;
/** Ends of this long a time make the pause before the next start grow, from the first to the longest. */
const rememberedMs = 600_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;

export interface KeptService {
  name: string;
  /** Its process number; undefined while it does not run. */
  pid(): number | undefined;
  /** Rejects when it ends again and again, with its last words. */
  givenUp: Promise<never>;
  /** Ends it; first the signal must have said that ends are asked for. */
  stop(): Promise<void>;
  /** Ends it and starts it again at once, or starts it now where it waits for its next start. */
  restart(): Promise<void>;
}

export interface KeepOptions {
  /** Aborted once ends are asked for. */
  stopping: AbortSignal;
  /** Told of every end that nobody asked for. */
  say(line: string): void;
  /** Told whenever its process number is another. */
  changed(): void;
  /** Whether ends that come again and again are left to who changes its source, with longer pauses. */
  patient?: boolean;
}

/**
 * Keeps a service running as a cluster would: an end that nobody asked for is followed by another start, after a pause
 * that grows. Three ends within a minute give it up.
 */
export function keepService(start: () => ServiceProcess, options: KeepOptions): KeptService {
  const { stopping, say, changed, patient = false } = options;
  let current: ServiceProcess | undefined = start();
  const { name } = current;
  let restart = new AbortController();

  const keep = async (): Promise<never> => {
    const ends: number[] = [];
    while (current !== undefined) {
      const ended: ServiceProcess = current;
      await ended.ended;
      if (stopping.aborted) break;
      if (restart.signal.aborted) {
        restart = new AbortController();
        current = start();
        changed();
        continue;
      }
      current = undefined;
      changed();
      ends.push(performance.now());
      if (!patient && within(ends, giveUpWithinMs) >= endsToGiveUp)
        throw new Error(`${await describeEnd(ended)}\nIt ended ${endsToGiveUp} times within a minute.`);
      const pauseMs = pauseAfter(within(ends, rememberedMs));
      const how = await howItEnded(ended);
      say(
        `The service ${name} ended ${how}; it is started again in ${pauseMs / 1000} s. Log: ${ended.logFile}`,
      );
      const signal = AbortSignal.any([stopping, restart.signal]);
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
      if (stopping.aborted) break;
      restart = new AbortController();
      current = start();
      changed();
    }
    // An end that was asked for gives nothing up: then this never settles.
    return new Promise<never>(() => {});
  };

  const givenUp = keep();
  givenUp.catch(() => {});
  return {
    name,
    pid: () => current?.pid,
    givenUp,
    stop: async () => current?.stop(),
    async restart() {
      restart.abort();
      await current?.stop();
    },
  };
}

function within(ends: readonly number[], timeMs: number): number {
  return ends.filter((at) => performance.now() - at <= timeMs).length;
}

/** @param ends how often it ended of late, this end included */
export function pauseAfter(ends: number): number {
  return Math.min(firstPauseMs * 2 ** (ends - 1), longestPauseMs);
}
