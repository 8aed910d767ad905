import { context as telemetry } from '@opentelemetry/api';
import { AppError, isUnrecorded, toAppError } from '@sitewright/errors';
import type {
  CallToolRequest,
  CallToolsRequest,
  CallToolsResponse,
  ToolOutcome,
} from '@sitewright/protos/mcp-tools';
import { type CallContext, groupForMessages, toStatus } from '@sitewright/rpc';
import { contextOf, withIds } from '@sitewright/telemetry';
import { callTool } from './call-tool.ts';
import type { RpcContext } from './context.ts';

const maxCalls = 20;

/** Starts all calls, each in the trace that it belongs to, and tells how they ended. */
export async function* callTools(
  context: RpcContext,
  { calls }: CallToolsRequest,
  call: CallContext,
): AsyncIterable<CallToolsResponse> {
  if (calls.length === 0 || calls.length > maxCalls)
    throw new AppError('INVALID_REQUEST', `calls must be 1 to ${maxCalls}.`);
  // Whoever called knows that somebody is there, however long the tools take.
  call.acknowledge?.();
  const run = async (request: CallToolRequest, index: number): Promise<ToolOutcome> => {
    try {
      const value = await telemetry.with(withIds(contextOf(request.traceparent)), () =>
        callTool(context, request, call),
      );
      return { index, end: { $case: 'response', value } };
    } catch (thrown) {
      const error = toAppError(thrown);
      if (isUnrecorded(error)) context.events.toolFailed(request.name, error.cause ?? error);
      return { index, end: { $case: 'error', value: toStatus(error, 'mcp-tools') } };
    }
  };
  for await (const ended of asTheyEnd(calls.map(run))) {
    for (const outcomes of groupForMessages(ended, sizeOf)) yield { outcomes };
  }
}

const sizeOf = ({ end }: ToolOutcome): number =>
  end?.$case === 'response' ? end.value.resultJson.length : 0;

/** What promises are fulfilled with, in the order in which they are, those together that nobody has asked for yet. */
async function* asTheyEnd<T>(running: readonly Promise<T>[]): AsyncIterable<T[]> {
  const ended: T[] = [];
  let wake = (): void => undefined;
  for (const each of running) {
    void each.then((value) => {
      ended.push(value);
      wake();
    });
  }
  for (let told = 0; told < running.length; ) {
    if (ended.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const values = ended.splice(0);
    told += values.length;
    yield values;
  }
}
