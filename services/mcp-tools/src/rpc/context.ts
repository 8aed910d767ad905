import type { Kysely } from 'kysely';
import type { AuditLog } from '../audit/audit-log.ts';
import type { McpToolsDatabase } from '../db/schema.ts';
import type { Events } from '../events.ts';
import type { ToolContext } from '../tools/tool.ts';

/** What the handlers of this service work with. */
export interface RpcContext extends ToolContext {
  db: Kysely<McpToolsDatabase>;
  audit: AuditLog;
  events: Events;
}
