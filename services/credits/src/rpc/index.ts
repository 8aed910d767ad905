import type { CreditsServiceService } from '@sitewright/protos/credits';
import type { AllowedCallers, Handlers } from '@sitewright/rpc';
import { capture } from './capture.ts';
import { checkLedger } from './check-ledger.ts';
import type { RpcContext } from './context.ts';
import { getBalance } from './get-balance.ts';
import { getHold } from './get-hold.ts';
import { grantCredits } from './grant-credits.ts';
import { listEntries } from './list-entries.ts';
import { listGrants } from './list-grants.ts';
import { listPrices } from './list-prices.ts';
import { release } from './release.ts';
import { reserve } from './reserve.ts';
import { reverse } from './reverse.ts';
import { setPlanGrant } from './set-plan-grant.ts';
import { sweepExpired } from './sweep-expired.ts';

/** The table of RPCs. */
export const createHandlers = (context: RpcContext) =>
  ({
    getBalance: (request) => getBalance(context, request),
    listPrices: (request) => listPrices(context, request),
    grantCredits: (request) => grantCredits(context, request),
    reserve: (request) => reserve(context, request),
    capture: (request) => capture(context, request),
    release: (request) => release(context, request),
    reverse: (request) => reverse(context, request),
    getHold: (request) => getHold(context, request),
    listEntries: (request) => listEntries(context, request),
    listGrants: (request) => listGrants(context, request),
    setPlanGrant: (request) => setPlanGrant(context, request),
    sweepExpired: (request, call) => sweepExpired(context, request, call),
    checkLedger: (request, call) => checkLedger(context, request, call),
  }) satisfies Handlers<typeof CreditsServiceService>;

/** Who may call which RPC. */
export const allowedCallers = {
  getBalance: ['gateway', 'mcp-tools', 'operator'],
  listPrices: ['gateway', 'mcp-tools'],
  grantCredits: ['operator'],
  reserve: ['generation'],
  capture: ['generation'],
  release: ['generation'],
  reverse: ['generation'],
  getHold: ['operator'],
  listEntries: ['gateway', 'operator'],
  listGrants: ['gateway', 'operator'],
  setPlanGrant: ['operator'],
  sweepExpired: ['operator'],
  checkLedger: ['operator'],
} satisfies AllowedCallers<typeof CreditsServiceService>;
