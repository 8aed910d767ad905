import { container, type Planted } from './planted.ts';

/** Found by the schemas of the API. */
export const typeErrors: readonly Planted[] = [
  {
    error: 'a number as text',
    in: 'HorizontalPodAutoscaler/auth',
    at: ['spec', 'maxReplicas'],
    value: 'two',
    found: 'maxReplicas',
  },
  {
    error: 'text where a list belongs',
    in: 'NetworkPolicy/auth',
    at: ['spec', 'ingress', 0, 'from'],
    value: 'gateway',
    found: 'from',
  },
  { error: 'a missing required field', in: 'Deployment/auth', at: [...container, 'name'], found: 'name' },
  {
    error: 'an API that does not exist',
    in: 'PodDisruptionBudget/auth',
    at: ['apiVersion'],
    value: 'policy/v2',
    found: 'no API has a PodDisruptionBudget',
  },
  {
    error: 'an API of an operator that does not exist',
    in: 'ScaledObject/generation',
    at: ['apiVersion'],
    value: 'keda.sh/v2',
    found: 'no API has a ScaledObject',
  },
  {
    error: 'a quantity that is none',
    in: 'Deployment/projects',
    at: [...container, 'resources', 'requests', 'memory'],
    value: '160MB',
    found: 'must match format "quantity"',
  },
  {
    error: 'a word that is none of those allowed',
    in: 'HTTPRoute/gateway',
    at: ['spec', 'rules', 0, 'matches', 0, 'path', 'type'],
    value: 'Equal',
    found: 'path/type',
  },
  {
    error: 'a certificate without an issuer',
    in: 'Certificate/auth',
    at: ['spec', 'issuerRef'],
    found: 'issuerRef',
  },
];
