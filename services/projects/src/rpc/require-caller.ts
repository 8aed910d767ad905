import { AppError, beyondItsProject, requireId, requireScope } from '@sitewright/errors';
import type { Caller } from '@sitewright/protos/projects';
import type { World } from '../db/projects.ts';
import { projectNotFound } from '../domain/project-not-found.ts';

export type Scope = 'read' | 'write' | 'publish';

/** On whose behalf a call is made, once it may be made. */
export interface KnownCaller extends World {
  keyId: string;
  /** The link by which it came; undefined: by the key itself. */
  linkId: string | undefined;
}

/**
 * Checks what the gateway checked before: a caller is named, its key has the scope, and no link reaches what is about
 * more than its project, or for whoever owns that.
 */
export function requireCaller(caller: Caller | undefined, scope: Scope): KnownCaller {
  const known = knownCaller(caller, scope);
  if (caller?.projectId === undefined) return known;
  throw beyondItsProject();
}

/** The same for what a link reaches as well. @throws AppError NOT_FOUND for another project than the link's. */
export function requireProjectCaller(
  { caller, projectId }: { caller?: Caller | undefined; projectId: string },
  scope: Scope,
): KnownCaller {
  const known = knownCaller(caller, scope);
  if (caller?.projectId === undefined || caller?.projectId === projectId) return known;
  throw projectNotFound(projectId);
}

function knownCaller(caller: Caller | undefined, scope: Scope): KnownCaller {
  const { workspaceId = '', keyId = '', scopes = [], test = false, linkId } = caller ?? {};
  requireId('caller.workspace_id', 'wsp', workspaceId);
  if (!/^\w*$/.test(`${keyId}${linkId ?? ''}`)) {
    throw new AppError('INVALID_REQUEST', 'caller.key_id and caller.link_id must be ids.');
  }
  requireScope(scopes, [scope]);
  return { workspaceId, keyId, test, linkId };
}
