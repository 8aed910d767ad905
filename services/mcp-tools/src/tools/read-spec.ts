import { parseSpec } from '@sitewright/site-spec';
import { z } from 'zod';
import { callerOf, projectId, revisionNumber } from './project-fields.ts';
import { type OutlinePart, outlineParts } from './spec-summary.ts';
import { defineTool } from './tool.ts';

/** More than this is told by its outline: a conversation has to carry it. */
const wholeBytes = 64 * 1024;

export const readSpec = defineTool({
  name: 'read_spec',
  title: 'Read a specification',
  description:
    'Reads the Site Specification of a project, whole or the part under a JSON Pointer such as /content/pages/0. Over 64 KB: an outline, to ask by pointer.',
  scopes: ['read'],
  input: z.strictObject({
    projectId,
    pointer: z.string().optional(),
    revision: revisionNumber.optional(),
  }),
  output: z.object({
    projectId: z.string(),
    revision: z.int(),
    pointer: z.string(),
    spec: z.unknown().optional(),
    outline: z.array(z.looseObject({})).optional(),
    hint: z.string().optional(),
  }),
  notFound:
    'list_projects shows the projects, list_revisions the revisions of one, get_project the pointers of its parts.',
  hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  async run({ clients }, { projectId: id, pointer = '', revision }, { caller, call }) {
    const asked = { caller: callerOf(caller), projectId: id };
    const read = await clients.projects.readSpec({ ...asked, revision, pointer }, { within: call });
    const result = { projectId: id, revision: read.revision, pointer };
    const spec: unknown = JSON.parse(read.specJson.toString('utf8'));
    if (read.specJson.length <= wholeBytes) return { result: { ...result, spec } };
    const hint = `${Math.ceil(read.specJson.length / 1024)} KB are too much at once: read a part by its pointer.`;
    const outline = pointer === '' ? outlineParts(parseSpec(read.specJson)) : membersOf(spec, pointer);
    return { result: { ...result, outline, hint } };
  },
});

/** What stands right under a place, where nothing tells more of it. */
function membersOf(part: unknown, pointer: string): OutlinePart[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).map(([name, member]) => ({
    pointer: `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    kind: Array.isArray(member) ? 'list' : typeof member,
    text: `${Math.ceil(JSON.stringify(member).length / 1024)} KB`,
  }));
}
