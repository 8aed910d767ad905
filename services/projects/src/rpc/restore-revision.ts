import type { RestoreRevisionRequest, RestoreRevisionResponse } from '@sitewright/protos/projects';
import { toProject } from '../db/project-record.ts';
import { getProjectRecord, requireActive } from '../db/projects.ts';
import { addRevision, getRevisionSpec } from '../db/revisions.ts';
import { revisionConflict } from '../domain/revision-conflict.ts';
import { specFacts } from '../domain/spec-facts.ts';
import { countRevision } from '../events.ts';
import { boundsOf, keyOf, type RpcContext } from './context.ts';
import { requireProjectCaller } from './require-caller.ts';

/** Like a patch, it renames the project where the two specifications have different titles. */
export async function restoreRevision(
  context: RpcContext,
  request: RestoreRevisionRequest,
): Promise<RestoreRevisionResponse> {
  const caller = requireProjectCaller(request, 'write');
  const key = keyOf(context, caller, request.projectId);
  const expected = request.expectedRevision;
  const project = requireActive(await getProjectRecord(context.db, key));
  const current = project.current_revision ?? 0;
  if (current !== expected) throw revisionConflict(expected, current);

  const [before, old] = await Promise.all([
    getRevisionSpec(context.db, key.id, current),
    getRevisionSpec(context.db, key.id, request.revision),
  ]);
  const { title } = specFacts(old.specJson);
  const row = await addRevision(context.db, key, expected, {
    origin: 'restore',
    restoredFrom: old.revision,
    specJson: old.specJson,
    keyId: caller.keyId,
    linkId: caller.linkId,
    bounds: boundsOf(context.config),
    title: title === specFacts(before.specJson).title ? undefined : title,
  });
  countRevision('restore');
  return { project: toProject(row) };
}
