import { AppError, idRule } from '@sitewright/errors';
import type { CheckSessionRequest, CheckSessionResponse } from '@sitewright/protos/auth';
import { toDuration } from '@sitewright/rpc';
import { findKeyById, findPresentedLink, judgeKey, judgeLink } from '../db/verification.ts';
import { check } from '../domain/checks.ts';
import { scopesOfRole } from '../domain/link.ts';
import type { RpcContext } from './context.ts';
import { toWireMode, toWireScopes } from './messages.ts';

/** A session lives as long as what it was opened with, and may do what that may do now. */
export async function checkSession(
  context: RpcContext,
  { keyId, linkId }: CheckSessionRequest,
): Promise<CheckSessionResponse> {
  return linkId === undefined ? checkKey(context, keyId) : checkLink(context, keyId, linkId);
}

async function checkKey({ db, uses, events }: RpcContext, keyId: string): Promise<CheckSessionResponse> {
  check({ key_id: idRule('key', keyId) });
  const key = await findKeyById(db, keyId);
  const verdict = judgeKey(key);
  events.verified(verdict);
  if (key === undefined || verdict !== 'accepted') throw ended();
  uses.note(key.keyId);
  return {
    workspaceId: key.workspaceId,
    scopes: toWireScopes(key.scopes),
    mode: toWireMode(key.mode),
    expiresIn: key.leftMs === null ? undefined : toDuration(key.leftMs),
  };
}

/** A link's session reaches one project, and never does what its key could not. */
async function checkLink(
  { db, uses, events }: RpcContext,
  keyId: string,
  linkId: string,
): Promise<CheckSessionResponse> {
  check({ key_id: idRule('key', keyId), link_id: idRule('lnk', linkId) });
  const link = await findPresentedLink(db, { linkId });
  const verdict = judgeLink(link);
  events.redeemed(verdict);
  if (link === undefined || verdict !== 'accepted' || link.key.keyId !== keyId) throw ended();
  const { key, role, projectId } = link;
  uses.note(key.keyId);
  return {
    workspaceId: key.workspaceId,
    scopes: toWireScopes(scopesOfRole[role].filter((scope) => key.scopes.includes(scope))),
    mode: toWireMode(key.mode),
    expiresIn: toDuration(Math.min(link.leftMs, key.leftMs ?? Infinity)),
    projectId,
  };
}

const ended = (): AppError => new AppError('UNAUTHORIZED', 'The session has ended.');
