import type { CaptureRequest, CaptureResponse } from '@sitewright/protos/credits';
import { capture as captureHold } from '../db/holds.ts';
import type { RpcContext } from './context.ts';
import { answerAbout } from './hold-answer.ts';

export const capture = ({ db }: RpcContext, request: CaptureRequest): Promise<CaptureResponse> =>
  answerAbout('capture', request, () => captureHold(db, request));
