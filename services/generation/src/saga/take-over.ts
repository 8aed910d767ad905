import { context as tracing } from '@opentelemetry/api';
import { buildDeadlinesMs } from '@sitewright/config';
import { AppError } from '@sitewright/errors';
import { idsIn, linkTo, noteIds, withIds, withSpan } from '@sitewright/telemetry';
import { findSpec } from '../db/builds.ts';
import { countRun, dropLease, type TakenBuild } from '../db/taken-builds.ts';
import type { OwnedBuild } from '../domain/build.ts';
import type { SagaContext } from './context.ts';
import { finishBuild, HoldGone } from './finish.ts';
import { LeaseLost } from './lease.ts';
import { runBuild } from './run.ts';
import { createTelling } from './tell.ts';
import { interrupted, settleUndo, undoBuild } from './undo.ts';

/** An engine is run again once: a build that took its worker down twice is given up. */
const maxRuns = 2;

/**
 * Goes on with a build whose worker was lost. Undoing is finished; a durable build with a specification is
 * finished, one without is run again once; any other has no caller left and is undone, reversed if captured.
 */
export function takeOver(context: SagaContext, taken: TakenBuild): Promise<void> {
  const links = linkTo(taken.traceparent ?? '');
  // A trace of its own, with a link to that of the request, whose spans have ended with their worker.
  return withSpan('take over build', { parent: withIds(tracing.active()), links }, () => {
    noteIds(idsIn(taken.build));
    return goOn(context, taken);
  });
}

async function goOn(context: SagaContext, { build, status, prompt, runs }: TakenBuild): Promise<void> {
  context.events.takenOver(build.buildId, build.epoch, status);
  if (status === 'undoing') return resumeUndo(context, build);
  if (!build.durable) return giveUp(context, build);
  if (status === 'built') return resumeFinish(context, build);
  if (prompt === null || runs >= maxRuns) return giveUp(context, build);
  await countRun(context.db, build);
  const deadline = Date.now() + buildDeadlinesMs(context.config)[build.mode];
  const stop = new AbortController();
  await context.running
    .track(
      build.buildId,
      stop,
      runBuild(context, build, prompt, { deadline, stop, telling: createTelling(context, build) }),
    )
    .catch(() => undefined);
}

async function resumeUndo(context: SagaContext, build: OwnedBuild): Promise<void> {
  try {
    await settleUndo(context, build);
  } catch (error) {
    context.events.undoPostponed(build.buildId, error);
  }
}

/** Captured is forward only: what fails on the way is tried again by the next takeover. */
export async function resumeFinish(context: SagaContext, build: OwnedBuild): Promise<void> {
  const specJson = await findSpec(context.db, build.buildId);
  if (specJson === undefined) return giveUp(context, build);
  try {
    await finishBuild(context, build, specJson, new AbortController().signal);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (error instanceof HoldGone || (error instanceof AppError && isFinal(error))) {
      await undoBuild(context, build, error);
      return;
    }
    context.events.finishPostponed(build.buildId, error);
    await dropLease(context.db, build).catch(() => undefined);
  }
}

/** Refusals of CreateProject that no repeat will change. */
const isFinal = (error: AppError): boolean =>
  error.reason === 'PROJECT_DISCARDED' || error.reason === 'CONFLICT' || error.reason === 'INVALID_REQUEST';

async function giveUp(context: SagaContext, build: OwnedBuild): Promise<void> {
  await undoBuild(context, build, interrupted());
}
