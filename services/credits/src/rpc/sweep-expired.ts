import type { SweepExpiredRequest, SweepExpiredResponse } from '@sitewright/protos/credits';
import type { CallContext } from '@sitewright/rpc';
import { sweep } from '../sweep/sweeper.ts';
import type { RpcContext } from './context.ts';

export const sweepExpired = (
  { db }: RpcContext,
  _request: SweepExpiredRequest,
  call: CallContext,
): Promise<SweepExpiredResponse> => sweep(db, call.signal);
