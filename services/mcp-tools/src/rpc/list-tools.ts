import type { ListToolsResponse } from '@sitewright/protos/mcp-tools';
import { prompts } from '../prompts/prompts.ts';
import { resourceTemplates } from '../resources/resource-uri.ts';
import { catalog } from '../tools/catalog.ts';

const tools = catalog.map(({ name, definition, scopes, also, builds, quick }) => ({
  name,
  definitionJson: Buffer.from(definition),
  scopes: [...scopes],
  alsoScope: also ?? '',
  builds,
  quick,
}));

const resourceTemplatesJson = Buffer.from(JSON.stringify(resourceTemplates));
const promptsJson = Buffer.from(JSON.stringify(prompts.map(({ say, ...shown }) => shown)));

export async function listTools(): Promise<ListToolsResponse> {
  return { tools, resourceTemplatesJson, promptsJson };
}
