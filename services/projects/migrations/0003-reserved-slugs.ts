import { type Kysely, sql } from 'kysely';

/** The slugs that are kept for a project are counted before it gets another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index slugs_reserved on slugs (project_id) where freed_at is not null`.execute(db);
}
