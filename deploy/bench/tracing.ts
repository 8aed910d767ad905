/**
 * What tracing costs: processor time for one request, without spans, by the policy that a cluster has
 * (`k8s/components/monitoring/tracing.env`), and with every span.
 * `node --conditions=sitewright deploy/bench/tracing.ts [--rounds 3] [--requests 2000]`. The order changes from round to
 * round and the median counts, since a machine is never alone. Linux only.
 */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootFolder } from '@sitewright/local/mesh';
import { startMesh } from '@sitewright/local/running-mesh';
import { z } from 'zod';
import { processorSeconds } from './mcp/process-family.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, requests: { type: 'string', default: '2000' } },
});
const rounds = Number(values.rounds);
const requests = Number(values.requests);
const concurrency = 8;
const runSchema = z.object({ pids: z.record(z.string(), z.number()) });

/** Takes every export and throws it away; how many came shows that spans were made. */
let exports = 0;
const collector = createServer((request, response) => {
  exports += 1;
  request.resume().on('end', () => response.end());
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
const address = collector.address();
if (address === null || typeof address === 'string') throw new Error('no port was assigned');

const policy = Object.fromEntries(
  [
    ...readFileSync(`${rootFolder}k8s/components/monitoring/tracing.env`, 'utf8').matchAll(/^(\w+)=(.*)$/gm),
  ].map(([, name = '', value = '']) => [name, value]),
);
const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${address.port}`;
const ways: Readonly<Record<string, Record<string, string>>> = {
  off: {},
  'this policy': { ...policy, OTEL_EXPORTER_OTLP_ENDPOINT },
  all: { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER: 'always_on' },
};

/** @returns milliseconds of processor time that the gateway spends on one request. */
async function measure(env: Record<string, string>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-tracing-'));
  // PostgreSQL, which may run as another user, must be able to pass through.
  chmodSync(folder, 0o711);
  const mesh = await startMesh({ ...env, GATEWAY_KEY_LIMIT: '1000000' }, folder);
  try {
    const run = runSchema.parse(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')));
    const pid = run.pids.gateway ?? 0;
    const ask = async () => {
      const response = await fetch(`${mesh.baseUrl}/api/v1/projects?limit=1`, {
        headers: { authorization: `Bearer ${mesh.apiKey}` },
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`GET /api/v1/projects: ${response.status}`);
    };
    const perform = async (count: number) => {
      let left = count;
      const work = async () => {
        while (left-- > 0) await ask();
      };
      await Promise.all(Array.from({ length: concurrency }, work));
    };
    await perform(requests / 2);
    const before = processorSeconds(pid);
    await perform(requests);
    return ((processorSeconds(pid) - before) * 1000) / requests;
  } finally {
    await mesh.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const measured = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
try {
  for (let round = 0; round < rounds; round += 1) {
    const names = Object.keys(ways);
    for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
      const came = exports;
      const ms = await measure(ways[name] ?? {});
      measured.get(name)?.push(ms);
      console.log(`${name}: ${ms.toFixed(3)} ms of the gateway a request, ${exports - came} exports`);
    }
  }
} finally {
  collector.close();
  collector.closeAllConnections();
}
const off = median(measured.get('off') ?? []);
console.log('Processor time of the gateway for one request, and what is left of its throughput:');
console.table(
  Object.fromEntries(
    [...measured].map(([name, all]) => [
      name,
      { ms: median(all).toFixed(3), throughput: `${((100 * off) / median(all)).toFixed(1)} %` },
    ]),
  ),
);
