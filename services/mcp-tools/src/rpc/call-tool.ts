import { AppError } from '@sitewright/errors';
import type { CallToolRequest, CallToolResponse } from '@sitewright/protos/mcp-tools';
import { type CallContext, toMs } from '@sitewright/rpc';
import { idsIn, noteIds, withSpan } from '@sitewright/telemetry';
import { catalog } from '../tools/catalog.ts';
import type { RpcContext } from './context.ts';
import { readArguments } from './read-arguments.ts';

const byName = new Map(catalog.map((tool) => [tool.name, tool]));

export async function callTool(
  context: RpcContext,
  request: CallToolRequest,
  call: CallContext,
): Promise<CallToolResponse> {
  const { caller, name, buildId, takesLinks } = request;
  const tool = byName.get(name);
  if (tool === undefined) throw new AppError('UNKNOWN_TOOL', 'There is no such tool.');
  if (caller === undefined) throw new AppError('INVALID_REQUEST', 'caller is required.');
  const answerBy = request.budget === undefined ? call.deadline : Date.now() + toMs(request.budget);
  // A tool that builds looks after its time itself: what it has begun must be told of.
  const within = tool.builds ? call : { ...call, deadline: Math.min(call.deadline, answerBy) };
  const args = readArguments(request.argumentsJson);
  const started = performance.now();
  return withSpan(`execute_tool ${name}`, { attributes: { 'gen_ai.tool.name': name } }, async (span) => {
    let outcome = 'failed';
    noteIds(idsIn(request));
    try {
      const answer = await tool.call(context, args, { caller, buildId, takesLinks, answerBy, call: within });
      outcome = answer.outcome;
      span.setAttribute('sitewright.outcome', outcome);
      return { resultJson: Buffer.from(answer.result), disownBuild: answer.disownBuild };
    } finally {
      const durationMs = performance.now() - started;
      context.events.toolCalled(name, outcome, durationMs);
      context.audit.record({
        workspaceId: caller.workspaceId,
        keyId: caller.keyId,
        tool: name,
        outcome,
        durationMs,
      });
    }
  });
}
