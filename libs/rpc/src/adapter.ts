import { once } from 'node:events';
import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  Metadata,
  type ServerUnaryCall,
  type ServerWritableStream,
} from '@grpc/grpc-js';
import { type Context, propagation, ROOT_CONTEXT, type Span, trace } from '@opentelemetry/api';
import { AppError, isUnrecorded, toAppError } from '@sitewright/errors';
import {
  idsIn,
  idsOf,
  type Logger,
  noteIds,
  recordError,
  SpanKind,
  withIds,
  withSpan,
} from '@sitewright/telemetry';
import type { CallContext } from './call-context.ts';
import { Cancellation } from './cancellation.ts';
import { toWireError, type WireError } from './error-status.ts';
import { isFault } from './fault.ts';
import { serverDuration } from './metrics.ts';

/** A call as the server is handed it, whole or streamed. */
export type AnyCall = ServerUnaryCall<unknown, unknown> | ServerWritableStream<unknown, unknown>;

/** What stands around the handler of a method. */
export interface AdapterOptions {
  /** `sitewright.credits.v1.CreditsService/Reserve`. */
  method: string;
  /** Names this service in errors. */
  domain: string;
  logger: Logger;
  /** Counts calls at work over the whole server. */
  gate: { inFlight: number; readonly max: number };
  /** The names that may call. */
  allowed: readonly string[];
  /** Tells the name of a call's peer by its certificate; undefined on plain text, where callers are not told apart. */
  callerOf: ((call: AnyCall) => string) | undefined;
}

/** Turns a promise handler into a grpc-js one: context, span, bound on calls in flight, errors on the wire. */
export function adaptUnary(
  handler: (request: unknown, call: CallContext) => Promise<unknown>,
  options: AdapterOptions,
): handleUnaryCall<unknown, unknown> {
  return (call, callback) => {
    void serve(call, options, (context) => handler(call.request, context)).then(
      (response) => callback(null, response),
      (error: WireError) => callback(error),
    );
  };
}

/** Turns an async iterable handler into a grpc-js one; writes wait for a slow reader. */
export function adaptStream(
  handler: (request: unknown, call: CallContext) => AsyncIterable<unknown>,
  options: AdapterOptions,
): handleServerStreamingCall<unknown, unknown> {
  return (call) => {
    const write = async (context: CallContext): Promise<void> => {
      for await (const message of handler(call.request, context)) {
        if (context.signal.aborted) return;
        if (!call.write(message)) await once(call, 'drain', { signal: context.signal });
      }
    };
    void serve(call, options, write).then(
      () => call.end(),
      // Not destroy(): a destroyed stream never flushes, and its status would be lost with it.
      (error: WireError) => call.emit('error', Object.assign(new Error(error.details), error)),
    );
  };
}

/** Runs one call. Rejects with a WireError and nothing else. */
async function serve<T>(
  call: AnyCall,
  options: AdapterOptions,
  work: (context: CallContext) => Promise<T>,
): Promise<T> {
  const { gate, domain, method } = options;
  const cancellation = new Cancellation();
  const parent = withIds(parentOf(call.metadata));
  const attributes = { 'rpc.system.name': 'grpc', 'rpc.method': method };
  gate.inFlight += 1;
  call.on('cancelled', () => cancellation.cancel());
  try {
    return await withSpan(
      method,
      { kind: SpanKind.SERVER, parent, attributes, fails: isFault },
      async (span) => {
        const ended = beginAccess(options, parent, span);
        noteIds(idsIn('request' in call ? call.request : undefined), trace.setSpan(parent, span));
        try {
          const peer = admit(call, options);
          const answer = await work(contextOf(call, cancellation, peer));
          noteIds(idsIn(answer), trace.setSpan(parent, span));
          ended();
          return answer;
        } catch (thrown) {
          const error = toAppError(thrown);
          ended(error);
          if (isUnrecorded(error)) {
            recordError(span, error.cause ?? error);
            options.logger.error({ err: error.cause ?? error, route: method }, 'call failed');
          }
          throw error;
        }
      },
    );
  } catch (thrown) {
    throw toWireError(toAppError(thrown), domain);
  } finally {
    cancellation.answered();
    gate.inFlight -= 1;
  }
}

/** @returns what writes a call's access line, and measures it, once it is known how it ended. */
function beginAccess({ logger, method }: AdapterOptions, parent: Context, span: Span) {
  const started = performance.now();
  return (error?: AppError): void => {
    const ms = performance.now() - started;
    const code = error?.form.grpc ?? 'OK';
    if (error !== undefined)
      span.setAttributes({ 'rpc.response.status_code': code, 'error.reason': error.reason });
    serverDuration.record(ms / 1000, { 'rpc.method': method, 'rpc.response.status_code': code });
    logger[error !== undefined && isFault(error) ? 'warn' : 'info'](
      {
        ...idsOf(parent),
        route: method,
        status: code,
        reason: error?.reason,
        ms: Math.round(ms * 10) / 10,
        request_id: span.spanContext().traceId,
      },
      'served',
    );
  };
}

/**
 * Refuses what must not start: too many at once, or a caller that this method does not know.
 * @returns the caller's name.
 */
function admit(
  call: AnyCall,
  { gate, allowed, method, callerOf, logger }: AdapterOptions,
): string | undefined {
  if (gate.inFlight > gate.max) {
    throw new AppError('OVERLOADED', 'The service is under heavy load. Try again shortly.', {
      retryAfterMs: 1000,
    });
  }
  const caller = callerOf?.(call);
  if (caller !== undefined && !allowed.includes(caller)) {
    logger.warn({ caller, route: method }, 'caller refused');
    throw new AppError('CALLER_NOT_ALLOWED', 'This caller may not use this method.', {
      metadata: { caller, method },
    });
  }
  return caller;
}

function contextOf(call: AnyCall, cancellation: Cancellation, peer: string | undefined): CallContext {
  const deadline = call.getDeadline();
  return {
    get signal() {
      return cancellation.signal;
    },
    deadline: typeof deadline === 'number' ? deadline : deadline.getTime(),
    peer,
    acknowledge: () => call.sendMetadata(new Metadata()),
  };
}

function parentOf(metadata: Metadata): Context {
  return propagation.extract(ROOT_CONTEXT, metadata, {
    get: (carrier, key) => carrier.get(key).map(String)[0],
    keys: (carrier) => Object.keys(carrier.getMap()),
  });
}

/** What an unimplemented method answers: the protocol's own word for it. */
export async function unimplemented(): Promise<never> {
  throw new AppError('UNIMPLEMENTED', 'This is not available yet.');
}
