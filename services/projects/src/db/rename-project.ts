import { type Kysely, sql } from 'kysely';
import { type ProjectRecord, recordColumns } from './project-record.ts';
import { lockActiveProject, type ProjectKey } from './projects.ts';
import type { ProjectsDatabase } from './schema.ts';
import { replaceTitleWords } from './title-words.ts';

/** Gives an active project this title; the one that it has already changes nothing. */
export function renameTo(
  db: Kysely<ProjectsDatabase>,
  key: ProjectKey,
  title: string,
): Promise<ProjectRecord> {
  return db.transaction().execute(async (trx) => {
    const project = await lockActiveProject(trx, key);
    if (project.title === title) return project;
    await replaceTitleWords(trx, { ...key, title });
    return trx
      .updateTable('projects')
      .set({ title, updated_at: sql`now()` })
      .where('id', '=', key.id)
      .returning(recordColumns)
      .executeTakeFirstOrThrow();
  });
}
