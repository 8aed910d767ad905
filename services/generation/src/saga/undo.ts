import { AppError, toAppError } from '@sitewright/errors';
import { HoldState } from '@sitewright/protos/credits';
import { markFailed, markUndoing } from '../db/owned-builds.ts';
import { dropLease } from '../db/taken-builds.ts';
import { type OwnedBuild, projectIdOf } from '../domain/build.ts';
import type { SagaContext } from './context.ts';

/**
 * Undoes a build and answers the error to tell its caller. The decision is stored first: whatever fails
 * afterwards, a takeover goes on undoing and nobody finishes the build. Where it could not be stored, or another
 * worker has the build, the answer is UNAVAILABLE: its caller must ask how the build ended.
 */
export async function undoBuild(context: SagaContext, build: OwnedBuild, cause: unknown): Promise<AppError> {
  const { db, config, events, news } = context;
  const error = toAppError(cause);
  const failure = { reason: error.reason, message: error.message, retryAfterMs: error.retryAfterMs };
  let decided = false;
  try {
    decided = await markUndoing(db, build, failure, config.leaseMs);
    if (!decided) return interrupted(error);
    // Credits refused the hold, so there is nothing to give back.
    if (error.reason === 'OUT_OF_CREDITS') await markFailed(db, build);
    else await settleUndo(context, build);
    news.tell(build.buildId);
    return error;
  } catch (postponed) {
    events.undoPostponed(build.buildId, postponed);
    await dropLease(db, build).catch(() => undefined);
    return decided ? error : interrupted(error);
  }
}

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
