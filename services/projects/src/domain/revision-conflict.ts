import { AppError } from '@sitewright/errors';

/** What is answered to a write against a revision that is not the current one. */
export const revisionConflict = (expected: number, current: number): AppError =>
  new AppError(
    'REVISION_CONFLICT',
    `The current revision is ${current}, not ${expected}. Read it, then try again against it.`,
    { metadata: { current_revision: String(current) } },
  );
