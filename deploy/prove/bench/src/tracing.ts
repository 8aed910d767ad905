/**
 * What tracing costs: processor time of the gateway for one request, without spans, by the policy that a cluster has
 * (`libs/telemetry/src/request-sampler.ts`: builds and other writes always, one read in ten), and with every span.
 * `node --conditions=sitewright deploy/prove/bench/src/tracing.ts [--rounds 40] [--requests 100]`. Three meshes stand at the same
 * time and are asked in turns, each round in another order: a machine is never alone, but what else it does weighs on
 * all three alike. One request in twenty is a build, whose trace is always kept. Exit code 1 where what was exported
 * shows that the three were not what they are called. Linux only.
 */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type RunningMesh, startMesh } from '@sitewright/local/running-mesh';
import { z } from 'zod';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '40' }, requests: { type: 'string', default: '100' } },
});
const rounds = Number(values.rounds);
const requests = Number(values.requests);
const concurrency = 8;
/** Requests until code is compiled. */
const warmUp = 1_000;
const runSchema = z.object({ pids: z.record(z.string(), z.number()) });

/** Takes every export and throws it away; how many bytes came shows that spans were made. */
async function startCollector() {
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    request.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A mesh that does not start ends the run.
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was assigned');
  return {
    url: `http://127.0.0.1:${address.port}`,
    bytes: () => bytes,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** By name, the variables that make it so. */
const ways: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  off: { OTEL_TRACES_EXPORTER: 'none', OTEL_TRACES_SAMPLER: 'always_off' },
  // With the sampler left out, ours decides; the ratio is what a service takes that is told none.
  'this policy': { OTEL_TRACES_SAMPLER_ARG: '0.1' },
  all: { OTEL_TRACES_SAMPLER: 'always_on' },
};
const limits = { GATEWAY_KEY_LIMIT: '1000000', GENERATION_BUILD_LIMIT: '1000000' };

interface Measured {
  name: string;
  mesh: RunningMesh;
  gateway: number;
  folder: string;
  /** Milliseconds of the gateway's processor time for one request, round by round. */
  ms: number[];
  collector: Awaited<ReturnType<typeof startCollector>>;
}

async function open(name: string): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-tracing-'));
  const collector = await startCollector();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const mesh = await startMesh({ ...limits, ...traced, ...ways[name] }, folder);
  const { pids } = runSchema.parse(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')));
  if (pids.gateway === undefined) throw new Error('the gateway has no process');
  return { name, mesh, gateway: pids.gateway, folder, ms: [], collector };
}

/** On a machine that others use too, a service may now and then not answer in time; that is no reason to begin anew. */
const mostUnavailable = 20;
let unavailable = 0;

async function ask({ baseUrl, apiKey }: RunningMesh, at: number): Promise<void> {
  const isBuild = at % 20 === 0;
  const response = await fetch(`${baseUrl}/api/v1/${isBuild ? 'generate' : 'projects?limit=1'}`, {
    method: isBuild ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${apiKey}`, ...(isBuild && { 'content-type': 'application/json' }) },
    body: isBuild
      ? JSON.stringify({ prompt: `A bakery, ${at}`, buildType: 'website', mode: 'lite', save: false })
      : null,
  });
  const text = await response.text();
  if (response.ok) return;
  unavailable += 1;
  if (response.status !== 503 || unavailable > mostUnavailable)
    throw new Error(`${response.status}: ${text}`);
}

async function perform(mesh: RunningMesh, count: number): Promise<void> {
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await ask(mesh, left);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}

/** What all threads of a process have used, to the nanosecond: the ticks of its `stat` are as long as some requests. */
function processorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'),
  );
  return threads.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0) / 1e6;
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** @throws Error where the three exported other than none, a part, and all: then they were not what is measured. */
function requireDifference(bytes: readonly number[]): void {
  const [none, part = 0, every = 0] = bytes;
  if (none === 0 && part > 0 && part < every / 2) return;
  throw new Error(`The three exported ${bytes.join(', ')} bytes, and not none, a part, and all.`);
}

const meshes: Measured[] = [];
try {
  for (const name of Object.keys(ways)) meshes.push(await open(name));
  for (const { mesh } of meshes) await perform(mesh, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    const first = round % meshes.length;
    for (const one of [...meshes.slice(first), ...meshes.slice(0, first)]) {
      const before = processorMs(one.gateway);
      await perform(one.mesh, requests);
      one.ms.push((processorMs(one.gateway) - before) / requests);
    }
  }
  const off = median(meshes[0]?.ms ?? []);
  console.log('Processor time of the gateway for one request, and what is left of its throughput:');
  console.table(
    Object.fromEntries(
      meshes.map(({ name, ms, collector }) => [
        name,
        {
          ms: median(ms).toFixed(3),
          throughput: `${((100 * off) / median(ms)).toFixed(1)} %`,
          'exported KiB': Math.round(collector.bytes() / 1024),
        },
      ]),
    ),
  );
  requireDifference(meshes.map(({ collector }) => collector.bytes()));
} finally {
  for (const { mesh, folder, collector } of meshes) {
    await mesh.stop();
    collector.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
