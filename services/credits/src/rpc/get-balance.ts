import { requireId } from '@sitewright/errors';
import type { GetBalanceRequest, GetBalanceResponse } from '@sitewright/protos/credits';
import { readAccount } from '../db/balance.ts';
import { checkInteger } from '../domain/checks.ts';
import type { RpcContext } from './context.ts';
import { toBalance, toEntry } from './messages.ts';

const maxRecent = 20;

export async function getBalance(
  { db }: RpcContext,
  { workspaceId, recentEntries = 0 }: GetBalanceRequest,
): Promise<GetBalanceResponse> {
  requireId('workspace_id', 'wsp', workspaceId);
  checkInteger('recent_entries', recentEntries, [0, maxRecent]);
  const { balance, recent } = await readAccount(db, workspaceId, recentEntries);
  return {
    balance: toBalance(balance),
    recentEntries: recent.map((row) =>
      toEntry({ ...row, created_at: new Date(row.created_at) }, workspaceId),
    ),
  };
}
