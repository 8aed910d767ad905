import { type Kysely, sql } from 'kysely';
import type { BalanceRow, CreditsDatabase } from './schema.ts';

const nothing: BalanceRow = {
  available: '0',
  held: '0',
  spent: '0',
  expired: '0',
  granted: '0',
  plan: 'free',
};

/** A workspace's balance as of now: what has run out is gone, whether or not the sweeper has come by. */
export async function readBalance(db: Kysely<CreditsDatabase>, workspaceId: string): Promise<BalanceRow> {
  const { rows } = await sql<BalanceRow>`
    select available, held, spent, expired, granted, plan from read_balance(${workspaceId})`.execute(db);
  return rows[0] ?? nothing;
}
