import type { CallContext } from './call-context.ts';

/** One method as ts-proto writes it. */
interface MethodShape {
  path: string;
  requestStream: boolean;
  responseStream: boolean;
  // Method syntax keeps the parameters bivariant, so that each generated definition fits.
  requestSerialize(value: never): Buffer;
  requestDeserialize(bytes: Buffer): unknown;
  responseSerialize(value: never): Buffer;
  responseDeserialize(bytes: Buffer): unknown;
}

/** A service as ts-proto writes it with `outputServices=grpc-js`. */
export type ServiceDefinition = Record<string, MethodShape>;

/** The message that a method takes. */
export type Request<M extends MethodShape> = ReturnType<M['requestDeserialize']>;
/** The message that a method answers with, once or as a stream. */
export type Response<M extends MethodShape> = ReturnType<M['responseDeserialize']>;

type UnaryMethods<D extends ServiceDefinition> = {
  [K in keyof D]: D[K]['responseStream'] extends false ? K : never;
}[keyof D];
type StreamMethods<D extends ServiceDefinition> = Exclude<keyof D, UnaryMethods<D>>;

/** The handlers that a server must have: one function for each RPC, none missing. */
export type Handlers<D extends ServiceDefinition> = {
  [K in UnaryMethods<D>]: (request: Request<D[K]>, call: CallContext) => Promise<Response<D[K]>>;
} & {
  [K in StreamMethods<D>]: (request: Request<D[K]>, call: CallContext) => AsyncIterable<Response<D[K]>>;
};

/**
 * The names that may call each RPC, none forgotten: services of the call graph, and `operator`. They are what
 * certificates say, so the table holds under mutual TLS only.
 */
export type AllowedCallers<D extends ServiceDefinition> = { readonly [K in keyof D]: readonly string[] };

/** What one call may be given. */
export interface CallOptions {
  /** The call on whose behalf this one is made: its deadline bounds this one and its cancellation travels. */
  within?: CallContext;
  /** Takes the place of the client's configured deadline. */
  deadlineMs?: number;
  /** Cancels the call. */
  signal?: AbortSignal;
  /** Called once when the server acknowledges the call, or answers it for the first time. */
  onAcknowledge?: () => void;
}

/** A promise client: every failure is an AppError. */
export type ClientOf<D extends ServiceDefinition> = {
  [K in UnaryMethods<D>]: (request: Request<D[K]>, options?: CallOptions) => Promise<Response<D[K]>>;
} & {
  [K in StreamMethods<D>]: (request: Request<D[K]>, options?: CallOptions) => AsyncIterable<Response<D[K]>>;
};
