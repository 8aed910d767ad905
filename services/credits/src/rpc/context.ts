import type { Kysely } from 'kysely';
import type { CreditsConfig } from '../config.ts';
import type { CreditsDatabase } from '../db/schema.ts';

/** What the handlers of this service work with. */
export interface RpcContext {
  config: CreditsConfig;
  db: Kysely<CreditsDatabase>;
}
