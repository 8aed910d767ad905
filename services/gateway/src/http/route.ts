import type { Readable } from 'node:stream';
import { AppError, type Reason } from '@sitewright/errors';
import type { CallContext } from '@sitewright/rpc';
import { plainWords } from '@sitewright/site-spec';
import { z } from 'zod';
import type { Clients } from '../clients.ts';
import type { GatewayConfig } from '../config.ts';
import type { Credentials } from '../guard/credentials.ts';
import type { Guard } from '../guard/guard.ts';
import type { Principal, Scope } from '../guard/principal.ts';
import { deprecationHeaders } from './deprecation.ts';
import type { DisownedBuilds } from './disowned-builds.ts';

/** What every handler may use. */
export interface Gateway {
  config: GatewayConfig;
  clients: Clients;
  guard: Guard;
  disowned: DisownedBuilds;
  /** True once the process has been told to stop. */
  draining: boolean;
}

/** One request, checked, as its handler sees it. */
export interface Incoming<P, Q, H, B> {
  params: P;
  query: Q;
  headers: H;
  body: B;
  /** Who is calling. Only routes with scopes may rely on it. */
  principal: Principal;
  /** The address that limits count, normalised. */
  address: string;
  /** What it brings that may tell whom it is from. */
  credentials: Credentials;
  /** Bounds and cancels the calls made for this request. */
  call: CallContext;
}

/** What a handler gives back; the app writes it. */
export interface Answer {
  status: number;
  /** An object is sent as JSON; bytes and streams as they are, with the content-type among the headers. */
  body?: object | Buffer | Readable | string;
  headers?: Record<string, string>;
}

/** One documented answer of a route. */
export interface Documented {
  description: string;
  schema?: z.core.$ZodType;
  mediaType?: string;
  example?: unknown;
  /** What each event of the stream is, where a client may have events in its place. */
  events?: z.core.$ZodType;
  headers?: Record<string, string>;
}

/**
 * A route: how it is reached, who may, what it takes and gives. The server, the OpenAPI document and the
 * authorisation tests are all made from it.
 */
export interface RouteSpec<
  P extends z.core.$ZodType = z.core.$ZodType,
  Q extends z.core.$ZodType = z.core.$ZodType,
  H extends z.core.$ZodType = z.core.$ZodType,
  B extends z.core.$ZodType = z.core.$ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for a parameter, as OpenAPI writes it. */
  path: string;
  /** Unique; the operationId. */
  id: string;
  tag: string;
  summary: string;
  description?: string;
  /** Any one of these lets a key in; `public` asks for no key. */
  access: 'public' | readonly [Scope, ...Scope[]];
  /** A scope that a key needs besides. */
  also?: Scope;
  /** Whether the session of a link may ask, for its own project; without it only keys and their sessions. */
  links?: true;
  /** Whether its answers are compressed for a client that takes that: those that hold no secret, and may be large. */
  compressed?: true;
  /** Longest time that a request may take; the configured call deadline where it is left out. */
  deadlineMs?: (config: GatewayConfig, body: z.output<B>) => number;
  params?: P;
  query?: Q;
  /** Names in lower case; other headers are ignored. */
  headers?: H;
  /** Headers that the schema lets be absent because their absence has an error of its own. */
  mustBring?: readonly string[];
  body?: { schema: B; mediaType: string; maxBytes: number; example: unknown };
  answers: Record<number, Documented>;
  /** Beyond those that every route can give. */
  errors: readonly Reason[];
  handle(
    gateway: Gateway,
    incoming: Incoming<z.output<P>, z.output<Q>, z.output<H>, z.output<B>>,
  ): Promise<Answer>;
}

/** A route whose types are settled: what the table holds. */
export interface Route extends Omit<RouteSpec, 'handle' | 'deadlineMs'> {
  /** Checks the parts of a request against the schemas, in the interface's order, then handles it. */
  serve(gateway: Gateway, raw: RawRequest): Promise<Answer>;
}

/** A request before its parts are checked. */
export interface RawRequest {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
  principal: Principal;
  address: string;
  credentials: Credentials;
  /** Makes the call context once the deadline is known. */
  open(deadlineMs: number): CallContext;
}

/** Settles a route's types. */
export function defineRoute<
  P extends z.core.$ZodType,
  Q extends z.core.$ZodType,
  H extends z.core.$ZodType,
  B extends z.core.$ZodType,
>(spec: RouteSpec<P, Q, H, B>): Route {
  const { handle, deadlineMs, ...rest } = spec;
  return {
    ...rest,
    async serve(gateway, raw) {
      const params = check(spec.params, raw.params, 'path');
      const query = check(spec.query, raw.query, 'query');
      const headers = check(spec.headers, raw.headers, 'header');
      const body = check(spec.body?.schema, raw.body, 'body');
      const call = raw.open(deadlineMs?.(gateway.config, body) ?? gateway.config.callDeadlineMs);
      const { principal, address, credentials } = raw;
      const incoming = { params, query, headers, body, principal, address, credentials, call };
      const answer = await handle(gateway, incoming);
      const told = deprecationHeaders([spec.query, raw.query], [spec.body?.schema, raw.body]);
      return { ...answer, headers: { ...answer.headers, ...told } };
    },
  };
}

/** @throws AppError INVALID_REQUEST that names each field and the rule it breaks. */
function check<S extends z.core.$ZodType>(schema: S | undefined, value: unknown, where: string): z.output<S> {
  const result = z.safeParse(schema ?? z.unknown(), value, { error: plainWords });
  if (result.success) return result.data as z.output<S>;
  const violations = result.error.issues.slice(0, 10).map((issue) => ({
    field: issue.path.map(String).join('.') || where,
    description: issue.message,
  }));
  const message = violations.map(({ field, description }) => `${field}: ${description}`).join('; ');
  throw new AppError('INVALID_REQUEST', `The request is invalid. ${message}`, { violations });
}
