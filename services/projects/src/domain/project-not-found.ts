import { AppError, isId } from '@sitewright/errors';

/** What is answered for a project that is not there, or is another workspace's: the two look the same. */
export const projectNotFound = (id: string): AppError =>
  new AppError('NOT_FOUND', `There is no project ${isId('prj', id) ? id : 'with this id'}.`);
