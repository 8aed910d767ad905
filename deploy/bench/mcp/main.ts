import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@sitewright/local/free-port';
import { startMesh } from '@sitewright/local/running-mesh';
import autocannon from 'autocannon';

// Ours against peers in one run: the server side on core 0, the load on core 1, 16 connections. Ours checks key,
// scopes and rate limit (Redis) on every request; the peers check nothing. Ratios count, not the figures.
const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const seconds = Number(process.argv[2] ?? 5);
const connections = 16;

const pin = (core: string, pid: number): void => {
  execFileSync('taskset', ['-acp', core, String(pid)], { stdio: 'ignore' });
};

/** A process and all that it started. */
function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  return [pid, ...children.flatMap(family)];
}

interface Target {
  name: string;
  url: string;
  headers: Record<string, string>;
  /** The tool whose call is measured. */
  tool: string;
}

async function startPeer(
  file: string,
  path: string,
  name: string,
): Promise<Target & { process: ChildProcess }> {
  const port = await findFreePort();
  const process = spawn(globalThis.process.execPath, [here(file), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) =>
    process.stdout?.on('data', (chunk: Buffer) => String(chunk).includes('listening') && resolve()),
  );
  for (const pid of family(process.pid ?? 0)) pin('0', pid);
  return { name, url: `http://127.0.0.1:${port}${path}`, headers: {}, tool: 'echo', process };
}

async function measure(target: Target, message: object) {
  const result = await autocannon({
    url: target.url,
    method: 'POST',
    connections,
    duration: seconds,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...target.headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${target.name}: ${result.non2xx} refused, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

const mesh = await startMesh({ GATEWAY_MCP_LIMIT: '100000000', LOG_LEVEL: 'warn' });
const peers = [
  await startPeer('./official-sdk-server.ts', '/', 'official SDK'),
  await startPeer('./fastmcp-server.ts', '/mcp', 'fastmcp'),
];
const ours: Target = {
  name: 'sitewright',
  url: `${mesh.baseUrl}/api/mcp`,
  headers: { authorization: `Bearer ${mesh.apiKey}` },
  tool: 'get_credits',
};
pin('1', process.pid);

try {
  const calls: [string, (target: Target) => object][] = [
    ['ping', () => ({ method: 'ping' })],
    ['tools/list', () => ({ method: 'tools/list' })],
    ['tools/call', ({ tool }) => ({ method: 'tools/call', params: { name: tool, arguments: {} } })],
  ];
  for (const cores of ['0', '0,1']) {
    for (const pid of family(mesh.pid)) pin(cores, pid);
    console.log(`\nserver side on core ${cores}, ${connections} connections, ${seconds} s each`);
    console.log(
      `${'call'.padEnd(12)}${'server'.padEnd(14)}${'requests/s'.padStart(11)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'ours / it'.padStart(11)}`,
    );
    for (const [call, message] of calls) {
      await measure(ours, message(ours));
      const own = await measure(ours, message(ours));
      print(call, ours.name, own, 1);
      for (const peer of peers) {
        const its = await measure(peer, message(peer));
        print(call, peer.name, its, own.perSecond / its.perSecond);
      }
    }
  }
} finally {
  for (const { process: peer } of peers) peer.kill();
  await mesh.stop();
}
process.exit();

function print(
  call: string,
  name: string,
  { perSecond, p50, p99 }: Awaited<ReturnType<typeof measure>>,
  ratio: number,
): void {
  console.log(
    `${call.padEnd(12)}${name.padEnd(14)}${perSecond.toFixed(0).padStart(11)}${p50.toFixed(1).padStart(9)}${p99.toFixed(1).padStart(9)}${ratio.toFixed(2).padStart(11)}`,
  );
}
