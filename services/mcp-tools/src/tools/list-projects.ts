import { BUILD_TYPES } from '@sitewright/site-spec';
import { z } from 'zod';
import { callerOf, recordOf } from './project-fields.ts';
import { defineTool } from './tool.ts';

export const listProjects = defineTool({
  name: 'list_projects',
  title: 'List projects',
  description: 'Lists the saved projects of the workspace, newest first.',
  scopes: ['read'],
  input: z.strictObject({
    limit: z.int().min(1).max(100).default(20),
    cursor: z.string().optional(),
    buildType: z.enum(BUILD_TYPES).optional(),
    query: z.string().optional().describe('Words of the title.'),
    inBin: z.boolean().default(false).describe('Those in the bin instead.'),
  }),
  output: z.object({
    projects: z.array(z.looseObject({})).describe('Records, without outlines.'),
    nextCursor: z.string().nullable(),
  }),
  hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  async run({ clients, addresses }, args, { caller, call }) {
    const { limit, cursor = '', buildType = '', query = '', inBin } = args;
    const { projects, nextCursor } = await clients.projects.listProjects(
      { caller: callerOf(caller), pageSize: limit, cursor, buildType, query, deleted: inBin },
      { within: call },
    );
    return {
      result: {
        projects: projects.map((project) => recordOf(addresses, project)),
        nextCursor: nextCursor === '' ? null : nextCursor,
      },
    };
  },
});
