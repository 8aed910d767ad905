/**
 * What a page of a list and of a search costs at a thousand and at a million projects of one workspace, in one run:
 * `node --conditions=sitewright deploy/prove/bench/src/project-list.ts`. Calls go over gRPC to two real processes, in turns, so
 * that the machine's noise meets both. Uses the PostgreSQL in DATABASE_URL (its user may make roles), or an
 * embedded one.
 */
import { ProjectsServiceService } from '@sitewright/protos/projects';
import { ulid } from 'ulid';
import { seedProjects } from './project-list-seed.ts';
import { type BenchDatabase, openBenchDatabase, openService } from './service-under-bench.ts';

const sizes = [1_000, 1_000_000] as const;
const rounds = 60;
const callsPerRound = 20;
const maxRatio = 1.2;

type Catalogue = Awaited<ReturnType<typeof openCatalogue>>;

/** A schema of its own with this many projects, and a service on it. */
async function openCatalogue(database: BenchDatabase, projects: number) {
  const workspaceId = `wsp_${ulid().toLowerCase()}`;
  const service = await openService(database, {
    name: 'projects',
    definition: ProjectsServiceService,
    seed: (schema) => seedProjects(database.admin, { schema, workspaceId, projects }),
  });
  return { workspaceId, projects, ...service };
}

interface Question {
  name: string;
  /** Whether its ratio is bounded; a search of all words looks at more where there is more, up to its cap. */
  bounded: boolean;
  ask: { buildType?: string; query?: string; middle?: boolean };
}

const questions: Question[] = [
  { name: 'first page', bounded: true, ask: {} },
  { name: 'a page in the middle', bounded: true, ask: { middle: true } },
  { name: 'first page of one build type', bounded: true, ask: { buildType: 'slides' } },
  { name: 'search: a word of one title', bounded: true, ask: { query: 'n500' } },
  { name: 'search: a word of every title', bounded: false, ask: { query: 'shop' } },
  { name: 'search: two common words, never together', bounded: false, ask: { query: 'even odd' } },
];

/** Asks for one page. @returns how long it took, in ms. */
async function ask(catalogue: Catalogue, question: Question): Promise<number> {
  const { workspaceId, projects, rpc } = catalogue;
  const { buildType = '', query = '', middle = false } = question.ask;
  const id = `prj_${Math.floor(projects / 2)
    .toString(16)
    .padStart(26, '0')}`;
  const cursor = middle ? Buffer.from(`projects:${id}`).toString('base64url') : '';
  const caller = { workspaceId, keyId: 'key_bench', scopes: ['read'], test: false };
  const request = { caller, pageSize: 20, cursor, buildType, query, deleted: false };
  const started = performance.now();
  await rpc.listProjects(request);
  return performance.now() - started;
}

const quantile = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

async function compare(catalogues: Catalogue[], question: Question): Promise<boolean> {
  const times = catalogues.map((): number[] => []);
  for (let round = -5; round < rounds; round += 1) {
    for (const [index, catalogue] of catalogues.entries()) {
      for (let call = 0; call < callsPerRound; call += 1) {
        const took = await ask(catalogue, question);
        if (round >= 0) times[index]?.push(took);
      }
    }
  }
  const [small = Number.NaN, large = Number.NaN] = times.map((of) => quantile(of, 0.5));
  const p99 = quantile(times[1] ?? [], 0.99);
  const ratio = large / small;
  const figures = [small.toFixed(3), large.toFixed(3), p99.toFixed(3), ratio.toFixed(2)];
  console.log(`| ${question.name} | ${figures.join(' | ')} |`);
  return !question.bounded || ratio <= maxRatio;
}

const database = await openBenchDatabase();
const catalogues: Catalogue[] = [];
try {
  for (const projects of sizes) {
    catalogues.push(await openCatalogue(database, projects));
    console.log(`A workspace of ${projects} projects is ready.`);
  }
  console.log(
    `\n| ${rounds * callsPerRound} calls, ms | ${sizes[0]}, median | ${sizes[1]}, median | p99 | ratio |`,
  );
  console.log('|---|---|---|---|---|');
  let good = true;
  for (const question of questions) good = (await compare(catalogues, question)) && good;
  console.log(good ? '\nAll bounded ratios are at most 1.2.' : '\nA bounded ratio is over 1.2.');
  if (!good) process.exitCode = 1;
} finally {
  for (const catalogue of catalogues) await catalogue.close();
  await database.close();
}
