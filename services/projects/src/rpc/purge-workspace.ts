import { requireId } from '@sitewright/errors';
import type { PurgeWorkspaceRequest, PurgeWorkspaceResponse } from '@sitewright/protos/projects';
import { buryWorkspace } from '../db/purged-workspaces.ts';
import type { RpcContext } from './context.ts';

/** The tombstone is felt at once; the sweeper does the rest. */
export async function purgeWorkspace(
  { db }: RpcContext,
  { workspaceId }: PurgeWorkspaceRequest,
): Promise<PurgeWorkspaceResponse> {
  await buryWorkspace(db, requireId('workspace_id', 'wsp', workspaceId));
  return {};
}
