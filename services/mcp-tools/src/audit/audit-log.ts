import type { Kysely } from 'kysely';
import { ulid } from 'ulid';
import { insertAudit, purgeAudit, type WaitingRow } from '../db/audit.ts';
import type { McpToolsDatabase } from '../db/schema.ts';
import type { Events } from '../events.ts';

/** What is kept of a call. */
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
  const waiting: WaitingRow[] = [];
  let flushes = 0;
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Out of the buffer while they are written, so that no call that comes meanwhile pushes them out.
      const rows = waiting.splice(0, batch);
      try {
        await insertAudit(db, rows);
      } catch (error) {
        waiting.unshift(...rows);
        throw error;
      }
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
        // No secret: it need only be nobody else's, and a CSPRNG would cost more than the rest of the record.
        audit_id: `aud_${ulid(undefined, Math.random).toLowerCase()}`,
        workspace_id: workspaceId,
        key_id: keyId,
        tool,
        outcome,
        duration_ms: Math.round(durationMs),
        called: performance.now() - durationMs,
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
