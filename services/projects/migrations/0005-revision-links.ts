import { type Kysely, sql } from 'kysely';

/** Revisions tell by which link they were made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table revisions add column link_id text check (link_id <> '')`.execute(db);
}
