import { requireId } from '@sitewright/errors';
import type { DiscardProjectRequest, DiscardProjectResponse } from '@sitewright/protos/projects';
import { discard } from '../db/pending-projects.ts';
import { projectNotFound } from '../domain/project-not-found.ts';
import type { RpcContext } from './context.ts';

export async function discardProject(
  { db }: RpcContext,
  request: DiscardProjectRequest,
): Promise<DiscardProjectResponse> {
  const id = requireId('project_id', 'prj', request.projectId);
  const workspaceId = requireId('workspace_id', 'wsp', request.workspaceId);
  if (!(await discard(db, id, workspaceId))) throw projectNotFound(id);
  return {};
}
