import { AppError } from '@sitewright/errors';
import { renewLease } from '../db/owned-builds.ts';
import type { OwnedBuild } from '../domain/build.ts';
import type { SagaContext } from './context.ts';

/** How far a build is. */
export interface Progress {
  stage: string;
  fraction: number;
  message: string;
}

/** A worker's hold on a build, renewed until it is ended. */
export interface Lease {
  /** Shown to whoever asks, from the next renewal on. */
  report(progress: Progress): void;
  end(): void;
}

/** Aborts `stop` when the build was taken over, or when somebody asked for its cancellation. */
export function keepLease(
  { config, db, events }: SagaContext,
  build: OwnedBuild,
  stop: AbortController,
): Lease {
  let progress: Progress | undefined;
  const renew = async (): Promise<void> => {
    const { owned, cancelRequested } = await renewLease(db, build, config.leaseMs, progress);
    if (!owned) {
      events.leaseLost(build.buildId);
      stop.abort(new LeaseLost());
    } else if (cancelRequested) {
      stop.abort(cancelled());
    }
  };
  // A renewal that fails is tried again at the next; when the lease runs out, a takeover and the epoch decide.
  const timer = setInterval(() => void renew().catch(() => undefined), config.leaseRenewalMs);
  return {
    report(latest) {
      progress = latest;
    },
    end: () => clearInterval(timer),
  };
}

/** Another worker has the build: this one must stop and touch nothing. */
export class LeaseLost extends Error {}

/** What a build ends with that somebody has stopped. */
export const cancelled = (): AppError =>
  new AppError('BUILD_CANCELLED', 'The build was cancelled and was not charged.');
