import { type Kysely, sql } from 'kysely';

/** How much each project keeps, so that what a workspace keeps is a sum over its projects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table projects
    add column revision_count integer not null default 0 check (revision_count >= 0),
    add column spec_bytes bigint not null default 0 check (spec_bytes >= 0)`,
  `update projects set
    revision_count = (select count(*) from revisions where project_id = projects.id),
    spec_bytes = (select coalesce(sum(octet_length(spec_json)), 0) from specs where project_id = projects.id)`,

  // Whoever adds or removes either holds the lock of the project's row already. A project that is purged is gone
  // before what hangs on it.
  `create function tally_revision() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      update projects set revision_count = revision_count + 1 where id = new.project_id;
    else
      update projects set revision_count = revision_count - 1 where id = old.project_id;
    end if;
    return null;
  end $$`,
  `create trigger revisions_tallied after insert or delete on revisions
    for each row execute function tally_revision()`,
  `create function tally_spec() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      update projects set spec_bytes = spec_bytes + octet_length(new.spec_json) where id = new.project_id;
    else
      update projects set spec_bytes = spec_bytes - octet_length(old.spec_json) where id = old.project_id;
    end if;
    return null;
  end $$`,
  `create trigger specs_tallied after insert or delete on specs
    for each row execute function tally_spec()`,
];
