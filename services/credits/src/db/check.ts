import { safeInteger } from '@sitewright/database';
import { type Kysely, sql } from 'kysely';
import type { CreditsDatabase } from './schema.ts';

/** What adding up the entries of some workspaces came to. */
export interface CheckedGroup {
  checked: number;
  /** The last workspace of the group; undefined when there was none. */
  last: string | undefined;
  violations: string[];
}

const groupSize = 100;

/** Adds up the entries of one workspace, or of the next ones after it, and says where the books do not agree. */
export async function checkWorkspaces(
  db: Kysely<CreditsDatabase>,
  which: { workspaceId: string } | { after: string },
): Promise<CheckedGroup> {
  const condition =
    'workspaceId' in which
      ? sql`workspace_id = ${which.workspaceId}`
      : sql`workspace_id > ${which.after} order by workspace_id limit ${groupSize}`;
  const { rows } = await sql<{ checked: string; last: string | null; violations: string[] | null }>`
    with chosen as materialized (select * from accounts where ${condition}),
    moves as materialized (
      select e.* from entries e join chosen using (workspace_id)
    ),
    sides as (
      select workspace_id, debit as account, -amount as amount from moves
      union all select workspace_id, credit, amount from moves
    ),
    sums as (
      select workspace_id,
        coalesce(sum(amount) filter (where account = 'granted'), 0) as granted,
        coalesce(sum(amount) filter (where account = 'available'), 0) as available,
        coalesce(sum(amount) filter (where account = 'held'), 0) as held,
        coalesce(sum(amount) filter (where account = 'spent'), 0) as spent,
        coalesce(sum(amount) filter (where account = 'expired'), 0) as expired
      from sides group by workspace_id
    ),
    counts as (select workspace_id, count(*) as entries, max(number) as last from moves group by workspace_id),
    of_grants as (
      select grant_id, coalesce(sum(amount) filter (where credit = 'available'), 0)
        - coalesce(sum(amount) filter (where debit = 'available'), 0) as remaining
      from moves group by grant_id
    ),
    of_holds as (
      select hold_id,
        coalesce(sum(amount) filter (where kind = 'reserve'), 0) as reserved,
        coalesce(sum(amount) filter (where kind = 'capture'), 0) as captured,
        coalesce(sum(amount) filter (where kind = 'release'), 0) as released,
        coalesce(sum(amount) filter (where kind = 'hold_expiry'), 0) as ran_out,
        coalesce(sum(amount) filter (where kind = 'reversal'), 0) as reversed
      from moves where hold_id is not null group by hold_id
    ),
    found (violation) as (
      select format('%s: the accounts do not sum to zero.', workspace_id) from chosen
        where granted + available + held + spent + expired <> 0
      union all select format('%s: an account is below zero.', workspace_id) from chosen
        where least(available, held, spent, expired) < 0
      union all select format('%s: the balances are not the sums of the entries.', workspace_id)
        from chosen c left join sums s using (workspace_id)
        where (c.granted, c.available, c.held, c.spent, c.expired) <> (coalesce(s.granted, 0),
          coalesce(s.available, 0), coalesce(s.held, 0), coalesce(s.spent, 0), coalesce(s.expired, 0))
      union all select format('%s: entries are missing.', workspace_id)
        from chosen left join counts using (workspace_id)
        where (entry_count, entry_count) <> (coalesce(entries, 0), coalesce(last, 0))
      union all select format('%s: grant %s has %s left, its entries say %s.', g.workspace_id, grant_id,
          g.remaining, coalesce(o.remaining, 0))
        from grants g join chosen using (workspace_id) left join of_grants o using (grant_id)
        where g.remaining <> coalesce(o.remaining, 0) or g.booked <> (o.grant_id is not null)
      union all select format('%s: hold %s is %s, its entries say otherwise.', h.workspace_id, hold_id, state)
        from holds h join chosen using (workspace_id) left join of_holds o using (hold_id)
        where (coalesce(reserved, 0), coalesce(captured, 0), coalesce(released, 0), coalesce(ran_out, 0),
            coalesce(reversed, 0))
          <> (amount, case when state in ('captured', 'reversed') then amount else 0 end,
            case when state = 'released' then amount else 0 end,
            case when state = 'expired' then amount else 0 end,
            case when state = 'reversed' then amount else 0 end)
    )
    select (select count(*) from chosen) as checked, (select max(workspace_id) from chosen) as last,
      (select array_agg(violation) from (select violation from found limit 100) as first_ones) as violations`.execute(
    db,
  );
  const [row] = rows;
  return {
    checked: safeInteger(row?.checked ?? 0),
    last: row?.last ?? undefined,
    violations: row?.violations ?? [],
  };
}
