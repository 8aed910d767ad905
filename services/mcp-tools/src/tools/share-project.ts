import { linkJson, linkUrl, wireRoles } from '@sitewright/public-api';
import { toDuration } from '@sitewright/rpc';
import { ulid } from 'ulid';
import { z } from 'zod';
import { callerOf, projectId, requireActive } from './project-fields.ts';
import { defineTool } from './tool.ts';

const weekSeconds = 604_800;

export const shareProject = defineTool({
  name: 'share_project',
  title: 'Share a project by a link',
  description:
    'Makes a link for a person who has no key: it opens this one project in the builder, to view or to edit, until expiresAt. Give the url to that person as it is; whoever has it can use it.',
  scopes: ['write'],
  // A link shows the project: who may not read it can't let others.
  also: 'read',
  input: z.strictObject({
    projectId,
    role: z.enum(['view', 'edit']),
    expiresInSeconds: z.int().min(60).max(weekSeconds).default(weekSeconds).describe('At most 7 days.'),
  }),
  output: z.object({
    linkId: z.string(),
    projectId: z.string(),
    role: z.string(),
    expiresAt: z.string(),
    url: z.string(),
  }),
  hints: { readOnly: false, destructive: false, idempotent: false, openWorld: true },
  async run({ clients, addresses }, { projectId: id, role, expiresInSeconds }, { caller, call }) {
    // Auth knows no projects: whether this one is there for the key, projects says.
    const { project } = await clients.projects.getProject(
      { caller: callerOf(caller), projectId: id },
      { within: call },
    );
    requireActive(project);
    const { link, secret } = await clients.auth.issueLink(
      {
        linkId: `lnk_${ulid().toLowerCase()}`,
        workspaceId: caller.workspaceId,
        keyId: caller.keyId,
        projectId: id,
        role: wireRoles[role],
        expiresIn: toDuration(expiresInSeconds * 1000),
      },
      { within: call },
    );
    const { linkId, expiresAt } = linkJson(link);
    return { result: { linkId, projectId: id, role, expiresAt, url: linkUrl(addresses, id, secret) } };
  },
});
