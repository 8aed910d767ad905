import { type MeshService, mesh } from '@sitewright/local/mesh';
import {
  type INetworkPolicy,
  type INetworkPolicyEgressRule,
  NetworkPolicy,
} from 'kubernetes-models/networking.k8s.io/v1';
import { ConfigMap } from 'kubernetes-models/v1';
import { type Check, complaints, inspect } from '../check.ts';
import { type Manifest, nameOf } from '../manifest.ts';

const rpcPort = 50051;
const label = 'app.kubernetes.io/name';

/** The call graph is declared once, beside the local stack; manifests must say the same. */
export const callGraphChecks: readonly Check[] = [
  {
    name: 'network policies open exactly the calls that are declared, over one that denies the rest',
    run(manifests) {
      const policies: INetworkPolicy[] = manifests.filter((manifest) => NetworkPolicy.is(manifest));
      const outcome = inspect(
        mesh,
        ({ name }) => `NetworkPolicy/${name}`,
        (service) =>
          policyProblems(
            service,
            policies.find(({ metadata }) => metadata?.name === service.name),
          ),
      );
      const denied = policies.some(deniesAll);
      return denied
        ? outcome
        : { ...outcome, problems: [...outcome.problems, 'no policy denies by default'] };
    },
  },
  {
    name: 'settings name the targets of exactly the calls that are declared',
    run: (manifests) =>
      inspect(
        mesh,
        ({ name }) => `ConfigMap/${name}`,
        (service) => targetProblems(service, manifests),
      ),
  },
];

function deniesAll({ spec }: INetworkPolicy): boolean {
  const types = spec?.policyTypes ?? [];
  return (
    Object.keys(spec?.podSelector ?? { none: true }).length === 0 &&
    types.includes('Ingress') &&
    types.includes('Egress') &&
    [...(spec?.ingress ?? []), ...(spec?.egress ?? [])].length === 0
  );
}

function policyProblems(service: MeshService, policy: INetworkPolicy | undefined): string[] {
  const { ingress = [], egress = [], policyTypes = [] } = policy?.spec ?? {};
  const callers = mesh.filter(({ calls }) => calls.includes(service.name)).map(({ name }) => name);
  const admitted = ingress.flatMap(({ from = [{}] }) => from.map(peerName));
  const reached = egress.flatMap((rule) => reachedBy(rule));
  const allowed = [
    ...service.calls.map((name) => `${name}:${rpcPort}`),
    'kube-system:53',
    'anywhere:4318',
    ...(service.schema === undefined ? [] : ['anywhere:5432']),
    ...(service.redis === undefined ? [] : ['anywhere:6379']),
  ];
  return [
    ...complaints([
      !policyTypes.includes('Ingress') || !policyTypes.includes('Egress'),
      'it leaves a side open',
    ]),
    // Whoever is called by nobody in the mesh is its door.
    ...difference(admitted, callers.length > 0 ? callers : ['anywhere'], 'in'),
    ...difference(reached, allowed, 'out'),
  ];
}

function reachedBy({ to = [{}], ports = [] }: INetworkPolicyEgressRule): string[] {
  const numbers = ports.length === 0 ? ['any'] : ports.map(({ port }) => String(port ?? 'any'));
  return to.flatMap((peer) => numbers.map((port) => `${peerName(peer)}:${port}`));
}

interface Peer {
  podSelector?: { matchLabels?: Readonly<Record<string, string>> };
  namespaceSelector?: { matchLabels?: Readonly<Record<string, string>> };
  ipBlock?: { cidr: string };
}

function peerName({ podSelector, namespaceSelector, ipBlock }: Peer): string {
  const namespace = namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'];
  if (namespace !== undefined) return namespace;
  return podSelector?.matchLabels?.[label] ?? ipBlock?.cidr ?? 'anywhere';
}

function difference(found: readonly string[], wanted: readonly string[], way: string): string[] {
  return [
    ...new Set([
      ...found.filter((one) => !wanted.includes(one)).map((one) => `it opens the way ${way} for ${one}`),
      ...wanted.filter((one) => !found.includes(one)).map((one) => `it closes the way ${way} for ${one}`),
    ]),
  ];
}

function targetProblems(service: MeshService, manifests: readonly Manifest[]): string[] {
  const settings = manifests
    .filter((manifest) => nameOf(manifest) === `ConfigMap/${service.name}`)
    .flatMap((manifest) => (ConfigMap.is(manifest) ? Object.entries(manifest.data ?? {}) : []));
  const found = settings.filter(([key]) => key.endsWith('_TARGET')).map((entry) => entry.join('='));
  const wanted = service.calls.map((name) => {
    const key = `${service.prefix}_${name.replace('-', '_').toUpperCase()}_TARGET`;
    return `${key}=dns:///${name}:${rpcPort}`;
  });
  return difference(found, wanted, 'out');
}
