import { afterAll, describe, expect, test } from '@jest/globals';
import { waitFor } from '@sitewright/testing';
import { type CreditsUnderTest, newId, startCredits } from './credits-service.ts';

const credits = await startCredits({ CREDITS_HOLD_TTL_MS: '60000', CREDITS_SWEEP_INTERVAL_MS: '100' });
afterAll(() => credits.stop());

const pending = (db: CreditsUnderTest['db']) =>
  db.selectFrom('holds').select('hold_id').where('state', '=', 'pending').execute();

describe('the sweeper', () => {
  test('expires overdue holds and grants of workspaces that nobody touches', async () => {
    const workspaceId = await credits.fund(5);
    await credits.reserve(workspaceId, 'power');
    const lapsing = newId('wsp');
    await credits.grant({ workspaceId: lapsing, amountCredits: 5, expiresInMs: 60_000 });
    await credits.advance(60_000);
    await waitFor(
      async () => ((await pending(credits.db)).length === 0 ? true : undefined),
      'no hold pending past its expiry',
    );
    const { entries } = await credits.rpc.listEntries({ workspaceId, pageSize: 1, cursor: '' });
    expect(entries[0]).toMatchObject({ kind: 'ENTRY_KIND_HOLD_EXPIRY', creditAccount: 'ACCOUNT_AVAILABLE' });
    await waitFor(async () => {
      const page = await credits.rpc.listEntries({ workspaceId: lapsing, pageSize: 1, cursor: '' });
      return page.entries[0]?.kind === 'ENTRY_KIND_GRANT_EXPIRY' ? true : undefined;
    }, 'the grant has expired');
    expect(await credits.violations()).toEqual([]);
  });
});

describe('SweepExpired', () => {
  test('settles every overdue workspace once, however many replicas sweep at a time', async () => {
    const quiet = await startCredits({ CREDITS_HOLD_TTL_MS: '60000' });
    try {
      const workspaces = await Promise.all(Array.from({ length: 12 }, () => quiet.fund(5)));
      await Promise.all(workspaces.map((workspaceId) => quiet.reserve(workspaceId, 'economy')));
      await quiet.grant({ workspaceId: newId('wsp'), amountCredits: 1, expiresInMs: 60_000 });
      await quiet.advance(60_000);
      const swept = await Promise.all(Array.from({ length: 4 }, () => quiet.rpc.sweepExpired({})));
      const sum = (key: 'holdsExpired' | 'grantsExpired') =>
        swept.reduce((total, one) => total + one[key], 0);
      expect([sum('holdsExpired'), sum('grantsExpired')]).toEqual([12, 1]);
      expect(await quiet.rpc.sweepExpired({})).toEqual({ holdsExpired: 0, grantsExpired: 0, grantsMade: 0 });
      expect(await quiet.violations()).toEqual([]);
    } finally {
      await quiet.stop();
    }
  });
});
