import type { GetBalanceRequest, GetBalanceResponse } from '@sitewright/protos/credits';
import { readBalance } from '../db/balance.ts';
import { checkId } from '../domain/checks.ts';
import type { RpcContext } from './index.ts';
import { toBalance } from './messages.ts';

export async function getBalance(
  { db }: RpcContext,
  { workspaceId }: GetBalanceRequest,
): Promise<GetBalanceResponse> {
  checkId('workspace_id', 'wsp', workspaceId);
  return { balance: toBalance(await readBalance(db, workspaceId)) };
}
