import { type Config, databaseSettings, integer, rpcServerSettings, tlsSettings } from '@sitewright/config';

const thirtyDaysMs = 30 * 24 * 3_600_000;

/** Settings of the projects service; prefix PROJECTS. */
export const settings = {
  ...rpcServerSettings,
  ...tlsSettings,
  ...databaseSettings,
  binTtlMs: integer(1000)
    .describe('how long a deleted project can be restored, and a freed slug stays reserved')
    .default(thirtyDaysMs),
  autosaveTtlMs: integer(1000)
    .describe('how long an autosave is kept that nobody has named')
    .default(thirtyDaysMs),
  sweepIntervalMs: integer(100).describe('how often what is overdue is purged').default(60_000),
  exportTtlMs: integer(1000)
    .describe('how long an export is kept after it was last asked for')
    .default(7 * 24 * 3_600_000),
  renderWorkers: integer(2, 64)
    .describe('threads that render and export; one of them is for pages alone')
    .default(2),
  renderTimeoutMs: integer(100).describe('how long one rendering or export may take').default(60_000),
  renderWaitMs: integer(100)
    .describe('how long one may wait for a thread before it is refused with RESOURCE_EXHAUSTED')
    .default(30_000),
  renderMemoryMb: integer(64).describe('how much memory one rendering thread may use').default(512),
  renderMaxQueue: integer(1)
    .describe('renderings that may wait for a thread; more are refused with RESOURCE_EXHAUSTED')
    .default(64),
  maxProjects: integer(1)
    .describe('projects that the live keys of a workspace may keep, the bin included; its test keys as many')
    .default(10_000),
  maxRevisions: integer(1).describe('revisions of all of them together').default(250_000),
  maxSpecBytes: integer(1)
    .describe('bytes of their specifications')
    .default(10 * 1024 ** 3),
  maxExportBytes: integer(0)
    .describe('bytes of their exports that are kept; further ones are made anew each time')
    .default(2 * 1024 ** 3),
  searchMaxCandidates: integer(1, 100_000)
    .describe('titles that one page of a search may look at')
    .default(1000),
};

export type ProjectsConfig = Config<typeof settings>;
