import {
  type ServiceDefinition as GrpcServiceDefinition,
  Server,
  type ServerOptions,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { ReflectionService } from '@grpc/reflection';
import { DiagnosticsServiceService } from '@sitewright/protos/diagnostics';
import { loadPackageDefinition } from '@sitewright/protos/package-definition';
import type { Logger } from '@sitewright/telemetry';
import { HealthImplementation } from 'grpc-health-check';
import { type AdapterOptions, adaptStream, adaptUnary } from './adapter.ts';
import type { CallContext } from './call-context.ts';
import { serverCredentials, type TlsFiles } from './credentials.ts';
import type { Handlers, ServiceDefinition } from './definition.ts';
import { type DescribedServer, diagnosticsHandlers } from './diagnostics.ts';

export interface RpcServerOptions<D extends ServiceDefinition> extends DescribedServer {
  definition: D;
  handlers: Handlers<D>;
  /** `host:port`. */
  listen: string;
  maxInFlight: number;
  drainMs: number;
  maxConnectionAgeMs: number;
  tls?: TlsFiles;
  /** Which identities may call which methods, under mutual TLS; a method not named is open to all. */
  allowedCallers?: Partial<Record<keyof D, readonly string[]>>;
  /** Whether the service can do its work: its own database, and nothing else. Asked every two seconds. */
  isReady: () => Promise<boolean>;
  logger: Logger;
}

export interface RpcServer {
  /** Binds and serves. @returns the port. */
  start(): Promise<number>;
  /** Drains: says NOT_SERVING, lets calls in flight end within `drainMs`, then cuts what is left. */
  stop(): Promise<void>;
}

const readinessIntervalMs = 2_000;
const maxMessageBytes = 8 * 1024 * 1024;

/** A gRPC server with health (`liveness`, `readiness` and the service's own name), diagnostics, reflection and a drain. */
export function createRpcServer<D extends ServiceDefinition>(options: RpcServerOptions<D>): RpcServer {
  const server = new Server(channelOptions(options));
  const serviceName = nameOf(options.definition);
  const health = new HealthImplementation({
    '': 'NOT_SERVING',
    liveness: 'SERVING',
    readiness: 'NOT_SERVING',
    [serviceName]: 'NOT_SERVING',
  });
  const setReady = (ready: boolean): void => {
    for (const name of ['', 'readiness', serviceName])
      health.setStatus(name, ready ? 'SERVING' : 'NOT_SERVING');
  };
  const surroundings: Surroundings = {
    domain: options.name,
    logger: options.logger,
    gate: { inFlight: 0, max: options.maxInFlight },
  };
  addService(server, options, surroundings);
  const handlers = diagnosticsHandlers(options);
  const allowedCallers = { describe: ['operator'] };
  addService(server, { definition: DiagnosticsServiceService, handlers, allowedCallers }, surroundings);
  health.addToServer(server);
  new ReflectionService(loadPackageDefinition()).addToServer(server);
  let timer: NodeJS.Timeout | undefined;

  return {
    async start() {
      const port = await bind(server, options.listen, options.tls ?? {});
      const check = async (): Promise<void> => setReady(await options.isReady());
      await check();
      timer = setInterval(() => void check(), readinessIntervalMs);
      timer.unref();
      options.logger.info({ port, listen: options.listen }, 'serving');
      return port;
    },
    async stop() {
      clearInterval(timer);
      setReady(false);
      await drain(server, options.drainMs);
      options.logger.info('stopped');
    },
  };
}

/** The full name of a service, read from the path of any of its methods. */
export function nameOf(definition: ServiceDefinition): string {
  return Object.values(definition)[0]?.path.split('/')[1] ?? '';
}

type Served<D extends ServiceDefinition> = Pick<
  RpcServerOptions<D>,
  'definition' | 'handlers' | 'allowedCallers'
>;
type Surroundings = Pick<AdapterOptions, 'domain' | 'logger' | 'gate'>;

function addService<D extends ServiceDefinition>(
  server: Server,
  served: Served<D>,
  surroundings: Surroundings,
): void {
  // The definition ties each key to its handler's types; from here on grpc-js knows no types.
  const handlers: Record<string, unknown> = served.handlers;
  const entries = Object.entries(served.definition).map(([key, method]) => {
    const adapter = {
      ...surroundings,
      method: method.path.slice(1),
      allowed: served.allowedCallers?.[key],
    };
    const handler = handlers[key];
    const adapted = method.responseStream
      ? adaptStream(handler as (request: unknown, call: CallContext) => AsyncIterable<unknown>, adapter)
      : adaptUnary(handler as (request: unknown, call: CallContext) => Promise<unknown>, adapter);
    return [key, adapted] as const;
  });
  const implementation: UntypedServiceImplementation = Object.fromEntries(entries);
  // ts-proto writes what grpc-js reads; only the two libraries' spellings of the type differ.
  server.addService(served.definition as unknown as GrpcServiceDefinition, implementation);
}

function channelOptions(options: { drainMs: number; maxConnectionAgeMs: number }): ServerOptions {
  return {
    'grpc.enable_channelz': 0,
    'grpc.max_connection_age_ms': options.maxConnectionAgeMs,
    'grpc.max_connection_age_grace_ms': Math.max(options.drainMs, 1_000),
    'grpc.keepalive_time_ms': 30_000,
    'grpc.keepalive_timeout_ms': 10_000,
    'grpc.max_receive_message_length': maxMessageBytes,
    'grpc.max_send_message_length': maxMessageBytes,
  };
}

function bind(server: Server, listen: string, tls: TlsFiles): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(listen, serverCredentials(tls), (error, port) => {
      if (error === null) resolve(port);
      else reject(new Error(`Cannot listen on ${listen}: ${error.message}`, { cause: error }));
    });
  });
}

function drain(server: Server, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => {
      server.forceShutdown();
      resolve();
    }, limitMs);
    server.tryShutdown(() => {
      clearTimeout(limit);
      resolve();
    });
  });
}
