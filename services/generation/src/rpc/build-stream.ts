import { AppError, toAppError } from '@sitewright/errors';
import type { BuildStreamRequest, BuildStreamResponse, RateLimit } from '@sitewright/protos/generation';
import { withRateLimit } from '@sitewright/rate-window';
import type { CallContext } from '@sitewright/rpc';
import { acceptBuild } from '../saga/accept.ts';
import type { SagaContext } from '../saga/context.ts';
import { watchBuild } from '../saga/watch.ts';
import { readOrder, startBuild } from './build-order.ts';

export async function* buildStream(
  context: SagaContext,
  { build }: BuildStreamRequest,
  call: CallContext,
): AsyncGenerator<BuildStreamResponse> {
  if (build === undefined || build.detached) {
    throw new AppError('INVALID_REQUEST', 'A streamed build needs a build that is not detached.');
  }
  const order = readOrder(build, true);
  const acceptance = await acceptBuild(context, order);
  const watch = { world: order, after: 0, signal: call.signal };
  if ('earlier' in acceptance) {
    const { buildId } = acceptance.earlier;
    for await (const message of watchBuild(context, { ...watch, buildId })) yield replayed(message);
    return;
  }
  const { accepted, counted } = acceptance;
  const { reserved, ended } = startBuild(context, accepted, order, call);
  // How it ends is told as an event.
  ended.catch(() => undefined);
  try {
    await reserved;
  } catch (thrown) {
    throw withRateLimit(toAppError(thrown), counted);
  }
  let rateLimit: RateLimit | undefined = counted;
  for await (const message of watchBuild(context, { ...watch, buildId: order.buildId })) {
    yield { ...message, rateLimit };
    rateLimit = undefined;
  }
}

/** The result of an earlier build says so. */
const replayed = (message: BuildStreamResponse): BuildStreamResponse => {
  const { event } = message;
  if (event?.$case !== 'result') return message;
  return { ...message, event: { $case: 'result', value: { ...event.value, replayed: true } } };
};
