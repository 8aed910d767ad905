import type { Planted } from './planted.ts';

/** Budgets and quotas. */
export const disruptionErrors: readonly Planted[] = [
  {
    error: 'a budget that blocks a drain',
    in: 'PodDisruptionBudget/auth',
    at: ['spec'],
    value: {
      minAvailable: 2,
      unhealthyPodEvictionPolicy: 'AlwaysAllow',
      selector: {
        matchLabels: { 'app.kubernetes.io/name': 'auth', 'app.kubernetes.io/component': 'service' },
      },
    },
    found: 'a drain waits for ever',
  },
  {
    error: 'a budget that lets all go at once',
    in: 'PodDisruptionBudget/auth',
    at: ['spec', 'maxUnavailable'],
    value: '100%',
    found: 'may be evicted at once',
  },
  {
    error: 'a quota that stops a rollout',
    in: 'ResourceQuota/sitewright',
    at: ['spec', 'hard', 'pods'],
    value: '30',
    found: 'pods 30 is less than',
  },
];
