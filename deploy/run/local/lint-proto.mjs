import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Lints the contracts, and holds them against those of the last commit on main: a change that breaks a deployed
// caller needs a new package version. Where there is no main to compare with, only the lint runs, and it says so.
const root = fileURLToPath(new URL('../../../', import.meta.url));
const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8', ...options });
const buf = (...args) => {
  const { status } = run('buf', args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

buf('lint', 'proto');

const base = ['origin/main', 'main'].find(
  (name) => run('git', ['cat-file', '-e', `${name}:proto/buf.yaml`]).status === 0,
);
if (base === undefined) console.log('lint:proto: there is no main with contracts to compare with');
else buf('breaking', 'proto', '--against', `.git#ref=${base},subdir=proto`);
