import { Deployment, type IDeployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { type IService, Service } from 'kubernetes-models/v1';
import { type Check, inspect, type Outcome, together } from '../check.ts';
import { type Manifest, nameOf } from '../manifest.ts';
import { deploymentsIn, nameLabel, type Selector, selects, type Workload, workloadsIn } from '../workload.ts';

export const selectorChecks: readonly Check[] = [
  {
    name: 'every selector selects the pods of its own service and no others',
    run: ({ manifests }) => together(checkSelectors(manifests), checkSpread(manifests)),
  },
  {
    name: 'the ports of a Service are ports of its containers',
    run: ({ manifests }) => checkPorts(manifests),
  },
];

function checkSelectors(manifests: readonly Manifest[]): Outcome {
  const workloads = workloadsIn(manifests);
  const selecting = manifests.filter((manifest) => selectorOf(manifest) !== undefined);
  return inspect(selecting, nameOf, (manifest) => {
    const selector = selectorOf(manifest) ?? {};
    const chosen = workloads.filter(({ labels }) => selects(selector, labels));
    if (chosen.length === 0) return ['it selects nothing'];
    // A policy that names no service is for several, and says by its labels for which.
    if (NetworkPolicy.is(manifest) && selector.matchLabels?.[nameLabel] === undefined) return [];
    return chosen
      .filter(({ owner }) => owner !== manifest.metadata.name)
      .map(({ name }) => `it selects ${name}`);
  });
}

function selectorOf(manifest: Manifest): Selector | undefined {
  if (Service.is(manifest)) return { matchLabels: manifest.spec?.selector ?? {} };
  if (PodDisruptionBudget.is(manifest)) return manifest.spec?.selector ?? {};
  if (NetworkPolicy.is(manifest)) return manifest.spec?.podSelector ?? {};
  if (Deployment.is(manifest) || StatefulSet.is(manifest)) return manifest.spec?.selector ?? {};
  return undefined;
}

function checkSpread(manifests: readonly Manifest[]): Outcome {
  return inspect(deploymentsIn(manifests), ({ metadata }) => `Deployment/${metadata?.name}`, spreadProblems);
}

function spreadProblems({ spec }: IDeployment): string[] {
  const labels = spec?.template.metadata?.labels ?? {};
  return (spec?.template.spec?.topologySpreadConstraints ?? [])
    .filter(({ labelSelector }) => labelSelector === undefined || !selects(labelSelector, labels))
    .map(({ topologyKey }) => `the spread over ${topologyKey} does not count its own pods`);
}

function checkPorts(manifests: readonly Manifest[]): Outcome {
  const workloads = workloadsIn(manifests);
  const services: IService[] = manifests.filter((manifest) => Service.is(manifest));
  return inspect(
    services,
    ({ metadata }) => `Service/${metadata?.name}`,
    ({ spec }) => {
      const behind = workloads.filter(({ labels }) => selects({ matchLabels: spec?.selector }, labels));
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
