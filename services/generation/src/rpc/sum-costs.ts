import type { SumCostsRequest, SumCostsResponse } from '@sitewright/protos/generation';
import { toMs } from '@sitewright/rpc';
import { sumCosts as sum } from '../db/model-use.ts';
import type { SagaContext } from '../saga/context.ts';

const usualMs = 30 * 86_400_000;

export async function sumCosts(
  { db, config }: Pick<SagaContext, 'db' | 'config'>,
  { within }: SumCostsRequest,
): Promise<SumCostsResponse> {
  const costs = await sum(db, within === undefined ? usualMs : toMs(within));
  const modes = costs.map(({ chargedCredits, ...cost }) => ({
    ...cost,
    revenueMicros: Math.round(chargedCredits * config.creditPrice * 1e6),
  }));
  return { modes };
}
