import { idRule } from '@sitewright/errors';
import type { RenameKeyRequest, RenameKeyResponse } from '@sitewright/protos/auth';
import * as keys from '../db/keys.ts';
import { check, nameRule } from '../domain/checks.ts';
import { requireAdmin } from './authority.ts';
import type { RpcContext } from './context.ts';
import { notFound } from './errors.ts';
import { toWireKey } from './messages.ts';

export async function renameKey(
  { db, events }: RpcContext,
  request: RenameKeyRequest,
): Promise<RenameKeyResponse> {
  const { workspaceId, keyId, name } = request;
  check({
    workspace_id: idRule('wsp', workspaceId),
    key_id: idRule('key', keyId),
    name: nameRule(name),
  });
  const reach = requireAdmin(request.grantor);
  const key = await keys.findKey(db, { workspaceId, keyId, reach });
  if (key === undefined) throw notFound();
  await keys.renameKey(db, { workspaceId, keyId, name });
  events.changed('key renamed', { workspaceId, keyId });
  return { key: toWireKey({ ...key, name }) };
}
