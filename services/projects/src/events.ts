import { metrics } from '@opentelemetry/api';
import { AppError } from '@sitewright/errors';
import { type Logger, withSpan } from '@sitewright/telemetry';

const meter = metrics.getMeter('sitewright.projects');
const duration = meter.createHistogram('sitewright.projects.rendering.duration', {
  unit: 's',
  description: 'Renderings and exports by kind, format and outcome, waiting for a thread included',
});
const exported = meter.createCounter('sitewright.projects.exports', {
  description: 'Exports asked for, by format and whether they were made before',
});
const queue = meter.createObservableGauge('sitewright.projects.rendering.queue', {
  description: 'Renderings that wait for a thread',
});
const revisions = meter.createCounter('sitewright.projects.revisions', {
  description: 'Revisions made of saved projects, by origin: patch, restore or autosave',
});
const acts = meter.createCounter('sitewright.projects.publications', {
  description: 'What was done to what the public sees, by act: published, overtaken, unpublished',
});
const removals = meter.createCounter('sitewright.projects.swept', {
  description:
    'What the sweeper removed for good, by kind; projects are those whose time in the bin was over',
});

export const countRevision = (origin: 'patch' | 'restore' | 'autosave'): void => revisions.add(1, { origin });

/** Overtaken: a later act had decided before the rendering was done. */
export const countPublication = (act: 'published' | 'overtaken' | 'unpublished'): void =>
  acts.add(1, { act });

/** Says what a sweep removed; nothing when there was nothing to remove. */
export function logSweep(logger: Logger, removed: Readonly<Record<string, number>>): void {
  const gone = Object.entries(removed).filter(([, count]) => count > 0);
  for (const [kind, count] of gone) removals.add(count, { kind });
  if (gone.length > 0) logger.info({ removed }, 'swept');
}

/** Says that a sweep failed; the next one tries again. */
export function logSweepFailed(logger: Logger, error: unknown): void {
  logger.error({ err: error }, 'sweep failed');
}

/** Counts an export that was asked for. */
export const countExport = (format: string, cached: boolean): void => exported.add(1, { format, cached });

/** Watches how many renderings wait. @returns what ends the watch. */
export function watchQueue(length: () => number): () => void {
  const observe = (result: { observe(value: number): void }): void => result.observe(length());
  queue.addCallback(observe);
  return () => queue.removeCallback(observe);
}

/** Runs one rendering within a span that says what was made, and measures it, waiting for a thread included. */
export async function inRenderSpan<T>(
  { kind, format = 'html' }: { kind: string; format?: string },
  work: () => Promise<T>,
): Promise<T> {
  const attributes = { 'render.kind': kind, 'render.format': format };
  const started = performance.now();
  let outcome = 'done';
  try {
    return await withSpan(`render ${kind}`, { attributes }, work);
  } catch (error) {
    outcome = error instanceof AppError ? error.reason.toLowerCase() : 'failed';
    throw error;
  } finally {
    duration.record((performance.now() - started) / 1000, { kind, format, outcome });
  }
}
