import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table builds (
      build_id text primary key,
      workspace_id text not null,
      key_id text not null,
      test boolean not null,
      build_type text not null check (build_type in ('website', 'design', 'slides', 'document', 'dataviz')),
      mode text not null check (mode in ('lite', 'economy', 'power')),
      save boolean not null,
      -- Whether somebody can still ask for the result once the call is gone.
      durable boolean not null,
      idempotency_key text,
      -- Only while a durable build may have to run again.
      prompt text,
      status text not null check (status in ('running', 'built', 'undoing', 'succeeded', 'failed')),
      epoch integer not null default 1,
      lease_until timestamptz not null,
      runs integer not null default 1,
      cancel_requested boolean not null default false,
      spec bytea,
      engine text,
      model text,
      input_tokens bigint not null default 0,
      output_tokens bigint not null default 0,
      charged_credits bigint not null default 0,
      remaining_credits bigint,
      held_credits bigint,
      plan text,
      error_reason text,
      error_message text,
      error_retry_after_ms integer,
      progress_stage text,
      progress_fraction double precision,
      progress_message text,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      check ((status in ('succeeded', 'failed')) = (ended_at is not null)),
      check (status <> 'failed' or charged_credits = 0),
      check (status <> 'undoing' or error_reason is not null)
    )`.execute(db);
  // What the takeover looks for; a small index, since builds end.
  await sql`create index builds_open on builds (lease_until) where ended_at is null`.execute(db);
  await sql`create index builds_with_spec on builds (ended_at) where spec is not null`.execute(db);

  await sql`
    create table idempotency_keys (
      workspace_id text not null,
      idempotency_key text not null,
      fingerprint text not null,
      build_id text not null,
      created_at timestamptz not null default now(),
      primary key (workspace_id, idempotency_key)
    )`.execute(db);
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db);
}
