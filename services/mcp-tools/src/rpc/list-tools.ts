import type { ListToolsResponse } from '@sitewright/protos/mcp-tools';
import { catalog } from '../tools/catalog.ts';

const tools = catalog.map(({ name, definition, scopes, builds }) => ({
  name,
  definitionJson: Buffer.from(definition),
  scopes: [...scopes],
  builds,
}));

export async function listTools(): Promise<ListToolsResponse> {
  return { tools };
}
