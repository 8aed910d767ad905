import { AppError, idRule } from '@sitewright/errors';
import type { CreateWorkspaceRequest, CreateWorkspaceResponse } from '@sitewright/protos/auth';
import { findWorkspace, insertWorkspace } from '../db/workspaces.ts';
import { check, nameRule } from '../domain/checks.ts';
import type { RpcContext } from './context.ts';
import { toWireWorkspace } from './messages.ts';

export async function createWorkspace(
  { db, events }: RpcContext,
  request: CreateWorkspaceRequest,
): Promise<CreateWorkspaceResponse> {
  const { workspaceId, name } = request;
  const plan = request.plan === '' ? 'free' : request.plan;
  check({
    workspace_id: idRule('wsp', workspaceId),
    name: nameRule(name),
    plan: /^[a-z0-9-]{1,40}$/.test(plan) ? undefined : 'must be 1 to 40 of a-z, 0-9 and -',
  });
  const created = await insertWorkspace(db, { workspaceId, name, plan });
  const workspace = await findWorkspace(db, workspaceId);
  if (workspace?.name !== name) {
    throw new AppError('CONFLICT', 'There is a workspace of this id with another name.');
  }
  if (created) events.changed('workspace created', { workspaceId });
  return { workspace: toWireWorkspace(workspace) };
}
