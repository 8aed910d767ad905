import { AppError, idRule } from '@sitewright/errors';
import type { DeleteWorkspaceRequest, DeleteWorkspaceResponse } from '@sitewright/protos/auth';
import { markDeleting } from '../db/workspaces.ts';
import { check } from '../domain/checks.ts';
import type { RpcContext } from './context.ts';
import { toWireWorkspace } from './messages.ts';

export async function deleteWorkspace(
  { db, events }: RpcContext,
  { workspaceId }: DeleteWorkspaceRequest,
): Promise<DeleteWorkspaceResponse> {
  check({ workspace_id: idRule('wsp', workspaceId) });
  const workspace = await markDeleting(db, workspaceId);
  if (workspace === undefined) throw new AppError('NOT_FOUND', 'There is no such workspace.');
  events.changed('workspace deletion begun', { workspaceId });
  return { workspace: toWireWorkspace(workspace) };
}
