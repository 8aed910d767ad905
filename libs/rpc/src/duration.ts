import type { Duration } from '@sitewright/protos/duration';

/** Milliseconds as a google.protobuf.Duration. */
export function toDuration(ms: number): Duration {
  const seconds = Math.trunc(ms / 1000);
  return { seconds, nanos: Math.round((ms - seconds * 1000) * 1e6) };
}

/** A google.protobuf.Duration in milliseconds. */
export function toMs(duration: Duration): number {
  return duration.seconds * 1000 + duration.nanos / 1e6;
}
