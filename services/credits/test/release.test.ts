import { afterAll, describe, expect, test } from '@jest/globals';
import { newId, startCredits } from './credits-service.ts';

const credits = await startCredits();
afterAll(() => credits.stop());

describe('Release', () => {
  test('gives a pending hold back to the grants it came from, once', async () => {
    const workspaceId = await credits.fund(3);
    await credits.grant({ workspaceId, amountCredits: 3, expiresInMs: 1_000_000 });
    const holdId = newId('bld');
    await credits.reserve(workspaceId, 'power', holdId);
    const first = await credits.rpc.release({ holdId, workspaceId });
    const second = await credits.rpc.release({ holdId, workspaceId });
    expect(first.hold?.state).toBe('HOLD_STATE_RELEASED');
    expect(second).toEqual(first);
    expect(second.balance).toMatchObject({ availableCredits: 6, heldCredits: 0 });
    const { grants } = await credits.rpc.listGrants({ workspaceId, pageSize: 0, cursor: '' });
    expect(grants.map((grant) => grant.remainingCredits)).toEqual([3, 3]);
  });

  test('leaves a captured hold spent and says so', async () => {
    const workspaceId = await credits.fund(10);
    const holdId = newId('bld');
    await credits.reserve(workspaceId, 'power', holdId);
    await credits.rpc.capture({ holdId, workspaceId });
    const { hold, balance } = await credits.rpc.release({ holdId, workspaceId });
    expect(hold?.state).toBe('HOLD_STATE_CAPTURED');
    expect(balance).toMatchObject({ availableCredits: 5, spentCredits: 5 });
  });

  test('leaves a tombstone for an unknown hold, which a late Reserve and Capture obey', async () => {
    const workspaceId = await credits.fund(10);
    const holdId = newId('bld');
    const { hold } = await credits.rpc.release({ holdId, workspaceId });
    expect(hold).toMatchObject({ state: 'HOLD_STATE_RELEASED', amountCredits: 0 });
    const late = await credits.reserve(workspaceId, 'power', holdId);
    expect(late.hold?.state).toBe('HOLD_STATE_RELEASED');
    const later = await credits.rpc.capture({ holdId, workspaceId });
    expect(later.hold?.state).toBe('HOLD_STATE_RELEASED');
    expect(later.balance).toMatchObject({ availableCredits: 10, heldCredits: 0, spentCredits: 0 });
    expect(await credits.violations(workspaceId)).toEqual([]);
  });

  test('makes one of Reserve and Release of the same id win when they race', async () => {
    const workspaceId = await credits.fund(20);
    const holdIds = Array.from({ length: 20 }, () => newId('bld'));
    await Promise.all(
      holdIds.flatMap((holdId) => [
        credits.reserve(workspaceId, 'lite', holdId),
        credits.rpc.release({ holdId, workspaceId }),
      ]),
    );
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 20, heldCredits: 0 });
    expect(await credits.violations(workspaceId)).toEqual([]);
  });

  test("does not find another workspace's hold", async () => {
    const workspaceId = await credits.fund(10);
    const { hold } = await credits.reserve(workspaceId);
    await expect(
      credits.rpc.release({ holdId: hold?.holdId ?? '', workspaceId: newId('wsp') }),
    ).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    expect(await credits.balance(workspaceId)).toMatchObject({ heldCredits: 2 });
  });

  test('loses what was held of a grant that has expired meanwhile', async () => {
    const workspaceId = newId('wsp');
    await credits.grant({ workspaceId, amountCredits: 5, expiresInMs: 60_000 });
    const { hold } = await credits.reserve(workspaceId, 'economy');
    await credits.advance(60_000);
    const { balance } = await credits.rpc.release({ holdId: hold?.holdId ?? '', workspaceId });
    expect(balance).toMatchObject({ availableCredits: 0, heldCredits: 0, expiredCredits: 5 });
    expect(await credits.violations(workspaceId)).toEqual([]);
  });
});
