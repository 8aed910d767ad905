import type { Migrations } from '@sitewright/database';

/** In order; forward only, expand then contract. */
export const migrations: Migrations = {};
