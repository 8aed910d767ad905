import { AppError } from '@sitewright/errors';
import type { RedeemLinkRequest, RedeemLinkResponse } from '@sitewright/protos/auth';
import { findPresentedLink, judgeLink } from '../db/verification.ts';
import { linkPrefix } from '../domain/link.ts';
import { isSealed } from '../domain/sealed-token.ts';
import type { RpcContext } from './context.ts';

export async function redeemLink(
  { db, hasher, events }: RpcContext,
  { secret }: RedeemLinkRequest,
): Promise<RedeemLinkResponse> {
  const link = isSealed(linkPrefix, secret)
    ? await findPresentedLink(db, { hashes: hasher.candidates(secret) })
    : undefined;
  const verdict = judgeLink(link);
  events.redeemed(verdict);
  if (link === undefined || verdict !== 'accepted') {
    // One message for all, so that it tells a stranger nothing.
    throw new AppError('UNAUTHORIZED', 'This link does not open anything, or no longer does.');
  }
  return { linkId: link.linkId, keyId: link.key.keyId };
}
