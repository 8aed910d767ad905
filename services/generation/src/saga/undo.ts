import { AppError, toAppError } from '@sitewright/errors';
import { HoldState } from '@sitewright/protos/credits';
import { markFailed, markUndoing, postponeUndo } from '../db/owned-builds.ts';
import { type OwnedBuild, projectIdOf } from '../domain/build.ts';
import type { SagaContext } from './context.ts';

/**
 * Undoes a build and answers the error to tell its caller. The decision is stored first: whatever fails
 * afterwards, a takeover goes on undoing and nobody finishes the build. Where it could not be stored, or another
 * worker has the build, the answer is UNAVAILABLE: its caller must ask how the build ended.
 */
export async function undoBuild(context: SagaContext, build: OwnedBuild, cause: unknown): Promise<AppError> {
  const { db, news } = context;
  const error = toAppError(cause);
  let decided = false;
  try {
    decided = await decide(context, build, error);
    if (!decided) return interrupted(error);
    // Credits refused the hold, so there is nothing to give back.
    if (error.reason === 'OUT_OF_CREDITS') await markFailed(db, build);
    else await settleUndo(context, build);
    news.tell(build.buildId);
    return error;
  } catch (hindrance) {
    await postpone(context, build, hindrance);
    return decided ? error : interrupted(error);
  }
}

/**
 * Decides to undo a build because another service does not answer, and leaves the rest to a takeover: its caller
 * waited for that service once already. @returns the error to tell the caller, by then stored.
 */
export async function undoLater(context: SagaContext, build: OwnedBuild, cause: unknown): Promise<AppError> {
  const error = new AppError(
    'UNAVAILABLE',
    'A part of the service does not answer. The build was not charged; try again.',
    { cause },
  );
  try {
    if (!(await decide(context, build, error))) return interrupted(error);
  } catch (hindrance) {
    await postpone(context, build, hindrance);
    return interrupted(hindrance);
  }
  await postpone(context, build, cause);
  return error;
}

/** Leaves a build to the next takeover. */
async function postpone(
  { db, events, news }: SagaContext,
  build: OwnedBuild,
  hindrance: unknown,
): Promise<void> {
  events.undoPostponed(build.buildId, hindrance);
  await postponeUndo(db, build).catch(() => undefined);
  news.tell(build.buildId);
}

/** Stores the decision to undo. @returns false where another worker has the build. */
const decide = (
  { db, config }: SagaContext,
  build: OwnedBuild,
  { reason, message, retryAfterMs }: AppError,
): Promise<boolean> => markUndoing(db, build, { reason, message, retryAfterMs }, config.leaseMs);

/** The build's fate is not ours to tell. */
export const interrupted = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', 'The build was interrupted. It was not charged; try again.', { cause });

/**
 * Gives the credit back and removes the project of a build that is marked as undoing. A hold that had been
 * captured is reversed: nobody was, or will be, told of a success.
 */
export async function settleUndo({ clients, db, events }: SagaContext, build: OwnedBuild): Promise<void> {
  const { buildId, workspaceId } = build;
  const { hold } = await clients.credits.release({ holdId: buildId, workspaceId });
  if (hold?.state === HoldState.HOLD_STATE_CAPTURED) {
    await clients.credits.reverse({ holdId: buildId, workspaceId });
    events.reversed(buildId);
  }
  if (build.save) await clients.projects.discardProject({ projectId: projectIdOf(buildId), workspaceId });
  await markFailed(db, build);
}
