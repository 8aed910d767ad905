import { AppError } from '@sitewright/errors';

const byDefault = 20;
const most = 100;

/** How many items a page has. @throws AppError outside 1 to 100; 0 stands for the default. */
export function requirePageSize(asked: number): number {
  if (asked === 0) return byDefault;
  if (asked >= 1 && asked <= most) return asked;
  throw new AppError('INVALID_REQUEST', `A page has 1 to ${most} items.`);
}
