import { type Kysely, sql } from 'kysely';

/**
 * The tables of the ledger. What a workspace has is kept on one row of `accounts`, which is also the one lock of
 * everything that moves credit. A hold's slices of grants are its `reserve` entries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accounts (
      workspace_id text primary key,
      granted bigint not null default 0,
      available bigint not null default 0,
      held bigint not null default 0,
      spent bigint not null default 0,
      expired bigint not null default 0,
      entry_count bigint not null default 0,
      constraint accounts_balanced check (granted + available + held + spent + expired = 0),
      constraint accounts_never_negative check (available >= 0 and held >= 0 and spent >= 0 and expired >= 0),
      -- Past this a number of JavaScript would lie.
      constraint accounts_within_range check (granted between -9007199254740991 and 0)
    ) with (fillfactor = 50);

    create table grants (
      grant_id text primary key,
      workspace_id text not null references accounts,
      -- The order of recording; numbers of one workspace are given under its lock.
      number bigint generated always as identity,
      kind text not null constraint grants_kind check (kind in ('plan', 'purchase', 'promotion', 'adjustment')),
      amount bigint not null constraint grants_amount check (amount between 1 and 1000000000),
      remaining bigint not null default 0,
      -- Whether its credit has been put on the accounts, which happens when it takes effect.
      booked boolean not null default false,
      created_at timestamptz not null,
      effective_at timestamptz not null,
      expires_at timestamptz,
      note text not null default '',
      -- Of a plan's grants: the period's start, and what the period had in total with this one.
      period timestamptz,
      period_total bigint,
      -- When time has something to do here: book it, or expire what is left.
      due_at timestamptz generated always as
        (case when not booked then effective_at when remaining > 0 then expires_at end) stored,
      -- A column of its own, because an index that named "remaining" would be written at every reserve.
      is_open boolean generated always as (remaining > 0) stored,
      constraint grants_remaining check (remaining between 0 and amount),
      constraint grants_times check (expires_at > effective_at),
      constraint grants_period check ((kind = 'plan' and period_total is not null) or period is null),
      constraint grants_once_a_period unique (workspace_id, period, period_total)
    ) with (fillfactor = 50);
    create index grants_burn_down on grants (workspace_id, expires_at, number) where is_open;
    create index grants_listed on grants (workspace_id, number);
    create index grants_due_here on grants (workspace_id, due_at) where due_at is not null;
    create index grants_due on grants (due_at) where due_at is not null;

    create table holds (
      hold_id text primary key,
      workspace_id text not null references accounts,
      state text not null
        constraint holds_state check (state in ('pending', 'captured', 'released', 'expired', 'reversed')),
      amount bigint not null constraint holds_amount check (amount >= 0),
      -- What was asked for; null on the tombstone of a hold that was released before it was made.
      mode text,
      build_type text,
      test boolean,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      resolved_at timestamptz,
      constraint holds_resolved check ((state = 'pending') = (resolved_at is null)),
      constraint holds_tombstone check (mode is not null or (state = 'released' and amount = 0))
    );
    create index holds_pending on holds (workspace_id, expires_at) where state = 'pending';

    create table entries (
      workspace_id text not null references accounts,
      -- 1, 2, 3 … for each workspace, without a gap.
      number bigint not null,
      kind text not null,
      debit text not null,
      credit text not null,
      amount bigint not null constraint entries_amount check (amount > 0),
      grant_id text not null references grants,
      hold_id text references holds,
      created_at timestamptz not null,
      primary key (workspace_id, number),
      constraint entries_transfer check ((kind, debit, credit) in (
        ('grant', 'granted', 'available'),
        ('reserve', 'available', 'held'),
        ('capture', 'held', 'spent'),
        ('release', 'held', 'available'),
        ('release', 'held', 'expired'),
        ('hold_expiry', 'held', 'available'),
        ('hold_expiry', 'held', 'expired'),
        ('grant_expiry', 'available', 'expired'),
        ('reversal', 'spent', 'available'),
        ('reversal', 'spent', 'expired')
      )),
      constraint entries_hold check ((hold_id is null) = (kind in ('grant', 'grant_expiry')))
    );
    create unique index entries_granted_once on entries (grant_id) where kind = 'grant';
    -- A slice is reserved once, resolved once and reversed once, whatever the code above does.
    create unique index entries_slice_once on entries
      (hold_id, grant_id, (case kind when 'reserve' then 1 when 'reversal' then 3 else 2 end))
      where hold_id is not null;

    create table plans (
      workspace_id text primary key references accounts,
      plan text not null,
      monthly_credits bigint not null constraint plans_monthly check (monthly_credits between 0 and 1000000000),
      -- Periods are counted in months of UTC from here.
      anchor_at timestamptz not null,
      next_grant_at timestamptz,
      constraint plans_next check ((monthly_credits > 0) = (next_grant_at is not null))
    );
    create index plans_due on plans (next_grant_at) where next_grant_at is not null;
  `.execute(db);
}
