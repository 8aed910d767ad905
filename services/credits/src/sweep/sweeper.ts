import type { Logger } from '@sitewright/telemetry';
import type { Kysely } from 'kysely';
import type { CreditsDatabase } from '../db/schema.ts';
import { type Settled, settleNext } from '../db/settle.ts';
import { countSettled } from '../events.ts';

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
export function startSweeper(db: Kysely<CreditsDatabase>, intervalMs: number, logger: Logger) {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const round = async (): Promise<void> => {
    try {
      await sweep(db, stopping.signal);
    } catch (error) {
      logger.warn({ err: error }, 'sweep failed, the next round tries again');
    }
    if (!stopping.signal.aborted) schedule();
  };
  const schedule = (): void => {
    // Replicas that started together drift apart.
    const delayMs = intervalMs * (0.75 + Math.random() / 2);
    timer = setTimeout(() => {
      running = round();
    }, delayMs);
    timer.unref();
  };
  schedule();
  return {
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
