import type { Logger } from '@sitewright/telemetry';

/** Says what a sweep removed; nothing when there was nothing to remove. */
export function logSweep(logger: Logger, removed: Readonly<Record<string, number>>): void {
  if (Object.values(removed).some((count) => count > 0)) logger.info({ removed }, 'swept');
}

/** Says that a sweep failed; the next one tries again. */
export function logSweepFailed(logger: Logger, error: unknown): void {
  logger.error({ err: error }, 'sweep failed');
}
