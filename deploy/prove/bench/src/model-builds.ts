/**
 * What a build by a language model costs here: `node --conditions=sitewright deploy/prove/bench/src/model-builds.ts [64]`.
 * So many builds at once on an upstream that takes 2 s for an answer, beside plain fetches that read the same streams to their
 * end: processor time and memory a build, each kind in a process of its own. The goal: at most 8 times the processor time.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { openRecordedModel, recorded } from '@sitewright/chaos/recorded-model';
import { openModel } from '@sitewright/generation/model-engine';
import { z } from 'zod';

const answerMs = 2_000;

const measureSchema = z.object({
  wallMs: z.number(),
  cpuMs: z.number(),
  memoryMb: z.number(),
  done: z.number(),
});
type Measure = z.infer<typeof measureSchema>;

/** The streams of one build, read to their end and thrown away. */
async function fetchAlone(url: string): Promise<boolean> {
  for (const { stage } of recorded.calls) {
    const body = JSON.stringify({ response_format: { json_schema: { name: `website_${stage}` } } });
    const answer = await fetch(`${url}/chat/completions`, { method: 'POST', body });
    for await (const _ of answer.body ?? []);
  }
  return true;
}

const settings = { GENERATION_MODEL_IN_FLIGHT: '1000' };

function openBuilder(url: string) {
  const { engine, close } = openModel(`compatible:m@${url}`, { ...process.env, ...settings });
  const build = async (): Promise<boolean> => {
    const about = { buildType: 'website', mode: 'economy', createdAt: '2026-01-01T00:00:00Z' } as const;
    const signal = new AbortController().signal;
    const request = { prompt: recorded.prompt, ...about, deadline: Date.now() + 120_000, signal };
    const { specJson } = await engine.build(request);
    return specJson.length > 0;
  };
  return { build, close };
}

/** Runs so many at once, after a first round that loads what is loaded once. */
async function measure(count: number, run: () => Promise<boolean>): Promise<Measure> {
  await Promise.all([run(), run()]);
  global.gc?.();
  const before = process.memoryUsage().rss;
  let peak = before;
  const sampler = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const cpu = process.cpuUsage();
  const began = performance.now();
  const ended = await Promise.all(Array.from({ length: count }, run));
  const { user, system } = process.cpuUsage(cpu);
  clearInterval(sampler);
  return {
    wallMs: performance.now() - began,
    cpuMs: (user + system) / 1000 / count,
    memoryMb: (peak - before) / 1024 / 1024 / count,
    done: ended.filter(Boolean).length,
  };
}

const self = fileURLToPath(import.meta.url);

/** Starts this file in another role and waits for its first word. */
async function inProcess(...role: string[]): Promise<{ said: unknown; end: () => void }> {
  const child = fork(self, role, { execArgv: [...process.execArgv, '--expose-gc'] });
  const [said] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${role[0]} ended with ${code}`);
    }),
  ]);
  return { said, end: () => child.kill() };
}

async function compare(count: number): Promise<void> {
  const upstream = await inProcess('upstream');
  const url = z.string().parse(upstream.said);
  console.log(`${count} builds at once, each of ${recorded.calls.length} answers of ${answerMs / 1000} s`);
  console.log(
    `${'a build'.padEnd(14)}${['processor', 'memory', 'all took'].map((head) => head.padStart(12)).join('')}`,
  );
  const measures: Measure[] = [];
  for (const role of ['fetch', 'engine']) {
    const { said, end } = await inProcess(role, url, String(count));
    end();
    const found = measureSchema.parse(said);
    measures.push(found);
    const cells = [
      `${found.cpuMs.toFixed(1)} ms`,
      `${found.memoryMb.toFixed(2)} MB`,
      `${(found.wallMs / 1000).toFixed(1)} s`,
    ];
    console.log(
      `${role.padEnd(14)}${cells.map((cell) => cell.padStart(12)).join('')}   ${found.done} of ${count} done`,
    );
  }
  upstream.end();
  const [plain, engine] = measures;
  if (plain && engine)
    console.log(`processor time: ${(engine.cpuMs / plain.cpuMs).toFixed(1)} times that of plain fetches`);
}

const [role = '64', url = '', count = '64'] = process.argv.slice(2);
if (role === 'upstream') process.send?.((await openRecordedModel(answerMs)).url);
else if (role === 'fetch') process.send?.(await measure(Number(count), () => fetchAlone(url)));
else if (role === 'engine') {
  const { build, close } = openBuilder(url);
  process.send?.(await measure(Number(count), build));
  await close();
} else await compare(Number(role));
