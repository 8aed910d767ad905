import { type Kysely, sql } from 'kysely';

/** Whether the undoing of a build was left to a takeover: its caller was told of the failure before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table builds add column undo_postponed boolean not null default false`.execute(db);
}
