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
];
