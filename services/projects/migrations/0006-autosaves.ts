import { type Kysely, sql } from 'kysely';

/** Revisions that an editor makes by itself, names for revisions, and what thinning may remove. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table revisions add column name text check (char_length(name) between 1 and 120)`,
  `alter table revisions drop constraint revisions_origin_check`,
  `alter table revisions add constraint revisions_origin_check
    check (origin in ('build', 'patch', 'restore', 'autosave'))`,
  `create index revisions_unnamed_autosaves on revisions (project_id, created_at)
    where origin = 'autosave' and name is null`,
  `create index revisions_restored_from on revisions (project_id, restored_from) where restored_from is not null`,

  // Since when a project may hold autosaves to be thinned; null: it holds none. Every new revision leaves the one
  // before it behind, so each sets it.
  `alter table projects add column thin_from timestamptz`,
  `create index projects_thin_from on projects (thin_from) where thin_from is not null`,

  // A revision changes its name alone. It goes only with its project: purged (the row is gone) or discarded (a
  // tombstone is left); or, an unnamed autosave, when it is neither current, nor public, nor restored from.
  `create or replace function revision_is_immutable() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if to_jsonb(new) - 'name' = to_jsonb(old) - 'name' then
        return new;
      end if;
    elsif not exists (
      select from projects where id = old.project_id and state <> 'discarded'
    ) then
      return old;
    elsif old.origin = 'autosave' and old.name is null and not exists (
      select from projects
      where id = old.project_id and old.revision in (current_revision, published_revision)
    ) and not exists (
      select from revisions where project_id = old.project_id and restored_from = old.revision
    ) then
      return old;
    end if;
    raise exception 'revision % of % is immutable', old.revision, old.project_id
      using errcode = 'integrity_constraint_violation';
  end $$`,
];
