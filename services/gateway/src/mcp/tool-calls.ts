import { type Context, context } from '@opentelemetry/api';
import { AppError, toAppError } from '@sitewright/errors';
import type { CallToolRequest, CallToolResponse, ToolOutcome } from '@sitewright/protos/mcp-tools';
import { fromStatus, groupForMessages, toDuration } from '@sitewright/rpc';
import { traceparentOf } from '@sitewright/telemetry';
import type { Clients } from '../clients.ts';
import { silenceMs } from '../http/give-up.ts';

/** One call of a tool; `budgetMs` is how long its caller can still wait, `graceMs` how long mcp-tools may then take to answer. */
export type ToolCall = Omit<CallToolRequest, 'budget' | 'traceparent'> & {
  budgetMs: number;
  graceMs: number;
};

/** Calls a tool. @throws AppError */
export type CallTool = (call: ToolCall) => Promise<CallToolResponse>;

interface Waiting {
  call: ToolCall;
  context: Context;
  resolve(response: CallToolResponse): void;
  reject(error: unknown): void;
}

/** As many calls as the contract lets into one message. */
const maxCalls = 20;

/**
 * Makes calls of tools, those that come in one turn of the event loop in one RPC, so that they share what it costs.
 * None waits for another's answer. Nothing cancels them: a caller who goes away does not undo a call.
 * @param patienceMs how long mcp-tools may take to say that it is there.
 */
export function joinToolCalls(mcpTools: Clients['mcpTools'], patienceMs = silenceMs): CallTool {
  let waiting: Waiting[] = [];
  const sendAll = (): void => {
    const groups = groupForMessages(waiting, ({ call }) => call.argumentsJson.length, maxCalls);
    waiting = [];
    for (const calls of groups) void send(mcpTools, calls, patienceMs);
  };
  return (call) => {
    const { promise, resolve, reject } = Promise.withResolvers<CallToolResponse>();
    if (waiting.length === 0) setImmediate(sendAll);
    waiting.push({ call, context: context.active(), resolve, reject });
    return promise;
  };
}

async function send(
  mcpTools: Clients['mcpTools'],
  calls: readonly Waiting[],
  patienceMs: number,
): Promise<void> {
  const deadlineMs = Math.max(...calls.map(({ call }) => call.budgetMs + call.graceMs));
  const unanswered = new Map(calls.entries());
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), patienceMs);
  const options = { deadlineMs, signal: silence.signal, onAcknowledge: () => clearTimeout(timer) };
  try {
    for await (const { outcomes } of mcpTools.callTools({ calls: calls.map(requestOf) }, options)) {
      for (const { index, end } of outcomes) {
        settle(unanswered.get(index), end);
        unanswered.delete(index);
      }
    }
    if (unanswered.size > 0) throw withoutAnswer();
  } catch (thrown) {
    const error = silence.signal.aborted ? nobodyThere(thrown) : thrown;
    for (const { reject } of unanswered.values()) reject(error);
  } finally {
    clearTimeout(timer);
  }
}

/** What has begun all the same may go on. */
const nobodyThere = (cause: unknown): AppError =>
  new AppError('UNAVAILABLE', 'mcp-tools took no notice of the call.', { cause });

function requestOf({ call: { budgetMs, graceMs: _, ...call }, context: own }: Waiting): CallToolRequest {
  return { ...call, budget: toDuration(budgetMs), traceparent: traceparentOf(own) };
}

function settle(waiting: Waiting | undefined, end: ToolOutcome['end']): void {
  if (end?.$case === 'response') waiting?.resolve(end.value);
  else waiting?.reject((end && fromStatus(end.value)) ?? withoutAnswer());
}

const withoutAnswer = (): AppError => toAppError(new Error('mcp-tools left a call without an answer'));
