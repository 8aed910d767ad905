import { AppError, requireScope } from '@sitewright/errors';
import { z } from 'zod';
import { callerOf, projectId, projectRecord, recordOf } from './project-fields.ts';
import { defineTool } from './tool.ts';

export const renameProject = defineTool({
  name: 'rename_project',
  title: 'Rename a project',
  description: 'Gives a project another title, or another slug in its public address (scope publish).',
  scopes: ['write'],
  input: z.strictObject({
    projectId,
    title: z.string().optional().describe('1 to 120 characters.'),
    slug: z.string().optional().describe('3 to 60 of a-z, 0-9 and -.'),
  }),
  output: projectRecord.pick({ projectId: true, title: true, revision: true, publishedUrl: true }),
  hints: { readOnly: false, destructive: false, idempotent: true, openWorld: true },
  async run({ clients, addresses }, { projectId: id, title, slug }, { caller, call }) {
    if (title === undefined && slug === undefined)
      throw new AppError('INVALID_REQUEST', 'Send a title, a slug, or both.');
    const asked = { caller: callerOf(caller), projectId: id };
    // The slug first: it may be taken, and then nothing has changed.
    if (slug !== undefined) requireScope(caller.scopes, ['publish']);
    const moved =
      slug === undefined
        ? undefined
        : await clients.projects.changeSlug({ ...asked, slug }, { within: call });
    const named =
      title === undefined
        ? moved
        : await clients.projects.renameProject({ ...asked, title }, { within: call });
    const { projectId: renamed, revision, publishedUrl, ...record } = recordOf(addresses, named?.project);
    return { result: { projectId: renamed, title: record.title, revision, publishedUrl } };
  },
});
