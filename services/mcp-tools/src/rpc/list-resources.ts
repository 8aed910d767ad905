import { AppError } from '@sitewright/errors';
import type { ListResourcesRequest, ListResourcesResponse } from '@sitewright/protos/mcp-tools';
import type { CallContext } from '@sitewright/rpc';
import { listResources as list } from '../resources/list-resources.ts';
import type { RpcContext } from './context.ts';

export async function listResources(
  context: RpcContext,
  { caller, cursor }: ListResourcesRequest,
  call: CallContext,
): Promise<ListResourcesResponse> {
  if (caller === undefined) throw new AppError('INVALID_REQUEST', 'caller is required.');
  const { resources, nextCursor } = await list(context, { caller, cursor }, call);
  return { resourcesJson: Buffer.from(JSON.stringify(resources)), nextCursor };
}
