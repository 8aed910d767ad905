import { AppError } from '@sitewright/errors';

/** What a project's id looks like. */
export const projectIdForm = /^prj_[0-9a-hjkmnp-tv-z]{26}$/;

/** Tells whether a word has the form of a project's id. */
export const isProjectId = (word: string): boolean => projectIdForm.test(word);

/** What is answered for a project that is not there, or is another workspace's: the two look the same. */
export const projectNotFound = (id: string): AppError =>
  new AppError('NOT_FOUND', `There is no project ${isProjectId(id) ? id : 'with this id'}.`);

/** The id of a request that makes a project. @throws AppError when it has not the form of one. */
export function requireProjectId(word: string): string {
  if (isProjectId(word)) return word;
  throw new AppError('INVALID_REQUEST', 'project_id must be prj_ and a ULID in lower case.');
}
