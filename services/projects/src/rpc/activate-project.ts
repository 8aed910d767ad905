import { AppError } from '@sitewright/errors';
import type { ActivateProjectRequest, ActivateProjectResponse } from '@sitewright/protos/projects';
import { activate } from '../db/pending-projects.ts';
import { toProject } from '../db/project-record.ts';
import { projectNotFound, requireProjectId } from '../domain/project-id.ts';
import { requireWorkspaceId } from '../domain/workspace-id.ts';
import type { RpcContext } from './context.ts';

export async function activateProject(
  { db }: RpcContext,
  request: ActivateProjectRequest,
): Promise<ActivateProjectResponse> {
  const id = requireProjectId(request.projectId);
  const row = await activate(db, id, requireWorkspaceId(request.workspaceId));
  if (row === undefined) throw projectNotFound(id);
  if (row.state === 'discarded') throw new AppError('PROJECT_DISCARDED', `${id} was discarded.`);
  return { project: toProject(row) };
}
