import type { Migrations } from '@sitewright/database';
import { createKeys } from './0001-keys.ts';
import { createDecoy } from './0002-decoy.ts';
import { createLinks } from './0003-links.ts';

/** In order; forward only, expand then contract. */
export const migrations: Migrations = {
  '0001_keys': createKeys,
  '0002_decoy': createDecoy,
  '0003_links': createLinks,
};
