import { AppError } from '@sitewright/errors';
import type { BuildStreamResponse } from '@sitewright/protos/generation';

/** Comes with the engines that have something to stream. */
// biome-ignore lint/correctness/useYield: it ends before there is anything to yield.
export async function* buildStream(): AsyncGenerator<BuildStreamResponse> {
  throw new AppError('UNIMPLEMENTED', 'Streamed builds are not available yet. Use Build.');
}
