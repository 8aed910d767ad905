import { AppError, idRule } from '@sitewright/errors';
import type { RevokeLinkRequest, RevokeLinkResponse } from '@sitewright/protos/auth';
import * as links from '../db/links.ts';
import { check } from '../domain/checks.ts';
import type { RpcContext } from './context.ts';
import { toWireLink } from './link-messages.ts';

export async function revokeLink(
  { db, events }: RpcContext,
  { workspaceId, projectId, linkId }: RevokeLinkRequest,
): Promise<RevokeLinkResponse> {
  check({
    workspace_id: idRule('wsp', workspaceId),
    project_id: idRule('prj', projectId),
    link_id: idRule('lnk', linkId),
  });
  await links.revokeLink(db, { workspaceId, projectId, linkId });
  const link = await links.findLink(db, { workspaceId, projectId, linkId });
  if (link === undefined) throw new AppError('NOT_FOUND', 'There is no such link to this project.');
  events.changed('link revoked', { workspaceId, projectId, linkId });
  return { link: toWireLink(link) };
}
