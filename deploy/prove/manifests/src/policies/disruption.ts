import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { type Check, complaints, inspect } from '../check.ts';
import { type Manifest, nameOf } from '../manifest.ts';
import { replicasOf } from '../scaler.ts';

export const disruptionChecks: readonly Check[] = [
  {
    name: 'a drain of a node may always evict one replica, and never all of them at once',
    run({ manifests }) {
      const budgets = manifests.filter((manifest) => PodDisruptionBudget.is(manifest));
      return inspect(budgets, nameOf, (manifest) => budgetProblems(manifest, manifests));
    },
  },
];

function budgetProblems(manifest: Manifest, manifests: readonly Manifest[]): string[] {
  if (!PodDisruptionBudget.is(manifest)) return [];
  const { maxUnavailable, minAvailable, unhealthyPodEvictionPolicy } = manifest.spec ?? {};
  const { fewest } = replicasOf(manifest.metadata.name, manifests);
  const evictable =
    maxUnavailable === undefined
      ? fewest - shareOf(minAvailable ?? 0, fewest)
      : shareOf(maxUnavailable, fewest);
  return complaints(
    [evictable < 1, `of ${fewest} replicas none may be evicted, so that a drain waits for ever`],
    [fewest > 1 && evictable >= fewest, `all of ${fewest} replicas may be evicted at once`],
    [
      unhealthyPodEvictionPolicy !== 'AlwaysAllow',
      'a replica that is not ready would hold up a drain for ever',
    ],
  );
}

/** A share in percent is rounded up, as Kubernetes does it. */
function shareOf(value: string | number, replicas: number): number {
  return typeof value === 'number' ? value : Math.ceil((Number.parseFloat(value) / 100) * replicas);
}
