import { type Kysely, sql } from 'kysely';
import { binHorizon } from './projects.ts';
import type { ProjectsDatabase } from './schema.ts';

/** What an export is made from, and by which renderer: all that decides its bytes. */
export interface ExportKey {
  projectId: string;
  specSha256: Buffer;
  format: string;
  renderer: string;
}

/** An export that is in the file store. */
export interface ExportEntry {
  sha256: Buffer;
  mediaType: string;
  sizeBytes: number;
}

/** An export that was made before; being asked for keeps it longer. */
export async function findExport(
  db: Kysely<ProjectsDatabase>,
  key: ExportKey,
): Promise<ExportEntry | undefined> {
  const row = await db
    .updateTable('exports')
    .set({ used_at: sql`now()` })
    .where('project_id', '=', key.projectId)
    .where('spec_sha256', '=', key.specSha256)
    .where('format', '=', key.format)
    .where('renderer', '=', key.renderer)
    .returning(['sha256', 'media_type', 'size_bytes'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { sha256: row.sha256, mediaType: row.media_type, sizeBytes: row.size_bytes };
}

/** Remembers an export. Of two made at once the first is kept: they may differ in a time stamp. */
export async function saveExport(
  db: Kysely<ProjectsDatabase>,
  key: ExportKey,
  entry: ExportEntry,
): Promise<ExportEntry> {
  await db
    .insertInto('exports')
    .values({
      project_id: key.projectId,
      spec_sha256: key.specSha256,
      format: key.format,
      renderer: key.renderer,
      sha256: entry.sha256,
      media_type: entry.mediaType,
      size_bytes: entry.sizeBytes,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findExport(db, key)) ?? entry;
}

/** Forgets exports that nobody has asked for in a while. */
export async function purgeExports(
  db: Kysely<ProjectsDatabase>,
  exportTtlMs: number,
  limit: number,
): Promise<number> {
  const { rows } = await sql`
    delete from exports where (project_id, spec_sha256, format, renderer) in (
      select project_id, spec_sha256, format, renderer from exports
      where used_at < ${binHorizon(exportTtlMs)} limit ${limit} for update skip locked
    ) returning format`.execute(db);
  return rows.length;
}
