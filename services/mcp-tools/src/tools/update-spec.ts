import { z } from 'zod';
import { callerOf, projectId, projectState, revisionNumber, stateOf } from './project-fields.ts';
import { defineTool } from './tool.ts';

const operation = z.looseObject({
  op: z.string(),
  path: z.string(),
});

export const updateSpec = defineTool({
  name: 'update_spec',
  title: 'Update a specification',
  description:
    'Changes a specification by a JSON Patch (RFC 6902), whole or not at all. Refused when the revision has moved on.',
  scopes: ['write'],
  input: z.strictObject({
    projectId,
    revision: revisionNumber.describe('The one that you read.'),
    patch: z.array(operation).min(1),
  }),
  output: projectState,
  hints: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  async run({ clients, addresses }, { projectId: id, revision, patch }, { caller, call }) {
    const { project } = await clients.projects.updateSpec(
      {
        caller: callerOf(caller),
        projectId: id,
        expectedRevision: revision,
        patchJson: Buffer.from(JSON.stringify(patch)),
      },
      { within: call },
    );
    return { result: stateOf(addresses, project) };
  },
});
