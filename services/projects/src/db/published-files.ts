import { type Kysely, sql } from 'kysely';
import { isOfLivingWorkspace } from './purged-workspaces.ts';
import type { ProjectsDatabase } from './schema.ts';

/** A file that the public may see. */
export interface PublishedFile {
  path: string;
  sha256: Buffer;
  media_type: string;
  immutable: boolean;
  script_sources: string[];
}

const fileColumns = [
  'publication_files.path',
  'publication_files.sha256',
  'publication_files.media_type',
  'publication_files.immutable',
  'publication_files.script_sources',
] as const;

/** What is public of a project. */
export interface Publication {
  id: string;
  test: boolean;
  seq: string;
  publishedAt: Date;
}

/** The project that is public under a slug, and since when. */
export async function findPublished(
  db: Kysely<ProjectsDatabase>,
  slug: string,
): Promise<Publication | undefined> {
  const row = await db
    .selectFrom('projects')
    .select(['id', 'test', 'pointer_seq', 'published_at'])
    .where('slug', '=', slug)
    .where('state', '=', 'active')
    .where('published_revision', 'is not', null)
    .where(isOfLivingWorkspace)
    .executeTakeFirst();
  if (row === undefined || row.published_at === null) return undefined;
  return { id: row.id, test: row.test, seq: row.pointer_seq, publishedAt: row.published_at };
}

/** The first of these paths that the publication has. */
export async function findPublishedFile(
  db: Kysely<ProjectsDatabase>,
  publication: { id: string; seq: string },
  paths: readonly string[],
): Promise<PublishedFile | undefined> {
  const rows = await db
    .selectFrom('publication_files')
    .select(fileColumns)
    .where('project_id', '=', publication.id)
    .where('seq', '=', publication.seq)
    .where('path', 'in', paths)
    .execute();
  return paths.map((path) => rows.find((row) => row.path === path)).find((row) => row !== undefined);
}

/** A file named by its content that was public within the last hour: pages in caches still ask for it. */
export function findReplacedAsset(
  db: Kysely<ProjectsDatabase>,
  projectId: string,
  path: string,
): Promise<PublishedFile | undefined> {
  return db
    .selectFrom('publication_files')
    .innerJoin('publications', (join) =>
      join
        .onRef('publications.project_id', '=', 'publication_files.project_id')
        .onRef('publications.seq', '=', 'publication_files.seq'),
    )
    .select(fileColumns)
    .where('publication_files.project_id', '=', projectId)
    .where('publication_files.path', '=', path)
    .where('publication_files.immutable', '=', true)
    .where('publications.replaced_at', '>', sql<Date>`now() - interval '1 hour'`)
    .orderBy('publication_files.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The paths of the pages of a publication. */
export async function listPublishedPages(
  db: Kysely<ProjectsDatabase>,
  publication: { id: string; seq: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('publication_files')
    .select('path')
    .where('project_id', '=', publication.id)
    .where('seq', '=', publication.seq)
    .where('media_type', 'like', 'text/html%')
    .orderBy('path')
    .limit(5000)
    .execute();
  return rows.map((row) => row.path);
}
