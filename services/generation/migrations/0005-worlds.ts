import { type Kysely, sql } from 'kysely';

/** Test keys and live ones share neither builds nor idempotency keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table idempotency_keys add column test boolean not null default false',
  `update idempotency_keys set test = true from builds
   where builds.build_id = idempotency_keys.build_id and builds.test`,
  `alter table idempotency_keys
   drop constraint idempotency_keys_pkey, add primary key (workspace_id, test, idempotency_key)`,
  'create index builds_of_world on builds (workspace_id, test, build_id desc)',
  'drop index builds_of_workspace',
];
