import type { RateLimitFields } from '@sitewright/rate-window';
import type { Kysely } from 'kysely';
import type { Clients } from '../clients.ts';
import type { GenerationConfig } from '../config.ts';
import type { GenerationDatabase } from '../db/schema.ts';
import type { Engines } from '../engines/choose.ts';
import type { Events } from '../events.ts';
import type { News } from './news.ts';
import type { RunningBuilds } from './running-builds.ts';

/** Counts builds by address; refuses with RATE_LIMITED. */
export interface BuildWindow {
  /** @returns what is left. @throws AppError RATE_LIMITED when the address has used up its window. */
  take(address: string): Promise<RateLimitFields>;
}

/** What the steps of a build work with. */
export interface SagaContext {
  config: GenerationConfig;
  db: Kysely<GenerationDatabase>;
  clients: Clients;
  engines: Engines;
  window: BuildWindow;
  events: Events;
  running: RunningBuilds;
  news: News;
}
