import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Whether the build's caller came back for it with its idempotency key: then it is told of this build again, and
  // a failure that it was told of before no longer takes the build back.
  await sql`alter table builds add column reclaimed boolean not null default false`.execute(db);
}
