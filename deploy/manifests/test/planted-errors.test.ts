import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { Document } from 'yaml';
import { runChecks } from '../src/checks.ts';
import { isManifest, type Manifest, nameOf, readManifests } from '../src/manifest.ts';

const base = readManifests(fileURLToPath(new URL('../../../k8s/base', import.meta.url)));
const pod = ['spec', 'template', 'spec'];
const container = [...pod, 'containers', 0];

interface Planted {
  error: string;
  in: string;
  at: readonly (string | number)[];
  /** Left out, what stands there is taken away. */
  value?: unknown;
  found: string;
}

const planted: readonly Planted[] = [
  {
    error: 'a number as text',
    in: 'Deployment/auth',
    at: ['spec', 'replicas'],
    value: 'two',
    found: 'replicas',
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
    error: 'an unknown field of a container',
    in: 'Deployment/auth',
    at: [...container, 'readinesProbe'],
    value: { grpc: { port: 50051 } },
    found: 'readinesProbe',
  },
  {
    error: 'an unknown field of a Service',
    in: 'Service/auth',
    at: ['spec', 'selectors'],
    value: {},
    found: 'selectors',
  },
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
    error: 'a quantity that is none',
    in: 'Deployment/projects',
    at: [...container, 'resources', 'requests', 'memory'],
    value: '160MB',
    found: 'must match format "quantity"',
  },
  {
    error: 'no limit of memory',
    in: 'Deployment/generation',
    at: [...container, 'resources', 'limits', 'memory'],
    found: 'no limit of memory',
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
    error: 'a token of the cluster',
    in: 'ServiceAccount/auth',
    at: ['automountServiceAccountToken'],
    found: 'get a token',
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
    error: 'a call that nobody declared',
    in: 'NetworkPolicy/credits',
    at: ['spec', 'ingress', 0, 'from', 0, 'podSelector', 'matchLabels', 'app.kubernetes.io/name'],
    value: 'auth',
    found: 'it opens the way in for auth',
  },
  {
    error: 'a policy that lets everything out',
    in: 'NetworkPolicy/auth',
    at: ['spec', 'egress'],
    value: [{}],
    found: 'it opens the way out for anywhere:any',
  },
  {
    error: 'a target without balancing over pods',
    in: 'ConfigMap/gateway',
    at: ['data', 'GATEWAY_AUTH_TARGET'],
    value: 'auth:50051',
    found: 'it closes the way out for GATEWAY_AUTH_TARGET=dns:///auth:50051',
  },
  {
    error: 'too little time for a drain',
    in: 'Deployment/generation',
    at: [...pod, 'terminationGracePeriodSeconds'],
    value: 30,
    found: 'it is killed before its drain',
  },
];

describe('the checks of the manifests', () => {
  test('find nothing wrong in the base, and look at something each', async () => {
    const rows = await runChecks(base);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(rows.filter(({ checked }) => checked === 0)).toEqual([]);
  });

  test.each(planted)('find $error', async (plant) => {
    const problems = await problemsWith(base.map((manifest) => withError(manifest, plant)));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join('\n')).toContain(plant.found);
  });

  test.each(['PodDisruptionBudget/auth', 'NetworkPolicy/auth', 'ServiceAccount/auth', 'Job/auth-migrate'])(
    'find that %s is missing',
    async (name) => {
      const problems = await problemsWith(base.filter((manifest) => nameOf(manifest) !== name));
      expect(problems).toContain(`auth: ${name} is missing`);
    },
  );

  test('find that nothing is denied by default', async () => {
    const problems = await problemsWith(base.filter(({ metadata }) => metadata.name !== 'default-deny'));
    expect(problems).toContain('no policy denies by default');
  });
});

async function problemsWith(manifests: readonly Manifest[]): Promise<string[]> {
  return (await runChecks(manifests)).flatMap(({ problems }) => problems);
}

function withError(manifest: Manifest, plant: Planted): Manifest {
  if (nameOf(manifest) !== plant.in) return manifest;
  const document = new Document(manifest);
  if ('value' in plant) document.setIn(plant.at, plant.value);
  else document.deleteIn(plant.at);
  const changed: unknown = document.toJS();
  if (!isManifest(changed)) throw new Error('the planted error hides its object');
  return changed;
}
