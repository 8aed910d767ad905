import { AppError } from '@sitewright/errors';
import type { PurgeWorkspaceRequest, PurgeWorkspaceResponse } from '@sitewright/protos/projects';
import { buryWorkspace } from '../db/purged-workspaces.ts';
import type { RpcContext } from './context.ts';

/** The tombstone is felt at once; the sweeper does the rest. */
export async function purgeWorkspace(
  { db }: RpcContext,
  { workspaceId }: PurgeWorkspaceRequest,
): Promise<PurgeWorkspaceResponse> {
  if (!/^wsp_[0-9a-z]{26}$/.test(workspaceId)) {
    throw new AppError('INVALID_REQUEST', 'workspace_id must be the id of a workspace.');
  }
  await buryWorkspace(db, workspaceId);
  return {};
}
