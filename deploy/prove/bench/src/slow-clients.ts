/**
 * What slow clients do to the gateway: 10,000 of six kinds, from many loopback addresses, each come again 5 to 15 s after
 * it is thrown out. Fewer are connected at any moment, and the print says how many: half requests are thrown out in time,
 * and half bodies as soon as they fill the bytes that may wait (GATEWAY_REQUEST_MS, GATEWAY_MAX_WAITING_BYTES).
 * `node --conditions=sitewright deploy/prove/bench/src/slow-clients.ts [clients] [seconds]`. Linux only. Prints the memory of the
 * gateway against its manifest's, and how long others wait before and meanwhile.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type RunningMesh, startMesh } from '@sitewright/local/running-mesh';
import { z } from 'zod';
import { boundMemory } from './memory-bound.ts';

const clients = Number(process.argv[2] ?? 10_000);
const seconds = Number(process.argv[3] ?? 60);
const folder = mkdtempSync(join(tmpdir(), 'sitewright-slow-'));
// PostgreSQL, which may run as another user, must be able to pass through.
chmodSync(folder, 0o711);

/** Asks one after another, as a person's page does, for a while. @returns how long each took, in ms, and what failed. */
async function askMeanwhile({ baseUrl, apiKey }: RunningMesh, forSeconds: number) {
  const times: number[] = [];
  const failures: string[] = [];
  const until = Date.now() + forSeconds * 1000;
  while (Date.now() < until) {
    const started = performance.now();
    const said = await look(`${baseUrl}/api/v1/projects?limit=5`, apiKey);
    times.push(performance.now() - started);
    if (said !== undefined) failures.push(said);
    await setTimeout(25);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? Number.NaN);
  return { count: times.length, failures, p50: at(0.5), p99: at(0.99) };
}

/** @returns what went wrong, if anything did. */
async function look(url: string, apiKey: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { headers: { authorization: `Bearer ${apiKey}` } });
    await response.text();
    return response.status === 200 ? undefined : String(response.status);
  } catch (error) {
    return String(error);
  }
}

/** Connections that the gateway has, as the system counts them: a client that reads nothing does not see its end. */
function connectionsOf(baseUrl: string): number {
  const port = Number(new URL(baseUrl).port).toString(16).toUpperCase().padStart(4, '0');
  const established = new RegExp(`^ *\\d+: [0-9A-F]{8}:${port} [0-9A-F]{8}:[0-9A-F]{4} 01 `);
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter((line) => established.test(line)).length;
}

/** Builds once, so that there are events to replay. */
async function build({ baseUrl, apiKey }: RunningMesh): Promise<string> {
  const response = await fetch(`${baseUrl}/api/v1/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'A site for a bakery in Freiburg', mode: 'power' }),
  });
  return z.object({ usage: z.object({ buildId: z.string() }) }).parse(await response.json()).usage.buildId;
}

async function measure(mesh: RunningMesh): Promise<void> {
  const { pids } = z
    .object({ pids: z.object({ gateway: z.number() }) })
    .parse(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')));
  const memory = boundMemory('gateway', pids.gateway);
  try {
    console.log(memory.how);
    const workerData = { baseUrl: mesh.baseUrl, apiKey: mesh.apiKey, buildId: await build(mesh), clients };
    await askMeanwhile(mesh, 5);
    const before = await askMeanwhile(mesh, seconds / 2);
    // In a thread of its own, or the clients' work would be counted as the gateway's.
    const crowd = new Worker(new URL('./slow-crowd.ts', import.meta.url), { workerData });
    crowd.on('message', (line) => console.log(line));
    await setTimeout(20_000);
    const meanwhile = await askMeanwhile(mesh, seconds);
    const connections = connectionsOf(mesh.baseUrl);
    crowd.postMessage('tell');
    await setTimeout(1_000);
    await crowd.terminate();
    const after = await askMeanwhile(mesh, seconds / 4);
    console.log('\n| Others | answers | failed | p50, ms | p99, ms |\n|---|---|---|---|---|');
    for (const [when, { count, failures, p50, p99 }] of Object.entries({ before, meanwhile, after })) {
      console.log(`| ${when} | ${count} | ${failures.length} ${[...new Set(failures)]} | ${p50} | ${p99} |`);
    }
    const peak = memory.peakMib();
    console.log(
      `\nConnections of the gateway at the end: ${connections}. Peak of the gateway: ${peak ?? 'killed'} of ${memory.limitMib} MiB. p99 ${(meanwhile.p99 / before.p99).toFixed(1)} times that of before. ` +
        `Load of the machine: ${loadavg()[0]?.toFixed(0)}.`,
    );
    if (peak === undefined || peak > memory.limitMib || meanwhile.failures.length > 0) process.exitCode = 1;
  } finally {
    await mesh.stop();
    memory.close();
  }
}

try {
  const limits = { GATEWAY_KEY_LIMIT: '1000000', NODE_OPTIONS: '--max-old-space-size=256' };
  await measure(await startMesh(limits, folder));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
