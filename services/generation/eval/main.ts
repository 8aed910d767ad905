import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtinEngine } from '../src/engines/builtin/engine.ts';
import { renderFailures, renderTable, summarise } from './report.ts';
import { parseRows, type Row } from './row.ts';
import { run } from './run.ts';
import { type Score, score } from './score.ts';
import { show } from './show.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    specs: { type: 'string' },
    show: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    mode: { type: 'string' },
  },
});

async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = await readdir(path);
  return names
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => join(path, name));
}

async function readRows(): Promise<Row[]> {
  const files = (await Promise.all(positionals.map(filesOf))).flat();
  const rows = (
    await Promise.all(files.map(async (file) => parseRows(await readFile(file, 'utf8'), file)))
  ).flat();
  const wanted = options.only ?? [];
  const mode = (['lite', 'economy', 'power'] as const).find((name) => name === options.mode);
  return rows
    .filter((row) => wanted.length === 0 || wanted.some((part) => row.id.includes(part)))
    .map((row) => ({ ...row, mode: row.mode ?? mode }));
}

const rows = await readRows();
if (rows.length === 0) {
  process.stderr.write(
    'usage: npm run eval -- FOLDER_OR_FILE... [--json out.json] [--specs DIR] [--show] [--only id] [--mode lite|economy|power]\n',
  );
  process.exit(2);
}
const engine = builtinEngine;
// The first builds load code and tables; a service has that behind it when the first request comes.
for (const row of rows.slice(0, 3)) await run(engine, row);

const scores: Score[] = [];
if (options.specs) await mkdir(options.specs, { recursive: true });
for (const row of rows) {
  const outcome = await run(engine, row);
  scores.push(await score(row, outcome));
  if (options.specs)
    await writeFile(join(options.specs, `${row.id}.json`), JSON.stringify(outcome.spec, null, 2));
  if (options.show) process.stdout.write(`${show(row.id, row.prompt, outcome.spec)}\n`);
}

const types = [...new Set(scores.map((entry) => entry.buildType))];
const columns = [
  ...types.map((type) => [type, summarise(scores.filter((entry) => entry.buildType === type))] as const),
  ['all', summarise(scores)] as const,
];
process.stdout.write(
  `\n${renderFailures(scores)}\n\n${renderTable(columns.map(([name, summary]) => [name, summary]))}\n`,
);
if (options.json) {
  const results = scores.map(({ copy, ...rest }) => ({ ...rest, copyGrams: copy.grams.size }));
  await writeFile(options.json, JSON.stringify({ summaries: Object.fromEntries(columns), results }, null, 2));
}
