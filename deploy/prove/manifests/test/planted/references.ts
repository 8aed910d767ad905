import { container, type Planted } from './planted.ts';

/** What refers to something that is not there, or is of another. */
export const referenceErrors: readonly Planted[] = [
  {
    error: 'a selector of other labels than the pods have',
    in: 'Service/credits',
    at: ['spec', 'selector', 'app.kubernetes.io/component'],
    value: 'server',
    found: 'it selects nothing',
  },
  {
    error: "another service's selector",
    in: 'PodDisruptionBudget/credits',
    at: ['spec', 'selector', 'matchLabels', 'app.kubernetes.io/name'],
    value: 'auth',
    found: 'it selects Deployment/auth',
  },
  {
    error: 'a port that no container has',
    in: 'Service/projects',
    at: ['spec', 'ports', 0, 'targetPort'],
    value: 'http',
    found: 'has no port http',
  },
  {
    error: 'a ConfigMap that is nowhere',
    in: 'Deployment/auth',
    at: [...container, 'envFrom', 0, 'configMapRef', 'name'],
    value: 'authentication',
    found: 'ConfigMap/authentication is nowhere',
  },
  {
    error: "another service's secrets",
    in: 'Deployment/projects',
    at: [...container, 'envFrom', 1, 'secretRef', 'name'],
    value: 'auth',
    found: 'it reads the Secret of auth',
  },
  {
    error: 'a Secret that nobody makes',
    in: 'ExternalSecret/projects',
    at: ['spec', 'target', 'name'],
    value: 'project-secrets',
    found: 'nobody makes the Secret projects',
  },
  {
    error: 'a key of a Secret that the service does not read',
    in: 'ExternalSecret/auth',
    at: ['spec', 'data', 0, 'secretKey'],
    value: 'AUTH_DATABASE_PASSWORD',
    found: 'auth cannot start without AUTH_DATABASE_URL',
  },
];
