import { buildDeadlinesMs } from '@sitewright/config';
import { type AppError, buildTimedOut, leavesFateUnknown, required, toAppError } from '@sitewright/errors';
import type { Build, BuildRequest, Caller, RateLimit } from '@sitewright/protos/generation';
import {
  buildEventSchema,
  buildRequestSchema,
  buildResultJson,
  buildResultSchema,
  named,
  statusWord,
} from '@sitewright/public-api';
import type { CallContext } from '@sitewright/rpc';
import { z } from 'zod';
import { rateLimitHeaders } from '../guard/rate-limit-headers.ts';
import { buildHeadersSchema, prefersAsync } from './build-headers.ts';
import { newBuildId } from './build-id.ts';
import { prefersEvents } from './event-stream.ts';
import { buildResultExample } from './examples.ts';
import { giveUp, giveUpMs, hasSucceeded, nobodyThere, silenceMs } from './give-up.ts';
import { defineRoute, type Gateway } from './route.ts';
import { streamBuild } from './stream-build.ts';

const acceptedBuildSchema = named(
  'AcceptedBuild',
  z.object({
    buildId: z.string(),
    status: z.enum(['queued', 'running', 'succeeded', 'failed']),
    location: z.string().describe('The path of the build.'),
  }),
);

const json = { 'content-type': 'application/json; charset=utf-8' };

export const generateRoute = defineRoute({
  method: 'POST',
  path: '/api/v1/generate',
  id: 'generate',
  tag: 'Builds',
  summary: 'Build a Site Specification from a prompt',
  description:
    'Builds a website, design, slide deck, document or data visualisation and saves it as a project unless `save` is false. ' +
    'A build costs credit by its mode and only when it succeeds; one that fails is never charged. An answer lost between ' +
    'this API and the client after the build was committed is covered by an `Idempotency-Key` only: send one and repeat. ' +
    'A client that goes away before the answer cancels the build, unless it sent a key. With `Accept: text/event-stream` ' +
    'the build is told as it comes, in the events of `GET /api/v1/builds/{id}/events`; once a part was told, it runs on.',
  access: ['write'],
  compressed: true,
  deadlineMs: (config, body) => buildDeadlinesMs(config)[body.mode],
  headers: buildHeadersSchema,
  body: {
    schema: buildRequestSchema,
    mediaType: 'application/json',
    maxBytes: 256 * 1024,
    example: {
      prompt: 'A one-page site for Kessler & Daughters, a bakery in Freiburg, sourdough since 1987',
    },
  },
  answers: {
    200: {
      description: 'Built.',
      schema: buildResultSchema,
      events: buildEventSchema,
      headers: { 'Idempotency-Replayed': '`true` on the answer to a repeat.' },
      example: buildResultExample,
    },
    202: {
      description: 'Accepted, with `Prefer: respond-async`. Ask again at `location`.',
      schema: acceptedBuildSchema,
      headers: { Location: 'The address of the build.' },
      example: {
        buildId: 'bld_01kagq3fx2v8m5n1r7t0c9d4eh',
        status: 'running',
        location: '/api/v1/builds/bld_01kagq3fx2v8m5n1r7t0c9d4eh',
      },
    },
  },
  errors: [
    'OUT_OF_CREDITS',
    'QUOTA_EXCEEDED',
    'BUILD_IN_PROGRESS',
    'IDEMPOTENCY_KEY_REUSED',
    'RATE_LIMITED',
    'BUILD_FAILED',
    'PROVIDER_BUSY',
    'BUILD_TIMEOUT',
  ],
  async handle(gateway, { headers, body, principal, address, call }) {
    const detached = prefersAsync(headers.prefer);
    const key = headers['idempotency-key'];
    const request = {
      buildId: newBuildId(),
      caller: { ...principal, scopes: [...principal.scopes] },
      clientAddress: address,
      ...body,
      idempotencyKey: key,
      detached,
    };
    if (!detached && prefersEvents(headers.accept)) return streamBuild(gateway, request, call);
    // A caller who goes away cancels only what nobody can ask for again.
    const within = detached || key !== undefined ? { ...call, signal: new AbortController().signal } : call;
    const { build, replayed, rateLimit } = await buildOrAbandon(gateway, request, within);
    const told = { ...rateLimitHeaders(rateLimit), ...(replayed ? { 'idempotency-replayed': 'true' } : {}) };
    if (detached) return accepted(build, told);
    return { status: 200, headers: { ...json, ...told }, body: buildResultJson(gateway.config, build) };
  },
});

function accepted(build: Build, told: Record<string, string>) {
  const location = `/api/v1/builds/${build.buildId}`;
  return {
    status: 202,
    headers: { location, 'preference-applied': 'respond-async', ...told },
    body: { buildId: build.buildId, status: statusWord(build), location },
  };
}

/** Kept back from the build's own deadline, to ask how it ended when its answer is lost. */
const abandonMs = 2_000;

interface Result {
  build: Build;
  replayed: boolean;
  /** What the build window says; undefined where the build was not counted, or it is not known. */
  rateLimit?: RateLimit | undefined;
}

type KnownRequest = BuildRequest & { caller: Caller };

/** Builds; when generation is lost on the way, ends the build or fetches the result that it had committed. */
async function buildOrAbandon(gateway: Gateway, request: KnownRequest, call: CallContext): Promise<Result> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  let acknowledged = false;
  const onAcknowledge = () => {
    acknowledged = true;
    clearTimeout(timer);
  };
  try {
    const within = { ...call, deadline: call.deadline - abandonMs };
    const { build, replayed, rateLimit } = await gateway.clients.generation.build(request, {
      within,
      deadlineMs: within.deadline - Date.now(),
      signal: silence.signal,
      onAcknowledge,
    });
    return { build: required(build, 'build'), replayed, rateLimit };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (call.signal.aborted || !leavesFateUnknown(error)) throw timeoutOf(error, request);
    // Whoever never said a word is not asked for long how it ended; another replica may know.
    const until = acknowledged ? call.deadline : Math.min(call.deadline, Date.now() + giveUpMs);
    const build = await giveUp(gateway, request, until);
    if (hasSucceeded(build)) return { build, replayed: false };
    throw acknowledged ? timeoutOf(error, request) : nobodyThere(error);
  } finally {
    clearTimeout(timer);
  }
}

/** A deadline of the call is a time-out of the build. */
const timeoutOf = (error: AppError, { mode }: KnownRequest): AppError =>
  error.reason === 'DEADLINE_EXCEEDED' ? buildTimedOut(mode, error) : error;
