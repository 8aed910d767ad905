import { AppError } from '@sitewright/errors';
import { HoldState } from '@sitewright/protos/credits';
import type { Build } from '@sitewright/protos/generation';
import { markSucceeded } from '../db/owned-builds.ts';
import { type OwnedBuild, projectIdOf } from '../domain/build.ts';
import type { SagaContext } from './context.ts';
import { LeaseLost } from './lease.ts';

/**
 * Steps 7 to 9: saves the project unseen, captures the hold (the point of no return), shows the project, ends
 * the build. Every step is idempotent, so that whoever takes the build over can begin again at the first.
 * @returns the build as its caller shall see it.
 * @param stop honoured until Capture is sent; from then on the steps run detached from the caller.
 * @throws LeaseLost when another worker has the build by now.
 */
export async function finishBuild(
  context: SagaContext,
  build: OwnedBuild,
  specJson: Buffer,
  stop: AbortSignal,
): Promise<Build> {
  const { clients, config, db, events, news } = context;
  const { buildId, workspaceId, keyId, test } = build;
  const projectId = projectIdOf(buildId);
  if (build.save) {
    const caller = { workspaceId, keyId, scopes: ['write'], test };
    await clients.projects.createProject({ projectId, caller, specJson }, { signal: stop });
  }
  stop.throwIfAborted();
  const { hold, balance } = await clients.credits.capture({ holdId: buildId, workspaceId });
  if (hold?.state !== HoldState.HOLD_STATE_CAPTURED) throw new HoldGone();
  if (build.save) await clients.projects.activateProject({ projectId, workspaceId });
  const ended = await markSucceeded(db, build, {
    specJson,
    chargedCredits: hold.amountCredits,
    remainingCredits: balance?.availableCredits ?? 0,
    heldCredits: balance?.heldCredits ?? 0,
    plan: balance?.plan ?? 'free',
  });
  if (ended === undefined) throw new LeaseLost();
  events.charged(build, hold.amountCredits * config.creditPrice);
  news.tell(buildId);
  return ended;
}

/** The hold was released or has expired: the build can only be undone. */
export class HoldGone extends AppError {
  constructor() {
    super('BUILD_CANCELLED', 'The build took too long, lost its hold on the credit, and was not charged.');
  }
}
