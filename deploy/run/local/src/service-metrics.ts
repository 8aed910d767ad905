import { type DeclaredMetric, declaredMetrics } from '@sitewright/telemetry';

// Loaded for the metrics that they declare. An import declaration of each would stand in this file's types as well, and
// whoever imports those would be checked again whenever anything that a service stands on changes.
await Promise.all([
  import('@sitewright/auth/events'),
  import('@sitewright/credits/events'),
  import('@sitewright/gateway/events'),
  import('@sitewright/generation/events'),
  import('@sitewright/mcp-tools/events'),
  import('@sitewright/projects/events'),
  import('@sitewright/rpc'),
  import('@sitewright/database'),
  import('@sitewright/rate-window'),
  import('@sitewright/telemetry/runtime-metrics'),
]);

/** Every metric that services and libraries declare. */
export const meshMetrics: readonly DeclaredMetric[] = declaredMetrics();

/** A README's table of the metrics of one service or library. */
export function metricsTable(scope: string): string {
  const rows = meshMetrics
    .filter((metric) => metric.scope === scope)
    .map(({ name, kind, unit, attributes, description }) => {
      const by = attributes.map((attribute) => `\`${attribute}\``).join(', ');
      return `| \`${name}\` | ${kind}, \`${unit}\` | ${by === '' ? '–' : by} | ${description} |`;
    });
  return ['| Metric | Kind and unit | By | What it says |', '|---|---|---|---|', ...rows].join('\n');
}

/** The names that Prometheus gives a metric: counters end with `_total`, histograms have three series. */
export function prometheusNames({ name, kind }: DeclaredMetric): string[] {
  const plain = name.replace(/\W/g, '_');
  if (kind === 'counter') return [`${plain}_total`];
  return kind === 'histogram' ? [`${plain}_bucket`, `${plain}_sum`, `${plain}_count`] : [plain];
}
