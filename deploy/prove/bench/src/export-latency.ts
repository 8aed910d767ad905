/**
 * What reading a record costs while twenty exports are being made, against what it costs while nothing else is:
 * `node --conditions=sitewright deploy/prove/bench/src/export-latency.ts [format]`. Exports run in threads; this shows that they
 * leave the event loop free. Uses the PostgreSQL in DATABASE_URL (its user may make roles), or an embedded one.
 */
import { readFileSync } from 'node:fs';
import { type Caller, ProjectsServiceService } from '@sitewright/protos/projects';
import { ulid } from 'ulid';
import { type BenchDatabase, openBenchDatabase, openService } from './service-under-bench.ts';

const format = process.argv[2] ?? 'pdf';
const exportCount = 20;
const idleReads = 2_000;
const sample = readFileSync(
  new URL('../../../../libs/site-render/test/fixtures/document.json', import.meta.url),
  'utf8',
);
const caller: Caller = {
  workspaceId: `wsp_${ulid().toLowerCase()}`,
  keyId: 'key_bench',
  scopes: ['read', 'write'],
  test: false,
};

const openProjects = (database: BenchDatabase) =>
  openService(database, { name: 'projects', definition: ProjectsServiceService });

type Rpc = Awaited<ReturnType<typeof openProjects>>['rpc'];

/** Saves a project whose title nobody else has, so that its export is made and not found. */
async function save(rpc: Rpc): Promise<string> {
  const projectId = `prj_${ulid().toLowerCase()}`;
  const specJson = Buffer.from(JSON.stringify({ ...JSON.parse(sample), title: `Bench ${projectId}` }));
  await rpc.createProject({ projectId, caller, specJson });
  await rpc.activateProject({ projectId, workspaceId: caller.workspaceId });
  return projectId;
}

async function exportOne(rpc: Rpc, projectId: string): Promise<number> {
  let size = 0;
  for await (const { part } of rpc.exportRevision({ caller, projectId, format })) {
    if (part?.$case === 'chunk') size += part.value.length;
  }
  return size;
}

/** Reads one record after the other for as long as `go` says. @returns how long each read took, in ms. */
async function readWhile(rpc: Rpc, projectId: string, go: (count: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (go(times.length)) {
    const started = performance.now();
    await rpc.getProject({ caller, projectId });
    times.push(performance.now() - started);
  }
  return times;
}

function print(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2);
  console.log(`| ${name} | ${times.length} | ${at(0.5)} | ${at(0.99)} | ${at(0.9999)} |`);
}

const database = await openBenchDatabase();
const projects = await openProjects(database);
try {
  const { rpc } = projects;
  const read = await save(rpc);
  const exported = await Promise.all(Array.from({ length: exportCount }, () => save(rpc)));
  await exportOne(rpc, read);
  const idle = await readWhile(rpc, read, (count) => count < idleReads);
  const started = performance.now();
  let working = true;
  const work = Promise.all(exported.map((projectId) => exportOne(rpc, projectId))).finally(() => {
    working = false;
  });
  const busy = await readWhile(rpc, read, () => working);
  const sizes = await work;
  console.log(`\n${exportCount} exports as ${format} took ${Math.round(performance.now() - started)} ms,`);
  console.log(`${Math.min(...sizes)} to ${Math.max(...sizes)} bytes each.\n`);
  console.log('| GetProject, ms | reads | median | p99 | largest |\n|---|---|---|---|---|');
  print('alone', idle);
  print(`during ${exportCount} exports`, busy);
} finally {
  await projects.close();
  await database.close();
}
