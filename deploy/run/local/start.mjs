// Runs src/main.ts on the Node that the project brings along. Plain JavaScript that an older Node can run: it is
// what finds the newer one, and repairs what npm left undone where its policy blocks install scripts.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const wantedMajor = 24;
const root = fileURLToPath(new URL('../../../', import.meta.url));
const main = fileURLToPath(new URL('./src/main.ts', import.meta.url));
const scripted = ['node', '@bufbuild/buf'];

function fail(...lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function major(node) {
  const run = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return run.status === 0 ? Number(/^v(\d+)/.exec(run.stdout)?.[1] ?? 0) : 0;
}

function findNode() {
  const brought = `${root}node_modules/node/bin/node`;
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath;
  return existsSync(brought) && major(brought) >= wantedMajor ? brought : undefined;
}

/** Runs the install scripts of the few packages that need theirs. */
function rebuild() {
  const command = `npm rebuild ${scripted.join(' ')}`;
  console.log(`Install scripts did not run; running them now: ${command}`);
  const npm = process.env.npm_execpath;
  const run = npm
    ? spawnSync(process.execPath, [npm, 'rebuild', ...scripted, '--ignore-scripts=false'], {
        cwd: root,
        stdio: 'inherit',
      })
    : spawnSync('npm', ['rebuild', ...scripted, '--ignore-scripts=false'], { cwd: root, stdio: 'inherit' });
  return run.status === 0;
}

// Without a `--` before them npm takes options for its own, and hands on what it does not know as settings.
const examples = {
  start: 'npm start -- "A bakery in Freiburg" --once',
  dev: 'npm run dev -- credits --inspect',
};
const example = examples[process.env.npm_lifecycle_event];
const kept = ['type', 'mode', 'once', 'trace', 'engine', 'port', 'inspect', 'without'].filter(
  (name) => example !== undefined && process.env[`npm_config_${name}`] !== undefined,
);
if (kept.length > 0) {
  const names = kept.map((name) => `--${name}`).join(', ');
  fail(`npm has kept ${names} for itself. Put -- before what is meant for the start:`, `  ${example}`);
}

if (!existsSync(`${root}node_modules/pg`)) fail('The packages are not installed. First type:', '  npm ci');

let node = findNode();
if (node === undefined) {
  rebuild();
  node = findNode();
}
if (node === undefined) {
  fail(
    `Sitewright needs Node ${wantedMajor}; this is ${process.version}, and the one that npm should have installed is not there.`,
    'Type this, then start again:',
    `  npm rebuild ${scripted.join(' ')} --ignore-scripts=false`,
    `or use a Node ${wantedMajor} of your own.`,
  );
}

const generated = spawnSync(node, [`${root}libs/protos/generate.mjs`], { stdio: 'inherit' });
if (generated.status !== 0)
  fail('The TypeScript of proto/ could not be made. If packages are missing, type: npm ci');

const child = spawn(node, ['--conditions=sitewright', main, ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => fail(`Node could not be started: ${error.message}`));
child.once('exit', (code, signal) => process.exit(signal === null ? code : 1));
