import type { NameRevisionRequest, NameRevisionResponse } from '@sitewright/protos/projects';
import { getProjectRecord, requireActive } from '../db/projects.ts';
import * as revisions from '../db/revisions.ts';
import { requireTitle } from '../domain/title.ts';
import { keyOf, type RpcContext } from './context.ts';
import { requireProjectCaller } from './require-caller.ts';
import { toRevision } from './revision-message.ts';

/** A name follows the rules of a title. */
export async function nameRevision(
  context: RpcContext,
  request: NameRevisionRequest,
): Promise<NameRevisionResponse> {
  const caller = requireProjectCaller(request, 'write');
  const name = request.name === '' ? null : requireTitle(request.name);
  const project = requireActive(
    await getProjectRecord(context.db, keyOf(context, caller, request.projectId)),
  );
  const { revision } = request;
  return {
    revision: toRevision(await revisions.nameRevision(context.db, { projectId: project.id, revision, name })),
  };
}
