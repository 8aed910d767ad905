/**
 * What a request costs each part of the mesh, for planning capacity: processor time by process, and bytes kept in
 * PostgreSQL. `node --conditions=sitewright deploy/prove/bench/src/capacity.ts`. Times are processor time, not the time on the clock,
 * so other load on the machine disturbs them little; Linux only.
 */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type RunningMesh, startMesh } from '@sitewright/local/running-mesh';
import { Client } from 'pg';
import { z } from 'zod';
import { processorSeconds } from './mcp/process-family.ts';

const runSchema = z.object({ pids: z.record(z.string(), z.number()) });
const concurrency = 4;
const unlimited = {
  GENERATION_BUILD_LIMIT: '1000000',
  GATEWAY_MCP_LIMIT: '1000000',
  GATEWAY_KEY_LIMIT: '1000000',
};

const folder = mkdtempSync(join(tmpdir(), 'sitewright-capacity-'));
// PostgreSQL, which may run as another user, must be able to pass through.
chmodSync(folder, 0o711);

interface Work {
  name: string;
  count: number;
  run(n: number): Promise<unknown>;
}

async function measureAll({ baseUrl, apiKey }: RunningMesh): Promise<void> {
  const call = callerOf(baseUrl, apiKey);
  const build = (mode: string) => async (n: number) => {
    const prompt = `A one-page site for Bakery No. ${n} in Freiburg: our breads with prices, opening hours, a contact form`;
    return z
      .object({ projectId: z.string() })
      .parse(await call('POST', '/api/v1/generate', { prompt, mode }));
  };
  const { projectId } = await build('lite')(0);
  const path = `/api/v1/projects/${projectId}`;
  const published = z.object({ publishedUrl: z.string() }).parse(await call('POST', `${path}/publish`));
  const page = new URL(published.publishedUrl).pathname;
  const mcp = (method: string, params: object) => () =>
    call('POST', '/api/mcp', { jsonrpc: '2.0', id: 1, method, params });
  const works: Work[] = [
    { name: 'lite build, saved', count: 150, run: build('lite') },
    { name: 'economy build, saved', count: 60, run: build('economy') },
    { name: 'power build, saved', count: 30, run: build('power') },
    { name: 'GET a project', count: 1000, run: () => call('GET', path) },
    { name: 'GET the list of projects', count: 500, run: () => call('GET', '/api/v1/projects?limit=20') },
    { name: 'GET a published page', count: 1000, run: () => call('GET', page) },
    { name: 'MCP ping', count: 2000, run: mcp('ping', {}) },
    { name: 'MCP get_credits', count: 1000, run: mcp('tools/call', { name: 'get_credits', arguments: {} }) },
  ];
  const parts = findParts();
  const rows: Record<string, Record<string, string>> = {};
  for (const work of works) {
    await perform({ ...work, count: Math.ceil(work.count / 10) });
    rows[work.name] = await measure(work, parts);
  }
  console.log('Processor time for one request, in ms:');
  console.table(rows);
  console.log('Memory (resident set) afterwards, in MiB:');
  console.table(Object.fromEntries([...parts].map(([name, pid]) => [name, { MiB: residentMiB(pid) }])));
}

/** A caller that takes nothing but success for an answer. */
const callerOf = (baseUrl: string, apiKey: string) => async (method: string, path: string, body?: object) => {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return response.headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : text;
};

/** The process of each service, and PostgreSQL's. */
function findParts(): Map<string, number> {
  const { pids } = runSchema.parse(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')));
  const postmaster = readFileSync(join(findData(folder), 'postmaster.pid'), 'utf8').split('\n')[0];
  return new Map([...Object.entries(pids), ['PostgreSQL', Number(postmaster)]]);
}

function findData(below: string): string {
  const found = readdirSync(below, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('postmaster.pid'),
  );
  if (found === undefined) throw new Error('PostgreSQL is not where the mesh keeps its data.');
  return join(below, found, '..');
}

async function measure(work: Work, parts: ReadonlyMap<string, number>): Promise<Record<string, string>> {
  const kept = await readDatabase();
  const before = new Map([...parts].map(([name, pid]) => [name, processorSeconds(pid)]));
  await perform(work);
  const row: Record<string, string> = {};
  for (const [name, pid] of parts) {
    const seconds = processorSeconds(pid) - (before.get(name) ?? 0);
    row[name] = ((seconds * 1000) / work.count).toFixed(2);
  }
  const now = await readDatabase();
  row.transactions = ((now.transactions - kept.transactions) / work.count).toFixed(1);
  row['bytes kept'] = Math.round((now.bytes - kept.bytes) / work.count).toString();
  return row;
}

async function perform({ count, run }: Work): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await run(next);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** How large the database is, and how many transactions it has committed; the services' own polling is among them. */
async function readDatabase(): Promise<{ bytes: number; transactions: number }> {
  const { rolePasswords } = z
    .object({ rolePasswords: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8')));
  const [, , , port] = readFileSync(join(findData(folder), 'postmaster.pid'), 'utf8').split('\n');
  const connectionString = `postgres://credits:${rolePasswords.credits ?? ''}@127.0.0.1:${port}/sitewright`;
  const client = new Client({ connectionString });
  await client.connect();
  // Sessions that are idle report what they did within a second.
  await setTimeout(2_000);
  try {
    const { rows } = await client.query(
      `select pg_database_size(datname)::float8 as bytes, xact_commit::float8 as transactions
       from pg_stat_database where datname = current_database()`,
    );
    return { bytes: Number(rows[0]?.bytes), transactions: Number(rows[0]?.transactions) };
  } finally {
    await client.end();
  }
}

function residentMiB(pid: number): number {
  const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kib ?? 0) / 1024);
}

const mesh = await startMesh(unlimited, folder);
try {
  await measureAll(mesh);
} finally {
  await mesh.stop();
  rmSync(folder, { recursive: true, force: true });
}
