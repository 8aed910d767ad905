import { ExternalSecret } from '@kubernetes-models/external-secrets/external-secrets.io/v1';
import { environmentName, type Settings } from '@sitewright/config';
import { type MeshService, mesh } from '@sitewright/local/mesh';
import { serviceSettings } from '@sitewright/local/service-settings';
import { ConfigMap, Secret } from 'kubernetes-models/v1';
import type { Manifest } from './manifest.ts';
import { containersIn, type PlacedContainer } from './workload.ts';

/** A service as the mesh declares it, with its settings. */
export interface KnownService extends MeshService {
  settings: Settings;
}

export const services: readonly KnownService[] = mesh.map((service) => {
  const known = serviceSettings.find(({ name }) => name === service.name);
  if (known === undefined) throw new Error(`The settings of ${service.name} are not listed.`);
  return { ...service, settings: known.settings };
});

/** What must not stand in a ConfigMap. */
export const isSecretName = (name: string): boolean => /_(DATABASE_URL|REDIS_URL|PEPPERS|KEY)$/.test(name);

/** The secrets that a service cannot start without. */
export function requiredSecrets({ prefix, settings }: KnownService): string[] {
  return Object.entries(settings)
    .filter(([, schema]) => !schema.safeParse(undefined).success)
    .map(([key]) => environmentName(prefix, key))
    .filter(isSecretName);
}

/** Something of the form that a secret has, for checks that must not know the secret. */
export function standIn(name: string): string {
  if (name.endsWith('_DATABASE_URL')) return 'postgres://role:password@host:5432/database';
  if (name.endsWith('_REDIS_URL')) return 'redis://:password@host:6379';
  return name.endsWith('_PEPPERS') ? `1:${'x'.repeat(32)}` : 'x'.repeat(40);
}

/** The keys of the Secret of this name, whoever makes it; undefined when nobody does. */
export function secretKeys(name: string, manifests: readonly Manifest[]): string[] | undefined {
  for (const manifest of manifests) {
    if (Secret.is(manifest) && manifest.metadata.name === name) {
      return Object.keys({ ...manifest.data, ...manifest.stringData });
    }
    if (ExternalSecret.is(manifest) && (manifest.spec?.target?.name ?? manifest.metadata.name) === name) {
      return (manifest.spec?.data ?? []).map(({ secretKey }) => secretKey);
    }
  }
  return undefined;
}

/** The variables that a container will find, secrets by their stand-ins; those of a Secret that nobody makes are not there. */
export function environmentOf(
  { container }: PlacedContainer,
  manifests: readonly Manifest[],
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { configMapRef, secretRef } of container.envFrom ?? []) {
    const settings = manifests.find(
      (manifest) => ConfigMap.is(manifest) && manifest.metadata.name === configMapRef?.name,
    );
    if (ConfigMap.is(settings)) Object.assign(found, settings.data);
    const keys = secretRef?.name === undefined ? undefined : secretKeys(secretRef.name, manifests);
    for (const key of keys ?? []) found[key] = standIn(key);
  }
  for (const { name, value, valueFrom } of container.env ?? []) {
    found[name] = value ?? (valueFrom === undefined ? '' : 'from the pod');
  }
  return found;
}

/** A number as the Deployment of a service will read it, by default too; undefined where the service has no such setting. */
export function numberSetting(
  owner: string,
  key: string,
  manifests: readonly Manifest[],
): number | undefined {
  const service = services.find(({ name }) => name === owner);
  const placed = containersIn(manifests).find(({ workload }) => workload.name === `Deployment/${owner}`);
  if (service === undefined || placed === undefined) return undefined;
  const value = environmentOf(placed, manifests)[environmentName(service.prefix, key)];
  const parsed = service.settings[key]?.safeParse(value);
  return typeof parsed?.data === 'number' ? parsed.data : undefined;
}
