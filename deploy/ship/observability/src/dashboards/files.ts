import type { Dashboard } from '@grafana/grafana-foundation-sdk/dashboard';
import { mesh } from '@sitewright/local/mesh';
import { stringify } from 'yaml';
import { builds } from './builds.ts';
import { overview } from './overview.ts';
import { providers } from './providers.ts';
import { serviceDashboard } from './service.ts';
import { tools } from './tools.ts';

/** Every dashboard, by the name of its file. */
export function dashboards(): Record<string, Dashboard> {
  const services = mesh.map((service) => [`service-${service.name}`, serviceDashboard(service)] as const);
  const all = [
    ['overview', overview()],
    ['builds', builds()],
    ['providers', providers()],
    ['mcp', tools()],
    ...services,
  ] as const;
  return Object.fromEntries(all.map(([name, builder]) => [name, builder.build()]));
}

export function dashboardFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dashboards()).map(([name, page]) => [
      `${name}.json`,
      `${JSON.stringify(page, null, 2)}\n`,
    ]),
  );
}

/** For the sidecar of Grafana in a cluster: one each, since together they would outgrow the annotation of `kubectl apply`. */
export function dashboardConfigMaps(): string {
  return Object.entries(dashboards())
    .map(([name, page]) =>
      stringify(
        {
          apiVersion: 'v1',
          kind: 'ConfigMap',
          metadata: {
            name: `dashboard-${name}`,
            namespace: 'sitewright',
            labels: { 'app.kubernetes.io/part-of': 'sitewright', grafana_dashboard: '1' },
          },
          data: { [`${name}.json`]: JSON.stringify(page) },
        },
        { lineWidth: 0 },
      ),
    )
    .join('---\n');
}
