import type { Client } from 'pg';

export interface Seed {
  schema: string;
  workspaceId: string;
  entries: number;
}

/**
 * Fills a migrated schema with the past of one workspace: a grant, and captured holds of one credit until there are
 * this many entries. Written in bulk with the triggers off, as thousands of calls would have left it.
 */
export async function seedLedger(client: Client, { schema, workspaceId, entries }: Seed): Promise<void> {
  const builds = Math.ceil((entries - 1) / 2);
  const amount = 1_000_000_000;
  const tables = ['accounts', 'grants', 'holds', 'entries'];
  const each = (action: string) =>
    tables.map((table) => `alter table ${table} ${action} trigger user;`).join(' ');
  await client.query(`
    begin;
    set local search_path = ${schema};
    ${each('disable')}
    insert into accounts (workspace_id, granted, available, spent, entry_count)
      values ('${workspaceId}', ${-amount}, ${amount - builds}, ${builds}, ${1 + 2 * builds});
    insert into grants (grant_id, workspace_id, kind, amount, remaining, booked, created_at, effective_at)
      values ('gnt_bench', '${workspaceId}', 'purchase', ${amount}, ${amount - builds}, true, now(), now());
    insert into holds (hold_id, workspace_id, state, amount, mode, build_type, test, created_at, expires_at,
        resolved_at)
      select 'bld_' || n, '${workspaceId}', 'captured', 1, 'lite', 'website', false, now(), now(), now()
      from generate_series(1, ${builds}) n;
    insert into entries (workspace_id, number, kind, debit, credit, amount, grant_id, hold_id, created_at)
      values ('${workspaceId}', 1, 'grant', 'granted', 'available', ${amount}, 'gnt_bench', null, now());
    insert into entries (workspace_id, number, kind, debit, credit, amount, grant_id, hold_id, created_at)
      select '${workspaceId}', 2 * n + step, case step when 0 then 'reserve' else 'capture' end,
        case step when 0 then 'available' else 'held' end, case step when 0 then 'held' else 'spent' end,
        1, 'gnt_bench', 'bld_' || n, now()
      from generate_series(1, ${builds}) n, generate_series(0, 1) step order by n, step;
    ${each('enable')}
    commit;`);
  for (const table of tables) await client.query(`vacuum analyze ${schema}.${table}`);
}
