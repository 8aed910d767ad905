import { container, type Planted } from './planted.ts';

/** Found by the compiler. */
export const unknownFields: readonly Planted[] = [
  {
    error: 'of a container',
    in: 'Deployment/auth',
    at: [...container, 'readinesProbe'],
    value: { grpc: { port: 50051 } },
    found: 'readinesProbe',
  },
  { error: 'of a Service', in: 'Service/auth', at: ['spec', 'selectors'], value: {}, found: 'selectors' },
  {
    error: 'of an autoscaler',
    in: 'HorizontalPodAutoscaler/credits',
    at: ['spec', 'behaviour'],
    value: {},
    found: 'behaviour',
  },
  {
    error: 'of a ScaledObject',
    in: 'ScaledObject/generation',
    at: ['spec', 'cooldown'],
    value: 300,
    found: 'cooldown',
  },
  {
    error: 'of a route',
    in: 'HTTPRoute/gateway',
    at: ['spec', 'rules', 0, 'timeout'],
    value: '200s',
    found: 'timeout',
  },
  {
    error: 'of a certificate',
    in: 'Certificate/projects',
    at: ['spec', 'dnsName'],
    value: 'projects',
    found: 'dnsName',
  },
  {
    error: 'of a ServiceMonitor',
    in: 'ServiceMonitor/services',
    at: ['spec', 'endpoints', 0, 'portName'],
    value: 'metrics',
    found: 'portName',
  },
  {
    error: 'of an ExternalSecret',
    in: 'ExternalSecret/auth',
    at: ['spec', 'refreshEvery'],
    value: '1h',
    found: 'refreshEvery',
  },
];
