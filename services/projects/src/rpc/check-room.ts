import type { CheckRoomRequest, CheckRoomResponse } from '@sitewright/protos/projects';
import { requireRoom } from '../db/room.ts';
import { boundsOf, type RpcContext } from './context.ts';
import { requireCaller } from './require-caller.ts';

/** Asked before a build is paid for; CreateProject decides again. */
export async function checkRoom(
  { db, config }: RpcContext,
  request: CheckRoomRequest,
): Promise<CheckRoomResponse> {
  const caller = requireCaller(request.caller, 'write');
  await requireRoom(db, caller, { projects: 1, revisions: 1, bytes: 1 }, boundsOf(config));
  return {};
}
