import type { Migrations } from '@sitewright/database';
import * as projects from './0001_projects.ts';
import * as publication from './0002_publication.ts';

/** In order; forward only, expand then contract. */
export const migrations: Migrations = {
  '0001_projects': projects,
  '0002_publication': publication,
};
