import type { ReleaseRequest, ReleaseResponse } from '@sitewright/protos/credits';
import { release as releaseHold } from '../db/holds.ts';
import { answerAbout } from './hold-answer.ts';
import type { RpcContext } from './index.ts';

export const release = ({ db }: RpcContext, request: ReleaseRequest): Promise<ReleaseResponse> =>
  answerAbout('release', request, () => releaseHold(db, request));
