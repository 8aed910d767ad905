import { type MeshService, mesh } from '@sitewright/local/mesh';
import { ConfigMap, Namespace, ServiceAccount } from 'kubernetes-models/v1';
import { type Check, complaints, inspect } from '../check.ts';
import { type Manifest, nameOf } from '../manifest.ts';
import { containerName, containersIn, namesOf, type PlacedContainer } from '../workload.ts';

const companions = [
  'Deployment',
  'Service',
  'ServiceAccount',
  'ConfigMap',
  'PodDisruptionBudget',
  'NetworkPolicy',
];

export const companionChecks: readonly Check[] = [
  {
    name: 'every service has all its objects, each once, and a migration Job where it owns a schema',
    run(manifests) {
      const names = namesOf(manifests);
      const outcome = inspect(
        mesh,
        ({ name }) => name,
        (service) => missingFrom(names, service),
      );
      const all = manifests.map(nameOf);
      const twice = all.filter((name, at) => all.indexOf(name) !== at);
      return {
        ...outcome,
        problems: [...outcome.problems, ...twice.map((name) => `${name}: it stands twice`)],
      };
    },
  },
  {
    name: 'accounts carry no token, and the namespace admits only restricted pods',
    run(manifests) {
      const guarded = manifests.filter((one) => ServiceAccount.is(one) || Namespace.is(one));
      return inspect(guarded, nameOf, guardProblems);
    },
  },
  {
    name: 'containers run the image of their service and refer only to what is there',
    run: (manifests) =>
      inspect(containersIn(manifests), containerName, (placed) =>
        referenceProblems(placed, namesOf(manifests)),
      ),
  },
  {
    name: 'settings bear the prefix of their service, and secrets stay out of ConfigMaps',
    run: (manifests) =>
      inspect(
        manifests.filter((manifest) => ConfigMap.is(manifest)),
        nameOf,
        settingProblems,
      ),
  },
];

function missingFrom(names: ReadonlySet<string>, { name, schema }: MeshService): string[] {
  const wanted = companions.map((kind) => `${kind}/${name}`);
  if (schema !== undefined) wanted.push(`Job/${name}-migrate`);
  return wanted.filter((one) => !names.has(one)).map((one) => `${one} is missing`);
}

function guardProblems(manifest: Manifest): string[] {
  if (ServiceAccount.is(manifest)) {
    return complaints([manifest.automountServiceAccountToken !== false, 'its pods get a token']);
  }
  const labels = Namespace.is(manifest) ? manifest.metadata?.labels : undefined;
  return complaints([
    labels?.['pod-security.kubernetes.io/enforce'] !== 'restricted',
    'it does not enforce restricted pods',
  ]);
}

function referenceProblems({ workload, container }: PlacedContainer, names: ReadonlySet<string>): string[] {
  const service = workload.labels['app.kubernetes.io/name'];
  const sources = container.envFrom ?? [];
  const settings = sources.flatMap(({ configMapRef }) => configMapRef?.name ?? []);
  const secrets = sources.flatMap(({ secretRef }) => secretRef?.name ?? []);
  const image = (container.image ?? '').replace(/(:[\w.-]+)?(@sha256:[0-9a-f]{64})?$/, '');
  return [
    ...settings
      .filter((name) => !names.has(`ConfigMap/${name}`))
      .map((name) => `ConfigMap/${name} is nowhere`),
    ...secrets.filter((name) => name !== service).map((name) => `it reads the Secret of ${name}`),
    ...complaints(
      [!image.endsWith(`sitewright/${service}`), `its image ${container.image} is not that of ${service}`],
      [!names.has(`ServiceAccount/${workload.pod.serviceAccountName}`), 'its account is nowhere'],
    ),
  ];
}

function settingProblems(manifest: Manifest): string[] {
  const service = mesh.find(({ name }) => name === manifest.metadata.name);
  const keys = ConfigMap.is(manifest) ? Object.keys(manifest.data ?? {}) : [];
  if (service === undefined) return ['it belongs to no service'];
  return keys.flatMap((key) =>
    complaints(
      [!key.startsWith(`${service.prefix}_`), `${key} is not read by ${service.name}`],
      [/_(DATABASE_URL|REDIS_URL|PEPPERS)$/.test(key), `${key} is a secret`],
    ),
  );
}
