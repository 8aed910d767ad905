import type { Migrations } from '@sitewright/database';
import * as builds from './0001_builds.ts';
import * as reclaimed from './0002_reclaimed.ts';

/** In order; forward only, expand then contract. */
export const migrations: Migrations = { '0001_builds': builds, '0002_reclaimed': reclaimed };
