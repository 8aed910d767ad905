import type { Migrations } from '@sitewright/database';
import * as builds from './0001_builds.ts';

/** In order; forward only, expand then contract. */
export const migrations: Migrations = { '0001_builds': builds };
