import type { RenderRevisionRequest, RenderRevisionResponse } from '@sitewright/protos/projects';
import type { CallContext } from '@sitewright/rpc';
import { getProjectRecord } from '../db/projects.ts';
import { getRevisionSpec } from '../db/revisions.ts';
import { keyOf, type RpcContext } from './context.ts';
import { requireProjectCaller } from './require-caller.ts';

export async function renderRevision(
  context: RpcContext,
  request: RenderRevisionRequest,
  call: CallContext,
): Promise<RenderRevisionResponse> {
  const caller = requireProjectCaller(request, 'read');
  const project = await getProjectRecord(context.db, keyOf(context, caller, request.projectId));
  const revision = request.revision ?? project.current_revision ?? 0;
  const { specJson } = await getRevisionSpec(context.db, project.id, revision);
  const html = await context.renderer.page(specJson, request.pagePath, call.signal);
  return { html: Buffer.from(html.buffer, html.byteOffset, html.byteLength), revision };
}
