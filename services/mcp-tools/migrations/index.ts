import type { Migrations } from '@sitewright/database';
import * as audit from './0001-audit.ts';

/** In order; forward only, expand then contract. */
export const migrations: Migrations = { '0001_audit': audit };
