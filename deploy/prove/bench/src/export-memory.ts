/**
 * What memory exports take, and how long a preview waits meanwhile: the largest specification of each type, in every
 * format, 50 at once, by a projects service with the memory of its manifest.
 * `node --conditions=sitewright deploy/prove/bench/src/export-memory.ts`. Linux only. Where this process may make a memory cgroup,
 * the service runs in one of the manifest's size; else the largest resident set of its process is held against that.
 */
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { AppError, toAppError } from '@sitewright/errors';
import { type Caller, ProjectsServiceService } from '@sitewright/protos/projects';
import { ulid } from 'ulid';
import { largest } from './largest-specs.ts';
import { boundMemory } from './memory-bound.ts';
import { type BenchDatabase, openBenchDatabase, openService } from './service-under-bench.ts';

const atOnce = 50;
const caller: Caller = {
  workspaceId: `wsp_${ulid().toLowerCase()}`,
  keyId: 'key_bench',
  scopes: ['read', 'write'],
  test: false,
};

const openProjects = (database: BenchDatabase) =>
  openService(database, {
    name: 'projects',
    definition: ProjectsServiceService,
    env: { NODE_OPTIONS: '--max-old-space-size=256' },
  });
type Rpc = Awaited<ReturnType<typeof openProjects>>['rpc'];

async function save(rpc: Rpc, specJson: Buffer): Promise<string> {
  const projectId = `prj_${ulid().toLowerCase()}`;
  await rpc.createProject({ projectId, caller, specJson });
  await rpc.activateProject({ projectId, workspaceId: caller.workspaceId });
  return projectId;
}

/** @returns `done`, or the word for why not, with `Retry-After` where it is told to come back. */
async function exportOne(rpc: Rpc, projectId: string, format: string): Promise<string> {
  try {
    for await (const _ of rpc.exportRevision({ caller, projectId, format }, { deadlineMs: 100_000 }));
    return 'done';
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : toAppError(thrown);
    return `${error.form.http} ${error.reason}${error.retryAfterMs === undefined ? '' : ' with Retry-After'}`;
  }
}

/** Looks at a small project again and again. @returns how long each look took, in ms. */
async function preview(rpc: Rpc, projectId: string, until: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!until.aborted) {
    const started = performance.now();
    await rpc.renderRevision({ caller, projectId, pagePath: '' }, { deadlineMs: 60_000 });
    times.push(performance.now() - started);
    await setTimeout(200);
  }
  return times;
}

const database = await openBenchDatabase();
const projects = await openProjects(database);
const memory = boundMemory('projects', projects.pid);
try {
  const { rpc } = projects;
  console.log(memory.how);
  const small = await save(
    rpc,
    readFileSync(new URL('../../../../libs/site-render/test/fixtures/document.json', import.meta.url)),
  );
  await rpc.renderRevision({ caller, projectId: small, pagePath: '' }, { deadlineMs: 60_000 });
  const wished = Number(process.argv[2] ?? atOnce);
  let bad = 0;
  console.log('\n| Export | at once | answers | peak, MiB | previews | p95, ms |\n|---|---|---|---|---|---|');
  for (const { name, specJson, formats } of largest) {
    const ids = await Promise.all(Array.from({ length: wished }, () => save(rpc, specJson)));
    for (const format of formats) {
      const over = new AbortController();
      const looks = preview(rpc, small, over.signal);
      const answers = await Promise.all(ids.map((id) => exportOne(rpc, id, format)));
      over.abort();
      const times = (await looks).toSorted((a, b) => a - b);
      const counts = Object.entries(Object.groupBy(answers, (answer) => answer)).map(
        ([answer, same]) => `${same?.length} ${answer}`,
      );
      bad += answers.filter(
        (answer) => answer !== 'done' && !/^503 .* with Retry-After$/.test(answer),
      ).length;
      const p95 = Math.round(times[Math.floor(times.length * 0.95)] ?? Number.NaN);
      console.log(
        `| ${name} ${format} | ${wished} | ${counts.join(', ')} | ${memory.peakMib()} | ${times.length} | ${p95} |`,
      );
    }
  }
  const peak = memory.peakMib();
  console.log(
    `\nPeak: ${peak ?? 'killed'} of ${memory.limitMib} MiB. Other answers than done and 503: ${bad}.`,
  );
  if (peak === undefined || peak > memory.limitMib || bad > 0) process.exitCode = 1;
} finally {
  await projects.close();
  await database.close();
  memory.close();
}
