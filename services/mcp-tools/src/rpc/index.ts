import type { McpToolsServiceService } from '@sitewright/protos/mcp-tools';
import { type Handlers, unimplemented } from '@sitewright/rpc';

/** The table of RPCs. */
export const createHandlers = () =>
  ({
    listTools: unimplemented,
    callTool: unimplemented,
    listAudit: unimplemented,
  }) satisfies Handlers<typeof McpToolsServiceService>;
