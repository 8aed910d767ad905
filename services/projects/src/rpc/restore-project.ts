import type { RestoreProjectRequest, RestoreProjectResponse } from '@sitewright/protos/projects';
import { restoreFromBin } from '../db/bin.ts';
import { toProject } from '../db/project-record.ts';
import { keyOf, type RpcContext } from './context.ts';
import { requireCaller } from './require-caller.ts';

export async function restoreProject(
  context: RpcContext,
  request: RestoreProjectRequest,
): Promise<RestoreProjectResponse> {
  const caller = requireCaller(request.caller, 'write');
  const row = await restoreFromBin(context.db, keyOf(context, caller, request.projectId));
  return { project: toProject(row) };
}
