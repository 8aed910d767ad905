import { safeInteger } from '@sitewright/database';
import { requireId } from '@sitewright/errors';
import type { ListEntriesRequest, ListEntriesResponse } from '@sitewright/protos/credits';
import { listEntries as findEntries } from '../db/entries.ts';
import { cutPage, pageSize, readCursor } from '../domain/page.ts';
import type { RpcContext } from './context.ts';
import { toEntry } from './messages.ts';

export async function listEntries(
  { db }: RpcContext,
  { workspaceId, pageSize: asked, cursor }: ListEntriesRequest,
): Promise<ListEntriesResponse> {
  requireId('workspace_id', 'wsp', workspaceId);
  const size = pageSize(asked);
  const before = readCursor('entries', cursor);
  const rows = await findEntries(db, { workspaceId, before, limit: size + 1 });
  const { page, nextCursor } = cutPage('entries', rows, size, (row) => safeInteger(row.number));
  return { entries: page.map((row) => toEntry(row, workspaceId)), nextCursor };
}
