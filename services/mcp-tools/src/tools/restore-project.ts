import { z } from 'zod';
import { callerOf, projectId, projectState, stateOf } from './project-fields.ts';
import { defineTool } from './tool.ts';

export const restoreProject = defineTool({
  name: 'restore_project',
  title: 'Restore a project',
  description: 'Takes a project out of the bin. It stays unpublished.',
  scopes: ['write'],
  input: z.strictObject({ projectId }),
  output: projectState,
  notFound: 'list_projects with inBin shows what is in the bin.',
  hints: { readOnly: false, destructive: false, idempotent: true, openWorld: false },
  async run({ clients, addresses }, { projectId: id }, { caller, call }) {
    const { project } = await clients.projects.restoreProject(
      { caller: callerOf(caller), projectId: id },
      { within: call },
    );
    return { result: stateOf(addresses, project) };
  },
});
