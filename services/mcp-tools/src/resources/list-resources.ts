import type { Caller } from '@sitewright/protos/mcp-tools';
import type { CallContext } from '@sitewright/rpc';
import { callerOf } from '../tools/project-fields.ts';
import type { ToolContext } from '../tools/tool.ts';
import { cardUri, projectUri, schemaUri } from './resource-uri.ts';

/** The media type of a card of MCP Apps. */
export const cardType = 'text/html;profile=mcp-app';

/** What is there whoever asks. */
const fixed = [
  { uri: cardUri, name: 'project-card', title: 'Project card', mimeType: cardType },
  {
    uri: schemaUri,
    name: 'site-spec-schema',
    title: 'JSON Schema of the Site Specification',
    description: 'What the values of update_spec must fit.',
    mimeType: 'application/json',
  },
];

const pageSize = 20;

/** A page of resources: card and schema first, then what a key that may read has, newest first. @throws AppError */
export async function listResources(
  { clients }: ToolContext,
  { caller, cursor }: { caller: Caller; cursor: string },
  call: CallContext,
): Promise<{ resources: object[]; nextCursor: string }> {
  const first = cursor === '' ? fixed : [];
  if (!caller.scopes.includes('read')) return { resources: first, nextCursor: '' };
  const { projects, nextCursor } = await clients.projects.listProjects(
    { caller: callerOf(caller), pageSize, cursor, buildType: '', query: '', deleted: false },
    { within: call },
  );
  const ofProjects = projects.flatMap(({ projectId, title, buildType, updatedAt }) => {
    const uri = projectUri(projectId);
    const annotations = { lastModified: updatedAt?.toISOString() };
    return [
      {
        uri,
        name: projectId,
        title,
        description: `A ${buildType}.`,
        mimeType: 'application/json',
        annotations,
      },
      {
        uri: `${uri}/spec`,
        name: `${projectId}/spec`,
        title: `${title}: specification`,
        mimeType: 'application/json',
      },
      {
        uri: `${uri}/markdown`,
        name: `${projectId}/markdown`,
        title: `${title}: Markdown`,
        mimeType: 'text/markdown',
      },
    ];
  });
  return { resources: [...first, ...ofProjects], nextCursor };
}
