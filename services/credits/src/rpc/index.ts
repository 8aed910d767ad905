import type { CreditsServiceService } from '@sitewright/protos/credits';
import type { Handlers } from '@sitewright/rpc';
import { unimplemented } from '@sitewright/rpc';
import type { Kysely } from 'kysely';
import type { CreditsConfig } from '../config.ts';
import type { CreditsDatabase } from '../db/schema.ts';
import { listPrices } from './list-prices.ts';

/** What the handlers of this service work with. */
export interface RpcContext {
  config: CreditsConfig;
  db: Kysely<CreditsDatabase>;
}

/** The table of RPCs. */
export const createHandlers = (context: RpcContext) =>
  ({
    getBalance: unimplemented,
    listPrices: (request) => listPrices(context, request),
    grantCredits: unimplemented,
    reserve: unimplemented,
    capture: unimplemented,
    release: unimplemented,
    reverse: unimplemented,
    getHold: unimplemented,
    sweepExpired: unimplemented,
    listEntries: unimplemented,
    listGrants: unimplemented,
    setPlanGrant: unimplemented,
    checkLedger: unimplemented,
  }) satisfies Handlers<typeof CreditsServiceService>;
