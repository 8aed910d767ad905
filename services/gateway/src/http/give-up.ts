import { AppError, toAppError } from '@sitewright/errors';
import {
  type AbandonBuildRequest,
  type Build,
  type BuildRequest,
  BuildStatus,
  type Caller,
} from '@sitewright/protos/generation';
import type { Clients } from '../clients.ts';
import type { Gateway } from './route.ts';

/** When nobody at generation has said anything by then, nobody is there. */
export const silenceMs = 3_500;
/** How long it is then asked, through whatever replica answers, to end the build. */
export const giveUpMs = 500;

const pauseMs = 200;
const attemptMs = 5_000;

/**
 * Asks for the end of a build that nobody tells of, until `until` (ms since the epoch); remembers to take it back
 * where that could not be learned, since its caller is told of a failure now, behind the event `lastTold`.
 * @returns the build as it ended; undefined where that is not known.
 */
export async function giveUp(
  { clients, disowned }: Gateway,
  { caller, buildId }: BuildRequest & { caller: Caller },
  until: number,
  lastTold = 0,
): Promise<Build | undefined> {
  const asked = { caller, buildId, failureTold: false, lastTold };
  const build = await abandonBuild(clients.generation, asked, until);
  if (build !== undefined && hasEnded(build)) return build;
  await disowned.add({ buildId, workspaceId: caller.workspaceId, test: caller.test, lastTold });
  return undefined;
}

/** Whether nothing more becomes of a build. */
export const hasEnded = ({ status }: Build): boolean =>
  status === BuildStatus.BUILD_STATUS_SUCCEEDED || status === BuildStatus.BUILD_STATUS_FAILED;

/** Whether a build is known to have its result. */
export const hasSucceeded = (build: Build | undefined): build is Build =>
  build?.status === BuildStatus.BUILD_STATUS_SUCCEEDED;

/** What the caller of a build is told that nobody has taken. */
export const nobodyThere = (cause: AppError): AppError =>
  new AppError('UNAVAILABLE', 'Nobody could take the build. It was not charged; try again.', { cause });

/** Asks again and again until generation answers. @returns undefined when nothing could be learned. */
async function abandonBuild(
  generation: Clients['generation'],
  request: AbandonBuildRequest,
  until: number,
): Promise<Build | undefined> {
  while (until - Date.now() > pauseMs) {
    try {
      const deadlineMs = Math.min(attemptMs, until - Date.now());
      const { build } = await generation.abandonBuild(request, { deadlineMs });
      return build;
    } catch (thrown) {
      if (!toAppError(thrown).form.retryable) return undefined;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return undefined;
}
