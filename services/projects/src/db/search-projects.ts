import { safeInteger } from '@sitewright/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ListFilter } from './list-projects.ts';
import { type ProjectRecord, recordColumns } from './project-record.ts';
import { binHorizon, type World } from './projects.ts';
import type { ProjectsDatabase } from './schema.ts';

/** What a page of a search looks for, and how far. */
export interface Search {
  words: readonly string[];
  before: string | undefined;
  limit: number;
  /** How many projects of the rarest word are looked at. */
  maxCandidates: number;
}

/** What a page of a search has found. */
export interface SearchPage {
  rows: ProjectRecord[];
  /** The last candidate looked at, when there may be further ones; undefined when all were seen. */
  stoppedAt: string | undefined;
}

// Above every id: `~` sorts after all of an id's characters.
const aboveAll = '~';

/**
 * Projects whose titles have all words, newest first. The rarest word leads: at most `maxCandidates` of its
 * projects are probed for the others, so a page is bounded whatever the words are.
 */
export async function searchProjectRows(
  db: Kysely<ProjectsDatabase>,
  filter: ListFilter,
  search: Search,
): Promise<SearchPage> {
  const words = await byRarity(db, filter, search);
  const [leader = '', ...others] = words;
  const probes = others.map(
    (word) =>
      sql`and exists (select from title_words o where ${isOfWorld('o', filter)} and o.word = ${word} and o.project_id = c.project_id)`,
  );
  const { rows } = await sql<ProjectRecord & { candidates: string; last: string | null }>`
    with candidates as materialized (
      select project_id from title_words
      where ${isOfWorld('title_words', filter)} and word = ${leader}
        and project_id < ${search.before ?? aboveAll}
      order by project_id desc limit ${search.maxCandidates}
    ), matches as (
      select ${sql.join(recordColumns.map((column) => sql.ref(`p.${column}`)))}
      from candidates c join projects p on p.id = c.project_id
      where ${isShown(filter)} ${probes.length > 0 ? sql.join(probes, sql` `) : sql``}
      order by p.id desc limit ${search.limit}
    )
    select bound.candidates, bound.last, matches.*
    from (select count(*) as candidates, min(project_id) as last from candidates) bound
    left join matches on true
    order by matches.id desc`.execute(db);
  const [first] = rows;
  const stopped = first !== undefined && safeInteger(first.candidates) === search.maxCandidates;
  return {
    // A row without an id is the bound alone: nothing matched.
    rows: rows.filter((row) => row.id !== null),
    stoppedAt: stopped ? (first.last ?? undefined) : undefined,
  };
}

const isOfWorld = (table: string, { workspaceId, test }: World): RawBuilder<unknown> =>
  sql`${sql.ref(`${table}.workspace_id`)} = ${workspaceId} and ${sql.ref(`${table}.test`)} = ${test}`;

const isShown = (filter: ListFilter): RawBuilder<unknown> => {
  const type = filter.buildType === '' ? sql`` : sql`and p.build_type = ${filter.buildType}`;
  return filter.deleted
    ? sql`p.state = 'deleted' and p.deleted_at > ${binHorizon(filter.binTtlMs)} ${type}`
    : sql`p.state = 'active' ${type}`;
};

/** The words, rarest first; counting stops where it no longer matters. */
async function byRarity(
  db: Kysely<ProjectsDatabase>,
  world: World,
  { words, before, maxCandidates }: Search,
): Promise<string[]> {
  if (words.length < 2) return [...words];
  const { rows } = await sql<{ word: string }>`
    select w.word from unnest(${sql.val([...words])}::text[]) as w(word)
    order by (select count(*) from (
      select from title_words t
      where ${isOfWorld('t', world)} and t.word = w.word collate "C"
        and t.project_id < ${before ?? aboveAll}
      limit ${maxCandidates}) bounded), w.word`.execute(db);
  return rows.map((row) => row.word);
}
