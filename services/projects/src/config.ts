import { type Config, databaseSettings, integer, rpcServerSettings, tlsSettings } from '@sitewright/config';

const thirtyDaysMs = 30 * 24 * 3_600_000;

/** Settings of the projects service; prefix PROJECTS. */
export const settings = {
  ...rpcServerSettings,
  ...tlsSettings,
  ...databaseSettings,
  binTtlMs: integer(1000).describe('how long a deleted project can be restored').default(thirtyDaysMs),
  sweepIntervalMs: integer(100).describe('how often what is overdue is purged').default(60_000),
  searchMaxCandidates: integer(1, 100_000)
    .describe('titles that one page of a search may look at')
    .default(1000),
};

export type ProjectsConfig = Config<typeof settings>;
