import type { ListPricesRequest, ListPricesResponse } from '@sitewright/protos/credits';
import { prices } from '../domain/pricing.ts';
import type { RpcContext } from './context.ts';

export async function listPrices(
  { config }: RpcContext,
  _request: ListPricesRequest,
): Promise<ListPricesResponse> {
  return { prices: prices(config) };
}
