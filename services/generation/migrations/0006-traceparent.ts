import { type Kysely, sql } from 'kysely';

/** Which trace a build was accepted in, for whoever takes it over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table builds add column traceparent text`.execute(db);
}
