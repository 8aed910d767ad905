import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit (
      audit_id text primary key,
      workspace_id text not null,
      key_id text not null,
      tool text not null,
      outcome text not null,
      duration_ms integer not null check (duration_ms >= 0),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index audit_by_workspace on audit (workspace_id, audit_id desc)`.execute(db);
  await sql`create index audit_by_age on audit (created_at)`.execute(db);
}
