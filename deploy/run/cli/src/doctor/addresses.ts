import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

/**
 * The addresses of the replicas behind a gRPC target: `host:port`, `dns:///host:port` or `ipv4:a:1,b:1`.
 * @throws Error when its name does not resolve.
 */
export async function resolveTarget(target: string): Promise<string[]> {
  const plain = target.replace(/^dns:(\/\/[^/]*\/)?/, '');
  const listed = /^ipv[46]:(.+)$/.exec(plain)?.[1]?.split(',') ?? [plain];
  return (await Promise.all(listed.map(resolveOne))).flat();
}

async function resolveOne(hostAndPort: string): Promise<string[]> {
  const at = hostAndPort.lastIndexOf(':');
  const [host, port] = [hostAndPort.slice(0, at).replace(/^\[|\]$/g, ''), hostAndPort.slice(at + 1)];
  if (isIP(host) !== 0) return [hostAndPort];
  const found = await lookup(host, { all: true });
  return found.map(({ address, family }) => (family === 6 ? `[${address}]:${port}` : `${address}:${port}`));
}
