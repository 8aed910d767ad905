import { AppError, isId, requireScope } from '@sitewright/errors';
import type { Caller } from '@sitewright/protos/generation';

/** The caller of a request, if its key has any of the scopes. @throws AppError INVALID_REQUEST, INSUFFICIENT_SCOPE */
export function requireCaller(caller: Caller | undefined, scopes: readonly string[]): Caller {
  if (caller === undefined || !isId('wsp', caller.workspaceId) || !/^\w*$/.test(caller.keyId)) {
    throw new AppError('INVALID_REQUEST', 'caller must have the id of a workspace, and of its key.');
  }
  requireScope(caller.scopes, scopes);
  return caller;
}

export const noSuchBuild = (): AppError =>
  new AppError('NOT_FOUND', 'There is no such build in this workspace.');
