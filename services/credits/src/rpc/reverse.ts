import { AppError } from '@sitewright/errors';
import { HoldState, type ReverseRequest, type ReverseResponse } from '@sitewright/protos/credits';
import { reverse as reverseHold } from '../db/holds.ts';
import type { RpcContext } from './context.ts';
import { answerAbout } from './hold-answer.ts';

export async function reverse({ db }: RpcContext, request: ReverseRequest): Promise<ReverseResponse> {
  const answer = await answerAbout('reverse', request, () => reverseHold(db, request));
  if (answer.hold.state !== HoldState.HOLD_STATE_REVERSED) {
    throw new AppError('HOLD_NOT_CAPTURED', 'Only a captured hold can be reversed.', {
      metadata: { state: answer.hold.state },
    });
  }
  return answer;
}
