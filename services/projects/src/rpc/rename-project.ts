import type { RenameProjectRequest, RenameProjectResponse } from '@sitewright/protos/projects';
import { toProject } from '../db/project-record.ts';
import { renameTo } from '../db/rename-project.ts';
import { requireTitle } from '../domain/title.ts';
import { keyOf, type RpcContext } from './context.ts';
import { requireProjectCaller } from './require-caller.ts';

export async function renameProject(
  context: RpcContext,
  request: RenameProjectRequest,
): Promise<RenameProjectResponse> {
  const caller = requireProjectCaller(request, 'write');
  const title = requireTitle(request.title);
  const row = await renameTo(context.db, keyOf(context, caller, request.projectId), title);
  return { project: toProject(row) };
}
