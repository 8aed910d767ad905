import { type Kysely, sql } from 'kysely';

/** Projects, their revisions, and the words of their titles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One row for each id ever seen: its primary key decides between a late create and an early discard.
  // Ids sort by time, so the list needs no other key. act_seq hands out the numbers of publish, unpublish and
  // delete; pointer_seq is the number of the act that decided what is public.
  `create table projects (
    id text collate "C" primary key check (id ~ '^prj_[0-9a-hjkmnp-tv-z]{26}$'),
    workspace_id text collate "C" not null check (workspace_id <> ''),
    state text not null check (state in ('pending', 'active', 'deleted', 'discarded')),
    title text check (char_length(title) between 1 and 120),
    build_type text check (build_type in ('website', 'design', 'slides', 'document', 'dataviz')),
    current_revision integer check (current_revision >= 1),
    slug text collate "C" check (slug ~ '^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$'),
    act_seq bigint not null default 0,
    pointer_seq bigint not null default 0 check (pointer_seq <= act_seq),
    published_revision integer,
    published_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    check ((state = 'discarded') = (title is null)),
    check ((title is null) = (build_type is null) and (title is null) = (current_revision is null)),
    check ((state = 'deleted') = (deleted_at is not null)),
    check ((published_revision is null) = (published_at is null)),
    check (published_revision is null or (state = 'active' and slug is not null)),
    check (published_revision <= current_revision)
  )`,
  `create index projects_active on projects (workspace_id, id desc) where state = 'active'`,
  `create index projects_active_type on projects (workspace_id, build_type, id desc) where state = 'active'`,
  `create index projects_bin on projects (workspace_id, id desc) where state = 'deleted'`,
  `create index projects_bin_type on projects (workspace_id, build_type, id desc) where state = 'deleted'`,
  `create index projects_overdue on projects (deleted_at) where state = 'deleted'`,
  `create index projects_tombstones on projects (updated_at) where state = 'discarded'`,
  `create unique index projects_slug on projects (slug) where slug is not null`,

  // The bytes of a specification, once per project however many revisions have them.
  `create table specs (
    project_id text collate "C" not null references projects on delete cascade,
    sha256 bytea not null check (octet_length(sha256) = 32),
    spec_json bytea not null check (octet_length(spec_json) between 1 and 1048576),
    primary key (project_id, sha256),
    check (sha256 = sha256(spec_json))
  )`,

  `create table revisions (
    project_id text collate "C" not null references projects on delete cascade,
    revision integer not null check (revision >= 1),
    origin text not null check (origin in ('build', 'patch', 'restore')),
    restored_from integer check (restored_from < revision),
    spec_sha256 bytea not null,
    size_bytes integer not null check (size_bytes > 0),
    key_id text not null,
    created_at timestamptz not null default now(),
    primary key (project_id, revision),
    foreign key (project_id, spec_sha256) references specs (project_id, sha256),
    check ((origin = 'restore') = (restored_from is not null)),
    check ((origin = 'build') = (revision = 1))
  )`,
  `create index revisions_spec on revisions (project_id, spec_sha256)`,

  // A revision goes only with its project: purged (the row is gone) or discarded (a tombstone is left).
  `create function revision_is_immutable() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and not exists (
      select from projects where id = old.project_id and state <> 'discarded'
    ) then
      return old;
    end if;
    raise exception 'revision % of % is immutable', old.revision, old.project_id
      using errcode = 'integrity_constraint_violation';
  end $$`,
  `create trigger revisions_immutable before update or delete on revisions
    for each row execute function revision_is_immutable()`,
  `create function spec_is_immutable() returns trigger language plpgsql as $$
  begin
    raise exception 'the specifications of % are immutable', old.project_id
      using errcode = 'integrity_constraint_violation';
  end $$`,
  `create trigger specs_immutable before update on specs
    for each row execute function spec_is_immutable()`,

  // An inverted index: the projects of a word come newest first, so a search reads as far as it needs.
  `create table title_words (
    workspace_id text collate "C" not null,
    word text collate "C" not null,
    project_id text collate "C" not null references projects on delete cascade,
    primary key (workspace_id, word, project_id)
  )`,
  `create index title_words_project on title_words (project_id)`,
];
