import type { GetHoldRequest, GetHoldResponse } from '@sitewright/protos/credits';
import { findHold } from '../db/holds.ts';
import type { RpcContext } from './context.ts';
import { checkHoldKey, holdNotFound } from './hold-answer.ts';
import { toHold } from './messages.ts';

export async function getHold({ db }: RpcContext, request: GetHoldRequest): Promise<GetHoldResponse> {
  checkHoldKey(request);
  const hold = await findHold(db, request);
  if (hold === undefined) throw holdNotFound();
  return { hold: toHold(hold, request.workspaceId) };
}
