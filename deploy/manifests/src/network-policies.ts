import { type MeshService, mesh } from '@sitewright/local/mesh';
import type { INetworkPolicy, INetworkPolicySpec } from 'kubernetes-models/networking.k8s.io/v1';
import { stringify } from 'yaml';

type Egress = NonNullable<INetworkPolicySpec['egress']>[number];

export const rpcPort = 50_051;
export const databasePort = 5432;
export const redisPort = 6379;
export const modelsPort = 443;
const label = 'app.kubernetes.io/name';
const component = 'app.kubernetes.io/component';

/** The policies that the declared call graph asks for: everything is denied but its edges, and what no pod does without. */
export function networkPolicies(): INetworkPolicy[] {
  return [
    policy('default-deny', { podSelector: {} }),
    policy('name-resolution', {
      podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'sitewright' } },
      egress: [
        {
          to: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } } }],
          ports: [
            { port: 53, protocol: 'UDP' },
            { port: 53, protocol: 'TCP' },
          ],
        },
      ],
    }),
    policy('migrate', {
      podSelector: { matchLabels: { [component]: 'migrate' } },
      egress: [anywhere(databasePort)],
    }),
    ...mesh.map(servicePolicy),
  ];
}

/** The file that holds a policy, as it is kept in k8s/components/network-policies. */
export function policyFile(object: INetworkPolicy): string {
  return `# Written from the call graph by \`npm run manifests -- --write\`.\n${stringify(object)}`;
}

function servicePolicy(service: MeshService): INetworkPolicy {
  const callers = mesh.filter(({ calls }) => calls.includes(service.name)).map(({ name }) => name);
  const egress = [
    ...(service.calls.length === 0 ? [] : [{ to: service.calls.map(pods), ports: [{ port: rpcPort }] }]),
    ...(service.schema === undefined ? [] : [anywhere(databasePort)]),
    ...(service.redis === undefined ? [] : [anywhere(redisPort)]),
    ...(service.models === undefined ? [] : [anywhere(modelsPort)]),
  ];
  return policy(service.name, {
    podSelector: pods(service.name).podSelector,
    // Who is called by nobody in the mesh is its door.
    ingress:
      callers.length === 0
        ? [{ ports: [{ port: 'http' }] }]
        : [{ from: callers.map(pods), ports: [{ port: 'grpc' }] }],
    egress,
  });
}

/** PostgreSQL and Redis run where an overlay says, and outside of the cluster in most. */
const anywhere = (port: number): Egress => ({ ports: [{ port }] });

const pods = (name: string) => ({ podSelector: { matchLabels: { [label]: name, [component]: 'service' } } });

function policy(name: string, spec: Omit<INetworkPolicySpec, 'policyTypes'>): INetworkPolicy {
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name, namespace: 'sitewright' },
    spec: { ...spec, policyTypes: ['Ingress', 'Egress'] },
  };
}
