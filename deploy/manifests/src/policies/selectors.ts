import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1';
import { type INetworkPolicy, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { type IService, Service } from 'kubernetes-models/v1';
import { type Check, inspect } from '../check.ts';
import { type Manifest, nameOf } from '../manifest.ts';
import { deploymentsIn, selects, type Workload, workloadsIn } from '../workload.ts';

export const selectorChecks: readonly Check[] = [
  { name: 'every selector selects the pods of its own service and no others', run: checkSelectors },
  { name: 'the ports of a Service are ports of its containers', run: checkPorts },
];

function checkSelectors(manifests: readonly Manifest[]) {
  const workloads = workloadsIn(manifests);
  const selecting = manifests.filter(
    (manifest) => selectorOf(manifest) !== undefined && !(NetworkPolicy.is(manifest) && selectsAll(manifest)),
  );
  const outcome = inspect(selecting, nameOf, (manifest) => {
    const selector = selectorOf(manifest) ?? {};
    const chosen = workloads.filter(({ labels }) => selects(selector, labels));
    if (chosen.length === 0) return ['it selects nothing'];
    return chosen
      .filter(({ labels }) => labels['app.kubernetes.io/name'] !== manifest.metadata.name)
      .map(({ name }) => `it selects ${name}`);
  });
  const spread = inspect(
    deploymentsIn(manifests),
    ({ metadata }) => `Deployment/${metadata?.name}`,
    spreadProblems,
  );
  return { checked: outcome.checked + spread.checked, problems: [...outcome.problems, ...spread.problems] };
}

/** A policy for every pod of the namespace, which is what it means to be. */
function selectsAll({ spec }: INetworkPolicy): boolean {
  return Object.keys(spec?.podSelector?.matchLabels ?? {}).length === 0;
}

function selectorOf(manifest: Manifest): Readonly<Record<string, string>> | undefined {
  if (Service.is(manifest)) return manifest.spec?.selector ?? {};
  if (PodDisruptionBudget.is(manifest)) return manifest.spec?.selector?.matchLabels ?? {};
  if (NetworkPolicy.is(manifest)) return manifest.spec?.podSelector?.matchLabels ?? {};
  if (Deployment.is(manifest)) return manifest.spec?.selector.matchLabels ?? {};
  return undefined;
}

function spreadProblems({ spec }: IDeployment): string[] {
  const labels = spec?.template.metadata?.labels ?? {};
  return (spec?.template.spec?.topologySpreadConstraints ?? [])
    .filter(({ labelSelector }) => !selects(labelSelector?.matchLabels, labels))
    .map(({ topologyKey }) => `the spread over ${topologyKey} does not count its own pods`);
}

function checkPorts(manifests: readonly Manifest[]) {
  const workloads = workloadsIn(manifests);
  const services: IService[] = manifests.filter((manifest) => Service.is(manifest));
  return inspect(
    services,
    ({ metadata }) => `Service/${metadata?.name}`,
    ({ spec }) => {
      const behind = workloads.filter(({ labels }) => selects(spec?.selector, labels));
      return (spec?.ports ?? []).flatMap(({ port, targetPort = port }) =>
        behind
          .filter((workload) => !hasPort(workload, targetPort))
          .map(({ name }) => `${name} has no port ${targetPort}`),
      );
    },
  );
}

function hasPort({ pod }: Workload, wanted: string | number): boolean {
  return pod.containers
    .flatMap(({ ports = [] }) => ports)
    .some(({ name, containerPort }) => name === wanted || containerPort === wanted);
}
