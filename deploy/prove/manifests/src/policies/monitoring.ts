import { ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1';
import { type IService, Service } from 'kubernetes-models/v1';
import { type Check, complaints, inspect } from '../check.ts';
import { services } from '../environment.ts';
import { type Manifest, nameOf } from '../manifest.ts';
import { selects } from '../workload.ts';

/** Where the exporter of OpenTelemetry serves them. */
const metricsPath = '/metrics';

export const monitoringChecks: readonly Check[] = [
  {
    name: 'Prometheus finds every service, at a port that is there',
    run({ manifests }) {
      const monitors = manifests.filter((manifest) => ServiceMonitor.is(manifest));
      return inspect(monitors, nameOf, (manifest) => monitorProblems(manifest, manifests));
    },
  },
];

function monitorProblems(manifest: Manifest, manifests: readonly Manifest[]): string[] {
  if (!ServiceMonitor.is(manifest)) return [];
  const { selector, endpoints = [], jobLabel, namespaceSelector } = manifest.spec ?? {};
  const namespaces = namespaceSelector?.matchNames ?? [manifest.metadata.namespace];
  const all: IService[] = manifests.filter((one) => Service.is(one));
  const found = all.filter(({ metadata }) => selects(selector, metadata?.labels ?? {}));
  if (found.length === 0) return ['it selects no Service'];
  return [
    ...complaints([
      !namespaces.includes(manifest.metadata.namespace),
      `it looks in ${namespaces.join(', ')} alone`,
    ]),
    ...endpoints
      .filter(({ path = metricsPath }) => path !== metricsPath)
      .map(({ path }) => `it asks ${path}, and metrics are under ${metricsPath}`),
    ...services
      .filter(({ name }) => !found.some(({ metadata }) => metadata?.name === name))
      .map(({ name }) => `it does not find ${name}`),
    ...found.flatMap(({ metadata, spec }) =>
      complaints(
        ...endpoints.map(
          ({ port }) =>
            [
              !(spec?.ports ?? []).some(({ name }) => name === port),
              `Service/${metadata?.name} has no port ${port}`,
            ] as const,
        ),
        [
          metadata?.labels?.[jobLabel ?? ''] !== metadata?.name,
          `the series of Service/${metadata?.name} would not bear its name`,
        ],
      ),
    ),
  ];
}
