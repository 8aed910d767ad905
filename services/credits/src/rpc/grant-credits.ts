import { AppError, requireId } from '@sitewright/errors';
import type { GrantCreditsRequest, GrantCreditsResponse } from '@sitewright/protos/credits';
import { toMs } from '@sitewright/rpc';
import { readAccount } from '../db/balance.ts';
import { type NewGrant, recordGrant } from '../db/grants.ts';
import { checkInteger, checkText, refuse } from '../domain/checks.ts';
import { isSameGrant } from '../domain/grant.ts';
import type { RpcContext } from './context.ts';
import { grantKindName, toBalance, toGrant } from './messages.ts';

export async function grantCredits(
  { db }: RpcContext,
  request: GrantCreditsRequest,
): Promise<GrantCreditsResponse> {
  const wanted = checkGrant(request);
  const grant = await recordGrant(db, wanted);
  if (!isSameGrant(grant, wanted)) {
    throw new AppError('CONFLICT', 'This grant_id belongs to another grant already. Use a new one.');
  }
  const { balance } = await readAccount(db, request.workspaceId);
  return { grant: toGrant(grant), balance: toBalance(balance) };
}

const maxGrant = 1_000_000_000;
const maxNote = 200;
/** A hundred years: beyond it a duration is an error of unit. */
const maxMs = 100 * 366 * 86_400_000;

function checkGrant(request: GrantCreditsRequest): NewGrant {
  const { grantId, workspaceId, amountCredits, note } = request;
  requireId('grant_id', 'gnt', grantId);
  requireId('workspace_id', 'wsp', workspaceId);
  checkInteger('amount_credits', amountCredits, [1, maxGrant]);
  checkText('note', note, [0, maxNote]);
  const kind =
    grantKindName(request.kind) ?? refuse('kind', 'must be plan, purchase, promotion or adjustment');
  const effectiveInMs = request.effectiveIn === undefined ? 0 : Math.round(toMs(request.effectiveIn));
  const expiresInMs = request.expiresIn === undefined ? undefined : Math.round(toMs(request.expiresIn));
  checkInteger('effective_in in ms', effectiveInMs, [0, maxMs]);
  if (expiresInMs !== undefined) checkInteger('expires_in in ms', expiresInMs, [effectiveInMs + 1, maxMs]);
  return { grantId, workspaceId, kind, amountCredits, effectiveInMs, expiresInMs, note };
}
