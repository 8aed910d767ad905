import { type Kysely, sql } from 'kysely';

/** What test keys make is apart from what live ones make; all that is there already is live. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const indexes = { active: 'active', bin: 'deleted' };

const statements = [
  'alter table projects add column test boolean not null default false',
  ...Object.entries(indexes).flatMap(([name, state]) => [
    `drop index projects_${name}`,
    `drop index projects_${name}_type`,
    `create index projects_${name} on projects (workspace_id, test, id desc) where state = '${state}'`,
    `create index projects_${name}_type on projects (workspace_id, test, build_type, id desc)
     where state = '${state}'`,
  ]),
  'alter table title_words add column test boolean not null default false',
  `alter table title_words
   drop constraint title_words_pkey, add primary key (workspace_id, test, word, project_id)`,
];
