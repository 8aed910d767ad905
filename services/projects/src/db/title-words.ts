import type { Kysely } from 'kysely';
import { titleWords } from '../domain/title-words.ts';
import type { World } from './projects.ts';
import type { ProjectsDatabase } from './schema.ts';

/** Makes a project findable by the words of this title, and by no others. */
export async function replaceTitleWords(
  db: Kysely<ProjectsDatabase>,
  project: World & { id: string; title: string },
): Promise<void> {
  const { id, workspaceId, test } = project;
  await db.deleteFrom('title_words').where('project_id', '=', id).execute();
  const words = titleWords(project.title);
  if (words.length === 0) return;
  await db
    .insertInto('title_words')
    .values(words.map((word) => ({ workspace_id: workspaceId, test, word, project_id: id })))
    .execute();
}
