import { AppError } from '@sitewright/errors';
import type { ReadResourceRequest, ReadResourceResponse } from '@sitewright/protos/mcp-tools';
import type { CallContext } from '@sitewright/rpc';
import { readResource as read } from '../resources/read-resource.ts';
import type { RpcContext } from './context.ts';

export async function readResource(
  context: RpcContext,
  { caller, uri }: ReadResourceRequest,
  call: CallContext,
): Promise<ReadResourceResponse> {
  if (caller === undefined) throw new AppError('INVALID_REQUEST', 'caller is required.');
  const contents = await read(context, { uri, caller, call });
  return { contentsJson: Buffer.from(JSON.stringify([contents])) };
}
