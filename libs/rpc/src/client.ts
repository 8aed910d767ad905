import {
  Client,
  type ClientReadableStream,
  type CallOptions as GrpcCallOptions,
  Metadata,
  type ServiceError,
} from '@grpc/grpc-js';
import { context, propagation } from '@opentelemetry/api';
import { AppError, toAppError } from '@sitewright/errors';
import { idsIn, type Logger, noteIds, SpanKind, withSpan } from '@sitewright/telemetry';
import { deadlineWithin } from './call-context.ts';
import { channelCredentials, watchCertificates } from './credentials.ts';
import type { CallOptions, ClientOf, ServiceDefinition } from './definition.ts';
import { fromServiceError } from './error-status.ts';
import { isFault } from './fault.ts';
import { longestCallMs } from './longest-call.ts';
import { maxMessageBytes } from './message-size.ts';
import { clientDuration } from './metrics.ts';
import { nameOf } from './server.ts';
import { serviceConfig } from './service-config.ts';
import type { TlsFiles } from './tls-files.ts';

/** Which service is called, where, and for how long. */
export interface RpcClientOptions<D extends ServiceDefinition> {
  definition: D;
  /** Where it is: `host:port` or `dns:///host:port`. */
  target: string;
  /** How long a call may take; less where the caller's own deadline is nearer. */
  deadlineMs: number;
  tls?: TlsFiles;
  /** Is told when new certificates can't be used. */
  logger?: Logger;
  /** The name that the peer's certificate must have, where the target is the address of one replica. */
  serverName?: string;
}

/** A client and the end of its channel. One per target and process. */
export interface RpcClient<D extends ServiceDefinition> {
  rpc: ClientOf<D>;
  close(): void;
}

/**
 * A promise client of one service: deadlines that shrink from hop to hop, cancellation that travels, retries of
 * idempotent methods by the channel alone, a span for each call, every failure an AppError.
 */
export function createRpcClient<D extends ServiceDefinition>(options: RpcClientOptions<D>): RpcClient<D> {
  const certificates = watchCertificates(options.tls ?? {}, options.logger);
  const client = new Client(options.target, channelCredentials(certificates), {
    'grpc.service_config': serviceConfig(nameOf(options.definition)),
    // Nobody asks channelz; without it no call is counted twice.
    'grpc.enable_channelz': 0,
    'grpc.keepalive_time_ms': longestCallMs,
    'grpc.keepalive_timeout_ms': 5_000,
    'grpc.dns_min_time_between_resolutions_ms': 2_000,
    'grpc.initial_reconnect_backoff_ms': 100,
    'grpc.max_reconnect_backoff_ms': 2_000,
    'grpc.max_receive_message_length': maxMessageBytes,
    'grpc.max_send_message_length': maxMessageBytes,
    ...(options.serverName === undefined ? {} : { 'grpc.ssl_target_name_override': options.serverName }),
  });
  const methods = Object.entries(options.definition).map(([key, method]) => {
    const call = method.responseStream ? callStream : callUnary;
    const bound = (request: never, callOptions: CallOptions = {}) =>
      call(client, { ...method, deadlineMs: options.deadlineMs }, request, callOptions);
    return [key, bound] as const;
  });
  // Built key by key from the definition, which is what ClientOf maps over.
  return { rpc: Object.fromEntries(methods) as unknown as ClientOf<D>, close: () => client.close() };
}

interface Method {
  path: string;
  deadlineMs: number;
  requestSerialize(value: never): Buffer;
  responseDeserialize(bytes: Buffer): unknown;
}

async function callUnary(
  client: Client,
  method: Method,
  request: never,
  options: CallOptions,
): Promise<unknown> {
  const ended = timeCall(method);
  noteIds(idsIn(request));
  try {
    const answer = await sendUnary(client, method, request, options);
    noteIds(idsIn(answer));
    ended();
    return answer;
  } catch (error) {
    ended(error);
    throw error;
  }
}

function sendUnary(client: Client, method: Method, request: never, options: CallOptions): Promise<unknown> {
  return inSpan(method, options, (metadata, grpcOptions) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const call = withoutStackTraces(() =>
      client.makeUnaryRequest(
        method.path,
        method.requestSerialize,
        method.responseDeserialize,
        request,
        metadata,
        grpcOptions,
        (error, response) =>
          error === null ? resolve(response) : reject(fromServiceError(error, method.path)),
      ),
    );
    const release = onAbort(options, () => call.cancel());
    if (options.onAcknowledge !== undefined) call.once('metadata', options.onAcknowledge);
    return promise.finally(release);
  });
}

/**
 * grpc-js takes a stack trace for every call, in case it fails, at a fifth of what the call costs its client. The
 * error that callers get is an AppError, which names the method and has a trace of its own.
 */
function withoutStackTraces<T>(start: () => T): T {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return start();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

async function* callStream(
  client: Client,
  method: Method,
  request: never,
  options: CallOptions,
): AsyncIterable<unknown> {
  const ended = timeCall(method);
  noteIds(idsIn(request));
  let failure: unknown;
  try {
    yield* readStream(client, method, request, options);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    ended(failure);
  }
}

async function* readStream(
  client: Client,
  method: Method,
  request: never,
  options: CallOptions,
): AsyncIterable<unknown> {
  // The span covers the opening; what follows is as slow as its reader.
  const call = await inSpan(
    method,
    options,
    async (metadata, grpcOptions): Promise<ClientReadableStream<unknown>> =>
      client.makeServerStreamRequest(
        method.path,
        method.requestSerialize,
        method.responseDeserialize,
        request,
        metadata,
        grpcOptions,
      ),
  );
  const release = onAbort(options, () => call.cancel());
  if (options.onAcknowledge !== undefined) call.once('metadata', options.onAcknowledge);
  try {
    yield* call;
  } catch (error) {
    throw isServiceError(error) ? fromServiceError(error, method.path) : error;
  } finally {
    release();
    call.cancel();
  }
}

/** Runs one call in a client span, with its deadline and the trace's context in its metadata. */
async function inSpan<T>(
  method: Method,
  options: CallOptions,
  work: (metadata: Metadata, grpcOptions: GrpcCallOptions) => Promise<T>,
): Promise<T> {
  const name = method.path.slice(1);
  return withSpan(
    name,
    { kind: SpanKind.CLIENT, attributes: { 'rpc.system.name': 'grpc', 'rpc.method': name }, fails: isFault },
    async (span) => {
      const deadline = deadlineWithin(options.within, options.deadlineMs ?? method.deadlineMs, name);
      if (abortedAlready(options)) throw new AppError('CANCELLED', 'The call was cancelled.');
      const metadata = new Metadata();
      propagation.inject(context.active(), metadata, {
        set: (carrier, key, value) => carrier.set(key, value),
      });
      try {
        return await work(metadata, { deadline });
      } catch (error) {
        span.setAttribute('rpc.response.status_code', toAppError(error).form.grpc);
        throw error;
      }
    },
  );
}

/** Begins to time a call. @returns what is to be told once how the call ended: without an error, or with which. */
function timeCall({ path }: Method): (error?: unknown) => void {
  const started = performance.now();
  return (error) => {
    const code = error instanceof AppError ? error.form.grpc : 'INTERNAL';
    clientDuration.record((performance.now() - started) / 1000, {
      'rpc.method': path.slice(1),
      'rpc.response.status_code': error === undefined ? 'OK' : code,
    });
  };
}

const abortedAlready = (options: CallOptions): boolean =>
  options.signal?.aborted === true || options.within?.signal.aborted === true;

/** Calls `cancel` when either signal is aborted. @returns a function that stops listening. */
function onAbort(options: CallOptions, cancel: () => void): () => void {
  const signals = [options.signal, options.within?.signal].filter((signal) => signal !== undefined);
  for (const signal of signals) signal.addEventListener('abort', cancel, { once: true });
  return () => {
    for (const signal of signals) signal.removeEventListener('abort', cancel);
  };
}

const isServiceError = (error: unknown): error is ServiceError =>
  error instanceof Error && 'code' in error && typeof error.code === 'number' && 'metadata' in error;
