import type { Migrations } from '@sitewright/database';
import * as builds from './0001-builds.ts';
import * as reclaimed from './0002-reclaimed.ts';
import * as buildEvents from './0003-build-events.ts';
import * as modelUse from './0004-model-use.ts';
import * as worlds from './0005-worlds.ts';
import * as traceparent from './0006-traceparent.ts';
import * as undoPostponed from './0007-undo-postponed.ts';

/** In order; forward only, expand then contract. */
export const migrations: Migrations = {
  '0001_builds': builds,
  '0002_reclaimed': reclaimed,
  '0003_build_events': buildEvents,
  '0004_model_use': modelUse,
  '0005_worlds': worlds,
  '0006_traceparent': traceparent,
  '0007_undo_postponed': undoPostponed,
};
