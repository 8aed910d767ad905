import { type Planted, pod } from './planted.ts';

/** Pods, and what keeps them from ending too early. */
export const podErrors: readonly Planted[] = [
  {
    error: 'a container that may run as root',
    in: 'Job/credits-migrate',
    at: [...pod, 'securityContext', 'runAsNonRoot'],
    found: 'it may run as root',
  },
  {
    error: 'a token of the cluster',
    in: 'ServiceAccount/auth',
    at: ['automountServiceAccountToken'],
    found: 'get a token',
  },
  {
    error: 'variables for every Service of the namespace',
    in: 'Deployment/auth',
    at: [...pod, 'enableServiceLinks'],
    found: 'variables for every Service',
  },
  {
    error: 'too little time for a drain',
    in: 'Deployment/generation',
    at: [...pod, 'terminationGracePeriodSeconds'],
    value: 30,
    found: 'it is killed before its drain',
  },
  {
    error: 'a drain longer than the pod lives',
    in: 'ConfigMap/generation',
    at: ['data', 'GENERATION_DRAIN_MS'],
    value: '300000',
    found: 'it is killed before its drain of 305 s',
  },
  {
    error: 'a pause and a drain that together outlast the pod',
    in: 'ConfigMap/gateway',
    at: ['data', 'GATEWAY_LINGER_MS'],
    value: '30000',
    found: 'it is killed before its drain of 235 s',
  },
  {
    error: 'more rendering threads than there is memory for',
    in: 'ConfigMap/projects',
    at: ['data', 'PROJECTS_RENDER_WORKERS'],
    value: '4',
    found: 'it may take 2432 MiB',
  },
  {
    error: 'a missing priority class',
    in: 'Deployment/auth',
    at: [...pod, 'priorityClassName'],
    value: 'sitewright-urgent',
    found: 'PriorityClass/sitewright-urgent is nowhere',
  },
  {
    error: 'a Deployment that comes before its migrations',
    in: 'Deployment/auth',
    at: ['metadata', 'labels', 'app.kubernetes.io/component'],
    found: 'it would come before its migrations have ended',
  },
  {
    error: 'an object in another namespace',
    in: 'Service/auth',
    at: ['metadata', 'namespace'],
    value: 'default',
    found: 'it stands in default',
  },
];
