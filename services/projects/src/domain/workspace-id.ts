import { AppError } from '@sitewright/errors';

/** The id of a workspace. @throws AppError when it has not the form of one. */
export function requireWorkspaceId(word: string): string {
  if (/^wsp_\w{1,60}$/.test(word)) return word;
  throw new AppError('INVALID_REQUEST', 'workspace_id must be the id of a workspace.');
}
