import { LimitRange, ResourceQuota } from 'kubernetes-models/v1';
import { type Check, complaints, inspect } from '../check.ts';
import { type Manifest, nameOf } from '../manifest.ts';
import { quantityOf } from '../quantity.ts';
import { replicasOf } from '../scaler.ts';
import { containerName, containersIn, workloadsIn } from '../workload.ts';

export const quotaChecks: readonly Check[] = [
  {
    name: 'the quota lets every service reach its most replicas, with a rollout and the migrations under way',
    run({ manifests }) {
      const quotas = manifests.filter((manifest) => ResourceQuota.is(manifest));
      return inspect(quotas, nameOf, (manifest) => quotaProblems(manifest, manifests));
    },
  },
  {
    name: 'containers stay within the bounds of the LimitRange',
    run({ manifests }) {
      const bounds = manifests.filter((manifest) => LimitRange.is(manifest));
      const most = bounds.flatMap(({ spec }) => spec?.limits ?? []).find(({ type }) => type === 'Container')
        ?.max?.memory;
      if (most === undefined) return { checked: 0, problems: [] };
      return inspect(containersIn(manifests), containerName, ({ container }) =>
        complaints([
          quantityOf(container.resources?.limits?.memory) > quantityOf(most),
          `its limit of memory is over ${most}`,
        ]),
      );
    },
  },
];

function quotaProblems(manifest: Manifest, manifests: readonly Manifest[]): string[] {
  if (!ResourceQuota.is(manifest)) return [];
  const needed = neededBy(manifests);
  return Object.entries(manifest.spec?.hard ?? {}).flatMap(([resource, allowed]) => {
    const sum = needed.get(resource) ?? 0;
    return complaints(
      [Number.isNaN(quantityOf(allowed)), `${resource} ${allowed} is no quantity`],
      [sum > quantityOf(allowed), `${resource} ${allowed} is less than the ${sum} that are needed`],
    );
  });
}

function neededBy(manifests: readonly Manifest[]): Map<string, number> {
  const needed = new Map<string, number>();
  const add = (resource: string, amount: number): void => {
    needed.set(resource, (needed.get(resource) ?? 0) + amount);
  };
  for (const { kind, owner, pod } of workloadsIn(manifests)) {
    // One more than the most, since a rollout adds one before it takes one away.
    const pods = kind === 'Deployment' ? replicasOf(owner, manifests).most + 1 : 1;
    add('pods', pods);
    for (const { resources } of pod.containers) {
      add('requests.cpu', pods * quantityOf(resources?.requests?.cpu));
      add('requests.memory', pods * quantityOf(resources?.requests?.memory));
      add('limits.memory', pods * quantityOf(resources?.limits?.memory));
    }
  }
  return needed;
}
