/** The tables of the `mcp_tools` schema. */
export type McpToolsDatabase = Record<never, never>;
