import { requireId } from '@sitewright/errors';
import type { SetPlanGrantRequest, SetPlanGrantResponse } from '@sitewright/protos/credits';
import { setPlan } from '../db/grants.ts';
import { checkInteger, checkText } from '../domain/checks.ts';
import type { RpcContext } from './context.ts';

export async function setPlanGrant(
  { db }: RpcContext,
  request: SetPlanGrantRequest,
): Promise<SetPlanGrantResponse> {
  requireId('workspace_id', 'wsp', request.workspaceId);
  checkText('plan', request.plan, [1, 60]);
  checkInteger('monthly_credits', request.monthlyCredits, [0, 1_000_000_000]);
  return { nextGrantAt: (await setPlan(db, request)) ?? undefined };
}
