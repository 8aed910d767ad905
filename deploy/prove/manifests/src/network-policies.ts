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

/** Addresses that are no public ones: of the cluster, of its node, of the cloud's own services. */
export const privateBlocks = {
  '0.0.0.0/0': [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.168.0.0/16',
  ],
  '::/0': ['::1/128', 'fc00::/7', 'fe80::/10'],
};

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
    ...mesh.map(servicePolicy),
    // Apart from the services' own, so that an overlay says in one place where they are. Migrations have their
    // service's name.
    policy('to-postgres', {
      podSelector: { matchExpressions: [named(({ schema }) => schema !== undefined)] },
      egress: [{ to: [store('postgres')], ports: [{ port: databasePort }] }],
    }),
    policy('to-redis', {
      podSelector: {
        matchLabels: { [component]: 'service' },
        matchExpressions: [named(({ redis }) => redis === true)],
      },
      egress: [{ to: [store('redis')], ports: [{ port: redisPort }] }],
    }),
    policy('to-models', {
      podSelector: {
        matchLabels: { [component]: 'service' },
        matchExpressions: [named(({ models }) => models === true)],
      },
      egress: [{ to: outside, ports: [{ port: modelsPort }] }],
    }),
  ];
}

/** The file that holds a policy, as it is kept in k8s/components/network-policies. */
export function policyFile(object: INetworkPolicy): string {
  return `# Written from the call graph by \`npm run manifests -- --write\`.\n${stringify(object)}`;
}

function servicePolicy(service: MeshService): INetworkPolicy {
  const callers = mesh.filter(({ calls }) => calls.includes(service.name)).map(({ name }) => name);
  const egress =
    service.calls.length === 0 ? [] : [{ to: service.calls.map(pods), ports: [{ port: rpcPort }] }];
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

/** Beside the services; an overlay whose stores are elsewhere puts their addresses here. */
const store = (name: string) => ({ podSelector: { matchLabels: { [label]: name, [component]: 'store' } } });

/** What is public, and neither in the cluster nor of its surroundings. */
const outside: Egress['to'] = Object.entries(privateBlocks).map(([cidr, except]) => ({
  ipBlock: { cidr, except },
}));

const named = (chosen: (service: MeshService) => boolean) => ({
  key: label,
  operator: 'In' as const,
  values: mesh.filter(chosen).map(({ name }) => name),
});

const pods = (name: string) => ({ podSelector: { matchLabels: { [label]: name, [component]: 'service' } } });

function policy(name: string, spec: Omit<INetworkPolicySpec, 'policyTypes'>): INetworkPolicy {
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name, namespace: 'sitewright' },
    spec: { ...spec, policyTypes: ['Ingress', 'Egress'] },
  };
}
