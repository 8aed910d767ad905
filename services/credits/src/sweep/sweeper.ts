import type { Logger } from '@sitewright/telemetry';
import type { Kysely } from 'kysely';
import { countPending } from '../db/holds.ts';
import type { CreditsDatabase } from '../db/schema.ts';
import { type Settled, settleNext } from '../db/settle.ts';
import { countSettled, recordSweep } from '../events.ts';
import { type Rounds, startRounds } from './rounds.ts';

/** Settles overdue workspaces, one short transaction each, until none is left or the caller has had enough. */
export async function sweep(db: Kysely<CreditsDatabase>, signal: AbortSignal): Promise<Settled> {
  const total: Settled = { grantsMade: 0, holdsExpired: 0, grantsExpired: 0 };
  while (!signal.aborted) {
    const settled = await settleNext(db);
    if (settled === undefined) break;
    total.grantsMade += settled.grantsMade;
    total.holdsExpired += settled.holdsExpired;
    total.grantsExpired += settled.grantsExpired;
  }
  countSettled(total);
  return total;
}

/**
 * Sweeps again and again. Every replica does, without a leader: a workspace that one works on is skipped by the
 * others. The ledger is right without it; it only bounds how long the rows of idle workspaces lag behind.
 */
export function startSweeper(db: Kysely<CreditsDatabase>, intervalMs: number, logger: Logger): Rounds {
  return startRounds(intervalMs, async (signal) => {
    try {
      await sweep(db, signal);
      recordSweep(await countPending(db));
    } catch (error) {
      logger.warn({ err: error }, 'sweep failed, the next round tries again');
    }
  });
}
