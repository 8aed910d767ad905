import { type Kysely, sql } from 'kysely';
import type { ProjectsDatabase } from '../db/schema.ts';
import type { FileStore } from './file-store.ts';

const batchBytes = 4 * 1024 * 1024;

/** Files as rows of the `files` table. */
export function createPostgresFileStore(db: Kysely<ProjectsDatabase>): FileStore {
  return {
    async put(files) {
      for (const batch of batches(files)) {
        await db
          .insertInto('files')
          .values(batch)
          // The time is renewed, so that a sweep does not take what is about to be referred to.
          .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ put_at: sql`now()` }))
          .execute();
      }
    },
    async read(sha256) {
      const row = await db
        .selectFrom('files')
        .select('content')
        .where('sha256', '=', sha256)
        .executeTakeFirst();
      return row?.content;
    },
    async sweep(limit) {
      // A put that renews put_at meanwhile wins: the row is looked at again once its lock is free.
      const { rows } = await sql`
        delete from files where sha256 in (
          select f.sha256 from files f
          where f.put_at < now() - interval '1 hour'
            and not exists (select from publication_files p where p.sha256 = f.sha256)
            and not exists (select from exports e where e.sha256 = f.sha256)
          limit ${limit} for update skip locked
        ) and put_at < now() - interval '1 hour' returning sha256`.execute(db);
      return rows.length;
    },
  };
}

/** In the order of their names, so that two puts never wait for each other in a circle. */
function batches<F extends { sha256: Buffer; content: Buffer }>(files: readonly F[]): F[][] {
  const distinct = new Map(files.map((file) => [file.sha256.toString('hex'), file]));
  const made: F[][] = [];
  let size = batchBytes;
  for (const [, file] of [...distinct].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (size + file.content.length > batchBytes) {
      made.push([]);
      size = 0;
    }
    made.at(-1)?.push(file);
    size += file.content.length;
  }
  return made;
}
