import type { McpToolsServiceService } from '@sitewright/protos/mcp-tools';
import type { AllowedCallers, Handlers } from '@sitewright/rpc';
import { callTool } from './call-tool.ts';
import { callTools } from './call-tools.ts';
import type { RpcContext } from './context.ts';
import { listAudit } from './list-audit.ts';
import { listTools } from './list-tools.ts';

/** The table of RPCs. */
export const createHandlers = (context: RpcContext) =>
  ({
    listTools,
    callTool: (request, call) => callTool(context, request, call),
    callTools: (request, call) => callTools(context, request, call),
    listAudit: (request) => listAudit(context, request),
  }) satisfies Handlers<typeof McpToolsServiceService>;

/** Who may call which RPC. */
export const allowedCallers = {
  listTools: ['gateway'],
  callTool: ['gateway'],
  callTools: ['gateway'],
  listAudit: ['operator'],
} satisfies AllowedCallers<typeof McpToolsServiceService>;
