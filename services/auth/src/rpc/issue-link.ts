import { randomBytes } from 'node:crypto';
import { AppError, idRule, requireScope } from '@sitewright/errors';
import type { IssueLinkRequest, IssueLinkResponse } from '@sitewright/protos/auth';
import { toMs } from '@sitewright/rpc';
import { findKey } from '../db/keys.ts';
import { findLink, findLinkRequestHash, insertLink } from '../db/links.ts';
import { check, rangeRule } from '../domain/checks.ts';
import { type LinkRole, linkPrefix, scopesToIssue } from '../domain/link.ts';
import { mintToken } from '../domain/sealed-token.ts';
import type { RpcContext } from './context.ts';
import { notFound } from './errors.ts';
import { fromWireRole, toWireLink } from './link-messages.ts';
import { hashRequest } from './request-hash.ts';

const minLifetimeMs = 60_000;
const maxLifetimeMs = 7 * 86_400_000;

interface Wish {
  linkId: string;
  workspaceId: string;
  keyId: string;
  projectId: string;
  role: LinkRole;
  lifetimeMs: number;
}

export async function issueLink(
  { db, hasher, events }: RpcContext,
  request: IssueLinkRequest,
): Promise<IssueLinkResponse> {
  const wish = readWish(request);
  const key = await findKey(db, { ...wish, reach: undefined });
  if (key === undefined || key.state !== 'active') throw notFound();
  // Nobody hands on what it does not hold.
  for (const scope of scopesToIssue) requireScope(key.scopes, [scope]);
  const requestHash = hashRequest(wish.workspaceId, wish.keyId, wish.projectId, wish.role, wish.lifetimeMs);
  const secret = mintToken(linkPrefix, randomBytes);
  const stored = await insertLink(db, { ...wish, ...hasher.current(secret), requestHash });
  if (!stored && (await findLinkRequestHash(db, wish.linkId))?.equals(requestHash) !== true) {
    throw new AppError('CONFLICT', 'There is another link of this id.');
  }
  const link = await findLink(db, wish);
  if (link === undefined) throw new Error(`Link ${wish.linkId} is gone right after it was issued.`);
  if (stored) events.changed('link issued', wish);
  return { link: toWireLink(link), secret: stored ? secret : '' };
}

function readWish(request: IssueLinkRequest): Wish {
  const { linkId, workspaceId, keyId, projectId } = request;
  const role = fromWireRole(request.role);
  const lifetimeMs = request.expiresIn === undefined ? 0 : toMs(request.expiresIn);
  check({
    link_id: idRule('lnk', linkId),
    workspace_id: idRule('wsp', workspaceId),
    key_id: idRule('key', keyId),
    project_id: idRule('prj', projectId),
    role: role === undefined ? 'must be view or edit' : undefined,
    expires_in: rangeRule(lifetimeMs, minLifetimeMs, maxLifetimeMs, 'milliseconds'),
  });
  return { linkId, workspaceId, keyId, projectId, role: role ?? 'view', lifetimeMs };
}
