import type { McpToolsServiceService } from '@sitewright/protos/mcp-tools';
import type { AllowedCallers, Handlers } from '@sitewright/rpc';
import { callTool } from './call-tool.ts';
import { callTools } from './call-tools.ts';
import type { RpcContext } from './context.ts';
import { getPrompt } from './get-prompt.ts';
import { listAudit } from './list-audit.ts';
import { listResources } from './list-resources.ts';
import { listTools } from './list-tools.ts';
import { readResource } from './read-resource.ts';

/** The table of RPCs. */
export const createHandlers = (context: RpcContext) =>
  ({
    listTools,
    listResources: (request, call) => listResources(context, request, call),
    readResource: (request, call) => readResource(context, request, call),
    getPrompt,
    callTool: (request, call) => callTool(context, request, call),
    callTools: (request, call) => callTools(context, request, call),
    listAudit: (request) => listAudit(context, request),
  }) satisfies Handlers<typeof McpToolsServiceService>;

/** Who may call which RPC. */
export const allowedCallers = {
  listTools: ['gateway'],
  listResources: ['gateway'],
  readResource: ['gateway'],
  getPrompt: ['gateway'],
  callTool: ['gateway'],
  callTools: ['gateway'],
  listAudit: ['operator'],
} satisfies AllowedCallers<typeof McpToolsServiceService>;
