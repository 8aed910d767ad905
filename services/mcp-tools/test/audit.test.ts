import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@sitewright/testing';
import { sql } from 'kysely';
import { type McpToolsUnderTest, newId, startMcpTools } from './mcp-tools-service.ts';

let mcpTools: McpToolsUnderTest;
beforeEach(async () => {
  mcpTools = await startMcpTools();
});
afterEach(() => mcpTools.stop());

const list = (workspaceId = '', pageSize = 0, cursor = '') =>
  mcpTools.rpc.listAudit({ workspaceId, pageSize, cursor });

/** Waits until this many calls of a workspace are written. */
const written = (workspaceId: string, count: number) =>
  waitFor(async () => {
    const { records } = await list(workspaceId, 100);
    return records.length === count ? records : undefined;
  }, `${count} audited calls`);

/** A call that is refused at once. */
const refused = (workspaceId: string) => mcpTools.call('get_credits', { workspaceId, scopes: [] });

describe('ListAudit', () => {
  test('tells who called which tool and how it ended, and nothing of the arguments', async () => {
    const workspaceId = newId('wsp');
    await mcpTools.call('get_credits', { workspaceId, args: { secret: 'canary' } });
    const [record] = await written(workspaceId, 1);
    expect(record).toEqual({
      auditId: expect.stringMatching(/^aud_[0-9a-z]{26}$/),
      workspaceId,
      keyId: expect.stringMatching(/^key_/),
      tool: 'get_credits',
      outcome: 'invalid_arguments',
      durationMs: expect.any(Number),
      createdAt: expect.any(Date),
    });
    const { rows } = await sql<{ row: string }>`select audit::text as row from audit`.execute(mcpTools.db);
    expect(JSON.stringify(rows)).not.toContain('canary');
  });

  test('records no call of a tool that is not there', async () => {
    const workspaceId = newId('wsp');
    await expect(mcpTools.call('nonsense', { workspaceId })).rejects.toThrow();
    await refused(workspaceId);
    expect(await written(workspaceId, 1)).toMatchObject([{ tool: 'get_credits' }]);
  });

  test('pages newest first without a gap or a repeat while new calls arrive', async () => {
    const workspaceId = newId('wsp');
    for (let call = 0; call < 7; call += 1) await refused(workspaceId);
    await refused(newId('wsp'));
    const expected = (await written(workspaceId, 7)).map(({ auditId }) => auditId);
    expect(expected).toEqual(expected.toSorted().reverse());
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await list(workspaceId, 3, cursor);
      seen.push(...page.records.map(({ auditId }) => auditId));
      cursor = page.nextCursor;
      await refused(workspaceId);
    } while (cursor !== '');
    expect(seen).toEqual(expected);
    expect((await written('', 11)).length).toBe(11);
  });

  test.each(['x', '%%', Buffer.from('aud_short').toString('base64url'), 'A'.repeat(5_000)])(
    'refuses a cursor that is not its own: %.20s',
    async (cursor) => {
      await expect(list('', 0, cursor)).rejects.toMatchObject({ reason: 'INVALID_CURSOR' });
    },
  );

  test('refuses what can be no workspace', async () => {
    await expect(list('wsp_\u0000')).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  });

  test.each([-1, 101])('refuses a page of %d', async (pageSize) => {
    await expect(list('', pageSize)).rejects.toMatchObject({ reason: 'INVALID_REQUEST' });
  });
});

const databaseClock = async (): Promise<number> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(mcpTools.db);
  return rows[0]?.now.getTime() ?? 0;
};

describe('the audit', () => {
  test('is written after an outage of its table, each call once, while tools go on', async () => {
    const workspaceId = newId('wsp');
    await sql`alter table audit rename to away`.execute(mcpTools.db);
    for (let call = 0; call < 3; call += 1) {
      expect(await refused(workspaceId)).toMatchObject({ isError: true });
    }
    await expect(list(workspaceId)).rejects.toThrow();
    const called = await databaseClock();
    // Long enough that the time of writing cannot be taken for the time of the call.
    const restored = await waitFor(async () => {
      const now = await databaseClock();
      return now > called + 1_000 ? now : undefined;
    }, 'the outage to last');
    await sql`alter table away rename to audit`.execute(mcpTools.db);
    const [newest] = await written(workspaceId, 3);
    expect(newest?.createdAt?.getTime()).toBeLessThan(restored);
    await refused(workspaceId);
    expect(await written(workspaceId, 4)).toHaveLength(4);
  });
});
