import type { ColumnType, GeneratedAlways } from 'kysely';

/** An int8: text when read, so that nothing is lost on the way. */
type BigInteger = ColumnType<string, number, never>;
type Moment = ColumnType<Date, Date, never>;

export type HoldStateName = 'pending' | 'captured' | 'released' | 'expired' | 'reversed';
export type GrantKindName = 'plan' | 'purchase' | 'promotion' | 'adjustment';
export type AccountName = 'granted' | 'available' | 'held' | 'spent' | 'expired';
export type EntryKindName =
  | 'grant'
  | 'reserve'
  | 'capture'
  | 'release'
  | 'hold_expiry'
  | 'grant_expiry'
  | 'reversal';

export interface GrantsTable {
  grant_id: string;
  workspace_id: string;
  number: GeneratedAlways<string>;
  kind: GrantKindName;
  amount: BigInteger;
  remaining: BigInteger;
  booked: boolean;
  created_at: Moment;
  effective_at: Moment;
  expires_at: ColumnType<Date | null, Date | null, never>;
  note: string;
}

export interface HoldsTable {
  hold_id: string;
  workspace_id: string;
  state: HoldStateName;
  amount: BigInteger;
  created_at: Moment;
  expires_at: Moment;
  resolved_at: ColumnType<Date | null, Date | null, never>;
}

export interface EntriesTable {
  workspace_id: string;
  number: BigInteger;
  kind: EntryKindName;
  debit: AccountName;
  credit: AccountName;
  amount: BigInteger;
  grant_id: string;
  hold_id: string | null;
  created_at: Moment;
}

/** The tables of the `credits` schema that are read as such; what moves credit is a function of the database. */
export interface CreditsDatabase {
  grants: GrantsTable;
  holds: HoldsTable;
  entries: EntriesTable;
}

/** A workspace's balance as the view `balances` and every answer about a hold have it. */
export interface BalanceRow {
  available: string;
  held: string;
  spent: string;
  expired: string;
  granted: string;
  plan: string;
}

/** A hold as the functions of the database answer it. */
export interface HoldRow {
  holdId: string;
  state: HoldStateName;
  amount: string;
  createdAt: Date;
  resolvedAt: Date | null;
}

/** What `reserve`, `capture`, `release` and `reverse_hold` answer. */
export interface HoldAnswer {
  hold: HoldRow | undefined;
  /** What the hold was asked for; undefined for one that was released before it was made. */
  asked: { mode: string; buildType: string; test: boolean } | undefined;
  balance: BalanceRow;
}
