import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WriterChoice } from './writer.ts';

export const rootFolder = fileURLToPath(new URL('../../../../', import.meta.url));

/** Where a start keeps data, logs, settings and its run file; another folder allows a second start beside the first. */
export const localFolder = resolve(rootFolder, process.env.SITEWRIGHT_LOCAL_FOLDER || '.local');

export interface MeshService {
  name: string;
  /** Before the names of its settings. */
  prefix: string;
  /** Its schema and role; the gateway has none. */
  schema?: string;
  redis?: true;
  /** Asks language models, which are outside. */
  models?: true;
  /** Tells callers public addresses. */
  publicUrl?: true;
  calls: readonly string[];
}

/** The services in the order in which they are stopped: who calls before whom it calls. */
export const mesh: readonly MeshService[] = [
  {
    name: 'gateway',
    prefix: 'GATEWAY',
    publicUrl: true,
    redis: true,
    calls: ['auth', 'credits', 'projects', 'generation', 'mcp-tools'],
  },
  {
    name: 'mcp-tools',
    prefix: 'MCP_TOOLS',
    publicUrl: true,
    schema: 'mcp_tools',
    calls: ['auth', 'credits', 'projects', 'generation'],
  },
  {
    name: 'generation',
    prefix: 'GENERATION',
    schema: 'generation',
    redis: true,
    models: true,
    calls: ['credits', 'projects'],
  },
  { name: 'projects', prefix: 'PROJECTS', schema: 'projects', calls: [] },
  { name: 'credits', prefix: 'CREDITS', schema: 'credits', calls: [] },
  { name: 'auth', prefix: 'AUTH', schema: 'auth', calls: [] },
];

/** The file that runs a service, and its migrations with the argument `migrate`. */
export function mainFileOf(service: MeshService): string {
  return `${rootFolder}services/${service.name}/src/main.ts`;
}

/** Where services show what they do, where a start looks at that. */
export interface LocalTelemetry {
  /** The port for `/metrics` of every service by its name: one for all would serve the first alone. */
  metricsPorts: ReadonlyMap<string, number>;
  /** Takes spans as OTLP over HTTP in JSON. */
  spansTo: string;
}

export interface Surroundings {
  /** `host:port` of every service by its name. */
  addresses: ReadonlyMap<string, string>;
  databaseUrls: ReadonlyMap<string, string>;
  telemetry?: LocalTelemetry;
  redisUrl: string;
  publicUrl: string;
  keyPepper: string;
  /** Which engine writes builds. */
  writer?: Pick<WriterChoice, 'generation' | 'deadlines'>;
}

/** In development nobody waits for 200 s of drain. */
const drainMs = 5_000;

/** Everything, for who starts a mesh looks at single requests; unless that start says how much. */
function samplerOf(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isSaid = given.OTEL_TRACES_SAMPLER !== undefined || given.OTEL_TRACES_SAMPLER_ARG !== undefined;
  return isSaid ? {} : { OTEL_TRACES_SAMPLER: 'always_on' };
}

/** The environment of one service: its own part of the surroundings over what this process was given. */
export function environmentOf(service: MeshService, around: Surroundings): NodeJS.ProcessEnv {
  const { prefix } = service;
  const targets = service.calls.map((name) => [
    `${prefix}_${name.replace('-', '_').toUpperCase()}_TARGET`,
    around.addresses.get(name),
  ]);
  return {
    [`${prefix}_DRAIN_MS`]: String(drainMs),
    // No balancer to wait for either.
    ...(service.schema === undefined ? { [`${prefix}_LINGER_MS`]: '0' } : {}),
    // Saves about a third of the time of every start but the first.
    NODE_COMPILE_CACHE: join(localFolder, 'compile-cache'),
    ...Object.fromEntries(
      Object.entries(around.writer?.deadlines ?? {}).map(([name, value]) => [`${prefix}_${name}`, value]),
    ),
    ...process.env,
    ...(service.name === 'generation' ? around.writer?.generation : {}),
    OTEL_SERVICE_NAME: service.name,
    ...(around.telemetry === undefined
      ? {}
      : {
          OTEL_EXPORTER_PROMETHEUS_HOST: '127.0.0.1',
          OTEL_EXPORTER_PROMETHEUS_PORT: String(around.telemetry.metricsPorts.get(service.name)),
          // Traces alone: metrics and all else go where whoever starts it sends them.
          OTEL_TRACES_EXPORTER: 'otlp',
          OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${around.telemetry.spansTo}/v1/traces`,
          OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
          OTEL_BSP_SCHEDULE_DELAY: '200',
          ...samplerOf(process.env),
        }),
    [`${prefix}_LISTEN`]: around.addresses.get(service.name),
    ...Object.fromEntries(targets),
    ...(service.schema === undefined
      ? {}
      : { [`${prefix}_DATABASE_URL`]: around.databaseUrls.get(service.name) }),
    ...(service.redis === undefined ? {} : { [`${prefix}_REDIS_URL`]: around.redisUrl }),
    ...(service.publicUrl === undefined ? {} : { [`${prefix}_PUBLIC_URL`]: around.publicUrl }),
    ...(service.name === 'auth' ? { AUTH_PEPPERS: `1:${around.keyPepper}` } : {}),
  };
}
