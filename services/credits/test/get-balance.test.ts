import { afterAll, describe, expect, test } from '@jest/globals';
import { newId, startCredits } from './credits-service.ts';

const credits = await startCredits({ CREDITS_HOLD_TTL_MS: '60000' });
afterAll(() => credits.stop());

describe('GetBalance', () => {
  test('answers zeros and the free plan for a workspace never granted anything', async () => {
    expect(await credits.balance(newId('wsp'))).toEqual({
      availableCredits: 0,
      heldCredits: 0,
      spentCredits: 0,
      expiredCredits: 0,
      grantedCredits: 0,
      plan: 'free',
    });
  });

  test('counts a grant as gone from the moment it expires, before any sweep, and lets nobody spend it', async () => {
    const workspaceId = newId('wsp');
    await credits.grant({ workspaceId, amountCredits: 5, expiresInMs: 60_000 });
    await credits.advance(60_000);
    await expect(credits.reserve(workspaceId, 'lite')).rejects.toMatchObject({ reason: 'OUT_OF_CREDITS' });
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 0, expiredCredits: 5 });
  });

  test('counts an overdue hold as given back before any sweep', async () => {
    const workspaceId = await credits.fund(5);
    await credits.reserve(workspaceId, 'power');
    await credits.advance(60_000);
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 5, heldCredits: 0 });
    await credits.reserve(workspaceId, 'power');
  });

  test('counts a grant from the moment it takes effect, not before', async () => {
    const workspaceId = newId('wsp');
    await credits.grant({ workspaceId, amountCredits: 5, effectiveInMs: 60_000, expiresInMs: 120_000 });
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 0, grantedCredits: 0 });
    await expect(credits.reserve(workspaceId)).rejects.toMatchObject({ reason: 'OUT_OF_CREDITS' });
    await credits.advance(60_000);
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 5, grantedCredits: 5 });
    await credits.advance(60_000);
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 0, expiredCredits: 5 });
  });

  test('answers the latest entries beside the balance when they are asked for, as ListEntries has them', async () => {
    const workspaceId = await credits.fund(9);
    await credits.reserve(workspaceId, 'power');
    await credits.reserve(workspaceId, 'lite');
    const { entries } = await credits.rpc.listEntries({ workspaceId, pageSize: 2, cursor: '' });
    const { balance, recentEntries } = await credits.rpc.getBalance({ workspaceId, recentEntries: 2 });
    expect(recentEntries).toEqual(entries);
    expect(balance).toMatchObject({ availableCredits: 3, heldCredits: 6 });
    expect((await credits.rpc.getBalance({ workspaceId })).recentEntries).toEqual([]);
    await credits.advance(60_000);
    const settled = await credits.rpc.getBalance({ workspaceId, recentEntries: 1 });
    expect(settled.recentEntries).toMatchObject([{ kind: 'ENTRY_KIND_HOLD_EXPIRY', amountCredits: 1 }]);
  });

  test.each([-1, 21])('refuses %d latest entries', async (recentEntries) => {
    const asked = credits.rpc.getBalance({ workspaceId: newId('wsp'), recentEntries });
    await expect(asked).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  });

  test('refuses what is not the id of a workspace', async () => {
    await expect(credits.balance('wsp_1')).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  });
});
