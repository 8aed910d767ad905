import { safeInteger } from '@sitewright/database';
import {
  Account,
  type Balance,
  type Entry,
  EntryKind,
  type Grant,
  GrantKind,
  type Hold,
  HoldState,
} from '@sitewright/protos/credits';
import type { Selectable } from 'kysely';
import type {
  AccountName,
  BalanceRow,
  EntriesTable,
  EntryKindName,
  GrantKindName,
  GrantsTable,
  HoldRow,
  HoldStateName,
} from '../db/schema.ts';
import { entryId } from '../domain/entry-id.ts';

const holdStates: Record<HoldStateName, HoldState> = {
  pending: HoldState.HOLD_STATE_PENDING,
  captured: HoldState.HOLD_STATE_CAPTURED,
  released: HoldState.HOLD_STATE_RELEASED,
  expired: HoldState.HOLD_STATE_EXPIRED,
  reversed: HoldState.HOLD_STATE_REVERSED,
};

const grantKinds: Record<GrantKindName, GrantKind> = {
  plan: GrantKind.GRANT_KIND_PLAN,
  purchase: GrantKind.GRANT_KIND_PURCHASE,
  promotion: GrantKind.GRANT_KIND_PROMOTION,
  adjustment: GrantKind.GRANT_KIND_ADJUSTMENT,
};

const entryKinds: Record<EntryKindName, EntryKind> = {
  grant: EntryKind.ENTRY_KIND_GRANT,
  reserve: EntryKind.ENTRY_KIND_RESERVE,
  capture: EntryKind.ENTRY_KIND_CAPTURE,
  release: EntryKind.ENTRY_KIND_RELEASE,
  hold_expiry: EntryKind.ENTRY_KIND_HOLD_EXPIRY,
  grant_expiry: EntryKind.ENTRY_KIND_GRANT_EXPIRY,
  reversal: EntryKind.ENTRY_KIND_REVERSAL,
};

const accounts: Record<AccountName, Account> = {
  granted: Account.ACCOUNT_GRANTED,
  available: Account.ACCOUNT_AVAILABLE,
  held: Account.ACCOUNT_HELD,
  spent: Account.ACCOUNT_SPENT,
  expired: Account.ACCOUNT_EXPIRED,
};

/** The kind of grant that a message names; undefined for none. */
export const grantKindName = (kind: GrantKind): GrantKindName | undefined =>
  (Object.keys(grantKinds) as GrantKindName[]).find((name) => grantKinds[name] === kind);

/** A balance as callers see it. */
export const toBalance = (row: BalanceRow): Balance => ({
  availableCredits: safeInteger(row.available),
  heldCredits: safeInteger(row.held),
  spentCredits: safeInteger(row.spent),
  expiredCredits: safeInteger(row.expired),
  grantedCredits: safeInteger(row.granted),
  plan: row.plan,
});

/** A hold as callers see it. */
export const toHold = (row: HoldRow, workspaceId: string): Hold => ({
  holdId: row.holdId,
  workspaceId,
  state: holdStates[row.state],
  amountCredits: safeInteger(row.amount),
  createdAt: row.createdAt,
  resolvedAt: row.resolvedAt ?? undefined,
});

/** A grant as callers see it: all of it remains until it takes effect. */
export const toGrant = (row: Selectable<GrantsTable>): Grant => ({
  grantId: row.grant_id,
  workspaceId: row.workspace_id,
  kind: grantKinds[row.kind],
  amountCredits: safeInteger(row.amount),
  remainingCredits: safeInteger(row.booked ? row.remaining : row.amount),
  effectiveAt: row.effective_at,
  expiresAt: row.expires_at ?? undefined,
  createdAt: row.created_at,
  note: row.note,
});

/** An entry as callers see it. */
export const toEntry = (
  row: Omit<Selectable<EntriesTable>, 'workspace_id' | 'number' | 'amount'> & {
    number: string | number;
    amount: string | number;
  },
  workspaceId: string,
): Entry => ({
  entryId: entryId(workspaceId, safeInteger(row.number), row.created_at),
  kind: entryKinds[row.kind],
  debitAccount: accounts[row.debit],
  creditAccount: accounts[row.credit],
  amountCredits: safeInteger(row.amount),
  grantId: row.grant_id,
  holdId: row.hold_id ?? undefined,
  createdAt: row.created_at,
});
