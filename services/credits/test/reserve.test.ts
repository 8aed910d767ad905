import { afterAll, describe, expect, test } from '@jest/globals';
import { newId, startCredits } from './credits-service.ts';

const credits = await startCredits();
afterAll(() => credits.stop());

describe('Reserve', () => {
  test('moves the price of the mode from available to held', async () => {
    const workspaceId = await credits.fund(10);
    const { hold, balance } = await credits.reserve(workspaceId, 'power');
    expect(hold).toMatchObject({ state: 'HOLD_STATE_PENDING', amountCredits: 5, workspaceId });
    expect(hold?.resolvedAt).toBeUndefined();
    expect(balance).toMatchObject({ availableCredits: 5, heldCredits: 5, grantedCredits: 10 });
  });

  test('refuses with price and rest when less is left than the price, and holds nothing', async () => {
    const workspaceId = await credits.fund(1);
    await expect(credits.reserve(workspaceId)).rejects.toMatchObject({
      reason: 'OUT_OF_CREDITS',
      message: 'This build costs 2 credits and the workspace has 1 left.',
      metadata: { price: '2', remaining: '1' },
    });
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 1, heldCredits: 0 });
  });

  test('refuses a workspace that was never granted anything', async () => {
    await expect(credits.reserve(newId('wsp'), 'lite')).rejects.toMatchObject({
      reason: 'OUT_OF_CREDITS',
      metadata: { price: '1', remaining: '0' },
    });
  });

  test('answers a repeat with the same hold and holds once', async () => {
    const workspaceId = await credits.fund(10);
    const holdId = newId('bld');
    const first = await credits.reserve(workspaceId, 'economy', holdId);
    const second = await credits.reserve(workspaceId, 'economy', holdId);
    expect(second.hold).toEqual(first.hold);
    expect(second.balance).toMatchObject({ availableCredits: 8, heldCredits: 2 });
  });

  test('answers a repeat in the state that the hold has by now', async () => {
    const workspaceId = await credits.fund(10);
    const holdId = newId('bld');
    await credits.reserve(workspaceId, 'economy', holdId);
    await credits.rpc.capture({ holdId, workspaceId });
    const { hold } = await credits.reserve(workspaceId, 'economy', holdId);
    expect(hold?.state).toBe('HOLD_STATE_CAPTURED');
  });

  test('answers a repeat even when nothing is left', async () => {
    const workspaceId = await credits.fund(2);
    const holdId = newId('bld');
    await credits.reserve(workspaceId, 'economy', holdId);
    const { hold } = await credits.reserve(workspaceId, 'economy', holdId);
    expect(hold).toMatchObject({ state: 'HOLD_STATE_PENDING', amountCredits: 2 });
  });

  test('refuses a repeat with other content, and the same id in another workspace', async () => {
    const workspaceId = await credits.fund(10);
    const other = await credits.fund(10);
    const holdId = newId('bld');
    await credits.reserve(workspaceId, 'economy', holdId);
    await expect(credits.reserve(workspaceId, 'power', holdId)).rejects.toMatchObject({ reason: 'CONFLICT' });
    await expect(credits.reserve(other, 'economy', holdId)).rejects.toMatchObject({ reason: 'CONFLICT' });
    expect(await credits.balance(workspaceId)).toMatchObject({ heldCredits: 2 });
    expect(await credits.balance(other)).toMatchObject({ heldCredits: 0 });
  });

  test('holds zero for a test key, without any credit, and captures it', async () => {
    const workspaceId = newId('wsp');
    const holdId = newId('bld');
    const request = { holdId, workspaceId, mode: 'power', buildType: 'slides', test: true };
    const { hold, balance } = await credits.rpc.reserve(request);
    expect(hold).toMatchObject({ state: 'HOLD_STATE_PENDING', amountCredits: 0 });
    expect(balance).toMatchObject({ availableCredits: 0, heldCredits: 0, plan: 'free' });
    const captured = await credits.rpc.capture({ holdId, workspaceId });
    expect(captured.hold?.state).toBe('HOLD_STATE_CAPTURED');
    expect(await credits.violations(workspaceId)).toEqual([]);
  });

  test.each([
    ['hold_id', { holdId: 'bld_1' }],
    ['hold_id', { holdId: newId('gnt') }],
    ['workspace_id', { workspaceId: '' }],
    ['mode', { mode: 'turbo' }],
    ['build_type', { buildType: 'website ' }],
  ])('refuses a wrong %s and names it', async (field, wrong) => {
    const request = { holdId: newId('bld'), workspaceId: newId('wsp'), mode: 'lite', buildType: 'website' };
    await expect(credits.rpc.reserve({ ...request, test: false, ...wrong })).rejects.toMatchObject({
      reason: 'INVALID_REQUEST',
      violations: [{ field }],
    });
  });

  test('pays from the grant that expires soonest, then from the oldest', async () => {
    const workspaceId = await credits.fund(5);
    const younger = await credits.grant({ workspaceId, amountCredits: 5 });
    const later = await credits.grant({ workspaceId, amountCredits: 3, expiresInMs: 2_000_000 });
    const sooner = await credits.grant({ workspaceId, amountCredits: 1, expiresInMs: 1_000_000 });
    await credits.reserve(workspaceId, 'power');
    const { grants } = await credits.rpc.listGrants({ workspaceId, pageSize: 0, cursor: '' });
    const left = new Map(grants.map((grant) => [grant.grantId, grant.remainingCredits]));
    expect([sooner, later, younger].map((grant) => left.get(grant.grantId))).toEqual([0, 0, 5]);
    expect(grants.at(-1)?.remainingCredits).toBe(4);
  });

  test('lets exactly as many of 100 parallel holds through as there is credit for', async () => {
    const workspaceId = await credits.fund(25);
    await credits.grant({ workspaceId, amountCredits: 12, expiresInMs: 1_000_000 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () => credits.reserve(workspaceId)),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(18);
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.reason] : [],
    );
    expect(new Set(reasons)).toEqual(new Set(['OUT_OF_CREDITS']));
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 1, heldCredits: 36 });
    expect(await credits.violations(workspaceId)).toEqual([]);
  });

  test('makes one hold of 20 parallel repeats', async () => {
    const workspaceId = await credits.fund(100);
    const holdId = newId('bld');
    await Promise.all(Array.from({ length: 20 }, () => credits.reserve(workspaceId, 'power', holdId)));
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 95, heldCredits: 5 });
  });
});
