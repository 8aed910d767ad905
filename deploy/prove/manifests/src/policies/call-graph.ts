import { type INetworkPolicy, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { type Check, difference, inspect } from '../check.ts';
import { environmentOf, services } from '../environment.ts';
import { rpcPort } from '../network-policies.ts';
import { namedAs, openWays } from '../open-ways.ts';
import { wantedWays } from '../wanted-ways.ts';
import { containerName, containersIn, workloadsIn } from '../workload.ts';

/** The call graph is declared once, beside the local stack; manifests must say the same. */
export const callGraphChecks: readonly Check[] = [
  {
    name: 'network policies open exactly the calls that are declared, over one that denies the rest',
    run(rendering) {
      const { manifests, stage } = rendering;
      const policies: INetworkPolicy[] = manifests.filter((manifest) => NetworkPolicy.is(manifest));
      const denied = policies.some(deniesAll);
      if (!denied && stage === 'part') return { checked: 0, problems: [] };
      const outcome = inspect(
        workloadsIn(manifests),
        ({ name }) => name,
        (workload) => {
          const open = openWays(workload, policies, workloadsIn(manifests));
          const wanted = wantedWays(workload, rendering);
          return [
            ...difference(open.in, wanted.in, namedAs('in')),
            ...difference(open.out, wanted.out, namedAs('out')),
          ];
        },
      );
      return denied
        ? outcome
        : { ...outcome, problems: [...outcome.problems, 'no policy denies by default'] };
    },
  },
  {
    name: 'settings name the targets of exactly the calls that are declared',
    run({ manifests }) {
      const containers = containersIn(manifests).filter(({ workload }) => workload.kind === 'Deployment');
      return inspect(containers, containerName, (placed) => {
        const service = services.find(({ name }) => name === placed.workload.owner);
        const found = Object.entries(environmentOf(placed, manifests))
          .filter(([key]) => key.endsWith('_TARGET'))
          .map((entry) => entry.join('='));
        const wanted = (service?.calls ?? []).map(
          (name) =>
            `${service?.prefix}_${name.replace('-', '_').toUpperCase()}_TARGET=dns:///${name}:${rpcPort}`,
        );
        return difference(found, wanted, namedAs('out'));
      });
    },
  },
];

function deniesAll({ spec }: INetworkPolicy): boolean {
  const types = spec?.policyTypes ?? [];
  return (
    Object.keys(spec?.podSelector ?? { none: true }).length === 0 &&
    types.includes('Ingress') &&
    types.includes('Egress') &&
    [...(spec?.ingress ?? []), ...(spec?.egress ?? [])].length === 0
  );
}
