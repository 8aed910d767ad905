import type { UnpublishProjectRequest, UnpublishProjectResponse } from '@sitewright/protos/projects';
import { toProject } from '../db/project-record.ts';
import { unpublish } from '../db/publications.ts';
import { countPublication } from '../events.ts';
import { keyOf, type RpcContext } from './context.ts';
import { requireCaller } from './require-caller.ts';

export async function unpublishProject(
  context: RpcContext,
  request: UnpublishProjectRequest,
): Promise<UnpublishProjectResponse> {
  const caller = requireCaller(request.caller, 'publish');
  const row = await unpublish(context.db, keyOf(context, caller, request.projectId));
  countPublication('unpublished');
  return { project: toProject(row) };
}
