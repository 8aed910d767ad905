import type { Migrations } from '@sitewright/database';
import * as tables from './0001-tables.ts';
import * as guards from './0002-guards.ts';
import * as time from './0003-time.ts';
import * as holds from './0004-holds.ts';
import * as grants from './0005-grants.ts';

/** In order; forward only, expand then contract. */
export const migrations: Migrations = {
  '0001_tables': tables,
  '0002_guards': guards,
  '0003_time': time,
  '0004_holds': holds,
  '0005_grants': grants,
};
