import { afterEach, describe, expect, test } from '@jest/globals';
import { AppError } from '@sitewright/errors';
import {
  type CallToolRequest,
  type CallToolResponse,
  type CallToolsResponse,
  McpToolsServiceService,
} from '@sitewright/protos/mcp-tools';
import { type CallContext, createRpcClient, toMs, toStatus } from '@sitewright/rpc';
import { startScripted } from '@sitewright/testing';
import { joinToolCalls, type ToolCall } from './tool-calls.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

type Answers = (calls: readonly CallToolRequest[], call: CallContext) => AsyncIterable<CallToolsResponse>;

/** Calls tools of an mcp-tools that answers with each call's name, and keeps what reaches it in each RPC. */
async function start(answers: Answers = echoes, patienceMs?: number) {
  const received: CallToolRequest[][] = [];
  const { target, stop } = await startScripted(McpToolsServiceService, {
    callTools: ({ calls }, call) => {
      received.push(calls);
      return answers(calls, call);
    },
  });
  const client = createRpcClient({ definition: McpToolsServiceService, target, deadlineMs: 60_000 });
  ends.push(async () => {
    client.close();
    await stop();
  });
  return { callTool: joinToolCalls(client.rpc, patienceMs), received };
}

const answerOf = ({ name }: CallToolRequest) => ({
  resultJson: Buffer.from(JSON.stringify(name)),
  disownBuild: false,
});

const textOf = ({ resultJson }: CallToolResponse): string => resultJson.toString('utf8');

async function* echoes(calls: readonly CallToolRequest[]): AsyncIterable<CallToolsResponse> {
  for (const [index, call] of [...calls.entries()].reverse())
    yield { outcomes: [{ index, end: { $case: 'response', value: answerOf(call) } }] };
}

const callOf = (name: string, more: Partial<ToolCall> = {}): ToolCall => ({
  caller: undefined,
  name,
  argumentsJson: Buffer.from('{}'),
  buildId: '',
  takesLinks: true,
  budgetMs: 10_000,
  graceMs: 5_000,
  ...more,
});

const namesOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `tool_${index}`);

describe('calls that come at once', () => {
  test('travel in one RPC, and each gets its own answer', async () => {
    const { callTool, received } = await start();
    const names = namesOf(20);
    const answers = await Promise.all(names.map((name) => callTool(callOf(name))));
    expect(answers.map(textOf)).toEqual(names.map((name) => JSON.stringify(name)));
    expect(received.map((calls) => calls.length)).toEqual([20]);
  });

  test('are never more in one RPC than the contract allows', async () => {
    const { callTool, received } = await start();
    await Promise.all(namesOf(45).map((name) => callTool(callOf(name))));
    expect(received.map((calls) => calls.length).sort()).toEqual([20, 20, 5]);
  });

  test('travel apart where their arguments would fill a message', async () => {
    const { callTool, received } = await start();
    const argumentsJson = Buffer.alloc(1_300_000, 32);
    const names = namesOf(7);
    const answers = await Promise.all(names.map((name) => callTool(callOf(name, { argumentsJson }))));
    expect(answers.map(textOf)).toEqual(names.map((name) => JSON.stringify(name)));
    expect(received.map((calls) => calls.length).sort()).toEqual([1, 3, 3]);
  });

  test('keep the time that each of them has', async () => {
    const { callTool, received } = await start();
    await Promise.all([1_000, 30_000].map((budgetMs) => callTool(callOf('a_tool', { budgetMs }))));
    expect(received[0]?.map(({ budget }) => budget && toMs(budget))).toEqual([1_000, 30_000]);
  });

  test('fail alone: with the error that mcp-tools had for this one', async () => {
    const unknown = new AppError('UNKNOWN_TOOL', 'There is no such tool.');
    const { callTool } = await start(async function* (calls) {
      const [first] = calls;
      yield { outcomes: [{ index: 1, end: { $case: 'error', value: toStatus(unknown, 'mcp-tools') } }] };
      if (first) yield { outcomes: [{ index: 0, end: { $case: 'response', value: answerOf(first) } }] };
    });
    const [known, refused, forgotten] = await Promise.allSettled(
      ['known', 'unknown', 'forgotten'].map((name) => callTool(callOf(name))),
    );
    expect(known).toMatchObject({ status: 'fulfilled', value: { resultJson: Buffer.from('"known"') } });
    expect(refused).toMatchObject({ reason: { reason: 'UNKNOWN_TOOL', message: 'There is no such tool.' } });
    expect(forgotten).toMatchObject({ reason: { reason: 'INTERNAL' } });
  });

  test('that were answered before mcp-tools broke off keep their answers', async () => {
    const { callTool } = await start(async function* (calls) {
      const [first] = calls;
      if (first) yield { outcomes: [{ index: 0, end: { $case: 'response', value: answerOf(first) } }] };
      throw new AppError('UNAVAILABLE', 'Gone.');
    });
    const [first, second] = await Promise.allSettled(['a', 'b'].map((name) => callTool(callOf(name))));
    expect(first).toMatchObject({ status: 'fulfilled', value: { resultJson: Buffer.from('"a"') } });
    expect(second).toMatchObject({ reason: { reason: 'UNAVAILABLE' } });
  });
});

test('a call of which mcp-tools takes no notice fails long before its time is over', async () => {
  const { callTool } = await start(async function* () {
    await new Promise(() => undefined);
    yield { outcomes: [] };
  }, 300);
  // The test's own limit is shorter.
  await expect(callTool(callOf('a_tool', { budgetMs: 300_000 }))).rejects.toMatchObject({
    reason: 'UNAVAILABLE',
  });
});

test('a call that was taken notice of has its whole time', async () => {
  const { callTool } = await start(async function* (calls, call) {
    call.acknowledge?.();
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    yield* echoes(calls);
  }, 3_000);
  expect(textOf(await callTool(callOf('a_tool')))).toBe('"a_tool"');
});

test('a call that comes alone travels alone', async () => {
  const { callTool, received } = await start();
  await callTool(callOf('first'));
  await callTool(callOf('second'));
  expect(received.map((calls) => calls.map(({ name }) => name))).toEqual([['first'], ['second']]);
});
