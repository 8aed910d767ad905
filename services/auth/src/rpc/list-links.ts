import { idRule } from '@sitewright/errors';
import type { ListLinksRequest, ListLinksResponse } from '@sitewright/protos/auth';
import * as links from '../db/links.ts';
import { check } from '../domain/checks.ts';
import { cutPage, readPage } from '../domain/page.ts';
import type { RpcContext } from './context.ts';
import { toWireLink } from './link-messages.ts';

export async function listLinks({ db }: RpcContext, request: ListLinksRequest): Promise<ListLinksResponse> {
  const { workspaceId, projectId } = request;
  check({ workspace_id: idRule('wsp', workspaceId), project_id: idRule('prj', projectId) });
  const { after, size } = readPage(request);
  const found = await links.listLinks(db, { workspaceId, projectId, after, limit: size + 1 });
  const page = cutPage(found, size, (link) => ({ createdAt: link.createdAt, id: link.linkId }));
  return { links: page.rows.map(toWireLink), nextCursor: page.nextCursor };
}
