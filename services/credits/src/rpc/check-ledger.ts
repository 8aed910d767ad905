import { requireId } from '@sitewright/errors';
import type { CheckLedgerRequest, CheckLedgerResponse } from '@sitewright/protos/credits';
import type { CallContext } from '@sitewright/rpc';
import { checkWorkspaces } from '../db/check.ts';
import { checkAll } from '../sweep/ledger-check.ts';
import type { RpcContext } from './context.ts';

/** Checks one workspace, or all. */
export async function checkLedger(
  { db }: RpcContext,
  { workspaceId }: CheckLedgerRequest,
  call: CallContext,
): Promise<CheckLedgerResponse> {
  if (workspaceId === '') return checkAll(db, call.signal);
  requireId('workspace_id', 'wsp', workspaceId);
  const { checked, violations } = await checkWorkspaces(db, { workspaceId });
  return { workspacesChecked: checked, violations };
}
