import { afterAll, describe, expect, test } from '@jest/globals';
import { newId, startCredits } from './credits-service.ts';

const credits = await startCredits({ CREDITS_HOLD_TTL_MS: '60000' });
afterAll(() => credits.stop());

describe('GetHold', () => {
  test('answers a hold as it stands', async () => {
    const workspaceId = await credits.fund(10);
    const { hold } = await credits.reserve(workspaceId);
    const read = await credits.rpc.getHold({ holdId: hold?.holdId ?? '', workspaceId });
    expect(read.hold).toEqual(hold);
  });

  test('answers an overdue hold as expired before any sweep, and Capture obeys', async () => {
    const workspaceId = await credits.fund(10);
    const holdId = newId('bld');
    await credits.reserve(workspaceId, 'power', holdId);
    await credits.advance(60_000);
    const { hold } = await credits.rpc.getHold({ holdId, workspaceId });
    expect(hold?.state).toBe('HOLD_STATE_EXPIRED');
    const late = await credits.rpc.capture({ holdId, workspaceId });
    expect(late.hold?.state).toBe('HOLD_STATE_EXPIRED');
    expect(late.balance).toMatchObject({ availableCredits: 10, heldCredits: 0, spentCredits: 0 });
  });

  test("does not find an unknown hold or another workspace's", async () => {
    const workspaceId = await credits.fund(10);
    const { hold } = await credits.reserve(workspaceId);
    const strange = [
      { holdId: newId('bld'), workspaceId },
      { holdId: hold?.holdId ?? '', workspaceId: newId('wsp') },
    ];
    for (const key of strange) {
      await expect(credits.rpc.getHold(key)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    }
  });
});
