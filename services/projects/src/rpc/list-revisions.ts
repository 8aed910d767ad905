import type { ListRevisionsRequest, ListRevisionsResponse } from '@sitewright/protos/projects';
import { getProjectRecord } from '../db/projects.ts';
import { listRevisionRows } from '../db/revisions.ts';
import { decodeCursor, encodeCursor } from '../domain/cursor.ts';
import { requirePageSize } from '../domain/page-size.ts';
import { keyOf, type RpcContext } from './context.ts';
import { requireProjectCaller } from './require-caller.ts';
import { toRevision } from './revision-message.ts';

const isRevision = (key: string): boolean => /^[1-9]\d{0,8}$/.test(key);

export async function listRevisions(
  context: RpcContext,
  request: ListRevisionsRequest,
): Promise<ListRevisionsResponse> {
  const caller = requireProjectCaller(request, 'read');
  const before = decodeCursor('revisions', request.cursor, isRevision);
  const size = requirePageSize(request.pageSize);
  const project = await getProjectRecord(context.db, keyOf(context, caller, request.projectId));
  const rows = await listRevisionRows(
    context.db,
    project.id,
    before === undefined ? undefined : Number(before),
    size + 1,
  );
  const revisions = rows.slice(0, size).map(toRevision);
  const last = rows.length > size ? revisions.at(-1)?.revision : undefined;
  return { revisions, nextCursor: last === undefined ? '' : encodeCursor('revisions', last) };
}
