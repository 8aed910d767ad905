import type { RenderCoverRequest, RenderCoverResponse } from '@sitewright/protos/projects';
import type { CallContext } from '@sitewright/rpc';
import { getProjectRecord } from '../db/projects.ts';
import { getRevisionSpec } from '../db/revisions.ts';
import { coverFormat } from '../domain/cover.ts';
import { keyOf, type RpcContext } from './context.ts';
import { findOrMake } from './find-or-make-export.ts';
import { requireProjectCaller } from './require-caller.ts';

export async function renderCover(
  context: RpcContext,
  request: RenderCoverRequest,
  call: CallContext,
): Promise<RenderCoverResponse> {
  const caller = requireProjectCaller(request, 'read');
  const project = await getProjectRecord(context.db, keyOf(context, caller, request.projectId));
  const revision = request.revision ?? project.current_revision ?? 0;
  const spec = await getRevisionSpec(context.db, project.id, revision);
  const { entry, content } = await findOrMake(
    context,
    project.id,
    spec,
    { format: coverFormat, bleed: false },
    call.signal,
  );
  return { png: content, sha256: entry.sha256.toString('hex'), revision };
}
