import { AppError } from '@sitewright/errors';
import { addUse, readSpentToday } from '../db/model-use.ts';
import type { OwnedBuild } from '../domain/build.ts';
import type { EngineUse } from '../engines/engine.ts';
import { costOf } from '../engines/prices.ts';
import type { SagaContext } from './context.ts';

/**
 * Keeps builds from spending the operator's tokens without end: a workspace whose builds fail, on purpose or not, by what
 * they used without being charged; everybody together by the operator's daily budget.
 * @throws AppError PROVIDER_BUSY until midnight UTC.
 */
export async function throwIfSpent({ db, config, events }: SagaContext, build: OwnedBuild): Promise<void> {
  const spent = await readSpentToday(db, build.workspaceId);
  const refuse = (ceiling: string, message: string): never => {
    events.ceilingReached(build.workspaceId, ceiling);
    throw new AppError(
      'PROVIDER_BUSY',
      `${message} The build was not charged. Try again after midnight UTC.`,
      {
        retryAfterMs: spent.msLeft,
      },
    );
  };
  if (spent.unchargedTokens >= config.unchargedTokensPerDay) {
    refuse('uncharged', 'Too many builds of this workspace have failed today.');
  }
  const { tokensPerDay = Number.POSITIVE_INFINITY, costPerDay = Number.POSITIVE_INFINITY } = config;
  if (spent.tokens >= tokensPerDay || spent.costMicros / 1e6 >= costPerDay) {
    refuse('budget', 'What language models may cost in a day is used up.');
  }
}

/** Records what a run of a build used. A failure to do so is ours and fails no build. */
export async function recordUse(
  { db, config, events }: SagaContext,
  build: OwnedBuild,
  { usage, uses, spentTokens }: EngineUse,
): Promise<void> {
  if (usage.calls === 0) return;
  const costMicros = costOf(config.prices, uses);
  try {
    await addUse(db, build.buildId, { usage, spentTokens, costMicros });
  } catch (error) {
    events.useNotRecorded(build.buildId, error);
  }
  events.modelUsed(build, costMicros);
}
