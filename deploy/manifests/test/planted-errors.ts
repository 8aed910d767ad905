/** An error put into one object of the production overlay, and what the checks have to say. */
export interface Planted {
  error: string;
  in: string;
  at: readonly (string | number)[];
  /** Left out, what stands there is taken away. */
  value?: unknown;
  found: string;
}

const pod = ['spec', 'template', 'spec'];
const container = [...pod, 'containers', 0];
const nameOfPeer = ['podSelector', 'matchLabels', 'app.kubernetes.io/name'];

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

/** Found by our own rules: pods and containers. */
export const podErrors: readonly Planted[] = [
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
    error: 'a container that may run as root',
    in: 'Job/credits-migrate',
    at: [...pod, 'securityContext', 'runAsNonRoot'],
    found: 'it may run as root',
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
    error: 'an image by its tag',
    in: 'Deployment/auth',
    at: [...container, 'image'],
    value: 'registry.example/sitewright/auth:1.2.3',
    found: 'may mean another image tomorrow',
  },
  {
    error: 'a migration by another image than the one that runs after it',
    in: 'Job/auth-migrate',
    at: [...container, 'image'],
    value: `registry.example/sitewright/auth@sha256:${'1'.repeat(64)}`,
    found: 'which runs after it',
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

/** Found by our own rules: what refers to something else. */
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
  {
    error: 'a setting that is missing',
    in: 'ConfigMap/generation',
    at: ['data', 'GENERATION_CREDITS_TARGET'],
    found: 'GENERATION_CREDITS_TARGET: Invalid input',
  },
  {
    error: 'a setting of the wrong form',
    in: 'ConfigMap/gateway',
    at: ['data', 'GATEWAY_TRUSTED_PROXIES'],
    value: 'all',
    found: 'GATEWAY_TRUSTED_PROXIES',
  },
  {
    error: 'a setting that nobody reads',
    in: 'ConfigMap/generation',
    at: ['data', 'GENERATION_MAX_INFLIGHT'],
    value: '8',
    found: 'GENERATION_MAX_INFLIGHT is not read by generation',
  },
  {
    error: 'a secret in a ConfigMap',
    in: 'ConfigMap/auth',
    at: ['data', 'AUTH_DATABASE_URL'],
    value: 'postgres://auth:secret@db/sitewright',
    found: 'AUTH_DATABASE_URL is a secret',
  },
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
];

/** Found by our own rules: scaling, disruption, routes, certificates, monitoring, admission. */
export const operationErrors: readonly Planted[] = [
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
  {
    error: 'a route to a port that the Service does not have',
    in: 'HTTPRoute/gateway',
    at: ['spec', 'rules', 0, 'backendRefs', 0, 'port'],
    value: 80,
    found: 'Service/gateway has no port 80',
  },
  {
    error: 'a route that cuts long builds off',
    in: 'HTTPRoute/gateway',
    at: ['spec', 'rules', 0, 'timeouts', 'request'],
    value: '60s',
    found: 'are cut off after 60s, before 180 s',
  },
  {
    error: 'builds that may take longer than their route waits',
    in: 'ConfigMap/gateway',
    at: ['data', 'GATEWAY_DEADLINE_POWER_MS'],
    value: '300000',
    found: 'before 300 s',
  },
  {
    error: 'a route from a listener that is not there',
    in: 'HTTPRoute/gateway',
    at: ['spec', 'parentRefs', 0, 'sectionName'],
    value: 'tls',
    found: 'has no listener tls',
  },
  {
    error: 'plain HTTP that is not sent to HTTPS',
    in: 'HTTPRoute/redirect',
    at: ['spec', 'rules', 0],
    value: { backendRefs: [{ name: 'gateway', port: 8080 }], timeouts: { request: '200s' } },
    found: 'is not sent to https',
  },
  {
    error: 'callers told of another host',
    in: 'ConfigMap/gateway',
    at: ['data', 'GATEWAY_PUBLIC_URL'],
    value: 'https://sitewright.invalid',
    found: 'callers are told https://sitewright.invalid',
  },
  {
    error: 'a certificate for another name than the Service has',
    in: 'Certificate/credits',
    at: ['spec', 'dnsNames'],
    value: ['ledger'],
    found: 'callers dial credits, for which its certificate is not',
  },
  {
    error: 'a certificate that names another service',
    in: 'Certificate/credits',
    at: ['spec', 'uris', 0],
    value: 'spiffe://cluster.local/ns/sitewright/sa/auth',
    found: 'does not name it as',
  },
  {
    error: 'a certificate that nobody mounts',
    in: 'Certificate/credits',
    at: ['spec', 'secretName'],
    value: 'ledger-tls',
    found: 'no certificate is made for its volume',
  },
  {
    error: 'an issuer that is nowhere',
    in: 'Certificate/credits',
    at: ['spec', 'issuerRef', 'name'],
    value: 'authority',
    found: 'Issuer/authority is nowhere',
  },
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
    error: 'an admission policy that is not bound',
    in: 'ValidatingAdmissionPolicyBinding/sitewright-workloads',
    at: ['spec', 'policyName'],
    value: 'sitewright',
    found: 'ValidatingAdmissionPolicy/sitewright is nowhere',
  },
  {
    error: 'an admission policy for another namespace',
    in: 'ValidatingAdmissionPolicyBinding/sitewright-digests',
    at: ['spec', 'matchResources', 'namespaceSelector', 'matchLabels', 'kubernetes.io/metadata.name'],
    value: 'default',
    found: 'it does not hold in sitewright',
  },
];
