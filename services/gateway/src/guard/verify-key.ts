import { toMs } from '@sitewright/rpc';
import type { Clients } from '../clients.ts';
import type { Verified } from './key-cache.ts';
import { toPrincipal } from './wire-scopes.ts';

/** Several requests may wait for one answer, so that it has a deadline of its own and none of them cancels it. */
const deadlineMs = 2_000;

/** Asks auth whose a key is. @throws AppError UNAUTHORIZED when it refuses. */
export async function verifyKey(auth: Clients['auth'], key: string): Promise<Verified> {
  const answer = await auth.verifyKey({ key }, { deadlineMs });
  return {
    principal: toPrincipal(answer),
    expiresInMs: answer.expiresIn === undefined ? undefined : toMs(answer.expiresIn),
  };
}
