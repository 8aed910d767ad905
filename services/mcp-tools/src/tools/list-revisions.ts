import { z } from 'zod';
import { callerOf, projectId } from './project-fields.ts';
import { defineTool } from './tool.ts';

export const listRevisions = defineTool({
  name: 'list_revisions',
  title: 'List revisions',
  description: 'Lists the revisions of a project, newest first: who made each, when, and how.',
  scopes: ['read'],
  input: z.strictObject({
    projectId,
    limit: z.int().min(1).max(100).default(20),
    cursor: z.string().optional(),
  }),
  output: z.object({
    revisions: z.array(z.looseObject({})),
    nextCursor: z.string().nullable(),
  }),
  hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  async run({ clients }, { projectId: id, limit, cursor = '' }, { caller, call }) {
    const { revisions, nextCursor } = await clients.projects.listRevisions(
      { caller: callerOf(caller), projectId: id, pageSize: limit, cursor },
      { within: call },
    );
    return {
      result: {
        revisions: revisions.map((row) => ({
          revision: row.revision,
          origin: row.origin,
          ...(row.restoredFrom === undefined ? {} : { restoredFrom: row.restoredFrom }),
          ...(row.name === undefined ? {} : { name: row.name }),
          ...(row.linkId === undefined ? { keyId: row.keyId } : { linkId: row.linkId }),
          createdAt: row.createdAt?.toISOString() ?? '',
        })),
        nextCursor: nextCursor === '' ? null : nextCursor,
      },
    };
  },
});
