import { AppError } from '@sitewright/errors';
import type { SumCostsRequest, SumCostsResponse } from '@sitewright/protos/generation';
import { toMs } from '@sitewright/rpc';
import { sumCosts as sum } from '../db/model-use.ts';
import type { SagaContext } from '../saga/context.ts';

const usualMs = 30 * 86_400_000;
const mostMs = 3_653 * 86_400_000;

export async function sumCosts(
  { db, config }: Pick<SagaContext, 'db' | 'config'>,
  { within }: SumCostsRequest,
): Promise<SumCostsResponse> {
  const withinMs = within === undefined ? usualMs : toMs(within);
  if (withinMs < 0 || withinMs > mostMs)
    throw new AppError('INVALID_REQUEST', 'within must be 0 s to 10 years.');
  const costs = await sum(db, withinMs);
  const modes = costs.map(({ chargedCredits, ...cost }) => ({
    ...cost,
    revenueMicros: Math.round(chargedCredits * config.creditPrice * 1e6),
  }));
  return { modes };
}
