import { AppError, requireId } from '@sitewright/errors';
import type { ActivateProjectRequest, ActivateProjectResponse } from '@sitewright/protos/projects';
import { activate } from '../db/pending-projects.ts';
import { toProject } from '../db/project-record.ts';
import { projectNotFound } from '../domain/project-not-found.ts';
import type { RpcContext } from './context.ts';

export async function activateProject(
  { db }: RpcContext,
  request: ActivateProjectRequest,
): Promise<ActivateProjectResponse> {
  const id = requireId('project_id', 'prj', request.projectId);
  const row = await activate(db, id, requireId('workspace_id', 'wsp', request.workspaceId));
  if (row === undefined) throw projectNotFound(id);
  if (row.state === 'discarded') throw new AppError('PROJECT_DISCARDED', `${id} was discarded.`);
  return { project: toProject(row) };
}
