import type { DeleteProjectRequest, DeleteProjectResponse } from '@sitewright/protos/projects';
import { moveToBin } from '../db/bin.ts';
import { toProject } from '../db/project-record.ts';
import { keyOf, type RpcContext } from './context.ts';
import { requireCaller } from './require-caller.ts';

export async function deleteProject(
  context: RpcContext,
  request: DeleteProjectRequest,
): Promise<DeleteProjectResponse> {
  const caller = requireCaller(request.caller, 'write');
  const row = await moveToBin(context.db, keyOf(context, caller, request.projectId));
  return { project: toProject(row) };
}
