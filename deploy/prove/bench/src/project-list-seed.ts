import type { Client } from 'pg';

export interface Seed {
  schema: string;
  workspaceId: string;
  projects: number;
}

/**
 * Fills a migrated schema with the active projects of one workspace. Every title has `shop`, half of them `even`,
 * the other half `odd`, a thousandth of them the same `w…`, and each a number of its own.
 */
export async function seedProjects(client: Client, { schema, workspaceId, projects }: Seed): Promise<void> {
  await client.query(`
    begin;
    set local search_path = ${schema};
    insert into projects (id, workspace_id, state, title, build_type, current_revision)
      select 'prj_' || lpad(to_hex(n), 26, '0'), '${workspaceId}', 'active',
        'Shop ' || case n % 2 when 0 then 'even' else 'odd' end || ' w' || n % 1000 || ' n' || n,
        (array['website', 'design', 'slides', 'document', 'dataviz'])[1 + n % 5], 1
      from generate_series(1, ${projects}) n;
    insert into title_words (workspace_id, word, project_id)
      select workspace_id, word, id from projects, unnest(string_to_array(lower(title), ' ')) word
      order by word, id;
    commit;`);
  for (const table of ['projects', 'title_words']) await client.query(`vacuum analyze ${schema}.${table}`);
}
