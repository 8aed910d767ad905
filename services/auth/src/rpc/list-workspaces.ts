import type { ListWorkspacesRequest, ListWorkspacesResponse } from '@sitewright/protos/auth';
import * as workspaces from '../db/workspaces.ts';
import { cutPage, readPage } from '../domain/page.ts';
import type { RpcContext } from './context.ts';
import { toWireWorkspace } from './messages.ts';

export async function listWorkspaces(
  { db }: RpcContext,
  request: ListWorkspacesRequest,
): Promise<ListWorkspacesResponse> {
  const { after, size } = readPage(request);
  const found = await workspaces.listWorkspaces(db, { after, limit: size + 1 });
  const page = cutPage(found, size, (row) => ({ createdAt: row.createdAt, id: row.workspaceId }));
  return { workspaces: page.rows.map(toWireWorkspace), nextCursor: page.nextCursor };
}
