import { AppError } from '@sitewright/errors';
import type { Caller } from '@sitewright/protos/mcp-tools';
import type { Project } from '@sitewright/protos/projects';
import { type Addresses, projectJson } from '@sitewright/public-api';
import type { CallContext } from '@sitewright/rpc';
import { z } from 'zod';
import { summaryOf } from './spec-summary.ts';
import type { ToolContext } from './tool.ts';

/** The id of a project, as tools take it. */
export const projectId = z.string();

/** The number of a revision, within what the contract with projects can carry. */
export const revisionNumber = z.int().min(1).max(999_999_999);

/** A project's record as tools show it: what the API shows, without the times that only a person would read. */
export const projectRecord = z.object({
  projectId: z.string(),
  title: z.string(),
  buildType: z.string(),
  revision: z.int(),
  editorUrl: z.string(),
  publishedUrl: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** A project's record as tools show it. */
export function recordOf(addresses: Addresses, project: Project | undefined): z.input<typeof projectRecord> {
  const { slug, publishedAt, publishedRevision, deletedAt, ...record } = projectJson(addresses, project);
  return record;
}

/** A project with what its current revision is made of. @throws AppError */
export async function readProject(
  { clients, addresses }: ToolContext,
  id: string,
  caller: Caller,
  call: CallContext,
) {
  const asked = { caller: callerOf(caller), projectId: id };
  const { project } = await clients.projects.getProject(asked, { within: call });
  requireActive(project);
  const record = recordOf(addresses, project);
  const { specJson } = await clients.projects.readSpec(
    { ...asked, revision: record.revision, pointer: '' },
    { within: call },
  );
  return { ...record, ...summaryOf(specJson), title: record.title };
}

/** @throws AppError PROJECT_IN_BIN for a project that has to be restored first. */
export function requireActive(project: Project | undefined): void {
  if (project?.deletedAt === undefined) return;
  throw new AppError('PROJECT_IN_BIN', `${project.projectId} is in the bin. Restore it first.`);
}

/** What an act on a project leaves: where it stands now. */
export const projectState = projectRecord.pick({ projectId: true, revision: true, publishedUrl: true });

/** Where a project stands after an act on it. */
export function stateOf(addresses: Addresses, project: Project | undefined): z.input<typeof projectState> {
  const { projectId: id, revision, publishedUrl } = recordOf(addresses, project);
  return { projectId: id, revision, publishedUrl };
}

/** On whose behalf projects and generation are called. */
export const callerOf = ({ workspaceId, keyId, scopes, test }: Caller) => ({
  workspaceId,
  keyId,
  scopes,
  test,
});
