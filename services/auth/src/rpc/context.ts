import type { Kysely } from 'kysely';
import type { UseRecorder } from '../db/key-uses.ts';
import type { AuthDatabase } from '../db/schema.ts';
import type { KeyHasher } from '../domain/pepper.ts';
import type { AuthEvents } from '../events.ts';

/** What the handlers of this service work with. */
export interface RpcContext {
  db: Kysely<AuthDatabase>;
  hasher: KeyHasher;
  uses: UseRecorder;
  events: AuthEvents;
}
