import { type Kysely, sql } from 'kysely';

/** Workspaces, their keys, and when each key was last used. */
export const createKeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};

const statements = [
  sql`
    create table workspaces (
      workspace_id text primary key check (workspace_id ~ '^wsp_[0-9a-z]{26}$'),
      name text not null check (char_length(name) between 1 and 100),
      plan text not null check (char_length(plan) between 1 and 40),
      deleting_at timestamptz(3),
      created_at timestamptz(3) not null default date_trunc('milliseconds', clock_timestamp())
    )`,
  sql`create index workspaces_newest on workspaces (created_at desc, workspace_id desc)`,
  sql`
    create table keys (
      key_id text primary key check (key_id ~ '^key_[0-9a-z]{26}$'),
      workspace_id text not null references workspaces,
      name text not null check (char_length(name) between 1 and 100),
      scopes text[] not null check (
        cardinality(scopes) > 0 and scopes <@ array['read', 'write', 'publish', 'admin']
      ),
      mode text not null check (mode in ('live', 'test')),
      hash bytea not null unique check (octet_length(hash) = 32),
      pepper_version smallint not null check (pepper_version > 0),
      last_four text not null check (last_four ~ '^[0-9A-Za-z]{4}$'),
      request_hash bytea not null,
      created_at timestamptz(3) not null default date_trunc('milliseconds', clock_timestamp()),
      expires_at timestamptz(3),
      revoked_at timestamptz(3),
      rotated_from text unique references keys,
      check (rotated_from <> key_id)
    )`,
  sql`create index keys_newest on keys (workspace_id, created_at desc, key_id desc)`,
  sql`
    create table key_uses (
      key_id text primary key references keys,
      last_used_at timestamptz(3) not null
    )`,
];
