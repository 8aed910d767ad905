import { describe, expect, test } from '@jest/globals';
import { AppError } from '@sitewright/errors';
import type { CallToolResponse } from '@sitewright/protos/mcp-tools';
import { unimplemented } from '@sitewright/rpc';
import type { DisownedBuild } from '../http/disowned-notes.ts';
import { type McpCall, toolMethods } from './methods.ts';
import type { ToolCall } from './tool-calls.ts';

/** Calls a tool that ends as told. @returns what was answered, the id it was called with, and what was disowned. */
async function callTool(name: string, end: () => Promise<CallToolResponse>) {
  const called: ToolCall[] = [];
  const disowned: DisownedBuild[] = [];
  const call: McpCall = {
    principal: { workspaceId: 'wsp_1', keyId: 'key_1', scopes: ['write'], test: false },
    address: '192.0.2.1',
    answerBy: Date.now() + 45_000,
    callDeadlineMs: 8_000,
    mcpTools: {
      listResources: unimplemented,
      readResource: unimplemented,
      getPrompt: unimplemented,
    },
    missingResource: -32_602,
    catalog: {
      templates: async () => '',
      prompts: async () => '',
      list: async () => '',
      find: async (tool) => ({
        definition: '{}',
        scopes: ['write'],
        builds: tool === 'generate_project',
        quick: tool === 'get_project',
        alsoScope: '',
      }),
    },
    takesLinks: true,
    callTool: async (made) => {
      called.push(made);
      return end();
    },
    disowned: {
      add: async (build) => void disowned.push(build),
      start: () => undefined,
      stop: async () => undefined,
    },
  };
  const answer = await toolMethods['tools/call']?.({ name }, call).catch((error: unknown) => error);
  return { answer, buildId: called[0]?.buildId, budgetMs: called[0]?.budgetMs, disowned };
}

const failWith = (error: AppError) => async (): Promise<CallToolResponse> => {
  throw error;
};
const unavailable = new AppError('UNAVAILABLE', 'mcp-tools is gone.');

describe('a build whose caller is told of a failure', () => {
  test('is disowned before that when the call of the tool is lost', async () => {
    const { answer, buildId, disowned } = await callTool('generate_project', failWith(unavailable));
    expect(answer).toBe(unavailable);
    expect(disowned).toEqual([{ buildId, workspaceId: 'wsp_1', test: false, lastTold: 0 }]);
  });

  test('is disowned when the tool says that it may have begun', async () => {
    const refusal = { resultJson: Buffer.from('{"isError":true}'), disownBuild: true };
    const { answer, buildId, disowned } = await callTool('generate_project', async () => refusal);
    expect(answer).toBe('{"isError":true}');
    expect(disowned).toEqual([{ buildId, workspaceId: 'wsp_1', test: false, lastTold: 0 }]);
  });

  test.each([
    ['is not there when the call was refused', 'generate_project', new AppError('OVERLOADED', 'Too much.')],
    ['is not there when the tool builds nothing', 'list_projects', unavailable],
  ])('%s', async (_why, name, error) => {
    expect(await callTool(name, failWith(error))).toMatchObject({ answer: error, disowned: [] });
  });
});

test('a tool that neither builds nor renders is waited for as long as any read, others as long as the request may take', async () => {
  const done = async () => ({ resultJson: Buffer.from('{}'), disownBuild: false });
  expect((await callTool('get_project', done)).budgetMs).toBe(8_000);
  expect((await callTool('export_project', done)).budgetMs).toBeGreaterThan(8_000);
});
