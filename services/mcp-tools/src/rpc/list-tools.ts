import type { ListToolsResponse } from '@sitewright/protos/mcp-tools';
import { catalog } from '../tools/catalog.ts';

const tools = catalog.map(({ name, definition, scopes }) => ({
  name,
  definitionJson: Buffer.from(definition),
  scopes: [...scopes],
}));

export async function listTools(): Promise<ListToolsResponse> {
  return { tools };
}
