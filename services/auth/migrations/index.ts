import type { Migrations } from '@sitewright/database';
import { createKeys } from './0001-keys.ts';

/** In order; forward only, expand then contract. */
export const migrations: Migrations = { '0001_keys': createKeys };
