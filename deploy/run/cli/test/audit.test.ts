import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { waitFor } from '@sitewright/testing';
import {
  type McpToolsUnderTest,
  newId,
  startMcpTools,
} from '../../../../services/mcp-tools/test/mcp-tools-service.ts';
import { run } from '../src/run.ts';

let mcpTools: McpToolsUnderTest;
const workspaceId = newId('wsp');
beforeAll(async () => {
  mcpTools = await startMcpTools();
  for (let call = 0; call < 3; call += 1) await mcpTools.call('get_credits', { workspaceId, scopes: [] });
  await waitFor(async () => {
    const { records } = await mcpTools.rpc.listAudit({ workspaceId, pageSize: 0, cursor: '' });
    return records.length === 3 || undefined;
  }, 'three audited calls');
});
afterAll(() => mcpTools.stop());

async function audit(...args: string[]) {
  const said = { out: '', err: '' };
  const code = await run(['audit', ...args], {
    env: { SITEWRIGHT_MCP_TOOLS_TARGET: mcpTools.target },
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    readInput: async () => '',
  });
  return { code, ...said };
}

describe('audit', () => {
  test('shows who called which tool and how it ended, in a table', async () => {
    const { code, out } = await audit(workspaceId);
    expect(code).toBe(0);
    expect(out).toMatch(/^WHEN \(UTC\)\s+WORKSPACE\s+KEY\s+TOOL\s+OUTCOME\s+TOOK \(MS\)\n/);
    expect(out).toMatch(/ key_\w+\s+get_credits\s+insufficient_scope\s+\d+\n/);
  });

  test('pages through all workspaces as JSON', async () => {
    const first = JSON.parse((await audit('--json', '--limit', '2')).out);
    expect(first.items).toHaveLength(2);
    const second = JSON.parse((await audit('--json', '--cursor', first.nextCursor)).out);
    expect(second).toMatchObject({ items: [{ workspaceId }], nextCursor: null });
  });

  test('is empty for a workspace that called nothing', async () => {
    expect(await audit(newId('wsp'))).toMatchObject({ code: 0, out: 'None.\n' });
  });

  test('refuses a cursor that is not its own and a limit past the page', async () => {
    expect((await audit('--cursor', 'x')).code).toBe(2);
    expect((await audit('--limit', '101')).code).toBe(2);
  });

  test('takes the target as a flag, and its help teaches by examples', async () => {
    expect((await audit('--target', `mcp-tools=${mcpTools.target}`)).code).toBe(0);
    expect((await audit('--help')).out).toContain('Examples');
  });
});
