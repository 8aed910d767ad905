import { idRule } from '@sitewright/errors';
import type { ListKeysRequest, ListKeysResponse } from '@sitewright/protos/auth';
import * as keys from '../db/keys.ts';
import { check } from '../domain/checks.ts';
import { cutPage, readPage } from '../domain/page.ts';
import { requireAdmin } from './authority.ts';
import type { RpcContext } from './context.ts';
import { toWireKey } from './messages.ts';

export async function listKeys({ db }: RpcContext, request: ListKeysRequest): Promise<ListKeysResponse> {
  const { workspaceId } = request;
  check({ workspace_id: idRule('wsp', workspaceId) });
  const reach = requireAdmin(request.grantor);
  const { after, size } = readPage(request);
  const found = await keys.listKeys(db, { workspaceId, reach, after, limit: size + 1 });
  const page = cutPage(found, size, (key) => ({ createdAt: key.createdAt, id: key.keyId }));
  return { keys: page.rows.map(toWireKey), nextCursor: page.nextCursor };
}
