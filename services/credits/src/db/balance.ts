import { type PreparedStatement, runPrepared } from '@sitewright/database';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { BalanceRow, CreditsDatabase, EntriesTable } from './schema.ts';

/** An entry as the statement's JSON has it. */
type RecentEntry = Pick<Selectable<EntriesTable>, 'kind' | 'debit' | 'credit' | 'grant_id' | 'hold_id'> & {
  number: number;
  amount: number;
  created_at: string;
};

interface Account {
  balance: BalanceRow;
  /** Newest first. */
  recent: RecentEntry[];
}

interface AccountRow extends BalanceRow {
  recent: RecentEntry[];
  due: boolean;
}

/** The balance, the latest entries, and whether time has something to do here, all as of one moment. */
const readAccountStatement: PreparedStatement = {
  name: 'read_account',
  text: `
    select available, held, spent, expired, granted, plan,
      exists (select from due where due.workspace_id = $1 and due_at <= (select ledger_clock())) as due,
      (select coalesce(json_agg(latest), '[]') from (
        select number, kind, debit, credit, amount, grant_id, hold_id, created_at
        from entries where workspace_id = $1 order by number desc limit $2
      ) as latest) as recent
    from balances where workspace_id = $1`,
};

const nothing: Account = {
  balance: { available: '0', held: '0', spent: '0', expired: '0', granted: '0', plan: 'free' },
  recent: [],
};

/** A workspace's account as of now: what has run out is gone, whether or not the sweeper has come by. */
export async function readAccount(
  db: Kysely<CreditsDatabase>,
  workspaceId: string,
  recentEntries = 0,
): Promise<Account> {
  const read = () => runPrepared<AccountRow>(db, readAccountStatement, [workspaceId, recentEntries]);
  let [row] = await read();
  if (row?.due === true) {
    await sql`select settle_if_due(${workspaceId})`.execute(db);
    [row] = await read();
  }
  return row === undefined ? nothing : { balance: row, recent: row.recent };
}
