import { AppError } from '@sitewright/errors';

/** For another workspace's key as much as for one that never was. */
export const notFound = (): AppError => new AppError('NOT_FOUND', 'There is no such key.');
