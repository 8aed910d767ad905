import type { Caller } from '@sitewright/protos/mcp-tools';
import type { Project } from '@sitewright/protos/projects';
import { type Addresses, projectJson } from '@sitewright/public-api';
import { z } from 'zod';

/** The id of a project, as tools take it. */
export const projectId = z.string().min(1).max(100).describe('Id from list_projects: prj_…');

/** A project's record as tools show it: what the API shows, without the times that only a person would read. */
export const projectRecord = z.object({
  projectId: z.string(),
  title: z.string(),
  buildType: z.string(),
  revision: z.int(),
  editorUrl: z.string(),
  publishedUrl: z.string().nullable(),
  publishedRevision: z.int().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export function recordOf(addresses: Addresses, project: Project | undefined): z.input<typeof projectRecord> {
  const { slug, publishedAt, deletedAt, ...record } = projectJson(addresses, project);
  return record;
}

/** On whose behalf the projects service is called. */
export const projectsCaller = ({ workspaceId, keyId, scopes }: Caller) => ({ workspaceId, keyId, scopes });

/** On whose behalf the generation service is called. */
export const buildsCaller = ({ workspaceId, keyId, scopes, test }: Caller) => ({
  workspaceId,
  keyId,
  scopes,
  test,
});
