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
    name: 'autoscalers ask only for metrics that a service has',
    run: ({ manifests }) =>
      inspect(
        scalersIn(manifests),
        ({ name }) => name,
        ({ queries }) =>
          queries.flatMap((query) =>
            [...query.matchAll(/\bsitewright_\w+/g)]
              .map(([name]) => name)
              .filter((name) => !metricNames().has(name))
              .map((name) => `no service has the metric ${name}`),
          ),
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

function behaviorProblems({ fewest, most, behavior, reasons }: Scaler): string[] {
  const { stabilizationWindowSeconds = 0, policies = [] } = behavior?.scaleDown ?? {};
  return complaints(
    [fewest < 2, 'it may leave one replica, which cannot be replaced without an outage'],
    [fewest >= most, `it has no room between ${fewest} and ${most} replicas`],
    [reasons === 0, 'it scales by nothing'],
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
