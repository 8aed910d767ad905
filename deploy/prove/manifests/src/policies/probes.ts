import type { IContainer } from 'kubernetes-models/v1';
import { type Check, complaints, inspect } from '../check.ts';
import { containerName, containersIn, type PlacedContainer } from '../workload.ts';

/** What the gateway answers under these paths, and every other service's health service under these names. */
const asked = {
  alive: { path: '/healthz', service: 'liveness' },
  ready: { path: '/readyz', service: 'readiness' },
};

export const probeChecks: readonly Check[] = [
  {
    name: 'every container that serves says when it has started, is ready, is alive',
    run({ manifests }) {
      const serving = containersIn(manifests).filter(({ workload }) => workload.kind === 'Deployment');
      return inspect(serving, containerName, presenceProblems);
    },
  },
  {
    name: 'probes ask for what the service answers: for readiness before traffic, for liveness before a restart',
    run({ manifests }) {
      const serving = containersIn(manifests).filter(({ workload }) => workload.kind === 'Deployment');
      return inspect(serving, containerName, ({ container }) => [
        ...questionProblems('startup', container.startupProbe, asked.ready),
        ...questionProblems('readiness', container.readinessProbe, asked.ready),
        ...questionProblems('liveness', container.livenessProbe, asked.alive),
      ]);
    },
  },
];

function presenceProblems({ container }: PlacedContainer): string[] {
  const patience = patienceSeconds(container.livenessProbe);
  const start = patienceSeconds(container.startupProbe);
  const pause = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
  return complaints(
    [container.startupProbe === undefined, 'it has no startup probe'],
    [container.readinessProbe === undefined, 'it has no readiness probe'],
    [container.livenessProbe === undefined, 'it has no liveness probe'],
    [
      container.livenessProbe !== undefined && patience < 30,
      `it is killed after ${patience} s without an answer, which load alone may bring`,
    ],
    [
      container.startupProbe !== undefined && start < 60,
      `it is killed when it starts longer than ${start} s`,
    ],
    [pause < 2, 'it has no pause before its drain, so callers still come to it'],
  );
}

type Probe = IContainer['livenessProbe'];

/** How long a probe may fail, by the defaults of Kubernetes too. */
function patienceSeconds(probe: Probe): number {
  return (probe?.periodSeconds ?? 10) * (probe?.failureThreshold ?? 3);
}

function questionProblems(kind: string, probe: Probe, right: { path: string; service: string }): string[] {
  if (probe?.grpc !== undefined) {
    const { service = '' } = probe.grpc;
    return complaints([
      service !== right.service,
      `its ${kind} probe asks for the health of '${service}', which is not ${right.service}`,
    ]);
  }
  if (probe?.httpGet === undefined) return [];
  const { path = '/' } = probe.httpGet;
  return complaints([path !== right.path, `its ${kind} probe asks ${path}, not ${right.path}`]);
}
