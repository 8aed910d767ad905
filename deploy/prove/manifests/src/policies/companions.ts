import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PriorityClass } from 'kubernetes-models/scheduling.k8s.io/v1';
import { Namespace, ServiceAccount } from 'kubernetes-models/v1';
import { type Check, complaints, inspect } from '../check.ts';
import { type KnownService, secretKeys, services } from '../environment.ts';
import { type Manifest, nameOf, withoutHash } from '../manifest.ts';
import type { Rendering } from '../rendering.ts';
import { scalersIn } from '../scaler.ts';
import {
  containerName,
  containersIn,
  namesOf,
  type PlacedContainer,
  type Workload,
  workloadsIn,
} from '../workload.ts';

const clusterWide = [
  'Namespace',
  'PriorityClass',
  'ValidatingAdmissionPolicy',
  'ValidatingAdmissionPolicyBinding',
];

export const companionChecks: readonly Check[] = [
  {
    name: 'every service has all its objects, each once, and a migration Job where it owns a schema',
    run(rendering) {
      const outcome = inspect(
        services,
        ({ name }) => name,
        (service) => missingFrom(rendering, service),
      );
      const all = rendering.manifests.map(nameOf);
      const twice = all.filter((name, at) => all.indexOf(name) !== at);
      return {
        ...outcome,
        problems: [...outcome.problems, ...twice.map((name) => `${name}: it stands twice`)],
      };
    },
  },
  {
    name: 'objects stand in the one namespace, which admits only restricted pods; accounts carry no token',
    run: ({ manifests }) => inspect(manifests, nameOf, (manifest) => placeProblems(manifest, manifests)),
  },
  {
    name: 'containers run the image of their service and refer only to what is there',
    run: (rendering) =>
      inspect(containersIn(rendering.manifests), containerName, (placed) =>
        referenceProblems(placed, rendering),
      ),
  },
  {
    name: 'every pod of a deployment for people has a priority class that is there, and gives way to those that it needs',
    stages: ['serving'],
    run({ manifests }) {
      return inspect(
        workloadsIn(manifests),
        ({ name }) => name,
        (workload) => priorityProblems(workload, manifests),
      );
    },
  },
];

function priorityProblems({ owner, kind, pod }: Workload, manifests: readonly Manifest[]): string[] {
  const classes = new Map(
    manifests.filter((one) => PriorityClass.is(one)).map(({ metadata, value }) => [metadata.name, value]),
  );
  const named = pod.priorityClassName;
  const own = classes.get(named ?? '') ?? 0;
  const { calls = [] } = services.find(({ name }) => name === owner) ?? {};
  const needed = workloadsIn(manifests).filter(
    (one) => one.kind === 'Deployment' && (one.owner === 'gateway' || calls.includes(one.owner)),
  );
  const below = needed.filter((one) => (classes.get(one.pod.priorityClassName ?? '') ?? 0) < own);
  return [
    ...complaints(
      [named === undefined, 'it has no priority class'],
      [named !== undefined && !classes.has(named), `PriorityClass/${named} is nowhere`],
    ),
    ...(kind === 'Deployment' && owner !== 'gateway' ? below : []).map(
      (one) => `on a full cluster it takes the place of ${one.name}, without which it is of no use`,
    ),
  ];
}

function missingFrom({ manifests, stage }: Rendering, { name, schema }: KnownService): string[] {
  const names = new Set(manifests.map((one) => withoutHash(nameOf(one))));
  const kinds = ['Deployment', 'Service', 'ServiceAccount', 'ConfigMap', 'PodDisruptionBudget'];
  if (stage !== 'part') kinds.push('NetworkPolicy');
  const wanted = kinds.map((kind) => `${kind}/${name}`);
  if (schema !== undefined) wanted.push(`Job/${name}-migrate`);
  const scaled = scalersIn(manifests).some(({ target }) => target === name);
  return [
    ...wanted.filter((one) => !names.has(one)).map((one) => `${one} is missing`),
    ...complaints([stage === 'serving' && !scaled, 'nothing scales it']),
  ];
}

function placeProblems(manifest: Manifest, manifests: readonly Manifest[]): string[] {
  const { namespace } = manifest.metadata;
  const home = manifests.find((one) => Namespace.is(one))?.metadata.name;
  const guarded = Namespace.is(manifest) ? manifest.metadata.labels : undefined;
  return complaints(
    [clusterWide.includes(manifest.kind) && namespace !== undefined, 'its kind knows no namespaces'],
    [!clusterWide.includes(manifest.kind) && namespace !== home, `it stands in ${namespace}, not in ${home}`],
    [
      Namespace.is(manifest) && guarded?.['pod-security.kubernetes.io/enforce'] !== 'restricted',
      'it does not enforce restricted pods',
    ],
    [ServiceAccount.is(manifest) && manifest.automountServiceAccountToken !== false, 'its pods get a token'],
    [NetworkPolicy.is(manifest) && manifest.spec === undefined, 'it says nothing'],
  );
}

function referenceProblems(
  { workload, container }: PlacedContainer,
  { manifests, stage }: Rendering,
): string[] {
  const names = namesOf(manifests);
  const sources = container.envFrom ?? [];
  const settings = sources.flatMap(({ configMapRef }) => configMapRef?.name ?? []);
  // One that may be missing is the operator's own: keys of language models.
  const secrets = sources.flatMap(({ secretRef }) => (secretRef?.optional ? [] : (secretRef?.name ?? [])));
  const image = (container.image ?? '').replace(/(:[\w.-]+)?(@sha256:[0-9a-f]{64})?$/, '');
  const volumes = (workload.pod.volumes ?? []).map(({ name }) => name);
  const ofService = services.some(({ name }) => name === workload.owner);
  return [
    ...settings.filter((one) => !names.has(`ConfigMap/${one}`)).map((one) => `ConfigMap/${one} is nowhere`),
    ...sources
      .filter(({ secretRef }) => secretRef?.optional === true && secretRef.name === workload.owner)
      .map(() => 'it would start without its secrets'),
    ...sources
      .filter(({ configMapRef }) => configMapRef?.optional === true)
      .map(() => 'it would start without its settings'),
    ...secrets
      .filter((one) => withoutHash(one) !== workload.owner)
      .map((one) => `it reads the Secret of ${one}`),
    ...secrets
      .filter((one) => stage !== 'part' && secretKeys(one, manifests) === undefined)
      .map((one) => `nobody makes the Secret ${one}`),
    ...(container.volumeMounts ?? [])
      .filter(({ name }) => !volumes.includes(name) && workload.kind !== 'StatefulSet')
      .map(({ name }) => `it mounts ${name}, which its pod does not have`),
    ...complaints(
      [
        ofService && image.split('/').at(-1) !== workload.owner,
        `its image ${container.image} is not that of ${workload.owner}`,
      ],
      [!names.has(`ServiceAccount/${workload.pod.serviceAccountName}`), 'its account is nowhere'],
    ),
  ];
}
