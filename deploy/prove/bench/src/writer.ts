/**
 * The built-in writer: `node --conditions=sitewright deploy/prove/bench/src/writer.ts [hostile prompts, 5000 unless told]`.
 * First what a build takes by build type, and how that grows with the prompt; then the worst of hostile prompts of the
 * greatest length, alone and for others: plain builds made meanwhile by the same threads, and the event loop.
 */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { createBuiltinEngine } from '@sitewright/generation/engine';
import { hostilePrompt } from './hostile-prompt.ts';

const count = Number(process.argv[2] ?? 5000);
const types = ['website', 'slides', 'document', 'design', 'dataviz'] as const;
type BuildType = (typeof types)[number];
const engine = createBuiltinEngine({ threads: 2, taskMs: 5_000, memoryMb: 512 });

const ordinary =
  'A site for Kestrel Row, a rowing club in Whitby founded in 1921. We have 14 boats and 180 members. Junior training is on Tuesdays 17:00-18:30, adults row on Thursdays 18:30-20:00. Membership: adults £120 a year, juniors £45 a year, families £210 a year. Write to hello@kestrelrow.example or call 01947 555 0142. The boathouse is at 3 Pier Road. ';

async function build(prompt: string, buildType: BuildType): Promise<{ ms: number; failed: boolean }> {
  const started = performance.now();
  const signal = new AbortController().signal;
  const about = { mode: 'economy' as const, createdAt: '2026-01-01T00:00:00Z' };
  const request = { prompt, buildType, ...about, deadline: Date.now() + 60_000, signal };
  const failed = await engine.build(request).then(
    () => false,
    () => true,
  );
  return { ms: performance.now() - started, failed };
}

const quantile = (values: number[], share: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0;
const ms = (value: number): string => `${value.toFixed(1)} ms`.padStart(12);

async function timesOf(prompt: string, buildType: BuildType, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push((await build(prompt, buildType)).ms);
  return times;
}

async function growth(): Promise<void> {
  console.log('an ordinary prompt, its length in characters, median of 15 builds');
  console.log(
    ['type'.padEnd(10), ...[400, 1_000, 4_000, 16_000].map((length) => String(length).padStart(12))].join(''),
  );
  for (const type of types) {
    await timesOf(ordinary, type, 5);
    const medians: number[] = [];
    for (const length of [400, 1_000, 4_000, 16_000]) {
      // Repeats of one paragraph would be one paragraph: each has figures of its own.
      const paragraphs = Array.from({ length: Math.ceil(length / ordinary.length) }, (_, at) =>
        ordinary.replace(/\d+/g, (digits) => String(Number(digits) + at)),
      );
      medians.push(quantile(await timesOf(paragraphs.join('\n\n').slice(0, length), type, 15), 0.5));
    }
    console.log([type.padEnd(10), ...medians.map(ms)].join(''));
  }
}

async function hostile(): Promise<void> {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const alone: { ms: number; index: number; failed: boolean }[] = [];
  const others: number[] = [];
  let done = false;
  const neighbour = (async () => {
    while (!done) others.push((await build(ordinary, 'website')).ms);
  })();
  for (let index = 0; index < count; index += 1) {
    const type = types[index % types.length] ?? 'website';
    alone.push({ ...(await build(hostilePrompt(index), type)), index });
  }
  done = true;
  await neighbour;
  loop.disable();
  const times = alone.map((entry) => entry.ms);
  const worst = alone.toSorted((one, other) => other.ms - one.ms).slice(0, 5);
  console.log(
    `\n${count} hostile prompts of 16,000 characters, one thread theirs, one an ordinary neighbour's`,
  );
  console.log(
    `  a hostile build     median ${ms(quantile(times, 0.5))}  p99 ${ms(quantile(times, 0.99))}  worst ${ms(Math.max(...times))}`,
  );
  console.log(
    `  its neighbour       median ${ms(quantile(others, 0.5))}  p99 ${ms(quantile(others, 0.99))}  worst ${ms(Math.max(...others))}`,
  );
  console.log(`  the event loop      worst ${ms(loop.max / 1e6)}`);
  console.log(
    `  failed ${alone.filter(({ failed }) => failed).length}, worst: ${worst.map(({ index, ms: time }) => `#${index} ${time.toFixed(0)} ms`).join(', ')}`,
  );
}

await growth();
await hostile();
await engine.close();
