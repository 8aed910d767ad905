import { z } from 'zod';
import { callerOf, projectId, projectState, revisionNumber, stateOf } from './project-fields.ts';
import { defineTool } from './tool.ts';

const pointer = z.string();
/** Any JSON; zod takes what is not there for unknown too. */
const value = z.unknown().refine((json) => json !== undefined, 'is missing');

/** RFC 6902; whether the values fit, projects says. */
const operation = z.union(
  [
    z.looseObject({ op: z.enum(['add', 'replace', 'test']), path: pointer, value }),
    z.looseObject({ op: z.literal('remove'), path: pointer }),
    z.looseObject({ op: z.enum(['move', 'copy']), path: pointer, from: pointer }),
  ],
  'must be an operation of RFC 6902: op and path, with value for add, replace and test, from for move and copy',
);

export const updateSpec = defineTool({
  name: 'update_spec',
  title: 'Update a specification',
  description:
    'Changes a specification by a JSON Patch (RFC 6902), whole or not at all. Values must fit the schema, resource sitewright://schema/site-spec. Refused when the revision has moved on.',
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
