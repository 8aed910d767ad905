import { AppError } from '@sitewright/errors';
import type { DiscardProjectRequest, DiscardProjectResponse } from '@sitewright/protos/projects';
import { discard } from '../db/pending-projects.ts';
import { projectNotFound, requireProjectId } from '../domain/project-id.ts';
import type { RpcContext } from './context.ts';

export async function discardProject(
  { db }: RpcContext,
  request: DiscardProjectRequest,
): Promise<DiscardProjectResponse> {
  const id = requireProjectId(request.projectId);
  if (request.workspaceId === '') throw new AppError('INVALID_REQUEST', 'workspace_id is missing.');
  if (!(await discard(db, id, request.workspaceId))) throw projectNotFound(id);
  return {};
}
