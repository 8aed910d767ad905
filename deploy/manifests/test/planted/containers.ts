import { container, type Planted } from './planted.ts';

/** What a container may do, gets and is asked. */
export const containerErrors: readonly Planted[] = [
  {
    error: 'no limit of memory',
    in: 'Deployment/generation',
    at: [...container, 'resources', 'limits', 'memory'],
    found: 'no limit of memory',
  },
  {
    error: 'a limit of CPU',
    in: 'Deployment/generation',
    at: [...container, 'resources', 'limits', 'cpu'],
    value: '1',
    found: 'throttles it',
  },
  {
    error: 'a heap that outgrows the limit',
    in: 'Deployment/projects',
    at: [...container, 'resources', 'limits', 'memory'],
    value: '768Mi',
    found: 'more than its limit',
  },
  {
    error: 'a root file system that can be written',
    in: 'Deployment/gateway',
    at: [...container, 'securityContext', 'readOnlyRootFilesystem'],
    value: false,
    found: 'not read-only',
  },
  {
    error: 'kept capabilities',
    in: 'Deployment/gateway',
    at: [...container, 'securityContext', 'capabilities', 'drop'],
    value: ['NET_RAW'],
    found: 'does not drop all capabilities',
  },
  {
    error: 'a missing probe',
    in: 'Deployment/mcp-tools',
    at: [...container, 'livenessProbe'],
    found: 'no liveness probe',
  },
  {
    error: 'a probe of a port that speaks TLS',
    in: 'Deployment/mcp-tools',
    at: [...container, 'readinessProbe', 'grpc', 'port'],
    value: 50_051,
    found: 'it is probed on 50051, not on 50052',
  },
  {
    error: 'a liveness path that nothing answers',
    in: 'Deployment/gateway',
    at: [...container, 'livenessProbe', 'httpGet', 'path'],
    value: '/health',
    found: 'its liveness probe asks /health, not /healthz',
  },
  {
    error: 'a name that the health service does not know',
    in: 'Deployment/projects',
    at: [...container, 'readinessProbe', 'grpc', 'service'],
    value: 'sitewright.projects.v1.ProjectsService',
    found: "its readiness probe asks for the health of 'sitewright.projects.v1.ProjectsService'",
  },
  {
    error: 'a restart of what only waits for its database',
    in: 'Deployment/auth',
    at: [...container, 'livenessProbe', 'grpc', 'service'],
    value: 'readiness',
    found: "its liveness probe asks for the health of 'readiness'",
  },
];
