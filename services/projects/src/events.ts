import { AppError } from '@sitewright/errors';
import { callSeconds, createMeter, type Logger, withSpan } from '@sitewright/telemetry';

const meter = createMeter('projects');
const formats = 20;

const duration = meter.histogram('sitewright.projects.rendering.duration', {
  unit: 's',
  description:
    'Renderings and exports, waiting for a thread included; a p99 near PROJECTS_RENDER_TIMEOUT_MS asks for more replicas or threads',
  by: {
    'sitewright.kind': ['page', 'site', 'export'],
    'sitewright.format': formats,
    'sitewright.outcome': 20,
  },
  bounds: callSeconds,
});
const exported = meter.counter('sitewright.projects.exports', {
  unit: '{export}',
  description: 'Exports asked for, by format and whether they were made before',
  by: { 'sitewright.format': formats, 'sitewright.cached': [true, false] },
});
const tasks = meter.watched('sitewright.projects.rendering.tasks', {
  unit: '{task}',
  description:
    'Renderings at work, and `waiting` for a thread; from PROJECTS_RENDER_MAX_QUEUE on they are refused',
  by: { 'sitewright.state': ['working', 'waiting'] },
});
const revisions = meter.counter('sitewright.projects.revisions', {
  unit: '{revision}',
  description: 'Revisions made of saved projects, by origin; those of builds are generation’s to count',
  by: { 'sitewright.origin': ['patch', 'restore', 'autosave'] },
});
const quotaRefusals = meter.counter('sitewright.projects.quota_refusals', {
  unit: '{refusal}',
  description: 'What was refused because a workspace has no room for it',
  by: { 'sitewright.bound': ['projects', 'revisions', 'bytes'] },
});
const acts = meter.counter('sitewright.projects.publications', {
  unit: '{act}',
  description:
    'What was done to what the public sees; `overtaken` where a later act had decided before the rendering was done',
  by: { 'sitewright.act': ['published', 'overtaken', 'unpublished'] },
});
const sweptKinds = [
  ...(['buried', 'projects', 'tombstones', 'autosaves'] as const),
  ...(['slugs', 'publications', 'exports', 'files'] as const),
];
/** How much a sweep removed of each kind. */
export type Removed = Readonly<Record<(typeof sweptKinds)[number], number>>;
const removals = meter.counter('sitewright.projects.swept', {
  unit: '{row}',
  description:
    'What the sweeper removed for good: `projects` are those whose time in the bin was over, `buried` those of purged workspaces',
  by: { 'sitewright.kind': sweptKinds },
});
const swept = meter.gauge('sitewright.sweep.last_success', {
  unit: 's',
  description: 'When the last sweep ended well, or when the process started, in Unix time',
});

/** Counts what a bound of a workspace refused. */
export const countQuotaRefusal = (bound: 'projects' | 'revisions' | 'bytes'): void =>
  quotaRefusals.add(1, { 'sitewright.bound': bound });

const now = (): number => Date.now() / 1000;
swept.record(now());

/** Counts a revision of a saved project by its origin. */
export const countRevision = (origin: 'patch' | 'restore' | 'autosave'): void =>
  revisions.add(1, { 'sitewright.origin': origin });

/** Overtaken: a later act had decided before the rendering was done. */
export const countPublication = (act: 'published' | 'overtaken' | 'unpublished'): void =>
  acts.add(1, { 'sitewright.act': act });

/** Tells that a sweep ended well, and says what it removed; nothing when there was nothing to remove. */
export function logSweep(logger: Logger, removed: Removed): void {
  swept.record(now());
  const gone = Object.entries(removed).filter(([, count]) => count > 0);
  for (const [kind, count] of gone) removals.add(count, { 'sitewright.kind': kind });
  if (gone.length > 0) logger.info({ removed }, 'swept');
}

/** Says that a sweep failed; the next one tries again. */
export function logSweepFailed(logger: Logger, error: unknown): void {
  logger.error({ err: error }, 'sweep failed');
}

/** Counts an export that was asked for. */
export const countExport = (format: string, cached: boolean): void =>
  exported.add(1, { 'sitewright.format': format, 'sitewright.cached': cached });

/** Watches how many renderings are at work and wait. @returns what ends the watch. */
export const watchRenderings = (read: () => { working: number; waiting: number }): (() => void) =>
  tasks.watch((observe) => {
    for (const [state, count] of Object.entries(read())) observe(count, { 'sitewright.state': state });
  });

/** Waits for a thread within a span: in a trace, waiting is not taken for drawing. */
export const inWaitSpan = <T>(wait: () => Promise<T>): Promise<T> => withSpan('wait for a thread', {}, wait);

/** Runs one rendering within a span that says what was made, and measures it, waiting for a thread included. */
export async function inRenderSpan<T>(
  { kind, format = 'html' }: { kind: string; format?: string },
  work: () => Promise<T>,
): Promise<T> {
  const attributes = { 'sitewright.kind': kind, 'sitewright.format': format };
  const started = performance.now();
  let outcome = 'done';
  try {
    return await withSpan(`render ${kind}`, { attributes }, work);
  } catch (error) {
    outcome = error instanceof AppError ? error.reason.toLowerCase() : 'failed';
    throw error;
  } finally {
    duration.record((performance.now() - started) / 1000, { ...attributes, 'sitewright.outcome': outcome });
  }
}
