import type { MeshService } from '@sitewright/local/mesh';
import { isHttpReady, isRpcReady } from '@sitewright/local/readiness';
import { type ServiceProcess, spawnService } from '@sitewright/local/service-process';
import { until } from '@sitewright/local/until';

export const rpcPort = 50_051;
export const httpPort = 8_080;
const healthPort = 50_052;
const metricsPort = 9_464;
const readyWithinMs = 120_000;

/** One process of a service, on a loopback address of its own, as a pod has one. */
export interface Replica {
  service: MeshService;
  /** Its address without a port. */
  host: string;
  process: ServiceProcess;
}

/** Starts a replica and waits until it says that it is ready. */
export async function startReplica(
  service: MeshService,
  place: { host: string; env: NodeJS.ProcessEnv; logFile: string },
): Promise<Replica> {
  const { host, logFile } = place;
  const listen = `${host}:${portOf(service)}`;
  const env = {
    ...place.env,
    [`${service.prefix}_LISTEN`]: listen,
    [`${service.prefix}_HEALTH_LISTEN`]: `${host}:${healthPort}`,
    OTEL_EXPORTER_PROMETHEUS_HOST: host,
    OTEL_EXPORTER_PROMETHEUS_PORT: String(metricsPort),
  };
  const process = spawnService(service, { env, logFile });
  const ask = () =>
    service.schema === undefined ? isHttpReady(`http://${listen}`) : isRpcReady(`${host}:${healthPort}`);
  if (await until(ask, { withinMs: readyWithinMs, everyMs: 100 })) return { service, host, process };
  throw new Error(`${service.name} at ${listen} did not become ready; see ${logFile}`);
}

export const portOf = (service: MeshService): number => (service.schema === undefined ? httpPort : rpcPort);

/** How many calls a replica has served, by its own metrics; calls of operators aside. */
export async function countCalls({ host }: Replica): Promise<number> {
  const response = await fetch(`http://${host}:${metricsPort}/metrics`, { headers: { connection: 'close' } });
  const lines = (await response.text()).matchAll(/^rpc_server_call_duration\w*_count\{[^}]*\} (\d+)/gm);
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
}
