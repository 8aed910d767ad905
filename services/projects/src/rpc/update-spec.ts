import { AppError } from '@sitewright/errors';
import type { UpdateSpecRequest, UpdateSpecResponse } from '@sitewright/protos/projects';
import { toProject } from '../db/project-record.ts';
import { getProjectRecord, requireActive } from '../db/projects.ts';
import { addRevision, getRevisionSpec } from '../db/revisions.ts';
import { patchSpec } from '../domain/patch-spec.ts';
import { revisionConflict } from '../domain/revision-conflict.ts';
import { countRevision } from '../events.ts';
import { boundsOf, keyOf, type RpcContext } from './context.ts';
import { requireProjectCaller } from './require-caller.ts';

const maxPatchBytes = 256 * 1024;

/** A patch that changes nothing makes no revision; one that changes the title renames the project too. */
export async function updateSpec(
  context: RpcContext,
  request: UpdateSpecRequest,
): Promise<UpdateSpecResponse> {
  const caller = requireProjectCaller(request, 'write');
  if (request.patchJson.length > maxPatchBytes) {
    throw new AppError('PAYLOAD_TOO_LARGE', `A patch has at most ${maxPatchBytes} bytes.`);
  }
  const key = keyOf(context, caller, request.projectId);
  const expected = request.expectedRevision;
  const project = requireActive(await getProjectRecord(context.db, key));
  const current = project.current_revision ?? 0;
  if (current !== expected) throw revisionConflict(expected, current);

  const before = await getRevisionSpec(context.db, key.id, current);
  const patched = patchSpec(before.specJson, request.patchJson);
  if (patched === undefined) return { project: toProject(project), specJson: before.specJson };
  const origin = request.autosave === true ? 'autosave' : 'patch';
  const row = await addRevision(context.db, key, expected, {
    origin,
    keyId: caller.keyId,
    linkId: caller.linkId,
    bounds: boundsOf(context.config),
    ...patched,
  });
  countRevision(origin);
  return { project: toProject(row), specJson: patched.specJson };
}
