import { AppError } from '@sitewright/errors';
import { z } from 'zod';
import { callerOf, projectId, projectRecord, recordOf } from './project-fields.ts';
import { defineTool } from './tool.ts';

export const getProject = defineTool({
  name: 'get_project',
  title: 'Get a project',
  description: "Reads one project's record: title, type, revision, addresses, times.",
  scopes: ['read'],
  input: z.strictObject({ projectId }),
  output: projectRecord,
  hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  async run({ clients, addresses }, args, { caller, call }) {
    const { project } = await clients.projects.getProject(
      { caller: callerOf(caller), projectId: args.projectId },
      { within: call },
    );
    if (project?.deletedAt !== undefined) {
      throw new AppError('NOT_FOUND', 'This project is in the bin, from which a person can restore it.');
    }
    return { result: recordOf(addresses, project) };
  },
});
