import { afterAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { newId, startCredits } from './credits-service.ts';

const credits = await startCredits();
afterAll(() => credits.stop());

const run = (text: string) => sql.raw(text).execute(credits.db);

test('finds nothing in a ledger that was only used, and counts its workspaces past one group', async () => {
  await Promise.all(Array.from({ length: 101 }, () => credits.fund(5)));
  expect(await credits.rpc.checkLedger({ workspaceId: '' })).toEqual({
    workspacesChecked: 101,
    violations: [],
  });
  expect(await credits.rpc.checkLedger({ workspaceId: newId('wsp') })).toMatchObject({
    workspacesChecked: 0,
  });
});

test('names what was changed behind the guards', async () => {
  const workspaceId = await credits.fund(10);
  const { hold } = await credits.reserve(workspaceId, 'power');
  await run('alter table holds disable trigger user; alter table grants disable trigger user');
  await run(`update holds set state = 'captured', resolved_at = now() where hold_id = '${hold?.holdId}'`);
  await run(`update grants set remaining = 9 where workspace_id = '${workspaceId}'`);
  await run('alter table entries disable trigger user');
  await run(`insert into entries (workspace_id, number, kind, debit, credit, amount, grant_id, created_at)
    select workspace_id, 99, 'grant_expiry', 'available', 'expired', 1, grant_id, now()
    from grants where workspace_id = '${workspaceId}'`);
  const violations = await credits.violations(workspaceId);
  expect(violations).toEqual([
    `${workspaceId}: the balances are not the sums of the entries.`,
    `${workspaceId}: entries are missing.`,
    expect.stringContaining('has 9 left, its entries say 4.'),
    `${workspaceId}: hold ${hold?.holdId} is captured, its entries say otherwise.`,
  ]);
});
