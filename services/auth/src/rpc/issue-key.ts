import { randomBytes } from 'node:crypto';
import { AppError, idRule } from '@sitewright/errors';
import type { IssueKeyRequest, IssueKeyResponse } from '@sitewright/protos/auth';
import { toMs } from '@sitewright/rpc';
import { findKey, findRequestHash, insertKey } from '../db/keys.ts';
import { findWorkspace } from '../db/workspaces.ts';
import { check, nameRule, rangeRule } from '../domain/checks.ts';
import type { ScopeName } from '../domain/key.ts';
import { type Mode, mintKey } from '../domain/key-format.ts';
import { requireAdmin, requireHolding } from './authority.ts';
import type { RpcContext } from './context.ts';
import { fromWireMode, fromWireScopes, toWireKey } from './messages.ts';
import { hashRequest } from './request-hash.ts';

const minLifetimeMs = 60_000;
const maxLifetimeMs = 3_653 * 86_400_000;

interface Wish {
  keyId: string;
  workspaceId: string;
  name: string;
  scopes: ScopeName[];
  mode: Mode;
  lifetimeMs: number | undefined;
}

export async function issueKey(
  { db, hasher, events }: RpcContext,
  request: IssueKeyRequest,
): Promise<IssueKeyResponse> {
  const wish = readWish(request);
  requireAdmin(request.grantor);
  requireHolding(request.grantor, wish);
  const workspace = await findWorkspace(db, wish.workspaceId);
  if (workspace === undefined || workspace.deleting) {
    throw new AppError('NOT_FOUND', 'There is no such workspace.');
  }
  const { name, scopes, mode, lifetimeMs } = wish;
  const requestHash = hashRequest(wish.workspaceId, name, scopes, mode, lifetimeMs ?? null);
  const secret = mintKey(mode, randomBytes);
  const stored = await insertKey(db, {
    ...wish,
    ...hasher.current(secret),
    lastFour: secret.slice(-4),
    requestHash,
    rotatedFrom: null,
  });
  if (!stored && (await findRequestHash(db, wish.keyId))?.equals(requestHash) !== true) {
    throw new AppError('CONFLICT', 'There is another key of this id.');
  }
  const key = await findKey(db, { ...wish, reach: undefined });
  if (key === undefined) throw new Error(`Key ${wish.keyId} is gone right after it was issued.`);
  if (stored) events.changed('key issued', wish);
  return { key: toWireKey(key), secret: stored ? secret : '' };
}

function readWish(request: IssueKeyRequest): Wish {
  const { keyId, workspaceId, name } = request;
  const scopes = fromWireScopes(request.scopes) ?? [];
  const mode = fromWireMode(request.mode);
  const lifetimeMs = request.expiresIn === undefined ? undefined : toMs(request.expiresIn);
  check({
    key_id: idRule('key', keyId),
    workspace_id: idRule('wsp', workspaceId),
    name: nameRule(name),
    scopes:
      scopes.length > 0 && scopes.length === request.scopes.length
        ? undefined
        : 'must name at least one scope, each a known one and none twice',
    mode: mode === undefined ? 'must be live or test' : undefined,
    expires_in:
      lifetimeMs === undefined
        ? undefined
        : rangeRule(lifetimeMs, minLifetimeMs, maxLifetimeMs, 'milliseconds'),
  });
  return { keyId, workspaceId, name, scopes, mode: mode ?? 'test', lifetimeMs };
}
