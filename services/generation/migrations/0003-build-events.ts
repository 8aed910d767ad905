import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Whether the build is told event by event, so that whoever takes it over goes on telling.
  await sql`alter table builds add column streamed boolean not null default false`.execute(db);
  // The first event of a build is its acceptance and the last its end: both are the build's row.
  await sql`
    create table build_events (
      build_id text not null references builds (build_id) on delete cascade,
      seq integer not null check (seq > 1),
      epoch integer not null,
      event text not null check (event in ('progress', 'part')),
      -- JSON, as it is sent.
      data text not null,
      created_at timestamptz not null default now(),
      primary key (build_id, seq)
    )`.execute(db);
  await sql`create index build_events_by_age on build_events (created_at)`.execute(db);
  // Newest first within a workspace: ids are ULIDs.
  await sql`create index builds_of_workspace on builds (workspace_id, build_id desc)`.execute(db);
}
