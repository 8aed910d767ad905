import type { Planted } from './planted.ts';

/** Scalers and numbers of replicas. */
export const scalingErrors: readonly Planted[] = [
  {
    error: 'an autoscaler of nothing',
    in: 'HorizontalPodAutoscaler/auth',
    at: ['spec', 'scaleTargetRef', 'name'],
    value: 'authentication',
    found: 'Deployment/authentication is nowhere',
  },
  {
    error: 'a ScaledObject of nothing',
    in: 'ScaledObject/generation',
    at: ['spec', 'scaleTargetRef', 'name'],
    value: 'generator',
    found: 'Deployment/generator is nowhere',
  },
  {
    error: 'two that scale the same',
    in: 'HorizontalPodAutoscaler/auth',
    at: ['spec', 'scaleTargetRef', 'name'],
    value: 'generation',
    found: 'scales Deployment/generation too',
  },
  {
    error: 'a query for a metric that no service has',
    in: 'ScaledObject/generation',
    at: ['spec', 'triggers', 0, 'metadata', 'query'],
    value: 'sum(sitewright_builds_running)',
    found: 'no service has the metric sitewright_builds_running',
  },
  {
    error: 'an autoscaler that flaps',
    in: 'HorizontalPodAutoscaler/gateway',
    at: ['spec', 'behavior', 'scaleDown', 'stabilizationWindowSeconds'],
    value: 0,
    found: 'as soon as load dips',
  },
  {
    error: 'a number of replicas beside an autoscaler',
    in: 'Deployment/gateway',
    at: ['spec', 'replicas'],
    value: 3,
    found: 'to which every apply would go back',
  },
  {
    error: 'limits divided by another number than that of replicas',
    in: 'ConfigMap/gateway',
    at: ['data', 'GATEWAY_REPLICAS'],
    value: '1',
    found: 'the fewest replicas are 3',
  },
  {
    error: 'more replicas at least than at most',
    in: 'HorizontalPodAutoscaler/credits',
    at: ['spec', 'minReplicas'],
    value: 50,
    found: 'it has no room between 50 and 6 replicas',
  },
  {
    error: 'a service that may shrink to one replica',
    in: 'HorizontalPodAutoscaler/credits',
    at: ['spec', 'minReplicas'],
    value: 1,
    found: 'one replica cannot be replaced without an outage',
  },
  {
    error: 'a service that may shrink to nothing',
    in: 'ScaledObject/generation',
    at: ['spec', 'minReplicaCount'],
    value: 0,
    found: 'one replica cannot be replaced without an outage',
  },
  {
    error: 'an autoscaler that never scales',
    in: 'HorizontalPodAutoscaler/auth',
    at: ['spec', 'metrics', 0, 'containerResource', 'target', 'averageUtilization'],
    value: 200,
    found: 'HorizontalPodAutoscaler.spec.metrics[0].containerResource.target.averageUtilization is 200',
  },
];
