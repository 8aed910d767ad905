import { safeInteger } from '@sitewright/database';
import { requireId } from '@sitewright/errors';
import type { ListGrantsRequest, ListGrantsResponse } from '@sitewright/protos/credits';
import { listGrants as findGrants } from '../db/grants.ts';
import { cutPage, pageSize, readCursor } from '../domain/page.ts';
import type { RpcContext } from './context.ts';
import { toGrant } from './messages.ts';

export async function listGrants(
  { db }: RpcContext,
  { workspaceId, pageSize: asked, cursor }: ListGrantsRequest,
): Promise<ListGrantsResponse> {
  requireId('workspace_id', 'wsp', workspaceId);
  const size = pageSize(asked);
  const before = readCursor('grants', cursor);
  const rows = await findGrants(db, { workspaceId, before, limit: size + 1 });
  const { page, nextCursor } = cutPage('grants', rows, size, (row) => safeInteger(row.number));
  return { grants: page.map(toGrant), nextCursor };
}
