import { afterAll, expect, test } from '@jest/globals';
import type { CallToolsResponse } from '@sitewright/protos/mcp-tools';
import { fromStatus } from '@sitewright/rpc';
import { waitFor } from '@sitewright/testing';
import { startMcpTools, toolCall } from './mcp-tools-service.ts';

const mcpTools = await startMcpTools();
afterAll(() => mcpTools.stop());

/** What became of each call, by its place. */
async function outcomesOf(answers: AsyncIterable<CallToolsResponse>) {
  const outcomes = new Map<number, unknown>();
  for await (const answer of answers) {
    for (const { index, end } of answer.outcomes) {
      if (end?.$case === 'response') outcomes.set(index, JSON.parse(end.value.resultJson.toString('utf8')));
      else outcomes.set(index, end && fromStatus(end.value)?.reason);
    }
  }
  return outcomes;
}

test('every call has the answer or the error that it would have had alone', async () => {
  const calls = [
    toolCall('get_credits', { scopes: [] }),
    toolCall('no_such_tool'),
    toolCall('list_projects', { args: { limit: 101 } }),
    { ...toolCall('get_credits'), caller: undefined },
    toolCall('get_credits', { args: '{' }),
  ];
  const outcomes = await outcomesOf(mcpTools.rpc.callTools({ calls }));
  const refusal = (text: RegExp) =>
    expect.objectContaining({
      isError: true,
      content: [{ type: 'text', text: expect.stringMatching(text) }],
    });
  expect([0, 1, 2, 3, 4].map((index) => outcomes.get(index))).toEqual([
    refusal(/^insufficient_scope: /),
    'UNKNOWN_TOOL',
    refusal(/^invalid_arguments: /),
    'INVALID_REQUEST',
    'INVALID_REQUEST',
  ]);
  expect(outcomes.size).toBe(5);
});

test('each is audited for its own caller', async () => {
  const calls = ['a', 'b', 'c'].map(() => toolCall('get_credits', { scopes: [] }));
  await outcomesOf(mcpTools.rpc.callTools({ calls }));
  for (const { caller } of calls) {
    const { workspaceId = '', keyId } = caller ?? {};
    const [record] = await waitFor(async () => {
      const { records } = await mcpTools.rpc.listAudit({ workspaceId, pageSize: 0, cursor: '' });
      return records.length === 1 ? records : undefined;
    }, 'the audited call');
    expect(record).toMatchObject({ tool: 'get_credits', outcome: 'insufficient_scope', keyId });
  }
});

test.each([0, 21])('%i calls at once are refused', async (count) => {
  const calls = Array.from({ length: count }, () => toolCall('get_credits'));
  await expect(outcomesOf(mcpTools.rpc.callTools({ calls }))).rejects.toMatchObject({
    reason: 'INVALID_REQUEST',
  });
});
