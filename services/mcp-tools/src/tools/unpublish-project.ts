import { z } from 'zod';
import { callerOf, projectId, projectState, stateOf } from './project-fields.ts';
import { defineTool } from './tool.ts';

export const unpublishProject = defineTool({
  name: 'unpublish_project',
  title: 'Unpublish a project',
  description: 'Takes a published project down. Its address stays reserved for it.',
  scopes: ['publish'],
  input: z.strictObject({ projectId }),
  output: projectState,
  hints: { readOnly: false, destructive: true, idempotent: true, openWorld: true },
  async run({ clients, addresses }, { projectId: id }, { caller, call }) {
    const { project } = await clients.projects.unpublishProject(
      { caller: callerOf(caller), projectId: id },
      { within: call },
    );
    return { result: stateOf(addresses, project) };
  },
});
