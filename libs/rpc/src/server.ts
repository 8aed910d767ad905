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
import { type AdapterOptions, type AnyCall, adaptStream, adaptUnary } from './adapter.ts';
import type { CallContext } from './call-context.ts';
import type { CertificateWatch } from './certificate-watch.ts';
import { serverCredentials, watchCertificates } from './credentials.ts';
import type { AllowedCallers, Handlers, ServiceDefinition } from './definition.ts';
import { type DescribedServer, diagnosticsHandlers } from './diagnostics.ts';
import { bind, createHealth, createHealthServer } from './health.ts';
import { longestCallMs } from './longest-call.ts';
import { maxMessageBytes } from './message-size.ts';
import { activeCalls, maxCalls } from './metrics.ts';
import { nameOfPeer, spiffeIdOf } from './spiffe-id.ts';
import type { TlsFiles } from './tls-files.ts';

/** What is served, to whom, and how much at a time. */
export interface RpcServerOptions<D extends ServiceDefinition> extends DescribedServer, TlsFiles {
  definition: D;
  handlers: Handlers<D>;
  /** `host:port`. */
  listen: string;
  maxInFlight: number;
  drainMs: number;
  maxConnectionAgeMs: number;
  /** Who may call which method, under mutual TLS. */
  allowedCallers: AllowedCallers<D>;
  /** `host:port` of a second listener that serves health alone, in plain text. */
  healthListen?: string | undefined;
  /** Whether the service can do its work: its own database, and nothing else. Asked every two seconds. */
  isReady: () => Promise<boolean>;
  logger: Logger;
}

/** A server from its start to its end. */
export interface RpcServer {
  /** Binds and serves. @returns the port. */
  start(): Promise<number>;
  /** Drains: says NOT_SERVING, lets calls in flight end within `drainMs`, then cuts what is left. */
  stop(): Promise<void>;
}

const readinessIntervalMs = 2_000;

/** A gRPC server with health (`liveness`, `readiness` and the service's own name), diagnostics, reflection and a drain. */
export function createRpcServer<D extends ServiceDefinition>(options: RpcServerOptions<D>): RpcServer {
  const server = new Server(channelOptions(options));
  const health = createHealth(nameOf(options.definition));
  const probed = createHealthServer(health);
  const certificates = watchCertificates(options, options.logger);
  const surroundings: Surroundings = {
    domain: options.name,
    logger: options.logger,
    gate: { inFlight: 0, max: options.maxInFlight },
    callerOf: certificates === undefined ? undefined : callerBy(certificates),
  };
  addService(server, options, surroundings);
  const handlers = diagnosticsHandlers(options);
  const allowedCallers = { describe: ['operator'] };
  addService(server, { definition: DiagnosticsServiceService, handlers, allowedCallers }, surroundings);
  health.addTo(server);
  new ReflectionService(loadPackageDefinition()).addToServer(server);
  const { gate } = surroundings;
  let timer: NodeJS.Timeout | undefined;
  let unwatch: (() => void)[] = [];

  return {
    async start() {
      const port = await bind(server, options.listen, serverCredentials(certificates));
      if (options.healthListen !== undefined) await probed.listen(options.healthListen);
      const check = async (): Promise<void> => health.setReady(await options.isReady());
      await check();
      timer = setInterval(() => void check(), readinessIntervalMs);
      timer.unref();
      unwatch = [
        activeCalls.watch((observe) => observe(gate.inFlight)),
        maxCalls.watch((observe) => observe(gate.max)),
      ];
      const transport = certificates === undefined ? 'plain text, callers are not told apart' : 'mutual TLS';
      options.logger.info({ port, listen: options.listen, transport }, 'serving');
      return port;
    },
    async stop() {
      clearInterval(timer);
      health.setReady(false);
      await drain(server, options.drainMs);
      probed.close();
      for (const end of unwatch) end();
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
type Surroundings = Pick<AdapterOptions, 'domain' | 'logger' | 'gate' | 'callerOf'>;

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
      allowed: served.allowedCallers[key] ?? [],
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

/** Reads who a call comes from; what no table lists where the certificate names nobody of ours. */
function callerBy(certificates: CertificateWatch): (call: AnyCall) => string {
  return (call) => {
    const id = spiffeIdOf(call.getAuthContext().sslPeerCertificate?.subjectaltname);
    return id === undefined ? 'no name' : nameOfPeer(id, certificates.current.spiffeId);
  };
}

function channelOptions(options: { maxConnectionAgeMs: number }): ServerOptions {
  return {
    'grpc.enable_channelz': 0,
    'grpc.max_connection_age_ms': options.maxConnectionAgeMs,
    'grpc.max_connection_age_grace_ms': longestCallMs,
    'grpc.keepalive_time_ms': longestCallMs,
    'grpc.keepalive_timeout_ms': 10_000,
    'grpc.max_receive_message_length': maxMessageBytes,
    'grpc.max_send_message_length': maxMessageBytes,
  };
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
