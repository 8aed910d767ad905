import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { privateBlocks } from './network-policies.ts';
import { type Selector, selects, type Workload } from './workload.ts';

/** `Deployment/gateway:50051`, `kube-system:53`, `anywhere:5432`: who, and the port of whoever is called. */
export interface Ways {
  in: string[];
  out: string[];
}

/** How a surplus and a missing way are told. */
export const namedAs = (way: string) => ({
  surplus: `it opens the way ${way} for`,
  missing: `it closes the way ${way} for`,
});

/** What all policies together open for the pods of one workload: policies only ever add. */
export function openWays(
  workload: Workload,
  policies: readonly INetworkPolicy[],
  workloads: readonly Workload[],
): Ways {
  const own = policies.filter(({ spec }) => selects(spec?.podSelector, workload.labels));
  // What stands under a direction that the policy is not for opens nothing.
  const ofType = (type: 'Ingress' | 'Egress') =>
    own.filter(({ spec }) => (spec?.policyTypes ?? ['Ingress']).includes(type));
  const ingress = ofType('Ingress').flatMap(({ spec }) => spec?.ingress ?? []);
  const egress = ofType('Egress').flatMap(({ spec }) => spec?.egress ?? []);
  return {
    in: ingress.flatMap(({ from = [{}], ports }) =>
      pairs(
        from.flatMap((peer) => peerNames(peer, workloads)),
        portsOf(ports).map((port) => portNumber(port, workload)),
      ),
    ),
    out: egress.flatMap(({ to = [{}], ports }) =>
      pairs(
        to.flatMap((peer) => peerNames(peer, workloads)),
        portsOf(ports),
      ),
    ),
  };
}

const pairs = (peers: readonly string[], ports: readonly string[]): string[] =>
  peers.flatMap((peer) => ports.map((port) => `${peer}:${port}`));

const portsOf = (ports: readonly { port?: string | number }[] | undefined): string[] =>
  ports === undefined || ports.length === 0 ? ['any'] : ports.map(({ port }) => String(port ?? 'any'));

/** A port on the way in may be named after a port of the pod. */
function portNumber(port: string, { pod }: Workload): string {
  const named = pod.containers.flatMap(({ ports = [] }) => ports).find(({ name }) => name === port);
  return String(named?.containerPort ?? port);
}

interface Peer {
  podSelector?: Selector;
  namespaceSelector?: { matchLabels?: Readonly<Record<string, string>> };
  ipBlock?: { cidr: string; except?: readonly string[] };
}

function peerNames(
  { podSelector, namespaceSelector, ipBlock }: Peer,
  workloads: readonly Workload[],
): string[] {
  if (ipBlock !== undefined) return [blockName(ipBlock)];
  if (namespaceSelector !== undefined) {
    return [namespaceSelector.matchLabels?.['kubernetes.io/metadata.name'] ?? 'other namespaces'];
  }
  if (podSelector === undefined) return ['anywhere'];
  const chosen = workloads.filter(({ labels }) => selects(podSelector, labels)).map(({ name }) => name);
  return chosen.length > 0 ? chosen : ['pods that are nowhere'];
}

/** Few enough addresses to be somebody's in particular. */
const ownPrefix = { v4: 24, v6: 64 };

function blockName({ cidr, except = [] }: NonNullable<Peer['ipBlock']>): string {
  const [, hidden] = Object.entries(privateBlocks).find(([whole]) => whole === cidr) ?? [];
  if (hidden !== undefined) return hidden.every((block) => except.includes(block)) ? 'outside' : 'anywhere';
  const least = cidr.includes(':') ? ownPrefix.v6 : ownPrefix.v4;
  return Number(cidr.split('/')[1]) >= least ? 'addresses of its own' : cidr;
}
