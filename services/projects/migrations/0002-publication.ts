import { type Kysely, sql } from 'kysely';

/** Slugs, published renderings, exports, and the store of files that both refer to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Who holds a name. One that was freed stays with its project for a while, then anybody may claim it; it
  // outlives a purged project so that its time is kept.
  `create table slugs (
    slug text collate "C" primary key check (slug ~ '^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$'),
    project_id text collate "C" references projects on delete set null,
    freed_at timestamptz,
    check (project_id is not null or freed_at is not null)
  )`,
  `create unique index slugs_current on slugs (project_id) where freed_at is null`,
  `create index slugs_freed on slugs (freed_at) where freed_at is not null`,

  // Files by the hash of their content, whoever refers to them. put_at guards a file between its storing and
  // the row that will refer to it.
  `create table files (
    sha256 bytea primary key check (octet_length(sha256) = 32),
    content bytea not null check (octet_length(content) <= 33554432),
    put_at timestamptz not null default now()
  )`,
  // Most are compressed formats, and hashed once: no second compression.
  `alter table files alter column content set storage external`,
  `create index files_put on files (put_at)`,

  `create table publications (
    project_id text collate "C" not null references projects on delete cascade,
    seq bigint not null,
    revision integer not null,
    created_at timestamptz not null default now(),
    replaced_at timestamptz,
    primary key (project_id, seq)
  )`,
  `create unique index publications_current on publications (project_id) where replaced_at is null`,
  `create index publications_replaced on publications (replaced_at) where replaced_at is not null`,

  `create table publication_files (
    project_id text collate "C" not null,
    seq bigint not null,
    path text collate "C" not null check (path !~ '(^/|//|(^|/)\\.\\.?(/|$))' and length(path) between 1 and 300),
    sha256 bytea not null references files,
    media_type text not null,
    immutable boolean not null,
    script_sources text[] not null default '{}',
    primary key (project_id, seq, path),
    foreign key (project_id, seq) references publications on delete cascade
  )`,
  `create index publication_files_sha256 on publication_files (sha256)`,

  // Exports already made, by what they were made from and by which renderer.
  `create table exports (
    project_id text collate "C" not null references projects on delete cascade,
    spec_sha256 bytea not null,
    format text not null,
    renderer text not null,
    sha256 bytea not null references files,
    media_type text not null,
    size_bytes integer not null,
    used_at timestamptz not null default now(),
    primary key (project_id, spec_sha256, format, renderer)
  )`,
  `create index exports_sha256 on exports (sha256)`,
  `create index exports_used on exports (used_at)`,
];
