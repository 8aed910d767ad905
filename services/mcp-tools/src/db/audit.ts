import { type PreparedStatement, runPrepared } from '@sitewright/database';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { AuditTable, McpToolsDatabase } from './schema.ts';

type Db = Kysely<McpToolsDatabase>;

/** A call that is to be written, and when it was made by this process's monotonic clock. */
export interface WaitingRow extends Omit<Insertable<AuditTable>, 'created_at'> {
  called: number;
}

const insertStatement: PreparedStatement = {
  name: 'insert_audit',
  text: `
    insert into audit (audit_id, workspace_id, key_id, tool, outcome, duration_ms, created_at)
    select audit_id, workspace_id, key_id, tool, outcome, duration_ms,
      now() - age_ms * interval '1 millisecond'
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::float8[])
      as called (audit_id, workspace_id, key_id, tool, outcome, duration_ms, age_ms)
    on conflict do nothing`,
};

/** Writes audited calls in one statement, each with its own time however late that is; a repeat of the same rows changes nothing. */
export async function insertAudit(db: Db, rows: readonly WaitingRow[]): Promise<void> {
  const now = performance.now();
  await runPrepared(db, insertStatement, [
    rows.map((row) => row.audit_id),
    rows.map((row) => row.workspace_id),
    rows.map((row) => row.key_id),
    rows.map((row) => row.tool),
    rows.map((row) => row.outcome),
    rows.map((row) => row.duration_ms),
    rows.map((row) => now - row.called),
  ]);
}

export interface AuditPage {
  workspaceId: string;
  limit: number;
  /** Only calls before this one. */
  before: string | undefined;
}

/** A page of audited calls, newest first; of all workspaces where none is named. */
export async function listAudit(db: Db, { workspaceId, limit, before }: AuditPage) {
  let query = db
    .selectFrom('audit')
    .select(['audit_id', 'workspace_id', 'key_id', 'tool', 'outcome', 'duration_ms', 'created_at'])
    .orderBy('audit_id', 'desc')
    .limit(limit);
  if (workspaceId !== '') query = query.where('workspace_id', '=', workspaceId);
  if (before !== undefined) query = query.where('audit_id', '<', before);
  return query.execute();
}

/** Drops, in a small bite, calls that are older than they are kept. */
export async function purgeAudit(db: Db, keptDays: number): Promise<void> {
  const old = db
    .selectFrom('audit')
    .select('audit_id')
    .where('created_at', '<', sql<Date>`now() - ${keptDays} * interval '1 day'`)
    .limit(1_000);
  await db.deleteFrom('audit').where('audit_id', 'in', old).execute();
}
