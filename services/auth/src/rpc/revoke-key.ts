import { idRule } from '@sitewright/errors';
import type { RevokeKeyRequest, RevokeKeyResponse } from '@sitewright/protos/auth';
import * as keys from '../db/keys.ts';
import { check } from '../domain/checks.ts';
import { requireAdmin } from './authority.ts';
import type { RpcContext } from './context.ts';
import { notFound } from './errors.ts';
import { toWireKey } from './messages.ts';

export async function revokeKey(
  { db, events }: RpcContext,
  request: RevokeKeyRequest,
): Promise<RevokeKeyResponse> {
  const { workspaceId, keyId } = request;
  check({ workspace_id: idRule('wsp', workspaceId), key_id: idRule('key', keyId) });
  const reference = { workspaceId, keyId, reach: requireAdmin(request.grantor) };
  if ((await keys.findKey(db, reference)) === undefined) throw notFound();
  await keys.revokeKey(db, { workspaceId, keyId });
  const key = await keys.findKey(db, reference);
  if (key === undefined) throw notFound();
  events.changed('key revoked', { workspaceId, keyId });
  return { key: toWireKey(key) };
}
