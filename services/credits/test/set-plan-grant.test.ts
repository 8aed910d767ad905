import { afterAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { newId, startCredits } from './credits-service.ts';

const credits = await startCredits();
afterAll(() => credits.stop());

const day = 86_400_000;
const setPlan = (workspaceId: string, monthlyCredits: number, plan = 'pro') =>
  credits.rpc.setPlanGrant({ workspaceId, plan, monthlyCredits });

describe('SetPlanGrant', () => {
  test('grants the first month at once, until the next grant falls due a month later', async () => {
    const workspaceId = newId('wsp');
    const { nextGrantAt } = await setPlan(workspaceId, 100);
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 100, plan: 'pro' });
    const { grants } = await credits.rpc.listGrants({ workspaceId, pageSize: 0, cursor: '' });
    expect(grants).toMatchObject([{ kind: 'GRANT_KIND_PLAN', amountCredits: 100, note: 'pro' }]);
    expect(grants[0]?.grantId).toMatch(/^gnt_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
    expect(grants[0]?.expiresAt).toEqual(nextGrantAt);
  });

  test('grants once a month, however often it is set, swept and read', async () => {
    const workspaceId = newId('wsp');
    await Promise.all(Array.from({ length: 10 }, () => setPlan(workspaceId, 100)));
    await credits.advance(31 * day);
    await Promise.all([
      ...Array.from({ length: 5 }, () => credits.balance(workspaceId)),
      ...Array.from({ length: 5 }, () => credits.rpc.sweepExpired({})),
      ...Array.from({ length: 5 }, () => setPlan(workspaceId, 100)),
    ]);
    expect(await credits.balance(workspaceId)).toMatchObject({
      availableCredits: 100,
      expiredCredits: 100,
      grantedCredits: 200,
    });
    expect(await credits.violations(workspaceId)).toEqual([]);
  });

  test('does not make up for months that passed while nobody looked', async () => {
    const workspaceId = newId('wsp');
    await setPlan(workspaceId, 100);
    await credits.advance(100 * day);
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 100, grantedCredits: 200 });
  });

  test('makes nothing of a month at a call about a hold that is not there', async () => {
    const workspaceId = newId('wsp');
    await setPlan(workspaceId, 100);
    await credits.advance(50 * day);
    for (const verb of ['capture', 'reverse'] as const) {
      const unknown = { workspaceId, holdId: newId('bld') };
      await expect(credits.rpc[verb](unknown)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    }
    await credits.advance(50 * day);
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 100, grantedCredits: 200 });
  });

  test('tops the current month up when the plan grows, and takes nothing when it shrinks', async () => {
    const workspaceId = newId('wsp');
    const first = await setPlan(workspaceId, 100);
    await credits.advance(5 * day);
    const grown = await setPlan(workspaceId, 150, 'team');
    expect(grown.nextGrantAt).toEqual(first.nextGrantAt);
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 150, plan: 'team' });
    await setPlan(workspaceId, 100);
    await setPlan(workspaceId, 150);
    await setPlan(workspaceId, 20);
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 150, grantedCredits: 150 });
    await credits.advance(31 * day);
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 20, grantedCredits: 170 });
  });

  test('ends at zero, keeps what was granted until its month is over, and does not grant again by a restart', async () => {
    const workspaceId = newId('wsp');
    await setPlan(workspaceId, 100);
    expect((await setPlan(workspaceId, 0)).nextGrantAt).toBeUndefined();
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 100, plan: 'free' });
    await setPlan(workspaceId, 100);
    expect(await credits.balance(workspaceId)).toMatchObject({ grantedCredits: 100 });
    await setPlan(workspaceId, 0);
    await credits.advance(45 * day);
    await setPlan(workspaceId, 100);
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 100, grantedCredits: 200 });
    await credits.advance(27 * day);
    expect(await credits.balance(workspaceId)).toMatchObject({ availableCredits: 100, grantedCredits: 200 });
  });

  test.each([{ workspaceId: 'x' }, { plan: '' }, { monthlyCredits: -1 }, { monthlyCredits: 1_000_000_001 }])(
    'refuses %j',
    async (wrong) => {
      const request = { workspaceId: newId('wsp'), plan: 'pro', monthlyCredits: 1, ...wrong };
      await expect(credits.rpc.setPlanGrant(request)).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
    },
  );
});

test('counts months from the anchor, so that the 31st stays the last day of short months', async () => {
  const { rows } = await sql<{ starts: string[] }>`
    select array_agg(to_char(period_start('2026-01-31T10:00:00Z', months) at time zone 'UTC', 'MM-DD')
      order by months) as starts from generate_series(0, 4) months`.execute(credits.db);
  expect(rows[0]?.starts).toEqual(['01-31', '02-28', '03-31', '04-30', '05-31']);
  const { rows: numbers } = await sql<{ numbers: number[] }>`
    select array_agg(period_number('2026-01-31T10:00:00Z', moment::timestamptz) order by moment) as numbers
    from unnest(array['2026-01-31T10:00:00Z', '2026-02-28T09:59:59Z', '2026-02-28T10:00:00Z',
      '2026-03-30T23:00:00Z', '2026-03-31T10:00:00Z', '2027-01-31T10:00:00Z']) moment`.execute(credits.db);
  expect(numbers[0]?.numbers).toEqual([0, 0, 1, 1, 2, 12]);
});
