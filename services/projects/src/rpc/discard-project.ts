import type { DiscardProjectRequest, DiscardProjectResponse } from '@sitewright/protos/projects';
import { discard } from '../db/pending-projects.ts';
import { projectNotFound, requireProjectId } from '../domain/project-id.ts';
import { requireWorkspaceId } from '../domain/workspace-id.ts';
import type { RpcContext } from './context.ts';

export async function discardProject(
  { db }: RpcContext,
  request: DiscardProjectRequest,
): Promise<DiscardProjectResponse> {
  const id = requireProjectId(request.projectId);
  if (!(await discard(db, id, requireWorkspaceId(request.workspaceId)))) throw projectNotFound(id);
  return {};
}
