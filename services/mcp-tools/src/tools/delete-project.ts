import { z } from 'zod';
import { callerOf, projectId } from './project-fields.ts';
import { defineTool } from './tool.ts';

export const deleteProject = defineTool({
  name: 'delete_project',
  title: 'Delete a project',
  description:
    'Moves a project to the bin for 30 days, from which restore_project takes it, and takes it down.',
  scopes: ['write'],
  input: z.strictObject({ projectId }),
  output: z.object({ projectId: z.string(), deletedAt: z.string() }),
  hints: { readOnly: false, destructive: true, idempotent: true, openWorld: false },
  async run({ clients }, { projectId: id }, { caller, call }) {
    const { project } = await clients.projects.deleteProject(
      { caller: callerOf(caller), projectId: id },
      { within: call },
    );
    return { result: { projectId: id, deletedAt: project?.deletedAt?.toISOString() ?? '' } };
  },
});
