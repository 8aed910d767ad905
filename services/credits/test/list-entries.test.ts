import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CreditsUnderTest, newId, startCredits } from './credits-service.ts';

let credits: CreditsUnderTest;
let workspaceId: string;
beforeAll(async () => {
  credits = await startCredits();
  workspaceId = await credits.fund(100);
  for (let build = 0; build < 4; build += 1) {
    const { hold } = await credits.reserve(workspaceId, 'lite');
    await credits.rpc.capture({ holdId: hold?.holdId ?? '', workspaceId });
  }
});
afterAll(() => credits.stop());

const list = (pageSize: number, cursor = '', of = workspaceId) =>
  credits.rpc.listEntries({ workspaceId: of, pageSize, cursor });

describe('ListEntries', () => {
  test('lists newest first, each from one account to another', async () => {
    const { entries, nextCursor } = await list(0);
    expect(nextCursor).toBe('');
    expect(entries).toHaveLength(9);
    expect(entries[0]).toMatchObject({
      kind: 'ENTRY_KIND_CAPTURE',
      debitAccount: 'ACCOUNT_HELD',
      creditAccount: 'ACCOUNT_SPENT',
      amountCredits: 1,
    });
    expect(entries[8]).toMatchObject({ kind: 'ENTRY_KIND_GRANT', holdId: undefined, amountCredits: 100 });
  });

  test('gives each entry an id of its own that sorts as the list does', async () => {
    const { entries } = await list(0);
    const ids = entries.map((entry) => entry.entryId);
    expect(new Set(ids).size).toBe(9);
    expect(ids).toEqual(ids.toSorted().reverse());
    for (const id of ids) expect(id).toMatch(/^ent_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
  });

  test('pages by key without a gap or a repeat while new entries arrive', async () => {
    const seen: string[] = [];
    const expected = (await list(0)).entries.map((entry) => entry.entryId);
    let cursor = '';
    do {
      const page = await list(4, cursor);
      seen.push(...page.entries.map((entry) => entry.entryId));
      cursor = page.nextCursor;
      await credits.reserve(workspaceId, 'lite');
    } while (cursor !== '');
    expect(seen).toEqual(expected);
  });

  test('is empty for a workspace without entries', async () => {
    expect(await list(0, '', newId('wsp'))).toEqual({ entries: [], nextCursor: '' });
  });

  test.each(['x', 'ZW50cmllczow', Buffer.from('grants:3').toString('base64url'), `${'A'.repeat(5000)}`])(
    'refuses a cursor that is not its own: %.20s',
    async (cursor) => {
      await expect(list(0, cursor)).rejects.toMatchObject({ reason: 'INVALID_CURSOR' });
    },
  );

  test.each([-1, 101])('refuses a page of %d', async (pageSize) => {
    await expect(list(pageSize)).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  });
});
