import { toAppError } from '@sitewright/errors';
import type { AbandonBuildRequest, Build } from '@sitewright/protos/generation';
import type { Clients } from '../clients.ts';

const pauseMs = 200;
const attemptMs = 5_000;

/**
 * Asks generation to end a build whose answer was lost, again and again until it answers or `until` has come
 * (ms since the epoch). @returns the build as it ended; undefined when nothing could be learned.
 */
export async function abandonBuild(
  generation: Clients['generation'],
  request: AbandonBuildRequest,
  until: number,
): Promise<Build | undefined> {
  while (until - Date.now() > pauseMs) {
    try {
      const deadlineMs = Math.min(attemptMs, until - Date.now());
      const { build } = await generation.abandonBuild(request, { deadlineMs });
      return build;
    } catch (thrown) {
      if (!toAppError(thrown).form.retryable) return undefined;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return undefined;
}
