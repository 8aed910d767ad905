import type { GetProjectRequest, GetProjectResponse } from '@sitewright/protos/projects';
import { toProject } from '../db/project-record.ts';
import { getProjectRecord } from '../db/projects.ts';
import { keyOf, type RpcContext } from './context.ts';
import { requireProjectCaller } from './require-caller.ts';

export async function getProject(
  context: RpcContext,
  request: GetProjectRequest,
): Promise<GetProjectResponse> {
  const caller = requireProjectCaller(request, 'read');
  const row = await getProjectRecord(context.db, keyOf(context, caller, request.projectId));
  return { project: toProject(row) };
}
