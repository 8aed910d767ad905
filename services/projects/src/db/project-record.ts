import type { Project } from '@sitewright/protos/projects';

/** The columns of a project's record, as every RPC answers it. */
export const recordColumns = [
  'id',
  'workspace_id',
  'test',
  'title',
  'build_type',
  'current_revision',
  'slug',
  'published_revision',
  'published_at',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;

/** A row of these columns. */
export interface ProjectRecord {
  id: string;
  workspace_id: string;
  test: boolean;
  title: string | null;
  build_type: string | null;
  current_revision: number | null;
  slug: string | null;
  published_revision: number | null;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** A record as it goes over the wire. Only tombstones, which no read returns, have no title. */
export const toProject = (row: ProjectRecord): Project => ({
  projectId: row.id,
  workspaceId: row.workspace_id,
  test: row.test,
  title: row.title ?? '',
  buildType: row.build_type ?? '',
  revision: row.current_revision ?? 0,
  slug: row.slug ?? undefined,
  publishedRevision: row.published_revision ?? undefined,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  deletedAt: row.deleted_at ?? undefined,
  publishedAt: row.published_at ?? undefined,
});
