import { safeInteger } from '@sitewright/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { BalanceRow, CreditsDatabase, HoldAnswer, HoldRow } from './schema.ts';

export interface NewHold {
  holdId: string;
  workspaceId: string;
  amountCredits: number;
  mode: string;
  buildType: string;
  test: boolean;
  ttlMs: number;
}

/** Which hold of which workspace. */
export interface HoldKey {
  holdId: string;
  workspaceId: string;
}

interface AnswerRow extends BalanceRow, Omit<HoldRow, 'holdId'> {
  hold_id: string | null;
  mode: string | null;
  buildType: string;
  test: boolean;
}

/** Holds an amount, or finds the hold that has the id; answers without a hold when less is left. */
export const reserve = (db: Kysely<CreditsDatabase>, hold: NewHold): Promise<HoldAnswer> =>
  ask(
    db,
    sql`reserve(${hold.holdId}, ${hold.workspaceId}, ${hold.amountCredits}, ${hold.mode}, ${hold.buildType},
      ${hold.test}, ${hold.ttlMs} * interval '1 millisecond')`,
  );

/** Spends a pending hold, or finds how it ended. */
export const capture = (db: Kysely<CreditsDatabase>, { holdId, workspaceId }: HoldKey): Promise<HoldAnswer> =>
  ask(db, sql`capture(${holdId}, ${workspaceId})`);

/** Gives a pending hold back, or finds how it ended; an unknown one is made as released. */
export const release = (db: Kysely<CreditsDatabase>, { holdId, workspaceId }: HoldKey): Promise<HoldAnswer> =>
  ask(db, sql`release(${holdId}, ${workspaceId})`);

/** Gives a captured hold back, or finds how it stands. */
export const reverse = (db: Kysely<CreditsDatabase>, { holdId, workspaceId }: HoldKey): Promise<HoldAnswer> =>
  ask(db, sql`reverse_hold(${holdId}, ${workspaceId})`);

/** Holds that nobody has resolved, within their time and past it. */
export interface PendingHolds {
  pending: number;
  overdue: number;
}

/** Counts what is pending in the whole ledger. */
export async function countPending(db: Kysely<CreditsDatabase>): Promise<PendingHolds> {
  const { rows } = await sql<{ pending: string; overdue: string }>`
    select count(*) filter (where expires_at > clock_timestamp()) as pending,
      count(*) filter (where expires_at <= clock_timestamp()) as overdue
    from holds where state = 'pending'`.execute(db);
  return { pending: safeInteger(rows[0]?.pending ?? 0), overdue: safeInteger(rows[0]?.overdue ?? 0) };
}

/** Reads a hold; one that is overdue is expired first. */
export async function findHold(
  db: Kysely<CreditsDatabase>,
  { holdId, workspaceId }: HoldKey,
): Promise<HoldRow | undefined> {
  await sql`select settle_if_due(${workspaceId})`.execute(db);
  return db
    .selectFrom('holds')
    .select(['hold_id as holdId', 'state', 'amount', 'created_at as createdAt', 'resolved_at as resolvedAt'])
    .where('hold_id', '=', holdId)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
}

async function ask(db: Kysely<CreditsDatabase>, call: RawBuilder<unknown>): Promise<HoldAnswer> {
  const { rows } = await sql<AnswerRow>`
    select hold_id, state, amount, mode, build_type as "buildType", test,
      created_at as "createdAt", resolved_at as "resolvedAt",
      available, held, spent, expired, granted, plan
    from ${call}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a function of the ledger gave no row');
  const { available, held, spent, expired, granted, plan, mode } = row;
  return {
    hold: row.hold_id === null ? undefined : { ...row, holdId: row.hold_id },
    asked: mode === null ? undefined : { mode, buildType: row.buildType, test: row.test },
    balance: { available, held, spent, expired, granted, plan },
  };
}
