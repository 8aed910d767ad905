import { nameOfPeer, type Planted } from './planted.ts';

/** Ways that are open or closed against the declared calls. */
export const networkErrors: readonly Planted[] = [
  {
    error: 'a target without balancing over pods',
    in: 'ConfigMap/gateway',
    at: ['data', 'GATEWAY_AUTH_TARGET'],
    value: 'auth:50051',
    found: 'it closes the way out for GATEWAY_AUTH_TARGET=dns:///auth:50051',
  },
  {
    error: 'a call that nobody declared',
    in: 'NetworkPolicy/credits',
    at: ['spec', 'ingress', 0, 'from', 0, ...nameOfPeer],
    value: 'auth',
    found: 'it opens the way in for Deployment/auth:50051',
  },
  {
    error: 'a declared call that is closed',
    in: 'NetworkPolicy/generation',
    at: ['spec', 'egress', 0, 'to', 1],
    found: 'it closes the way out for Deployment/projects:50051',
  },
  {
    error: 'a policy that lets everything out',
    in: 'NetworkPolicy/auth',
    at: ['spec', 'egress'],
    value: [{}],
    found: 'it opens the way out for anywhere:any',
  },
  {
    error: 'a scrape that no policy lets in',
    in: 'NetworkPolicy/monitoring',
    at: ['spec', 'ingress', 0, 'from', 0, 'namespaceSelector', 'matchLabels', 'kubernetes.io/metadata.name'],
    value: 'prometheus',
    found: 'it closes the way in for monitoring:9464',
  },
  {
    error: 'a service that the cloud gives an address',
    in: 'Service/credits',
    at: ['spec', 'type'],
    value: 'LoadBalancer',
    found: 'as a LoadBalancer it is reached around the gateway',
  },
  {
    error: 'a port of every node',
    in: 'Service/auth',
    at: ['spec', 'type'],
    value: 'NodePort',
    found: 'as a NodePort it is reached around the gateway',
  },
  {
    error: 'a policy for one direction only',
    in: 'NetworkPolicy/credits',
    at: ['spec', 'policyTypes'],
    value: ['Ingress'],
    found: 'it closes the way out for anywhere:5432',
  },
  {
    error: 'a port of a Service that policies do not know',
    in: 'Service/auth',
    at: ['spec', 'ports', 0, 'port'],
    value: 50052,
    found: 'Service.spec.ports[grpc].port is 50052, of others 50051',
  },
  {
    error: 'metrics of the port of gRPC',
    in: 'Service/auth',
    at: ['spec', 'ports', 1, 'targetPort'],
    value: 'grpc',
    found: 'Service.spec.ports[metrics].targetPort is grpc, of others metrics',
  },
  {
    error: 'callers that stay with one pod',
    in: 'Service/gateway',
    at: ['spec', 'sessionAffinity'],
    value: 'ClientIP',
    found: 'Service.spec.sessionAffinity is ClientIP, of others nothing',
  },
  {
    error: 'addresses of pods that are not ready',
    in: 'Service/generation',
    at: ['spec', 'publishNotReadyAddresses'],
    value: true,
    found: 'Service.spec.publishNotReadyAddresses is true, of others nothing',
  },
];
