import type { Entry, Grant } from '@sitewright/protos/credits';
import { z } from 'zod';
import { named } from './schema-names.ts';

const grantKinds = {
  PLAN: 'plan',
  PURCHASE: 'purchase',
  PROMOTION: 'promotion',
  ADJUSTMENT: 'adjustment',
} as const;
const entryKinds = {
  GRANT: 'grant',
  RESERVE: 'reserve',
  CAPTURE: 'capture',
  RELEASE: 'release',
  HOLD_EXPIRY: 'hold_expiry',
  GRANT_EXPIRY: 'grant_expiry',
  REVERSAL: 'reversal',
} as const;
const accountNames = {
  GRANTED: 'granted',
  AVAILABLE: 'available',
  HELD: 'held',
  SPENT: 'spent',
  EXPIRED: 'expired',
} as const;

/** A workspace's credits by account, in whole credits, and what builds cost. */
export const balanceSchema = named(
  'Balance',
  z.object({
    remaining: z.int().describe('Free to spend; what builds in flight hold is not in it.'),
    held: z.int().describe('Held by builds in flight.'),
    spent: z.int().describe('Spent so far, less what was given back.'),
    expired: z.int().describe('Lost to time so far.'),
    granted: z.int().describe('Granted so far: the sum of the four others.'),
    plan: z.string().describe('The plan whose monthly grant the workspace gets; `free` without one.'),
    prices: z.record(z.string(), z.int()).describe('What a build costs, by mode.'),
  }),
);

/** Credits given at one time, and what is left of them. */
export const grantSchema = named(
  'Grant',
  z.object({
    grantId: z.string().describe('`gnt_` and a ULID in lower case.'),
    kind: z.enum(Object.values(grantKinds)),
    amount: z.int(),
    remaining: z.int().describe('How much of it is neither held, spent nor expired.'),
    effectiveAt: z.iso.datetime().describe('From when it can be spent.'),
    expiresAt: z.iso.datetime().nullable().describe('When what is left of it expires; null: never.'),
    createdAt: z.iso.datetime(),
    note: z.string(),
  }),
);

/** One movement of credits between two accounts. */
export const entrySchema = named(
  'CreditEntry',
  z.object({
    entryId: z.string().describe('`ent_` and a ULID in lower case.'),
    kind: z.enum(Object.values(entryKinds)),
    from: z.enum(Object.values(accountNames)).describe('The account that gave.'),
    to: z.enum(Object.values(accountNames)).describe('The account that received.'),
    amount: z.int(),
    grantId: z.string().nullable(),
    buildId: z.string().nullable().describe('The build that held the credit; null where none did.'),
    createdAt: z.iso.datetime(),
  }),
);

/** A balance as the documentation shows it. */
export const balanceExample: z.input<typeof balanceSchema> = {
  remaining: 993,
  held: 5,
  spent: 2,
  expired: 0,
  granted: 1000,
  plan: 'free',
  prices: { lite: 1, economy: 2, power: 5 },
};

/** A grant as the documentation shows it. */
export const grantExample: z.input<typeof grantSchema> = {
  grantId: 'gnt_01kagq3fx2v8m5n1r7t0c9d4eh',
  kind: 'purchase',
  amount: 1000,
  remaining: 993,
  effectiveAt: '2026-11-21T09:30:00.000Z',
  expiresAt: null,
  createdAt: '2026-11-21T09:30:00.000Z',
  note: '',
};

/** A movement as the documentation shows it. */
export const entryExample: z.input<typeof entrySchema> = {
  entryId: 'ent_01kagq3fx2v8m5n1r7t0c9d4eh',
  kind: 'capture',
  from: 'held',
  to: 'spent',
  amount: 2,
  grantId: 'gnt_01kagq3fx2v8m5n1r7t0c9d4eh',
  buildId: 'bld_01kagq3fx2v8m5n1r7t0c9d4eh',
  createdAt: '2026-11-21T09:31:00.000Z',
};

/** A word of an enum of the contract as the API writes it, such as `hold_expiry` for ENTRY_KIND_HOLD_EXPIRY. */
const word = <W extends Record<string, string>>(words: W, prefix: string, value: string): W[keyof W] => {
  const key = value.slice(prefix.length);
  if (!Object.hasOwn(words, key)) throw new Error(`${value} is not known here`);
  return words[key as keyof W];
};

/** A grant of credits as the API shows it. */
export const grantJson = (grant: Grant): z.input<typeof grantSchema> => ({
  grantId: grant.grantId,
  kind: word(grantKinds, 'GRANT_KIND_', grant.kind),
  amount: grant.amountCredits,
  remaining: grant.remainingCredits,
  effectiveAt: time(grant.effectiveAt),
  expiresAt: grant.expiresAt?.toISOString() ?? null,
  createdAt: time(grant.createdAt),
  note: grant.note,
});

/** An entry of the ledger as the API shows it. */
export const entryJson = (entry: Entry): z.input<typeof entrySchema> => ({
  entryId: entry.entryId,
  kind: word(entryKinds, 'ENTRY_KIND_', entry.kind),
  from: word(accountNames, 'ACCOUNT_', entry.debitAccount),
  to: word(accountNames, 'ACCOUNT_', entry.creditAccount),
  amount: entry.amountCredits,
  grantId: entry.grantId ?? null,
  buildId: entry.holdId ?? null,
  createdAt: time(entry.createdAt),
});

function time(value: Date | undefined): string {
  if (value === undefined) throw new Error('credits left a time out');
  return value.toISOString();
}
