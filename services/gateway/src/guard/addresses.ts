import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { clientAddress, isTrustedPeer, parseProxyTrust } from './client-address.ts';

/** Tells under which address requests and connections count. */
export interface Addresses {
  /** The address that limits count, normalised. */
  addressOf(request: IncomingMessage): string;
  /** The address that a connection counts under; undefined for a trusted proxy's, which are many clients'. */
  peerAddress(peer: string): string | undefined;
}

/** Peers whose address has been read, so that a connection that stays is read once. */
const maxPeers = 10_000;

/** Addresses as the setting of trusted proxies has them told. */
export function createAddresses(trustedProxies: readonly string[]): Addresses {
  const trust = parseProxyTrust(trustedProxies) ?? { hops: 0 };
  const peers = new LRUCache<string, string>({ max: maxPeers });
  return {
    addressOf({ socket, headers }) {
      const peer = socket.remoteAddress ?? '';
      const forwardedFor = headerText(headers['x-forwarded-for']);
      if (forwardedFor !== undefined) return clientAddress(peer, forwardedFor, trust);
      const known = peers.get(peer);
      if (known !== undefined) return known;
      const address = clientAddress(peer, undefined, trust);
      peers.set(peer, address);
      return address;
    },
    peerAddress: (peer) => (isTrustedPeer(peer, trust) ? undefined : clientAddress(peer, undefined, trust)),
  };
}

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;
