import { afterAll, describe, expect, test } from '@jest/globals';
import { type GrantCreditsRequest, GrantKind } from '@sitewright/protos/credits';
import { toDuration } from '@sitewright/rpc';
import { newId, startCredits } from './credits-service.ts';

const credits = await startCredits();
afterAll(() => credits.stop());

const request = (changes: Partial<GrantCreditsRequest> = {}): GrantCreditsRequest => ({
  grantId: newId('gnt'),
  workspaceId: newId('wsp'),
  kind: GrantKind.GRANT_KIND_PROMOTION,
  amountCredits: 50,
  effectiveIn: undefined,
  expiresIn: toDuration(86_400_000),
  note: 'welcome',
  ...changes,
});

describe('GrantCredits', () => {
  test('adds credit that can be spent at once', async () => {
    const asked = request();
    const { grant, balance } = await credits.rpc.grantCredits(asked);
    expect(grant).toMatchObject({
      grantId: asked.grantId,
      kind: 'GRANT_KIND_PROMOTION',
      amountCredits: 50,
      remainingCredits: 50,
      note: 'welcome',
    });
    const lifeMs = (grant?.expiresAt?.getTime() ?? 0) - (grant?.createdAt?.getTime() ?? 0);
    expect(lifeMs).toBe(86_400_000);
    expect(balance).toMatchObject({ availableCredits: 50, grantedCredits: 50 });
  });

  test('answers a repeat with the same grant and adds nothing, ten at once included', async () => {
    const asked = request();
    const answers = await Promise.all(Array.from({ length: 10 }, () => credits.rpc.grantCredits(asked)));
    expect(new Set(answers.map(({ grant }) => grant?.createdAt?.getTime())).size).toBe(1);
    expect(await credits.balance(asked.workspaceId)).toMatchObject({ grantedCredits: 50 });
  });

  test('answers a repeat with what remains by now', async () => {
    const asked = request();
    await credits.rpc.grantCredits(asked);
    await credits.reserve(asked.workspaceId, 'power');
    const { grant } = await credits.rpc.grantCredits(asked);
    expect(grant).toMatchObject({ amountCredits: 50, remainingCredits: 45 });
  });

  test.each<Partial<GrantCreditsRequest>>([
    { amountCredits: 51 },
    { kind: GrantKind.GRANT_KIND_PURCHASE },
    { note: '' },
    { expiresIn: undefined },
    { effectiveIn: toDuration(1000) },
    { workspaceId: newId('wsp') },
  ])('refuses a repeat with other content: %j', async (changes) => {
    const asked = request();
    await credits.rpc.grantCredits(asked);
    await expect(credits.rpc.grantCredits({ ...asked, ...changes })).rejects.toMatchObject({
      reason: 'CONFLICT',
    });
    expect(await credits.balance(asked.workspaceId)).toMatchObject({ grantedCredits: 50 });
  });

  test.each<[string, Partial<GrantCreditsRequest>]>([
    ['grant_id', { grantId: 'gnt_x' }],
    ['workspace_id', { workspaceId: 'x' }],
    ['kind', { kind: GrantKind.GRANT_KIND_UNSPECIFIED }],
    ['amount_credits', { amountCredits: 0 }],
    ['amount_credits', { amountCredits: -5 }],
    ['amount_credits', { amountCredits: 1_000_000_001 }],
    ['note', { note: 'x'.repeat(201) }],
    ['note', { note: 'a\u0000b' }],
    ['effective_in in ms', { effectiveIn: toDuration(-1) }],
    ['expires_in in ms', { expiresIn: toDuration(0) }],
    ['expires_in in ms', { effectiveIn: toDuration(5000), expiresIn: toDuration(5000) }],
  ])('refuses a wrong %s', async (field, changes) => {
    await expect(credits.rpc.grantCredits(request(changes))).rejects.toMatchObject({
      reason: 'INVALID_REQUEST',
      violations: [{ field }],
    });
  });
});
