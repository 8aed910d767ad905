import { z } from 'zod';
import { callerOf, projectId, projectState, revisionNumber, stateOf } from './project-fields.ts';
import { defineTool } from './tool.ts';

export const restoreRevision = defineTool({
  name: 'restore_revision',
  title: 'Restore a revision',
  description: 'Stores an old revision as a new one. Refused when the current revision has moved on.',
  scopes: ['write'],
  input: z.strictObject({
    projectId,
    revision: revisionNumber.describe('The one to bring back.'),
    currentRevision: revisionNumber.describe('The one that you take to be current.'),
  }),
  output: projectState,
  notFound: 'list_projects shows the projects, list_revisions the revisions of one.',
  hints: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  async run({ clients, addresses }, { projectId: id, revision, currentRevision }, { caller, call }) {
    const { project } = await clients.projects.restoreRevision(
      { caller: callerOf(caller), projectId: id, revision, expectedRevision: currentRevision },
      { within: call },
    );
    return { result: stateOf(addresses, project) };
  },
});
