import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rootFolder } from './mesh.ts';

const workspace = join(rootFolder, 'services/builder');
const dist = join(workspace, 'dist');
/** Tells from what the files beside it were built; the gateway serves no name that begins with a dot. */
const stamp = join(dist, '.content');
/** What the builder is built from. */
const sources = ['services/builder', 'libs/site-render', 'libs/site-spec'];
const leftOut = ['node_modules', 'dist', 'test'];

/**
 * Builds the builder's files, once for each content of its sources. @returns what to say of it; a start goes on without
 * a builder.
 */
export async function buildBuilder(logFile: string): Promise<string> {
  if (!existsSync(join(workspace, 'package.json'))) return 'not in this checkout';
  const content = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === content) return 'built before';
  const started = performance.now();
  // Beside what is served, and put in its place in one step: another start may be building, too.
  const fresh = join(workspace, 'node_modules', `.dist-${process.pid}`);
  try {
    if ((await runVite(fresh, logFile)) !== 0) return `could not be built, see ${logFile}`;
    writeFileSync(join(fresh, '.content'), content);
    rmSync(dist, { recursive: true, force: true });
    renameSync(fresh, dist);
  } catch (error) {
    // The other start was faster, or it says why in the words of the file system.
    if (!existsSync(stamp)) return `could not be built: ${error instanceof Error ? error.message : error}`;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return `built in ${((performance.now() - started) / 1000).toFixed(1)} s`;
}

function hashSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(rootFolder, 'package-lock.json')));
  for (const source of sources) {
    for (const file of filesIn(join(rootFolder, source))) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftOut.includes(name) && !name.endsWith('.tsbuildinfo'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}

/** As `npm run build -w services/builder` does, without a shell. @returns the exit code. */
async function runVite(outDir: string, logFile: string): Promise<number> {
  mkdirSync(dirname(outDir), { recursive: true });
  const vite = dirname(createRequire(join(workspace, 'package.json')).resolve('vite/package.json'));
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(
    process.execPath,
    ['--conditions=sitewright', join(vite, 'bin/vite.js'), 'build', '--outDir', outDir, '--emptyOutDir'],
    { cwd: workspace, stdio: ['ignore', log, log], env: { ...process.env, NODE_OPTIONS: '' } },
  );
  closeSync(log);
  const kill = (): boolean => child.kill();
  process.once('exit', kill);
  const [code] = await once(child, 'exit');
  process.off('exit', kill);
  return Number(code ?? 1);
}
