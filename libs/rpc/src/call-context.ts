import { AppError } from '@sitewright/errors';

/** What a handler knows of the call that it serves, and hands on to the calls that it makes. */
export interface CallContext {
  /** Aborted when the caller cancels, goes away, or its deadline passes. */
  readonly signal: AbortSignal;
  /** When the caller stops waiting, in ms since the epoch; Infinity without a deadline. */
  readonly deadline: number;
  /** The name of the calling service from its certificate; undefined on plain text. */
  readonly peer?: string | undefined;
  /** Tells the caller of a unary RPC, long before its answer, that somebody is at work on it. */
  readonly acknowledge?: () => void;
}

/** Taken off the caller's deadline for the way back. */
const hopMs = 20;

/** With less than this left a call is not worth making. */
const leastMs = 100;

/**
 * The deadline of a call made within another: the configured time, but never past the caller's own.
 * @throws AppError DEADLINE_EXCEEDED, naming the callee, when too little is left to try.
 */
export function deadlineWithin(outer: CallContext | undefined, configuredMs: number, method: string): number {
  const now = Date.now();
  if (outer === undefined) return now + configuredMs;
  const left = outer.deadline - hopMs - now;
  if (left < leastMs) {
    throw new AppError('DEADLINE_EXCEEDED', 'The answer did not come in time.', {
      metadata: { method, left_ms: String(Math.max(0, Math.round(left))) },
    });
  }
  return now + Math.min(configuredMs, left);
}
