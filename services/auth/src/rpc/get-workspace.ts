import { AppError, idRule } from '@sitewright/errors';
import type { GetWorkspaceRequest, GetWorkspaceResponse } from '@sitewright/protos/auth';
import { findWorkspace } from '../db/workspaces.ts';
import { check } from '../domain/checks.ts';
import type { RpcContext } from './context.ts';
import { toWireWorkspace } from './messages.ts';

export async function getWorkspace(
  { db }: RpcContext,
  { workspaceId }: GetWorkspaceRequest,
): Promise<GetWorkspaceResponse> {
  check({ workspace_id: idRule('wsp', workspaceId) });
  const workspace = await findWorkspace(db, workspaceId);
  if (workspace === undefined) throw new AppError('NOT_FOUND', 'There is no such workspace.');
  return { workspace: toWireWorkspace(workspace) };
}
