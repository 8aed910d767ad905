import { type Config, databaseSettings, rpcServerSettings, rpcTarget, tlsSettings } from '@sitewright/config';

/** Settings of the mcp-tools service; prefix MCP_TOOLS. */
export const settings = {
  ...rpcServerSettings,
  ...tlsSettings,
  ...databaseSettings,
  creditsTarget: rpcTarget().describe('where credits listens'),
  projectsTarget: rpcTarget().describe('where projects listens'),
  generationTarget: rpcTarget().describe('where generation listens'),
};

export type McpToolsConfig = Config<typeof settings>;
