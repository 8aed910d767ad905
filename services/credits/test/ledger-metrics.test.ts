import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recorded } from '@sitewright/testing/recorded-metrics';

const { sql } = await import('kysely');
const { waitFor } = await import('@sitewright/testing');
const { startCredits } = await import('./credits-service.ts');

let credits: Awaited<ReturnType<typeof startCredits>>;
beforeAll(async () => {
  credits = await startCredits({ CREDITS_LEDGER_CHECK_INTERVAL_MS: '100', CREDITS_SWEEP_INTERVAL_MS: '100' });
});
afterAll(() => credits.stop());

const readGauge = async (name: string, state?: string): Promise<unknown> =>
  (await recorded(name)).find(({ attributes }) => attributes['sitewright.state'] === state)?.value;

test('tells of books that do not add up without being asked', async () => {
  const workspaceId = await credits.fund(10);
  await waitFor(
    async () => (await readGauge('sitewright.credits.ledger.violations')) === 0 || undefined,
    'a check that finds nothing',
  );
  await sql.raw('alter table grants disable trigger user').execute(credits.db);
  await sql.raw(`update grants set remaining = 9 where workspace_id = '${workspaceId}'`).execute(credits.db);
  await waitFor(
    async () => (await readGauge('sitewright.credits.ledger.violations')) === 1 || undefined,
    'a check that finds it',
  );
});

test('tells how many holds are pending', async () => {
  const workspaceId = await credits.fund(10);
  await credits.reserve(workspaceId, 'lite');
  await waitFor(
    async () => (await readGauge('sitewright.credits.holds', 'pending')) === 1 || undefined,
    'a sweep that sees the hold',
  );
  expect(await readGauge('sitewright.credits.holds', 'overdue')).toBe(0);
});
