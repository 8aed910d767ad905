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
  }),
  output: z.object({
    projects: z.array(z.looseObject({})).describe('Each as get_project has it.'),
    nextCursor: z.string().nullable(),
  }),
  hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  async run({ clients, addresses }, { limit, cursor = '', buildType = '', query = '' }, { caller, call }) {
    const { projects, nextCursor } = await clients.projects.listProjects(
      { caller: callerOf(caller), pageSize: limit, cursor, buildType, query, deleted: false },
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
