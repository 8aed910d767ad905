import type { ReleaseRequest, ReleaseResponse } from '@sitewright/protos/credits';
import { release as releaseHold } from '../db/holds.ts';
import type { RpcContext } from './context.ts';
import { answerAbout } from './hold-answer.ts';

export const release = ({ db }: RpcContext, request: ReleaseRequest): Promise<ReleaseResponse> =>
  answerAbout('release', request, () => releaseHold(db, request));
