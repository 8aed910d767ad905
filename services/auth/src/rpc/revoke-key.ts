import type { RevokeKeyRequest, RevokeKeyResponse } from '@sitewright/protos/auth';
import * as keys from '../db/keys.ts';
import { check, idRule } from '../domain/checks.ts';
import { notFound } from './errors.ts';
import type { RpcContext } from './index.ts';
import { toWireKey } from './messages.ts';

export async function revokeKey(
  { db, events }: RpcContext,
  { workspaceId, keyId }: RevokeKeyRequest,
): Promise<RevokeKeyResponse> {
  check({ workspace_id: idRule('wsp_', workspaceId), key_id: idRule('key_', keyId) });
  await keys.revokeKey(db, { workspaceId, keyId });
  const key = await keys.findKey(db, { workspaceId, keyId });
  if (key === undefined) throw notFound();
  events.changed('key revoked', { workspaceId, keyId });
  return { key: toWireKey(key) };
}
