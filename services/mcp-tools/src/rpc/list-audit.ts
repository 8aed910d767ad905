import { AppError, isId, requireId } from '@sitewright/errors';
import type { ListAuditRequest, ListAuditResponse } from '@sitewright/protos/mcp-tools';
import { listAudit as queryAudit } from '../db/audit.ts';
import type { RpcContext } from './context.ts';

const defaultPageSize = 20;
const maxPageSize = 100;

export async function listAudit({ db }: RpcContext, request: ListAuditRequest): Promise<ListAuditResponse> {
  const limit = request.pageSize === 0 ? defaultPageSize : request.pageSize;
  if (limit < 1 || limit > maxPageSize) throw new AppError('INVALID_REQUEST', 'page_size must be 1 to 100.');
  if (request.workspaceId !== '') requireId('workspace_id', 'wsp', request.workspaceId);
  const rows = await queryAudit(db, {
    workspaceId: request.workspaceId,
    limit: limit + 1,
    before: readCursor(request.cursor),
  });
  const page = rows.slice(0, limit);
  return {
    records: page.map((row) => ({
      auditId: row.audit_id,
      workspaceId: row.workspace_id,
      keyId: row.key_id,
      tool: row.tool,
      outcome: row.outcome,
      durationMs: row.duration_ms,
      createdAt: row.created_at,
    })),
    nextCursor: rows.length > limit ? Buffer.from(page.at(-1)?.audit_id ?? '').toString('base64url') : '',
  };
}

/** The id of the last call of the page before. */
function readCursor(cursor: string): string | undefined {
  if (cursor === '') return undefined;
  const id = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!isId('aud', id)) throw new AppError('INVALID_CURSOR', 'cursor: not one that this list gave.');
  return id;
}
