import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { startCredits } from './credits-service.ts';
import { newWorkspace, steps } from './ledger-commands.ts';
import { holdTtlMs, LedgerModel } from './ledger-model.ts';

const credits = await startCredits({ CREDITS_HOLD_TTL_MS: String(holdTtlMs) });
afterAll(() => credits.stop());

/** Reads all accounts in one snapshot, again and again until told to stop; answers the first that is wrong. */
async function watchAccounts(stop: AbortSignal): Promise<unknown> {
  while (!stop.aborted) {
    const { rows } = await sql`select * from accounts
      where granted + available + held + spent + expired <> 0
        or least(available, held, spent, expired) < 0`.execute(credits.db);
    if (rows.length > 0) return rows[0];
  }
  return undefined;
}

describe('whatever is asked of the ledger, in whatever order', () => {
  test('it answers as the model does, and its books agree', async () => {
    const run = fc.asyncProperty(fc.commands(steps, { maxCommands: 60, size: 'max' }), async (commands) => {
      const real = newWorkspace(credits);
      const model = new LedgerModel(credits.now());
      await fc.asyncModelRun(() => ({ model, real }), commands);
      model.settle();
      const { workspaceId } = real;
      expect(await credits.balance(workspaceId)).toEqual(model.balance());
      const { grants } = await credits.rpc.listGrants({ workspaceId, pageSize: 100, cursor: '' });
      const waiting = (grant: { booked: boolean; remaining: number; amount: number }) =>
        grant.booked ? grant.remaining : grant.amount;
      expect(grants.map((grant) => grant.remainingCredits)).toEqual(model.grants.map(waiting).reverse());
      expect(await credits.violations(workspaceId)).toEqual([]);
    });
    // Bounded by its runs: how long they take is the machine's affair.
    await fc.assert(run, { numRuns: 150 });
  }, 300_000);

  test('many at once leave every sum at zero at every moment, nothing below zero, each hold resolved once', async () => {
    const stop = new AbortController();
    const watch = watchAccounts(stop.signal);
    const atOnce = fc.record({
      funds: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
      calls: fc.array(
        fc.tuple(
          fc.constantFrom('reserve', 'reserve', 'capture', 'release', 'reverse', 'sweep'),
          fc.nat({ max: 3 }),
        ),
        { minLength: 20, maxLength: 100, size: 'max' },
      ),
    });
    const run = fc.asyncProperty(atOnce, async ({ funds, calls }) => {
      const { workspaceId, holdIds } = newWorkspace(credits);
      for (const amountCredits of funds) {
        await credits.grant({ workspaceId, amountCredits, expiresInMs: amountCredits * 3_600_000 });
      }
      const refused = new Set(['OUT_OF_CREDITS', 'NOT_FOUND', 'HOLD_NOT_CAPTURED']);
      const outcomes = await Promise.allSettled(
        calls.map(async ([verb, hold]) => {
          const key = { workspaceId, holdId: holdIds[hold] ?? '' };
          if (verb === 'sweep') await credits.rpc.sweepExpired({});
          else if (verb === 'reserve') await credits.reserve(workspaceId, 'economy', key.holdId);
          else if (verb === 'capture') await credits.rpc.capture(key);
          else if (verb === 'release') await credits.rpc.release(key);
          else await credits.rpc.reverse(key);
        }),
      );
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(refused).toContain(outcome.reason.reason);
      }
      const balance = await credits.balance(workspaceId);
      const total = funds.reduce((sum, one) => sum + one, 0);
      expect(balance.grantedCredits).toBe(total);
      expect(
        balance.availableCredits + balance.heldCredits + balance.spentCredits + balance.expiredCredits,
      ).toBe(total);
      expect(await credits.violations(workspaceId)).toEqual([]);
    });
    try {
      await fc.assert(run, { numRuns: 40 });
    } finally {
      stop.abort();
    }
    expect(await watch).toBeUndefined();
  }, 300_000);
});
