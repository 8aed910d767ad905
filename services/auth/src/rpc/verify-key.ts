import { AppError } from '@sitewright/errors';
import type { VerifyKeyRequest, VerifyKeyResponse } from '@sitewright/protos/auth';
import { toDuration } from '@sitewright/rpc';
import { findPresentedKey, judgeKey } from '../db/verification.ts';
import { isWellFormed } from '../domain/key-format.ts';
import type { RpcContext } from './context.ts';
import { toWireMode, toWireScopes } from './messages.ts';

/** A typing error is told by its checksum, without a look-up; all else costs the same work whatever comes of it. */
export async function verifyKey(
  { db, hasher, uses, events }: RpcContext,
  { key }: VerifyKeyRequest,
): Promise<VerifyKeyResponse> {
  if (!isWellFormed(key)) {
    events.verified('malformed');
    throw refusal();
  }
  const found = await findPresentedKey(db, hasher.candidates(key));
  const verdict = judgeKey(found);
  events.verified(verdict);
  if (found === undefined || verdict !== 'accepted') throw refusal();
  uses.note(found.keyId);
  return {
    keyId: found.keyId,
    workspaceId: found.workspaceId,
    scopes: toWireScopes(found.scopes),
    mode: toWireMode(found.mode),
    expiresIn: found.leftMs === null ? undefined : toDuration(found.leftMs),
  };
}

/** One message for all, so that it tells a stranger nothing. */
const refusal = (): AppError => new AppError('UNAUTHORIZED', 'A valid API key is required.');
