/**
 * What exports cost: `node --conditions=sitewright deploy/prove/bench/src/exports.ts [OTHER_CHECKOUT]`. Every format of one
 * specification of each build type: the median of the processor time and the peak memory of a process that makes nothing
 * else, and what a page weighs. With another checkout of this repository (built, its packages installed): its figures beside
 * these, for its own specifications, which both can read, and how many times they are now.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const rounds = 7;
const own = fileURLToPath(new URL('../../../../', import.meta.url));
const names = ['website', 'slides', 'document', 'design', 'dataviz'] as const;

interface File {
  content: string | Uint8Array;
}
const isFunction = (value: unknown): boolean => typeof value === 'function';
const renderSchema = z.object({
  exportFormats: z.custom<(spec: unknown) => readonly string[]>(isFunction),
  exportSpec: z.custom<(spec: unknown, format: string) => Promise<File>>(isFunction),
  renderSite: z.custom<(spec: unknown) => Promise<(File & { path: string })[]>>(isFunction),
});
const specSchema = z.object({ parseSpec: z.custom<(text: unknown) => unknown>(isFunction) });

const load = (root: string, lib: string): Promise<unknown> =>
  import(pathToFileURL(join(root, 'libs', lib, 'src/index.ts')).href);

async function open(root: string, name: string, fixtures: string) {
  const { parseSpec } = specSchema.parse(await load(root, 'site-spec'));
  const render = renderSchema.parse(await load(root, 'site-render'));
  const text = readFileSync(join(fixtures, 'libs/site-render/test/fixtures', `${name}.json`), 'utf8');
  return { render, spec: parseSpec(JSON.parse(text)) };
}

const costSchema = z.object({ ms: z.number(), memoryMb: z.number() });
type Cost = z.infer<typeof costSchema>;

/** In a process of its own: one export after another. */
async function measure(root: string, name: string, format: string, fixtures: string): Promise<Cost> {
  const { render, spec } = await open(root, name, fixtures);
  // The first one loads code and fonts, once for a process.
  await render.exportSpec(spec, format);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    await render.exportSpec(spec, format);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const ms = times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
  return { ms, memoryMb: process.resourceUsage().maxRSS / 1024 };
}

async function measureApart(root: string, name: string, format: string, fixtures: string): Promise<Cost> {
  const role = [fileURLToPath(import.meta.url), '--measure', root, name, format, fixtures];
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=sitewright', ...role]);
  return costSchema.parse(JSON.parse(stdout));
}

const cells = (values: readonly (string | number)[]): string =>
  values.map((value) => String(value).padStart(11)).join('');
const times = (now: number, then: number): string => `${(now / then).toFixed(2)}x`;

async function compare(other: string | undefined): Promise<void> {
  const fixtures = other ?? own;
  const head = other === undefined ? ['ms', 'MB'] : ['ms', 'then', 'times', 'MB', 'then', 'times'];
  console.log(`${'export'.padEnd(20)}${cells(head)}`);
  for (const name of names) {
    const { render, spec } = await open(own, name, fixtures);
    for (const format of render.exportFormats(spec)) {
      const now = await measureApart(own, name, format, fixtures);
      const figures = [now.ms.toFixed(0), now.memoryMb.toFixed(0)];
      const then =
        other === undefined
          ? undefined
          : await measureApart(other, name, format, fixtures).catch(() => undefined);
      if (then !== undefined) {
        figures.splice(1, 0, then.ms.toFixed(0), times(now.ms, then.ms));
        figures.push(then.memoryMb.toFixed(0), times(now.memoryMb, then.memoryMb));
      }
      console.log(`${`${name} ${format}`.padEnd(20)}${cells(figures)}`);
    }
  }
  await weigh(fixtures);
}

/** What a reader's browser is sent for one page. */
async function weigh(fixtures: string): Promise<void> {
  console.log(`\n${'page'.padEnd(20)}${cells(['HTML KB', 'fonts KB'])}`);
  for (const name of names) {
    const { render, spec } = await open(own, name, fixtures);
    const files = await render.renderSite(spec);
    const page = files.find(({ path }) => path === 'index.html') ?? files[0];
    const fonts = files.filter(({ path }) => path.endsWith('.woff2'));
    const kb = (list: readonly File[]) =>
      (list.reduce((size, { content }) => size + Buffer.byteLength(content), 0) / 1024).toFixed(1);
    console.log(`${name.padEnd(20)}${cells([kb(page === undefined ? [] : [page]), kb(fonts)])}`);
  }
}

const [role, root = own, name = '', format = '', fixtures = own] = process.argv.slice(2);
if (role === '--measure') console.log(JSON.stringify(await measure(root, name, format, fixtures)));
else await compare(role);
