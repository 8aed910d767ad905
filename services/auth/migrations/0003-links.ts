import { type Kysely, sql } from 'kysely';

/** Links to one project, each in the name of the key that issued it. */
export const createLinks = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table links (
        link_id text primary key check (link_id ~ '^lnk_[0-9a-z]{26}$'),
        key_id text not null references keys,
        project_id text not null check (project_id ~ '^prj_[0-9a-z]{26}$'),
        role text not null check (role in ('view', 'edit')),
        hash bytea not null unique check (octet_length(hash) = 32),
        pepper_version smallint not null check (pepper_version > 0),
        request_hash bytea not null,
        created_at timestamptz(3) not null default date_trunc('milliseconds', clock_timestamp()),
        expires_at timestamptz(3) not null,
        revoked_at timestamptz(3)
      )`.execute(db);
    await sql`create index links_newest on links (project_id, created_at desc, link_id desc)`.execute(db);
    await sql`create index links_key on links (key_id)`.execute(db);
  },
};
