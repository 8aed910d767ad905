import type { Kysely } from 'kysely';
import { ulid } from 'ulid';
import { type AuditRow, insertAudit, purgeAudit } from '../db/audit.ts';
import type { McpToolsDatabase } from '../db/schema.ts';
import type { Events } from '../events.ts';

export interface AuditedCall {
  workspaceId: string;
  keyId: string;
  tool: string;
  outcome: string;
  durationMs: number;
}

/** Records who called which tool and how it ended: never with what. */
export interface AuditLog {
  /** Costs a push to an array; the row is written later, with others. */
  record(call: AuditedCall): void;
  start(): void;
  /** Writes what is left. */
  stop(): Promise<void>;
}

interface AuditOptions {
  db: Kysely<McpToolsDatabase>;
  events: Events;
  auditFlushMs: number;
  auditBuffer: number;
  auditKeptDays: number;
}

/** More rows than this in one statement would hold the table for long. */
const batch = 500;

/** How many flushes pass between two looks for calls that are too old. */
const purgeEvery = 600;

export function createAuditLog({
  db,
  events,
  auditFlushMs,
  auditBuffer,
  auditKeptDays,
}: AuditOptions): AuditLog {
  let waiting: AuditRow[] = [];
  let flushes = 0;
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const rows = waiting.slice(0, batch);
      await insertAudit(db, rows);
      waiting = waiting.slice(rows.length);
    }
    if (flushes++ % purgeEvery === 0) await purgeAudit(db, auditKeptDays);
  };
  const flushSoon = (): Promise<void> => {
    work = work.then(flush).catch((error: unknown) => events.auditPostponed(error));
    return work;
  };

  return {
    record({ workspaceId, keyId, tool, outcome, durationMs }) {
      if (waiting.length >= auditBuffer) {
        waiting.shift();
        events.auditDropped();
      }
      waiting.push({
        audit_id: `aud_${ulid().toLowerCase()}`,
        workspace_id: workspaceId,
        key_id: keyId,
        tool,
        outcome,
        duration_ms: Math.round(durationMs),
      });
    },
    start() {
      timer = setInterval(() => void flushSoon(), auditFlushMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await flushSoon();
    },
  };
}
