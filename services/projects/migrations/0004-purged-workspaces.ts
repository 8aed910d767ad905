import { type Kysely, sql } from 'kysely';

/** Workspaces that are no more: inserts are checked against them, and what is left of them is purged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table purged_workspaces (
    workspace_id text collate "C" primary key check (workspace_id <> ''),
    purged_at timestamptz not null default now()
  )`.execute(db);
}
