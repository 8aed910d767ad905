import { Readable } from 'node:stream';
import { AppError, leavesFateUnknown, toAppError } from '@sitewright/errors';
import {
  type Build,
  type BuildRequest,
  BuildStatus,
  type BuildStreamResponse,
  type Caller,
} from '@sitewright/protos/generation';
import type { CallContext } from '@sitewright/rpc';
import { rateLimitHeaders } from '../guard/rate-limit-headers.ts';
import { encodeEvent, eventStreamHeaders, withBeat } from './event-stream.ts';
import { giveUp, giveUpMs, hasEnded, hasSucceeded, nobodyThere, silenceMs } from './give-up.ts';
import type { Answer, Gateway } from './route.ts';

type StreamedRequest = BuildRequest & { caller: Caller };

/** Between two tries to go on with a build whose worker was lost. */
const pauseMs = 500;

/**
 * Builds and tells event by event. What is refused before the first event is thrown, and so answered as plain JSON.
 * @throws AppError as a plain call does.
 */
export async function streamBuild(
  gateway: Gateway,
  request: StreamedRequest,
  call: CallContext,
): Promise<Answer> {
  const messages = gateway.clients.generation
    .buildStream({ build: request }, { within: call, deadlineMs: call.deadline - Date.now() })
    [Symbol.asyncIterator]();
  let first: BuildStreamResponse;
  try {
    first = await firstWord(messages);
  } catch (thrown) {
    const error = toAppError(thrown);
    if (call.signal.aborted || !leavesFateUnknown(error)) throw error;
    const build = await giveUp(gateway, request, Math.min(call.deadline, Date.now() + giveUpMs));
    if (!hasSucceeded(build)) throw nobodyThere(error);
    return told(gateway, watch(gateway, { ...request, after: 0 }, call));
  }
  const events = goOn(gateway, { request, call, messages, first });
  return {
    status: 200,
    headers: { ...eventStreamHeaders, ...rateLimitHeaders(first.rateLimit) },
    body: Readable.from(withBeat(encoded(gateway, events))),
  };
}

/**
 * Tells the events of a build from the one after `after`. None at all behind the end of a build is 204: the client has
 * them all. A build that goes on is answered at once, whenever its next event comes.
 */
export async function watchEvents(
  gateway: Gateway,
  { caller, buildId, after }: { caller: Caller; buildId: string; after: number },
  call: CallContext,
): Promise<Answer> {
  // Whoever waits for the next event may wait long: whether the build is there, and generation, is asked first.
  const { build } = await gateway.clients.generation.getBuild({ caller, buildId }, { within: call });
  const messages = watch(gateway, { caller, buildId, after }, call);
  if (build === undefined || !hasEnded(build)) return told(gateway, messages);
  const first = await messages.next();
  if (first.done === true) return { status: 204, headers: { 'cache-control': 'no-store' } };
  return told(gateway, following(first.value, messages));
}

const told = (gateway: Gateway, events: AsyncIterable<BuildStreamResponse>): Answer => ({
  status: 200,
  headers: eventStreamHeaders,
  body: Readable.from(withBeat(encoded(gateway, events))),
});

async function* encoded(
  gateway: Gateway,
  events: AsyncIterable<BuildStreamResponse>,
): AsyncGenerator<string> {
  for await (const event of events) yield encodeEvent(gateway.config, event);
}

async function* following<T>(first: T, rest: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    yield first;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

async function firstWord(messages: AsyncIterator<BuildStreamResponse>): Promise<BuildStreamResponse> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    silence.reject(new AppError('DEADLINE_EXCEEDED', 'generation said nothing in time.'));
  }, silenceMs);
  const next = messages.next();
  try {
    const { value, done } = await Promise.race([next, silence.promise]);
    if (done === true) throw new AppError('UNAVAILABLE', 'generation ended the build without a word.');
    return value;
  } catch (error) {
    // What it would still say is for nobody: the build is about to be given up.
    next.catch(() => undefined);
    void messages.return?.();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const interrupted = {
  reason: 'UNAVAILABLE',
  message: 'The build was interrupted. It was not charged; try again.',
  retryAfter: undefined,
};

interface Told {
  request: StreamedRequest;
  call: CallContext;
  messages: AsyncIterator<BuildStreamResponse>;
  first: BuildStreamResponse;
}

/** All events of a build. One whose teller is lost is given up before its first part, and gone on with after it. */
async function* goOn(
  gateway: Gateway,
  { request, call, messages, first }: Told,
): AsyncGenerator<BuildStreamResponse> {
  let seen = 0;
  let hasPart = false;
  try {
    for await (const event of following(first, messages)) {
      seen = event.sequence;
      hasPart ||= event.event?.$case === 'part';
      yield event;
      if (event.event?.$case === 'result') return;
    }
  } catch (thrown) {
    if (call.signal.aborted || !leavesFateUnknown(toAppError(thrown))) throw thrown;
  }
  if (call.signal.aborted) return;
  const { caller, buildId, idempotencyKey } = request;
  if (hasPart || idempotencyKey !== undefined) {
    yield* watch(gateway, { caller, buildId, after: seen }, call);
    return;
  }
  const build = await giveUp(gateway, request, Math.min(call.deadline, Date.now() + silenceMs), seen);
  // Of a build that has ended, events may be stored that nobody was told yet.
  if (build !== undefined) yield* watch(gateway, { caller, buildId, after: seen }, call);
  else {
    const value = { build: failedBuild(request), replayed: false };
    yield { sequence: seen + 1, event: { $case: 'result', value } };
  }
}

const failedBuild = ({ buildId, buildType, mode }: StreamedRequest): Build => ({
  ...{ buildId, buildType, mode, status: BuildStatus.BUILD_STATUS_FAILED, specJson: Buffer.alloc(0) },
  ...{
    projectId: undefined,
    usage: undefined,
    credits: undefined,
    progress: undefined,
    createdAt: undefined,
  },
  error: interrupted,
});

/**
 * Follows a build on whatever replica answers, until its end or the client's.
 * @throws AppError UNAVAILABLE where the call's time is over before: that is no end.
 */
async function* watch(
  gateway: Gateway,
  { caller, buildId, after }: { caller: Caller; buildId: string; after: number },
  call: CallContext,
): AsyncGenerator<BuildStreamResponse> {
  let seen = after;
  while (!call.signal.aborted && call.deadline - Date.now() > pauseMs) {
    try {
      const request = { caller, buildId, after: seen };
      const deadlineMs = call.deadline - Date.now();
      for await (const { event } of gateway.clients.generation.watchBuild(request, {
        within: call,
        deadlineMs,
      })) {
        if (event === undefined) continue;
        seen = event.sequence;
        yield event;
        if (event.event?.$case === 'result') return;
      }
      return;
    } catch (thrown) {
      if (call.signal.aborted || !leavesFateUnknown(toAppError(thrown))) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  if (!call.signal.aborted)
    throw new AppError(
      'UNAVAILABLE',
      'The events of this build can’t be told right now. Ask again behind the last one that you have.',
    );
}
