import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

export interface Address {
  /** `host:port` of one replica. */
  address: string;
  /** The name that its certificate must have. */
  serverName: string;
}

/**
 * The replicas behind a gRPC target: `host:port`, `dns:///host:port` or `ipv4:a:1,b:1`.
 * @throws Error when its name does not resolve.
 */
export async function resolveTarget(target: string): Promise<Address[]> {
  const plain = target.replace(/^dns:(\/\/[^/]*\/)?/, '');
  const listed = /^ipv[46]:(.+)$/.exec(plain)?.[1]?.split(',') ?? [plain];
  const replicas = await Promise.all(listed.map(resolveOne));
  return replicas.flat();
}

async function resolveOne(hostAndPort: string): Promise<Address[]> {
  const at = hostAndPort.lastIndexOf(':');
  const [host, port] = [hostAndPort.slice(0, at).replace(/^\[|\]$/g, ''), hostAndPort.slice(at + 1)];
  if (isIP(host) !== 0) return [{ address: hostAndPort, serverName: host }];
  const found = await lookup(host, { all: true });
  return found.map(({ address, family }) => ({
    address: family === 6 ? `[${address}]:${port}` : `${address}:${port}`,
    serverName: host,
  }));
}
