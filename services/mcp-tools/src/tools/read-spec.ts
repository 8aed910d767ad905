import { z } from 'zod';
import { callerOf, projectId, revisionNumber } from './project-fields.ts';
import { defineTool } from './tool.ts';

export const readSpec = defineTool({
  name: 'read_spec',
  title: 'Read a specification',
  description:
    'Reads the Site Specification of a project, whole or the part under a JSON Pointer such as /content/pages/0.',
  scopes: ['read'],
  input: z.strictObject({
    projectId,
    pointer: z.string().optional(),
    revision: revisionNumber.optional(),
  }),
  output: z.object({ projectId: z.string(), revision: z.int(), pointer: z.string(), spec: z.unknown() }),
  notFound: 'list_projects shows what there is; without pointer and revision it is read whole.',
  hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  async run({ clients }, { projectId: id, pointer = '', revision }, { caller, call }) {
    const read = await clients.projects.readSpec(
      { caller: callerOf(caller), projectId: id, revision, pointer },
      { within: call },
    );
    const spec: unknown = JSON.parse(read.specJson.toString('utf8'));
    return { result: { projectId: id, revision: read.revision, pointer, spec } };
  },
});
