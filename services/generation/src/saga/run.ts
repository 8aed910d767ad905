import { AppError, buildTimedOut, toAppError } from '@sitewright/errors';
import type { Build } from '@sitewright/protos/generation';
import { parseSpec, SpecError } from '@sitewright/site-spec';
import { withSpan } from '@sitewright/telemetry';
import { type BuiltSpec, storeSpec } from '../db/owned-builds.ts';
import type { OwnedBuild } from '../domain/build.ts';
import type { Engine, EngineUse } from '../engines/engine.ts';
import { recordUse, throwIfSpent } from './allowance.ts';
import type { SagaContext } from './context.ts';
import { finishBuild } from './finish.ts';
import { cancelled, keepLease, type Lease, LeaseLost } from './lease.ts';
import type { Telling } from './tell.ts';
import { interrupted, undoBuild, undoLater } from './undo.ts';

interface Run {
  deadline: number;
  stop: AbortController;
  telling: Telling;
  onReserved?: () => void;
}

/**
 * Steps 4 to 9 of a build that this process owns: hold, engine, specification stored, then finishBuild.
 * @param deadline when the caller stops waiting, in ms since the epoch.
 * @param stop aborted when the build shall end: the caller went away, or asked for it.
 * @param telling tells the build's parts, where it is streamed.
 * @param onReserved called once credit is held for the build.
 * @returns the build as its caller shall see it.
 * @throws AppError as the caller shall see it; by then the build is undone, or marked so.
 */
export async function runBuild(
  context: SagaContext,
  build: OwnedBuild,
  prompt: string,
  { deadline, stop, telling, onReserved }: Run,
): Promise<Build> {
  const { clients, events } = context;
  const started = Date.now();
  const lease = keepLease(context, build, stop);
  const budget = setTimeout(
    () => stop.abort(buildTimedOut(build.mode)),
    Math.max(0, deadline - context.config.reserveMs - started),
  );
  events.buildStarted(build);
  let outcome = 'succeeded';
  let engine = 'none';
  try {
    const { buildId, workspaceId, mode, buildType, test } = build;
    const { hold } = await clients.credits.reserve(
      { holdId: buildId, workspaceId, mode, buildType, test },
      { signal: stop.signal },
    );
    events.creditHeld(hold?.amountCredits ?? 0);
    if (build.save) await requireRoom(context, build, stop.signal);
    onReserved?.();
    const end = deadline - context.config.reserveMs;
    const chosen = context.engines.choose(build);
    engine = chosen.name;
    const built = await runEngine(context, build, prompt, {
      engine: chosen,
      stop: stop.signal,
      end,
      lease,
      telling,
    });
    // Who wrote it in the end: an engine may leave a build to another.
    engine = built.engine;
    if (!(await storeSpec(context.db, build, built))) throw new LeaseLost();
    clearTimeout(budget);
    return await finishBuild(context, build, built.specJson, stop.signal);
  } catch (thrown) {
    const cause = stop.signal.aborted ? reasonOf(stop.signal) : thrown;
    if (cause instanceof LeaseLost || thrown instanceof LeaseLost) {
      outcome = 'lost';
      throw interrupted(cause);
    }
    const error = await (isSilence(cause) ? undoLater : undoBuild)(context, build, cause);
    outcome = error.form.code;
    throw error;
  } finally {
    clearTimeout(budget);
    lease.end();
    events.buildLeft();
    events.buildEnded(build, engine, outcome, Date.now() - started);
  }
}

/** Whether a service that a build needs gave no answer. */
const isSilence = (cause: unknown): boolean =>
  cause instanceof AppError && (cause.reason === 'UNAVAILABLE' || cause.reason === 'DEADLINE_EXCEEDED');

/** No engine is set to work on what could not be saved. @throws AppError QUOTA_EXCEEDED. */
async function requireRoom(
  { clients }: SagaContext,
  { workspaceId, keyId, test }: OwnedBuild,
  signal: AbortSignal,
): Promise<void> {
  const caller = { workspaceId, keyId, scopes: ['write'], test };
  try {
    await clients.projects.checkRoom({ caller }, { signal });
  } catch (error) {
    // A projects of the release before knows no bounds.
    if (toAppError(error).reason !== 'UNIMPLEMENTED') throw error;
  }
}

/** Why a build was stopped: what was given with the abort, or that its caller left. */
const reasonOf = (signal: AbortSignal): unknown =>
  signal.reason instanceof AppError || signal.reason instanceof LeaseLost ? signal.reason : cancelled();

interface EngineRun {
  engine: Engine;
  stop: AbortSignal;
  end: number;
  lease: Lease;
  telling: Telling;
}

/** Runs the engine and checks what it made: what does not fit the schema is never stored. */
async function runEngine(
  context: SagaContext,
  build: OwnedBuild,
  prompt: string,
  { engine, stop, end, lease, telling }: EngineRun,
): Promise<BuiltSpec> {
  const { buildType, mode } = build;
  if (engine.spends) await throwIfSpent(context, build);
  let use: EngineUse | undefined;
  const attributes = {
    'sitewright.engine': engine.name,
    'sitewright.build_type': buildType,
    'sitewright.mode': mode,
    'sitewright.prompt_length': prompt.length,
  };
  return withSpan(`engine ${engine.name}`, { attributes }, async (span) => {
    try {
      const result = await engine.build({
        ...{ prompt, buildType, mode, createdAt: new Date().toISOString(), deadline: end, signal: stop },
        onProgress: (stage, fraction, message) => {
          lease.report({ stage, fraction, message });
          // A build that can't be told of any more ends at its next part.
          void telling.progress({ stage, fraction, message }).catch(() => undefined);
        },
        ...(telling.listens
          ? { onDraft: (json) => void telling.spec(parseSpec(json)).catch(() => undefined) }
          : {}),
        onUse: (used) => {
          use = used;
        },
      });
      const { specJson } = result;
      await telling.spec(parseSpec(specJson));
      span.setAttribute('sitewright.spec_bytes', specJson.byteLength);
      const bytes = Buffer.from(specJson.buffer, specJson.byteOffset, specJson.byteLength);
      return { specJson: bytes, engine: result.engine, model: result.model };
    } catch (thrown) {
      if (thrown instanceof LeaseLost) throw thrown;
      if (stop.aborted || thrown instanceof AppError) throw toAppError(thrown);
      context.events.engineFailed(build.buildId, thrown instanceof SpecError ? thrown.message : thrown);
      throw new AppError('BUILD_FAILED', 'The build could not be finished and was not charged.', {
        cause: thrown,
      });
    } finally {
      if (use !== undefined) await recordUse(context, build, use);
    }
  });
}
