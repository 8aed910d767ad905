import { type Check, complaints, inspect } from '../check.ts';
import { numberSetting, services } from '../environment.ts';
import type { Manifest } from '../manifest.ts';
import { metricNames } from '../metric-names.ts';
import { replicasOf, type Scaler, scalersIn } from '../scaler.ts';
import { containerName, containersIn, deploymentsIn, type PlacedContainer } from '../workload.ts';

export const scalingChecks: readonly Check[] = [
  {
    name: 'autoscalers scale a Deployment that is there, one each, within bounds and without flapping',
    run: ({ manifests }) =>
      inspect(
        scalersIn(manifests),
        ({ name }) => name,
        (scaler) => [...targetProblems(scaler, manifests), ...behaviorProblems(scaler)],
      ),
  },
  {
    name: 'autoscalers ask only for metrics that a service has, in the namespace that they stand in',
    run: ({ manifests }) =>
      inspect(
        scalersIn(manifests),
        ({ name }) => name,
        ({ queries, addresses, namespace }) => [
          ...queries.flatMap((query) => queryProblems(query, namespace)),
          // KEDA looks from a namespace of its own.
          ...addresses
            .filter((address) => !new URL(address).hostname.includes('.'))
            .map((address) => `${address} names no namespace`),
        ],
      ),
  },
  {
    name: 'limits are divided by the fewest replicas that there are',
    stages: ['development', 'serving'],
    run({ manifests }) {
      const dividing = containersIn(manifests).filter(
        ({ workload }) =>
          workload.kind === 'Deployment' &&
          services.some(({ name, settings }) => name === workload.owner && 'replicas' in settings),
      );
      return inspect(dividing, containerName, (placed) => divisionProblems(placed, manifests));
    },
  },
];

function queryProblems(query: string, namespace: string): string[] {
  return [...query.matchAll(/\b(sitewright_\w+)(\{[^}]*\})?/g)].flatMap(([, name = '', labels = '']) =>
    complaints(
      [!metricNames().has(name), `no service has the metric ${name}`],
      [!labels.includes(`namespace="${namespace}"`), `it does not ask for ${name} of namespace ${namespace}`],
    ),
  );
}

function targetProblems({ target, containers, name }: Scaler, manifests: readonly Manifest[]): string[] {
  const deployment = deploymentsIn(manifests).find(({ metadata }) => metadata?.name === target);
  if (deployment === undefined) return [`Deployment/${target} is nowhere`];
  const others = scalersIn(manifests).filter((other) => other.target === target && other.name !== name);
  const own = deployment.spec?.template.spec?.containers ?? [];
  return [
    ...others.map((other) => `${other.name} scales Deployment/${target} too`),
    ...containers
      .filter(
        (one) => own.find((container) => container.name === one)?.resources?.requests?.cpu === undefined,
      )
      .map((one) => `Deployment/${target} has no container ${one} that requests CPU`),
    ...complaints([
      deployment.spec?.replicas !== undefined,
      `Deployment/${target} names a number of replicas, to which every apply would go back`,
    ]),
  ];
}

function behaviorProblems({ fewest, most, behavior, reasons, thresholds }: Scaler): string[] {
  const { stabilizationWindowSeconds = 0, policies = [] } = behavior?.scaleDown ?? {};
  return complaints(
    [fewest < 2, 'it may leave one replica, which cannot be replaced without an outage'],
    [fewest >= most, `it has no room between ${fewest} and ${most} replicas`],
    [reasons === 0, 'it scales by nothing'],
    [thresholds.length < reasons || thresholds.some((one) => !(one > 0)), 'a reason of it has no threshold'],
    [
      stabilizationWindowSeconds < 300 || policies.length === 0,
      'it may take replicas away as soon as load dips',
    ],
  );
}

function divisionProblems(placed: PlacedContainer, manifests: readonly Manifest[]): string[] {
  const { owner } = placed.workload;
  const divisor = numberSetting(owner, 'replicas', manifests);
  const { fewest } = replicasOf(owner, manifests);
  return complaints([
    divisor !== fewest,
    `its limits are divided by ${divisor}, and the fewest replicas are ${fewest}`,
  ]);
}
