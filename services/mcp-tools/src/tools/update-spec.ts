import { z } from 'zod';
import { projectId, projectRecord, projectsCaller, recordOf } from './project-fields.ts';
import { defineTool } from './tool.ts';

const operation = z.looseObject({
  op: z.enum(['add', 'remove', 'replace', 'move', 'copy', 'test']),
  path: z.string().max(1000),
});

export const updateSpec = defineTool({
  name: 'update_spec',
  title: 'Update a specification',
  description:
    'Changes a specification by a JSON Patch (RFC 6902) against the revision that you read; all of it or nothing. Refused when the revision has moved on or the result breaks the schema. Ids of nodes stay as they are.',
  scopes: ['write'],
  input: z.strictObject({
    projectId,
    revision: z.int().min(1).describe('The revision that the patch was made against.'),
    patch: z.array(operation).min(1).max(1000),
  }),
  output: projectRecord,
  hints: { readOnly: false, destructive: false, idempotent: false, openWorld: false },
  async run({ clients, addresses }, { projectId: id, revision, patch }, { caller, call }) {
    const { project } = await clients.projects.updateSpec(
      {
        caller: projectsCaller(caller),
        projectId: id,
        expectedRevision: revision,
        patchJson: Buffer.from(JSON.stringify(patch)),
      },
      { within: call },
    );
    return { result: recordOf(addresses, project) };
  },
});
