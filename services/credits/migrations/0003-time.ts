import { type Kysely, sql } from 'kysely';
import { applyFunctions } from './apply-functions.ts';

/** What time does to a ledger: plans grant, grants take effect and expire, holds expire. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create type settled as (grants_made int, holds_expired int, grants_expired int);

    create view due as
      select workspace_id, due_at from grants where due_at is not null
      union all select workspace_id, expires_at from holds where state = 'pending'
      union all select workspace_id, next_grant_at from plans where next_grant_at is not null;
  `.execute(db);
  await applyFunctions(db, 'account.sql', 'plan.sql', 'settle.sql');
}
