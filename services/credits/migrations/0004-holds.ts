import { type Kysely, sql } from 'kysely';
import { applyFunctions } from './apply-functions.ts';

/** The life of a hold, and what it answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view balances as
      select a.workspace_id, a.available, a.held, a.spent, a.expired, -a.granted as granted,
        coalesce(case when p.monthly_credits > 0 then p.plan end, 'free') as plan
      from accounts a left join plans p using (workspace_id);

    create type hold_answer as (hold_id text, state text, amount bigint, mode text, build_type text, test boolean,
      created_at timestamptz, resolved_at timestamptz,
      available bigint, held bigint, spent bigint, expired bigint, granted bigint, plan text);
  `.execute(db);
  await applyFunctions(db, 'hold.sql', 'balance.sql');
}
