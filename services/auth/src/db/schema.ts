import type { ColumnType } from 'kysely';
import type { ScopeName } from '../domain/key.ts';
import type { Mode } from '../domain/key-format.ts';
import type { LinkRole } from '../domain/link.ts';

/** The tables of the `auth` schema. */
export interface AuthDatabase {
  workspaces: WorkspaceTable;
  keys: KeyTable;
  key_uses: KeyUseTable;
  links: LinkTable;
}

/** Times have milliseconds, so that a Date carries them whole and a cursor finds its row again. */
type MadeAt = ColumnType<Date, undefined, never>;

interface WorkspaceTable {
  workspace_id: string;
  name: string;
  plan: string;
  /** When deletion began. */
  deleting_at: ColumnType<Date | null, undefined, Date | null>;
  created_at: MadeAt;
}

interface KeyTable {
  key_id: string;
  workspace_id: string;
  name: string;
  scopes: ScopeName[];
  mode: Mode;
  /** HMAC-SHA-256 of the key under the pepper of that version. */
  hash: Buffer;
  pepper_version: number;
  last_four: string;
  /** SHA-256 of what the request that made this row asked for: tells a repeat from another wish. */
  request_hash: Buffer;
  created_at: MadeAt;
  expires_at: ColumnType<Date | null, Date | null, Date | null>;
  revoked_at: ColumnType<Date | null, undefined, Date | null>;
  rotated_from: string | null;
}

/** Apart from keys, so that the one frequent write touches no row that VerifyKey reads under a lock. */
interface KeyUseTable {
  key_id: string;
  last_used_at: Date;
}

interface LinkTable {
  link_id: string;
  key_id: string;
  project_id: string;
  role: LinkRole;
  /** HMAC-SHA-256 of the secret under the pepper of that version. */
  hash: Buffer;
  pepper_version: number;
  request_hash: Buffer;
  created_at: MadeAt;
  expires_at: ColumnType<Date, Date, Date>;
  revoked_at: ColumnType<Date | null, undefined, Date | null>;
}
