import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a build used of language models, over all its runs, by the providers' own counts.
  await sql`
    alter table builds
      add column cache_read_tokens bigint not null default 0,
      add column cache_write_tokens bigint not null default 0,
      add column reasoning_tokens bigint not null default 0,
      add column calls integer not null default 0,
      add column repairs integer not null default 0,
      add column providers text[] not null default '{}',
      -- What ceilings count: tokens of calls that gave no count are estimated.
      add column spent_tokens bigint not null default 0,
      -- By the operator's price table at the time, in millionths of its currency.
      add column cost_micros bigint not null default 0`.execute(db);
  // Ceilings look at the builds of a day that cost tokens.
  await sql`create index builds_spending on builds (created_at) where spent_tokens > 0`.execute(db);
}
