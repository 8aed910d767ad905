import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Block = [Address, number];
/** The peer, then what X-Forwarded-For says from right to left; undefined what cannot be read. */
type Chain = readonly [Address, ...(Address | undefined)[]];

/** Which hops before this process may say where a request came from. */
export type ProxyTrust = { hops: number } | { blocks: readonly Block[] };

/** More hops than any chain of proxies has; what a client wrote in front of them is not looked at. */
const maxHops = 32;

/**
 * Reads the setting: one count of proxies, or addresses and CIDR blocks.
 * @returns undefined when it is neither.
 */
export function parseProxyTrust(words: readonly string[]): ProxyTrust | undefined {
  const [first = '0'] = words;
  if (words.length <= 1 && /^\d{1,2}$/.test(first)) return { hops: Number(first) };
  const blocks = words.map(parseBlock);
  return blocks.every((block) => block !== undefined) ? { blocks } : undefined;
}

function parseBlock(word: string): Block | undefined {
  if (word.includes('/')) return ipaddr.isValidCIDR(word) ? ipaddr.parseCIDR(word) : undefined;
  const address = parseAddress(word);
  return address === undefined ? undefined : [address, address.kind() === 'ipv4' ? 32 : 128];
}

/**
 * The address that limits count a request under: the peer's, or the one that trusted proxies vouch for in
 * X-Forwarded-For. What stands before that was written by the client and is worth nothing. IPv6 counts by its
 * /64, which one subscriber has whole; an IPv4-mapped address counts as the IPv4 one.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trust: ProxyTrust): string {
  const nearest = parseAddress(peer);
  if (nearest === undefined) return 'unknown';
  const before = (forwardedFor ?? '').split(',').slice(-maxHops).reverse().map(parseAddress);
  const chain: Chain = [nearest, ...before];
  return limitKey('hops' in trust ? atHop(chain, trust.hops) : firstUntrusted(chain, trust.blocks));
}

/** Whether a peer is a proxy that may say where a request came from; a count of proxies takes each peer for one. */
export function isTrustedPeer(peer: string, trust: ProxyTrust): boolean {
  if ('hops' in trust) return trust.hops > 0;
  const address = parseAddress(peer);
  return address !== undefined && trust.blocks.some((block) => isWithin(address, block));
}

/** A chain that is shorter than the proxies did not come through them: then nobody vouches but the peer. */
function atHop(chain: Chain, hops: number): Address {
  return chain[hops] ?? chain[0];
}

/** Walks from the peer away from us, as long as the hop is trusted and names one that can be read. */
function firstUntrusted(chain: Chain, blocks: readonly Block[]): Address {
  let [address] = chain;
  for (const next of chain.slice(1)) {
    if (next === undefined || !blocks.some((block) => isWithin(address, block))) break;
    address = next;
  }
  return address;
}

const isWithin = (address: Address, block: Block): boolean =>
  address.kind() === block[0].kind() && address.match(block);

/** An address as hops write it: with or without port, brackets and zone. */
function parseAddress(text: string): Address | undefined {
  const word = text.trim();
  const v4 = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/.exec(word)?.[1];
  if (v4 !== undefined) return ipaddr.IPv4.isValidFourPartDecimal(v4) ? ipaddr.IPv4.parse(v4) : undefined;
  const v6 = /^\[([0-9a-fA-F:.]+)(?:%\w+)?\](?::\d{1,5})?$|^([0-9a-fA-F:.]+)(?:%\w+)?$/.exec(word);
  const bare = v6?.[1] ?? v6?.[2] ?? '';
  return bare.includes(':') && ipaddr.IPv6.isValid(bare) ? ipaddr.process(bare) : undefined;
}

function limitKey(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString();
  const network = address.toByteArray().map((byte, i) => (i < 8 ? byte : 0));
  return `${new ipaddr.IPv6(network).toString()}/64`;
}
