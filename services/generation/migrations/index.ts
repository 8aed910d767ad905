import type { Migrations } from '@sitewright/database';
import * as builds from './0001_builds.ts';
import * as reclaimed from './0002_reclaimed.ts';
import * as buildEvents from './0003_build_events.ts';
import * as modelUse from './0004_model_use.ts';
import * as worlds from './0005_worlds.ts';
import * as traceparent from './0006_traceparent.ts';

/** In order; forward only, expand then contract. */
export const migrations: Migrations = {
  '0001_builds': builds,
  '0002_reclaimed': reclaimed,
  '0003_build_events': buildEvents,
  '0004_model_use': modelUse,
  '0005_worlds': worlds,
  '0006_traceparent': traceparent,
};
