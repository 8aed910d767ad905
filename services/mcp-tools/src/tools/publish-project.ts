import { z } from 'zod';
import { callerOf, projectId, projectState, stateOf } from './project-fields.ts';
import { defineTool } from './tool.ts';

export const publishProject = defineTool({
  name: 'publish_project',
  title: 'Publish a project',
  description:
    'Puts the current revision at its public address, publishedUrl. The same revision twice changes nothing.',
  scopes: ['publish'],
  card: true,
  input: z.strictObject({ projectId }),
  output: projectState,
  renders: true,
  hints: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  async run({ clients, addresses }, { projectId: id }, { caller, call }) {
    const { project } = await clients.projects.publishProject(
      { caller: callerOf(caller), projectId: id },
      { within: call, deadlineMs: call.deadline - Date.now() },
    );
    return { result: stateOf(addresses, project) };
  },
});
