import { afterAll, describe, expect, test } from '@jest/globals';
import { newId, startCredits } from './credits-service.ts';

const credits = await startCredits();
afterAll(() => credits.stop());

async function capturedHold(workspaceId: string): Promise<string> {
  const holdId = newId('bld');
  await credits.reserve(workspaceId, 'power', holdId);
  await credits.rpc.capture({ holdId, workspaceId });
  return holdId;
}

describe('Reverse', () => {
  test('gives a captured hold back to its grants by entries of its own, once', async () => {
    const workspaceId = await credits.fund(3);
    await credits.grant({ workspaceId, amountCredits: 3, expiresInMs: 1_000_000 });
    const holdId = await capturedHold(workspaceId);
    const first = await credits.rpc.reverse({ holdId, workspaceId });
    const second = await credits.rpc.reverse({ holdId, workspaceId });
    expect(first.hold?.state).toBe('HOLD_STATE_REVERSED');
    expect(second).toEqual(first);
    expect(second.balance).toMatchObject({ availableCredits: 6, spentCredits: 0, expiredCredits: 0 });
    const { entries } = await credits.rpc.listEntries({ workspaceId, pageSize: 2, cursor: '' });
    expect(entries.map((entry) => [entry.kind, entry.debitAccount, entry.creditAccount])).toEqual([
      ['ENTRY_KIND_REVERSAL', 'ACCOUNT_SPENT', 'ACCOUNT_AVAILABLE'],
      ['ENTRY_KIND_REVERSAL', 'ACCOUNT_SPENT', 'ACCOUNT_AVAILABLE'],
    ]);
  });

  test('reverses once when asked many times at once', async () => {
    const workspaceId = await credits.fund(10);
    const holdId = await capturedHold(workspaceId);
    await Promise.all(Array.from({ length: 10 }, () => credits.rpc.reverse({ holdId, workspaceId })));
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 10, spentCredits: 0 });
    expect(await credits.violations(workspaceId)).toEqual([]);
  });

  test('gives nothing back to a grant that has expired meanwhile: it counts as expired', async () => {
    const workspaceId = newId('wsp');
    await credits.grant({ workspaceId, amountCredits: 5, expiresInMs: 60_000 });
    const holdId = await capturedHold(workspaceId);
    await credits.advance(60_000);
    const { balance } = await credits.rpc.reverse({ holdId, workspaceId });
    expect(balance).toMatchObject({ availableCredits: 0, spentCredits: 0, expiredCredits: 5 });
  });

  test('answers a captured hold as reversed to a late Capture and Release, and changes nothing', async () => {
    const workspaceId = await credits.fund(10);
    const holdId = await capturedHold(workspaceId);
    await credits.rpc.reverse({ holdId, workspaceId });
    for (const late of [credits.rpc.capture, credits.rpc.release]) {
      const { hold, balance } = await late({ holdId, workspaceId });
      expect(hold?.state).toBe('HOLD_STATE_REVERSED');
      expect(balance).toMatchObject({ availableCredits: 10, spentCredits: 0 });
    }
  });

  test('refuses a hold that was not captured', async () => {
    const workspaceId = await credits.fund(10);
    const holdId = newId('bld');
    await credits.reserve(workspaceId, 'lite', holdId);
    const refusal = { reason: 'HOLD_NOT_CAPTURED' };
    await expect(credits.rpc.reverse({ holdId, workspaceId })).rejects.toMatchObject(refusal);
    await credits.rpc.release({ holdId, workspaceId });
    await expect(credits.rpc.reverse({ holdId, workspaceId })).rejects.toMatchObject(refusal);
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 10, heldCredits: 0 });
  });

  test("does not find an unknown hold or another workspace's", async () => {
    const workspaceId = await credits.fund(10);
    const holdId = await capturedHold(workspaceId);
    const stranger = newId('wsp');
    await expect(credits.rpc.reverse({ holdId, workspaceId: stranger })).rejects.toMatchObject({
      reason: 'NOT_FOUND',
    });
    await expect(credits.rpc.reverse({ holdId: newId('bld'), workspaceId })).rejects.toMatchObject({
      reason: 'NOT_FOUND',
    });
  });
});
