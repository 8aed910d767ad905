import { AppError } from '@sitewright/errors';
import type { Caller } from '@sitewright/protos/projects';

export type Scope = 'read' | 'write' | 'publish';

/** On whose behalf a call is made, once it may be made. */
export interface KnownCaller {
  workspaceId: string;
  keyId: string;
}

/** Checks what the gateway checked before: a caller is named and its key has the scope. */
export function requireCaller(caller: Caller | undefined, scope: Scope): KnownCaller {
  if (caller === undefined || caller.workspaceId === '') {
    throw new AppError('INVALID_REQUEST', 'caller.workspace_id is missing.');
  }
  if (!caller.scopes.includes(scope)) {
    throw new AppError('INSUFFICIENT_SCOPE', `This key lacks the scope "${scope}".`, {
      metadata: { scope },
    });
  }
  return { workspaceId: caller.workspaceId, keyId: caller.keyId };
}
