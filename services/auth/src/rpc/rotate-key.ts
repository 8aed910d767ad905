import { randomBytes } from 'node:crypto';
import { AppError, idRule } from '@sitewright/errors';
import type { Grantor, RotateKeyRequest, RotateKeyResponse } from '@sitewright/protos/auth';
import { toMs } from '@sitewright/rpc';
import type { Kysely } from 'kysely';
import { endAfterOverlap, lockKey } from '../db/key-rotation.ts';
import { findKey, findRequestHash, insertKey } from '../db/keys.ts';
import type { AuthDatabase } from '../db/schema.ts';
import { check, rangeRule } from '../domain/checks.ts';
import { type Mode, mintKey } from '../domain/key-format.ts';
import { requireAdmin, requireHolding } from './authority.ts';
import type { RpcContext } from './context.ts';
import { notFound } from './errors.ts';
import { toWireKey } from './messages.ts';
import { hashRequest } from './request-hash.ts';

const maxOverlapMs = 7 * 86_400_000;

interface Wish {
  workspaceId: string;
  keyId: string;
  successorId: string;
  overlapMs: number;
  requestHash: Buffer;
  /** The mode of the keys that the asking one reaches; undefined: both. */
  reach: Mode | undefined;
  grantor: Grantor | undefined;
}

export async function rotateKey(context: RpcContext, request: RotateKeyRequest): Promise<RotateKeyResponse> {
  const wish = readWish(request);
  const { workspaceId, keyId, successorId, reach } = wish;
  // The lock on the old key puts rotations of it in a row, so that at most one successor comes of them.
  const secret = await context.db.transaction().execute((trx) => rotate({ ...context, db: trx }, wish));
  const [key, replaced] = await Promise.all([
    findKey(context.db, { workspaceId, keyId: successorId, reach }),
    findKey(context.db, { workspaceId, keyId, reach }),
  ]);
  if (key === undefined || replaced === undefined)
    throw new Error(`Key ${keyId} is gone after its rotation.`);
  if (secret !== '') context.events.changed('key rotated', { workspaceId, keyId, successorId });
  return { key: toWireKey(key), secret, replaced: toWireKey(replaced) };
}

function readWish(request: RotateKeyRequest): Wish {
  const { workspaceId, keyId, successorKeyId } = request;
  const overlapMs = request.overlap === undefined ? 0 : toMs(request.overlap);
  check({
    workspace_id: idRule('wsp', workspaceId),
    key_id: idRule('key', keyId),
    successor_key_id:
      idRule('key', successorKeyId) ?? (successorKeyId === keyId ? 'must not be the key itself' : undefined),
    overlap: rangeRule(overlapMs, 0, maxOverlapMs, 'milliseconds'),
  });
  return {
    workspaceId,
    keyId,
    successorId: successorKeyId,
    overlapMs,
    requestHash: hashRequest('rotate', workspaceId, keyId, overlapMs),
    reach: requireAdmin(request.grantor),
    grantor: request.grantor,
  };
}

/** @returns the successor's secret; empty when this is a repeat. */
async function rotate(context: Pick<RpcContext, 'hasher'> & { db: Kysely<AuthDatabase> }, wish: Wish) {
  const { db, hasher } = context;
  const locked = await lockKey(db, wish);
  const old = await findKey(db, wish);
  if (locked === undefined || old === undefined) throw notFound();
  // Whoever rotates a key gets to see its successor, so that one must hold all that the key holds.
  requireHolding(wish.grantor, old);
  if (locked.successorId === wish.successorId) {
    const before = await findRequestHash(db, wish.successorId);
    if (before?.equals(wish.requestHash) === true) return '';
    throw new AppError('CONFLICT', 'This rotation was asked for before with another overlap.');
  }
  if (locked.successorId !== null || old.state !== 'active') {
    throw new AppError('KEY_NOT_ACTIVE', 'The key is no longer active, or it has been rotated already.');
  }
  const secret = mintKey(old.mode, randomBytes);
  const stored = await insertKey(db, {
    ...hasher.current(secret),
    keyId: wish.successorId,
    workspaceId: old.workspaceId,
    name: old.name,
    scopes: old.scopes,
    mode: old.mode,
    lastFour: secret.slice(-4),
    requestHash: wish.requestHash,
    lifetimeMs: locked.lifetimeMs ?? undefined,
    rotatedFrom: old.keyId,
  });
  if (!stored) throw new AppError('CONFLICT', "There is another key of the successor's id.");
  await endAfterOverlap(db, old.keyId, wish.overlapMs);
  return secret;
}
