import type { Planted } from './planted.ts';

/** What Prometheus finds. */
export const monitoringErrors: readonly Planted[] = [
  {
    error: 'a monitor that finds nothing',
    in: 'ServiceMonitor/services',
    at: ['spec', 'selector', 'matchLabels', 'app.kubernetes.io/part-of'],
    value: 'sites',
    found: 'it selects no Service',
  },
  {
    error: 'a monitor of a port that Services do not have',
    in: 'ServiceMonitor/services',
    at: ['spec', 'endpoints', 0, 'port'],
    value: 'prometheus',
    found: 'has no port prometheus',
  },
  {
    error: 'metrics under another path',
    in: 'ServiceMonitor/services',
    at: ['spec', 'endpoints', 0, 'path'],
    value: '/prometheus',
    found: 'it asks /prometheus, and metrics are under /metrics',
  },
  {
    error: 'a monitor of another namespace',
    in: 'ServiceMonitor/services',
    at: ['spec', 'namespaceSelector'],
    value: { matchNames: ['default'] },
    found: 'it looks in default alone',
  },
  {
    error: "the collector's other port",
    in: 'ConfigMap/auth',
    at: ['data', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    value: 'http://otel-collector.observability:4317',
    found: 'it opens the way out for observability:4318',
  },
  {
    error: 'a sampler that there is not',
    in: 'ConfigMap/auth',
    at: ['data', 'OTEL_TRACES_SAMPLER'],
    value: 'parent',
    found: 'ConfigMap.data.OTEL_TRACES_SAMPLER is parent, of others nothing',
  },
];
