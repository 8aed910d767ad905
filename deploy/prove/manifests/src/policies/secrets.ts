import { ExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1';
import { type ISecret, Secret } from 'kubernetes-models/v1';
import { type Check, difference, inspect, together } from '../check.ts';
import { environmentOf, requiredSecrets, secretKeys, services } from '../environment.ts';
import type { Manifest } from '../manifest.ts';
import { nameOf, withoutHash } from '../manifest.ts';
import { containerName, containersIn } from '../workload.ts';

export const secretChecks: readonly Check[] = [
  {
    name: 'each Secret has exactly the keys that its service cannot start without',
    run({ manifests }) {
      const made = manifests.filter(
        (one) => ExternalSecret.is(one) || (one.kind === 'Secret' && one.apiVersion === 'v1'),
      );
      return inspect(made, nameOf, (manifest) => keyProblems(manifest, manifests));
    },
  },
  {
    name: 'PostgreSQL and Redis are asked under a password, PostgreSQL under the role of the service, and a Redis of our own asks for one',
    stages: ['development'],
    run({ manifests }) {
      const addresses = manifests.filter((one) => Secret.is(one));
      const servers = containersIn(manifests).filter(({ workload }) => workload.owner === 'redis');
      return together(
        inspect(addresses, nameOf, ({ stringData }) =>
          Object.entries(stringData ?? {})
            .filter(([name, value]) => name.endsWith('_URL') && new URL(value).password === '')
            .map(([name]) => `${name} has no password`),
        ),
        inspect(addresses, nameOf, roleProblems),
        inspect(servers, containerName, ({ container }) =>
          container.args?.includes('--requirepass') ? [] : ['it lets in whoever asks'],
        ),
      );
    },
  },
];

/** A role owns the schema of its service and sees no other. */
function roleProblems({ metadata, stringData }: ISecret): string[] {
  const service = services.find(({ name }) => name === withoutHash(metadata?.name ?? ''));
  return Object.entries(stringData ?? {})
    .filter(([name, value]) => name.endsWith('_DATABASE_URL') && new URL(value).username !== service?.schema)
    .map(([name]) => `${name} is not under the role ${service?.schema}`);
}

function keyProblems(manifest: Manifest, manifests: readonly Manifest[]): string[] {
  const target = (ExternalSecret.is(manifest) && manifest.spec?.target?.name) || manifest.metadata.name;
  const service = services.find(({ name }) => name === withoutHash(target));
  if (service === undefined) return ['no service reads it'];
  const readers = containersIn(manifests).filter(({ container }) =>
    (container.envFrom ?? []).some(({ secretRef }) => secretRef?.name === target),
  );
  if (readers.length === 0) return ['nothing reads it'];
  // Those that a ConfigMap or the container itself gives are no longer wanted of the Secret.
  const given = new Set(readers.flatMap((placed) => Object.keys(environmentOf(placed, manifests))));
  const keys = secretKeys(target, manifests) ?? [];
  const sources = ExternalSecret.is(manifest) ? (manifest.spec?.data ?? []) : [];
  const wanted = requiredSecrets(service).filter((name) => keys.includes(name) || !given.has(name));
  return [
    ...difference(keys, wanted, {
      surplus: `${service.name} does not need`,
      missing: `${service.name} cannot start without`,
    }),
    ...sources
      .filter(({ remoteRef }) => remoteRef.key.split('/').at(-1) !== service.name)
      .map(({ secretKey, remoteRef }) => `${secretKey} is taken from ${remoteRef.key}`),
    ...sources
      .filter(({ secretKey, remoteRef }) => remoteRef.property !== secretKey)
      .map(({ secretKey, remoteRef }) => `${secretKey} is taken from ${remoteRef.property}`),
  ];
}
