import { afterAll, describe, expect, test } from '@jest/globals';
import { newId, startCredits } from './credits-service.ts';

const credits = await startCredits();
afterAll(() => credits.stop());

describe('ListGrants', () => {
  test('pages newest first by key', async () => {
    const workspaceId = newId('wsp');
    const grantIds: string[] = [];
    for (let amountCredits = 1; amountCredits <= 5; amountCredits += 1) {
      grantIds.unshift((await credits.grant({ workspaceId, amountCredits })).grantId);
    }
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await credits.rpc.listGrants({ workspaceId, pageSize: 2, cursor });
      seen.push(...page.grants.map((grant) => grant.grantId));
      cursor = page.nextCursor;
    } while (cursor !== '');
    expect(seen).toEqual(grantIds);
  });

  test('says of each grant what remains, now and before it takes effect', async () => {
    const workspaceId = newId('wsp');
    await credits.grant({ workspaceId, amountCredits: 3, expiresInMs: 60_000 });
    await credits.grant({ workspaceId, amountCredits: 4, effectiveInMs: 120_000 });
    const remaining = async () => {
      const { grants } = await credits.rpc.listGrants({ workspaceId, pageSize: 0, cursor: '' });
      return grants.map((grant) => grant.remainingCredits);
    };
    expect(await remaining()).toEqual([4, 3]);
    await credits.advance(60_000);
    expect(await remaining()).toEqual([4, 0]);
  });

  test('refuses the cursor of another list', async () => {
    const cursor = Buffer.from('entries:3').toString('base64url');
    await expect(
      credits.rpc.listGrants({ workspaceId: newId('wsp'), pageSize: 0, cursor }),
    ).rejects.toMatchObject({ reason: 'INVALID_CURSOR' });
  });
});
