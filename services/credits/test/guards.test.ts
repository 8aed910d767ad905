import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { type CreditsUnderTest, newId, startCredits } from './credits-service.ts';

let credits: CreditsUnderTest;
let workspaceId: string;
let grantId: string;
let holdId: string;

beforeAll(async () => {
  credits = await startCredits();
  workspaceId = newId('wsp');
  ({ grantId } = await credits.grant({ workspaceId, amountCredits: 10 }));
  holdId = newId('bld');
  await credits.reserve(workspaceId, 'power', holdId);
  await credits.rpc.capture({ holdId, workspaceId });
});
afterAll(() => credits.stop());

/** Runs SQL with the rights of the service itself. */
const run = (text: string) => sql.raw(text).execute(credits.db);

const entry = (kind: string, debit: string, credit: string, amount: number, hold = 'null') =>
  run(`insert into entries (workspace_id, kind, debit, credit, amount, grant_id, hold_id, created_at)
    values ('${workspaceId}', '${kind}', '${debit}', '${credit}', ${amount}, '${grantId}', ${hold}, now())`);

describe('the database itself refuses', () => {
  test.each([
    'update entries set amount = 1',
    'update entries set amount = 1 where false',
    'delete from entries',
    'truncate entries',
    'truncate accounts cascade',
    'truncate holds cascade',
    'delete from holds',
    'delete from grants',
    'delete from accounts',
  ])('what would rewrite the past: %s', async (statement) => {
    await expect(run(statement)).rejects.toThrow('append-only');
  });

  test.each([
    'update accounts set available = available + 1, granted = granted - 1',
    "insert into accounts (workspace_id, granted, available) values ('wsp_new', -5, 5)",
  ])('a balance without an entry: %s', async (statement) => {
    await expect(run(statement)).rejects.toThrow('a balance moves by an entry only');
  });

  test.each([
    'update grants set remaining = amount',
    'update grants set expires_at = null',
    `insert into grants (grant_id, workspace_id, kind, amount, remaining, created_at, effective_at)
      select 'gnt_new', workspace_id, 'purchase', 5, 5, now(), now() from accounts`,
  ])('credit of a grant without an entry: %s', async (statement) => {
    await expect(run(statement)).rejects.toThrow('a grant moves by an entry only');
  });

  test.each(['pending', 'released', 'expired', 'captured'])(
    'a captured hold that becomes %s',
    async (state) => {
      await expect(run(`update holds set state = '${state}' where hold_id = '${holdId}'`)).rejects.toThrow(
        'cannot become',
      );
    },
  );

  test('a negative balance', async () => {
    await expect(entry('grant_expiry', 'available', 'expired', 6)).rejects.toMatchObject({
      constraint: 'accounts_never_negative',
    });
  });

  test('a second grant of one grant, and a second resolution of one slice', async () => {
    await expect(entry('grant', 'granted', 'available', 1)).rejects.toMatchObject({
      constraint: 'entries_granted_once',
    });
    await credits.reserve(workspaceId, 'power');
    await expect(entry('release', 'held', 'available', 5, `'${holdId}'`)).rejects.toMatchObject({
      constraint: 'entries_slice_once',
    });
  });

  test.each([
    ['grant', 'available', 'granted', 1],
    ['capture', 'available', 'spent', 1],
    ['grant', 'granted', 'spent', 1],
    ['reserve', 'held', 'held', 1],
  ])('a transfer that is none of the ledger: %s from %s to %s', async (kind, debit, credit, amount) => {
    const hold = kind === 'grant' ? 'null' : `'${holdId}'`;
    await expect(entry(kind, debit, credit, amount, hold)).rejects.toMatchObject({
      code: expect.stringMatching(/^23/),
    });
  });

  test.each([0, -1])('an entry of %d', async (amount) => {
    await expect(entry('grant_expiry', 'available', 'expired', amount)).rejects.toMatchObject({
      code: expect.stringMatching(/^23/),
    });
  });

  test("an entry on another workspace's grant", async () => {
    const stranger = await credits.fund(5);
    await expect(
      run(`insert into entries (workspace_id, kind, debit, credit, amount, grant_id, created_at)
        values ('${stranger}', 'grant_expiry', 'available', 'expired', 1, '${grantId}', now())`),
    ).rejects.toThrow('is not one of workspace');
  });

  test('nothing of this has changed the books', async () => {
    expect(await credits.violations()).toEqual([]);
    expect(await credits.balance(workspaceId)).toMatchObject({ grantedCredits: 10, spentCredits: 5 });
  });
});
