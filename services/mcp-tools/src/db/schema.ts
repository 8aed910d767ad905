import type { Generated } from 'kysely';

export interface AuditTable {
  audit_id: string;
  workspace_id: string;
  key_id: string;
  tool: string;
  outcome: string;
  duration_ms: number;
  created_at: Generated<Date>;
}

export interface McpToolsDatabase {
  audit: AuditTable;
}
