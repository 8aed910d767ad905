import { ROOT_CONTEXT, context as tracing } from '@opentelemetry/api';
import { buildDeadlinesMs } from '@sitewright/config';
import { AppError, idRule, isId } from '@sitewright/errors';
import type { Build, BuildRequest } from '@sitewright/protos/generation';
import type { CallContext } from '@sitewright/rpc';
import { idsIn, linkTo, noteIds, traceparentOf, withIds, withSpan } from '@sitewright/telemetry';
import { z } from 'zod';
import { BUILD_MODES, BUILD_TYPES, type BuildOrder, type OwnedBuild } from '../domain/build.ts';
import type { SagaContext } from '../saga/context.ts';
import { cancelled } from '../saga/lease.ts';
import { runBuild } from '../saga/run.ts';
import { createTelling } from '../saga/tell.ts';
import { requireCaller } from './caller.ts';

const orderSchema = z.object({
  buildId: z
    .string()
    .refine((word) => isId('bld', word), { error: ({ input }) => idRule('bld', String(input)) }),
  clientAddress: z.string().min(1),
  prompt: z
    .string()
    .min(1)
    .max(64_000)
    .refine((text) => !text.includes('\0'), 'must not contain NUL'),
  buildType: z.enum(BUILD_TYPES),
  mode: z.enum(BUILD_MODES),
  save: z.boolean(),
  idempotencyKey: z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters')
    .optional(),
  detached: z.boolean(),
});

/** @throws AppError INVALID_REQUEST, INSUFFICIENT_SCOPE */
export function readOrder(request: BuildRequest, streamed: boolean): BuildOrder {
  const { workspaceId, keyId, test } = requireCaller(request.caller, ['write']);
  const order = orderSchema.safeParse(request);
  if (!order.success) throw new AppError('INVALID_REQUEST', z.prettifyError(order.error));
  return { ...order.data, workspaceId, keyId, test, streamed };
}

/** A build at work: `reserved` settles once it is paid for, `ended` gives it as it came out; both fail as the build does. */
export interface BuildAtWork {
  reserved: Promise<void>;
  ended: Promise<Build>;
}

/** Starts an accepted build. Its caller cancels it by leaving, as long as nobody else can come back for it. */
export function startBuild(
  context: SagaContext,
  accepted: OwnedBuild,
  order: BuildOrder,
  call: CallContext,
): BuildAtWork {
  const stop = new AbortController();
  const telling = createTelling(context, accepted);
  const own = Date.now() + buildDeadlinesMs(context.config)[accepted.mode];
  const deadline = order.detached ? own : Math.min(own, call.deadline);
  const leave = (): void => {
    if (!telling.begun) stop.abort(cancelled());
  };
  if (!order.detached && order.idempotencyKey === undefined) {
    if (call.signal.aborted) leave();
    call.signal.addEventListener('abort', leave, { once: true });
  }
  const paid = Promise.withResolvers<void>();
  const run = () =>
    runBuild(context, accepted, order.prompt, { deadline, stop, telling, onReserved: paid.resolve });
  const work = order.detached ? inOwnTrace(accepted, run) : run();
  const ended = context.running.track(accepted.buildId, stop, work);
  ended.catch(paid.reject);
  return { reserved: paid.promise, ended };
}

/** What goes on after its request has been answered is a trace of its own, with a link to the request's. */
function inOwnTrace<T>(build: OwnedBuild, work: () => Promise<T>): Promise<T> {
  const links = linkTo(traceparentOf(tracing.active()));
  return withSpan('run build', { parent: withIds(ROOT_CONTEXT), links }, () => {
    noteIds(idsIn(build));
    return work();
  });
}
