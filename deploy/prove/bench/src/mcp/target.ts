import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@sitewright/local/free-port';
import { startMesh } from '@sitewright/local/running-mesh';

/** A server that is measured. */
export interface Target {
  name: string;
  url: string;
  headers: Record<string, string>;
  /** The tool whose call is measured. */
  tool: string;
  pid: number;
  /** Whether it is asked in revision 2026-07-28, whose requests say all in `_meta` and once more in headers. */
  stateless?: true;
  stop(): Promise<void> | void;
}

/** The whole mesh; the limit is raised, and every request is counted against it all the same. */
export async function startOurs(): Promise<Target> {
  const mesh = await startMesh({
    GATEWAY_MCP_LIMIT: '100000000',
    GATEWAY_KEY_LIMIT: '100000000',
    LOG_LEVEL: 'warn',
    // A local mesh keeps every trace and shows it: a cost that the peers do not have, and `tracing.ts` measures.
    OTEL_TRACES_EXPORTER: 'none',
    OTEL_TRACES_SAMPLER: 'always_off',
  });
  return {
    name: 'sitewright',
    url: `${mesh.baseUrl}/api/mcp`,
    headers: { authorization: `Bearer ${mesh.apiKey}` },
    tool: 'get_credits',
    pid: mesh.pid,
    stop: () => mesh.stop(),
  };
}

/** One of the servers beside this file: no key, no limit, a tool that echoes and leaves the process for nothing. */
export async function startPeer(name: string, file: string, path: string): Promise<Target> {
  const port = await findFreePort();
  const script = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [script, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  child.stdout.on('data', (chunk: Buffer) => String(chunk).includes('listening') && resolve());
  child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
  await listening;
  return {
    name,
    url: `http://127.0.0.1:${port}${path}`,
    headers: {},
    tool: 'echo',
    pid: child.pid ?? 0,
    stop: () => void child.kill(),
  };
}
