import type { McpToolsServiceService } from '@sitewright/protos/mcp-tools';
import { type AllowedCallers, type Handlers, unimplemented } from '../src/index.ts';

/** Every method of mcp-tools, and none of them does anything: tests put what they call in its place. */
export const noMethods: Handlers<typeof McpToolsServiceService> = {
  listTools: unimplemented,
  callTool: unimplemented,
  callTools: async function* () {},
  listAudit: unimplemented,
  listResources: unimplemented,
  readResource: unimplemented,
  getPrompt: unimplemented,
};

/** Nobody is named: over TLS a test names who may call what it looks at. */
export const noCallers: AllowedCallers<typeof McpToolsServiceService> = {
  listTools: [],
  callTool: [],
  callTools: [],
  listAudit: [],
  listResources: [],
  readResource: [],
  getPrompt: [],
};

/** A list of tools without any. */
export const emptyList = {
  tools: [],
  resourceTemplatesJson: Buffer.alloc(0),
  promptsJson: Buffer.alloc(0),
};
