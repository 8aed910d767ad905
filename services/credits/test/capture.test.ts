import { afterAll, describe, expect, test } from '@jest/globals';
import { newId, startCredits } from './credits-service.ts';

const credits = await startCredits();
afterAll(() => credits.stop());

describe('Capture', () => {
  test('spends a pending hold once, however often it is asked', async () => {
    const workspaceId = await credits.fund(10);
    const holdId = newId('bld');
    await credits.reserve(workspaceId, 'power', holdId);
    const first = await credits.rpc.capture({ holdId, workspaceId });
    const second = await credits.rpc.capture({ holdId, workspaceId });
    expect(first.hold?.state).toBe('HOLD_STATE_CAPTURED');
    expect(first.hold?.resolvedAt).toBeInstanceOf(Date);
    expect(second).toEqual(first);
    expect(second.balance).toMatchObject({ availableCredits: 5, heldCredits: 0, spentCredits: 5 });
  });

  test('answers a released hold as it is and spends nothing', async () => {
    const workspaceId = await credits.fund(10);
    const holdId = newId('bld');
    await credits.reserve(workspaceId, 'power', holdId);
    await credits.rpc.release({ holdId, workspaceId });
    const { hold, balance } = await credits.rpc.capture({ holdId, workspaceId });
    expect(hold?.state).toBe('HOLD_STATE_RELEASED');
    expect(balance).toMatchObject({ availableCredits: 10, spentCredits: 0 });
  });

  test("does not find an unknown hold or another workspace's", async () => {
    const workspaceId = await credits.fund(10);
    const { hold } = await credits.reserve(workspaceId);
    const holdId = hold?.holdId ?? '';
    const stranger = await credits.fund(10);
    await expect(credits.rpc.capture({ holdId: newId('bld'), workspaceId })).rejects.toMatchObject({
      reason: 'NOT_FOUND',
    });
    await expect(credits.rpc.capture({ holdId, workspaceId: stranger })).rejects.toMatchObject({
      reason: 'NOT_FOUND',
    });
    await expect(credits.rpc.capture({ holdId: 'x', workspaceId })).rejects.toMatchObject({
      reason: 'INVALID_REQUEST',
    });
  });

  test('spends a slice of a grant that has expired since it was held', async () => {
    const workspaceId = newId('wsp');
    await credits.grant({ workspaceId, amountCredits: 5, expiresInMs: 60_000 });
    const { hold } = await credits.reserve(workspaceId, 'economy');
    await credits.advance(60_000);
    const { balance } = await credits.rpc.capture({ holdId: hold?.holdId ?? '', workspaceId });
    expect(balance).toMatchObject({
      availableCredits: 0,
      heldCredits: 0,
      spentCredits: 2,
      expiredCredits: 3,
    });
    expect(await credits.violations(workspaceId)).toEqual([]);
  });

  test('lets either Capture or Release win, never both', async () => {
    const workspaceId = await credits.fund(100);
    for (let round = 0; round < 10; round += 1) {
      const holdId = newId('bld');
      await credits.reserve(workspaceId, 'power', holdId);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          index % 2 === 0
            ? credits.rpc.capture({ holdId, workspaceId })
            : credits.rpc.release({ holdId, workspaceId }),
        ),
      );
      expect(new Set(answers.map((answer) => answer.hold?.state)).size).toBe(1);
    }
    expect(await credits.violations(workspaceId)).toEqual([]);
  });
});
