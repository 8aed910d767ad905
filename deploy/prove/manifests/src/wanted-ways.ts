import { ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { environmentOf, type KnownService, services } from './environment.ts';
import { databasePort, modelsPort, redisPort, rpcPort } from './network-policies.ts';
import type { Ways } from './open-ways.ts';
import type { Rendering } from './rendering.ts';
import { isMeshed, type Workload, workloadsIn } from './workload.ts';

const httpPort = 8080;
const metricsPort = 9464;
/** What the proxy of a service mesh asks its control plane for. */
const meshWays = ['linkerd:8080', 'linkerd:8086', 'linkerd:8090'];

/** The ways that the pods of a workload need, by the declared call graph and by what else the rendering has. */
export function wantedWays(workload: Workload, rendering: Rendering): Ways {
  const service = services.find(({ name }) => name === workload.owner);
  const names = ['kube-system:53'];
  if (service === undefined) return { in: storeCallers(workload, rendering), out: names };
  const database = storeWay('postgres', databasePort, rendering);
  if (workload.kind === 'Job') return { in: [], out: [...names, database] };
  return {
    in: [...callersOf(service), ...scrapers(rendering)],
    out: [
      ...names,
      ...service.calls.map((name) => `Deployment/${name}:${rpcPort}`),
      ...(service.schema === undefined ? [] : [database]),
      ...(service.redis === undefined ? [] : [storeWay('redis', redisPort, rendering)]),
      ...(service.models === undefined ? [] : [`outside:${modelsPort}`]),
      ...collectorOf(workload, rendering),
      ...(isMeshed(workload) ? meshWays : []),
    ],
  };
}

/** A store beside the services, else where the overlay says that it is; a part alone does not say. */
function storeWay(name: string, port: number, { manifests, stage }: Rendering): string {
  const beside = workloadsIn(manifests).find(({ owner }) => owner === name);
  if (beside !== undefined) return `${beside.name}:${port}`;
  return `${stage === 'part' ? 'pods that are nowhere' : 'addresses of its own'}:${port}`;
}

/** Who is called by nobody in the mesh is its door. */
function callersOf({ name }: KnownService): string[] {
  const callers = services.filter(({ calls }) => calls.includes(name));
  return callers.length === 0
    ? [`anywhere:${httpPort}`]
    : callers.map((caller) => `Deployment/${caller.name}:${rpcPort}`);
}

/** A database is called by the services with a schema and their migrations, Redis by the services that use it. */
function storeCallers({ owner }: Workload, { manifests }: Rendering): string[] {
  return workloadsIn(manifests).flatMap(({ name, owner: caller, kind }) => {
    const service = services.find((one) => one.name === caller);
    if (owner === 'postgres') return service?.schema === undefined ? [] : [`${name}:${databasePort}`];
    return service?.redis === undefined || kind === 'Job' ? [] : [`${name}:${redisPort}`];
  });
}

function scrapers({ manifests }: Rendering): string[] {
  return manifests.some((one) => ServiceMonitor.is(one)) ? [`monitoring:${metricsPort}`] : [];
}

function collectorOf(workload: Workload, { manifests }: Rendering): string[] {
  const [container] = workload.pod.containers;
  const endpoint =
    container === undefined
      ? undefined
      : environmentOf({ workload, container }, manifests).OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return [];
  const { hostname, port } = new URL(endpoint);
  const [, namespace = 'sitewright'] = hostname.split('.');
  return [`${namespace}:${port}`];
}
