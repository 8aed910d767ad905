import type { CheckLedgerRequest, CheckLedgerResponse } from '@sitewright/protos/credits';
import type { CallContext } from '@sitewright/rpc';
import { checkWorkspaces } from '../db/check.ts';
import { checkId } from '../domain/checks.ts';
import type { RpcContext } from './context.ts';

const maxViolations = 100;

/** All workspaces are checked in the order of their ids, some at a time, each group in one snapshot. */
export async function checkLedger(
  { db }: RpcContext,
  { workspaceId }: CheckLedgerRequest,
  call: CallContext,
): Promise<CheckLedgerResponse> {
  if (workspaceId !== '') checkId('workspace_id', 'wsp', workspaceId);
  const violations: string[] = [];
  let workspacesChecked = 0;
  let after = '';
  for (;;) {
    call.signal.throwIfAborted();
    const group = await checkWorkspaces(db, workspaceId === '' ? { after } : { workspaceId });
    workspacesChecked += group.checked;
    violations.push(...group.violations.slice(0, maxViolations - violations.length));
    if (group.last === undefined || workspaceId !== '' || violations.length === maxViolations) break;
    after = group.last;
  }
  return { workspacesChecked, violations };
}
