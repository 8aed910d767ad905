import { AppError } from '@sitewright/errors';
import type { CheckSessionRequest, CheckSessionResponse } from '@sitewright/protos/auth';
import { toDuration } from '@sitewright/rpc';
import { findKeyById, judgeKey } from '../db/verification.ts';
import { check, idRule } from '../domain/checks.ts';
import type { RpcContext } from './index.ts';
import { toWireMode, toWireScopes } from './messages.ts';

/** A session lives as long as what it was opened with, and may do what that may do now. */
export async function checkSession(
  { db, uses, events }: RpcContext,
  { keyId }: CheckSessionRequest,
): Promise<CheckSessionResponse> {
  check({ key_id: idRule('key_', keyId) });
  const key = await findKeyById(db, keyId);
  const verdict = judgeKey(key);
  events.verified(verdict);
  if (key === undefined || verdict !== 'accepted') {
    throw new AppError('UNAUTHORIZED', 'The session has ended.');
  }
  uses.note(key.keyId);
  return {
    workspaceId: key.workspaceId,
    scopes: toWireScopes(key.scopes),
    mode: toWireMode(key.mode),
    expiresIn: key.leftMs === null ? undefined : toDuration(key.leftMs),
  };
}
