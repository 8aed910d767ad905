import { readSqlState, safeInteger, sqlState } from '@sitewright/database';
import { AppError, requireId } from '@sitewright/errors';
import type { ReserveRequest, ReserveResponse } from '@sitewright/protos/credits';
import { type NewHold, reserve as reserveHold } from '../db/holds.ts';
import { isSameRequest, outOfCredits } from '../domain/hold.ts';
import { priceOf } from '../domain/pricing.ts';
import { countReserve } from '../events.ts';
import type { RpcContext } from './context.ts';
import { toBalance, toHold } from './messages.ts';

export async function reserve(context: RpcContext, request: ReserveRequest): Promise<ReserveResponse> {
  requireId('hold_id', 'bld', request.holdId);
  requireId('workspace_id', 'wsp', request.workspaceId);
  const amountCredits = priceOf(context.config, request);
  const { hold, asked, balance } = await makeHold(context, {
    ...request,
    amountCredits,
    ttlMs: context.config.holdTtlMs,
  });
  if (hold === undefined) {
    countReserve('out_of_credits');
    throw outOfCredits(amountCredits, safeInteger(balance.available));
  }
  if (!isSameRequest(asked, request)) throw conflict();
  countReserve('held');
  return { hold: toHold(hold, request.workspaceId), balance: toBalance(balance) };
}

async function makeHold({ db }: RpcContext, hold: NewHold) {
  try {
    return await reserveHold(db, hold);
  } catch (error) {
    // Only another workspace's hold of the same id is not found before it is in the way.
    if (readSqlState(error).code === sqlState.uniqueViolation) throw conflict();
    throw error;
  }
}

const conflict = (): AppError =>
  new AppError('CONFLICT', 'This hold_id belongs to another hold already. Use a new one.');
