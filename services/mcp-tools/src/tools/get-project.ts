import { z } from 'zod';
import { projectId, projectRecord, readProject } from './project-fields.ts';
import { specSummary } from './spec-summary.ts';
import { defineTool } from './tool.ts';

export const getProject = defineTool({
  name: 'get_project',
  title: 'Get a project',
  description:
    "Reads one project's record and outline: title, type, revision, addresses, times, parts, what is left to check.",
  scopes: ['read'],
  card: true,
  input: z.strictObject({ projectId }),
  output: projectRecord.extend(specSummary.shape),
  hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
  run: async (context, args, { caller, call }) => ({
    result: await readProject(context, args.projectId, caller, call),
  }),
});
