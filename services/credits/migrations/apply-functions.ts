import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

/** SQL stands where it was written, beside no built code. */
const folder = new URL('../sql/', import.meta.url.replace('/dist/migrations/', '/migrations/'));

/**
 * Brings functions to what their files say today. A change of a function edits its file and adds a migration that applies
 * that file: a new database has the newest text from its first migration on, an old one from that migration on.
 */
export async function applyFunctions(
  db: Kysely<unknown>,
  ...files: readonly `${string}.sql`[]
): Promise<void> {
  for (const file of files) await sql.raw(await readFile(new URL(file, folder), 'utf8')).execute(db);
}
