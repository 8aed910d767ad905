import { AppError } from '@sitewright/errors';
import type { BuildStreamRequest, BuildStreamResponse } from '@sitewright/protos/generation';
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
  const { reserved, ended } = startBuild(context, acceptance.accepted, order, call);
  // How it ends is told as an event.
  ended.catch(() => undefined);
  await reserved;
  yield* watchBuild(context, { ...watch, buildId: order.buildId });
}

/** The result of an earlier build says so. */
const replayed = ({ sequence, event }: BuildStreamResponse): BuildStreamResponse =>
  event?.$case === 'result'
    ? { sequence, event: { $case: 'result', value: { ...event.value, replayed: true } } }
    : { sequence, event };
