import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// npm leaves a platform's package out of the lock file without a word when the registry lags behind; npm ci then
// fails on that platform alone. Every optional dependency must be found from where it is asked for.
const lock = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
const { packages } = JSON.parse(readFileSync(lock, 'utf8'));

/** Looks for a package as Node does: in each node_modules from the asking folder up. */
function isLocked(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined) return true;
    if (folder === '') return false;
  }
}

const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !isLocked(name, folder))
    .map((name) => `${name}, asked for by ${folder === '' ? 'the root' : folder}`),
);
const hosts = Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link);
for (const line of missing) console.error(`package-lock.json misses ${line}`);
if (hosts.length > 0) console.error(`package-lock.json names the registry's host ${hosts.length} times`);
process.exit(missing.length + hosts.length > 0 ? 1 : 0);
