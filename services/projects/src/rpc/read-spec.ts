import { AppError } from '@sitewright/errors';
import type { ReadSpecRequest, ReadSpecResponse } from '@sitewright/protos/projects';
import { findAt, parsePointer } from '@sitewright/site-spec';
import { getProjectRecord } from '../db/projects.ts';
import { getRevisionSpec } from '../db/revisions.ts';
import { keyOf, type RpcContext } from './context.ts';
import { requireProjectCaller } from './require-caller.ts';

export async function readSpec(context: RpcContext, request: ReadSpecRequest): Promise<ReadSpecResponse> {
  const caller = requireProjectCaller(request, 'read');
  if (parsePointer(request.pointer) === undefined) {
    throw new AppError('INVALID_REQUEST', 'pointer must be a JSON Pointer, such as /content/pages/0.');
  }
  const project = await getProjectRecord(context.db, keyOf(context, caller, request.projectId));
  const revision = request.revision ?? project.current_revision ?? 0;
  const { specJson } = await getRevisionSpec(context.db, project.id, revision);
  if (request.pointer === '') return { specJson, revision };
  const part = findAt(JSON.parse(specJson.toString()), request.pointer);
  if (part === undefined) {
    throw new AppError('NOT_FOUND', `Revision ${revision} has nothing at ${request.pointer}.`);
  }
  return { specJson: Buffer.from(JSON.stringify(part)), revision };
}
