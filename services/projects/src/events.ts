import { type Logger, withSpan } from '@sitewright/telemetry';

/** Says what a sweep removed; nothing when there was nothing to remove. */
export function logSweep(logger: Logger, removed: Readonly<Record<string, number>>): void {
  if (Object.values(removed).some((count) => count > 0)) logger.info({ removed }, 'swept');
}

/** Says that a sweep failed; the next one tries again. */
export function logSweepFailed(logger: Logger, error: unknown): void {
  logger.error({ err: error }, 'sweep failed');
}

/** Runs one rendering within a span that says what was made, waiting for a thread included. */
export const inRenderSpan = <T>(
  task: { kind: string; format?: string },
  work: () => Promise<T>,
): Promise<T> =>
  withSpan(
    `render ${task.kind}`,
    { attributes: { 'render.kind': task.kind, 'render.format': task.format ?? 'html' } },
    work,
  );
