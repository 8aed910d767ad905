import type { Migrations } from '@sitewright/database';
import * as projects from './0001-projects.ts';
import * as publication from './0002-publication.ts';
import * as reservedSlugs from './0003-reserved-slugs.ts';
import * as purgedWorkspaces from './0004-purged-workspaces.ts';
import * as revisionLinks from './0005-revision-links.ts';
import * as autosaves from './0006-autosaves.ts';
import * as worlds from './0007-worlds.ts';
import * as tallies from './0008-tallies.ts';

/** In order; forward only, expand then contract. */
export const migrations: Migrations = {
  '0001_projects': projects,
  '0002_publication': publication,
  '0003_reserved-slugs': reservedSlugs,
  '0004_purged-workspaces': purgedWorkspaces,
  '0005_revision-links': revisionLinks,
  '0006_autosaves': autosaves,
  '0007_worlds': worlds,
  '0008_tallies': tallies,
};
