import type { CaptureRequest, CaptureResponse } from '@sitewright/protos/credits';
import { capture as captureHold } from '../db/holds.ts';
import { answerAbout } from './hold-answer.ts';
import type { RpcContext } from './index.ts';

export const capture = ({ db }: RpcContext, request: CaptureRequest): Promise<CaptureResponse> =>
  answerAbout('capture', request, () => captureHold(db, request));
