import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// What the services ship, directly or through others, must be free to be shipped so. Packages that only build, test or
// run the mesh on one machine are not looked at. `--list` prints each package; another lock file may be named.
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['CC0-1.0', 'Unlicense', 'Python-2.0', 'AFL-2.1', 'Unicode-3.0'],
  // Fonts, and changes to the files of a package alone: neither reaches our own code.
  ...['OFL-1.1', 'MPL-2.0'],
]);

/** Packages that name no licence where npm looks for it, by what their own files say. */
const read = { 'png-js': 'MIT' };

const words = process.argv.slice(2);
const file = words.find((word) => !word.startsWith('--'));
const lock = file ?? fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
const { packages } = JSON.parse(readFileSync(lock, 'utf8'));

/** Where a package is that `from` asks for, as Node looks for it: in each node_modules from that folder up. */
function find(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return packages[path].link ? packages[path].resolved : path;
    if (folder === '') return undefined;
  }
}

const shipped = new Set();
const left = Object.keys(packages).filter((folder) => /^services\/[^/]+$/.test(folder));
for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
  if (shipped.has(folder)) continue;
  shipped.add(folder);
  const { dependencies, optionalDependencies } = packages[folder];
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const found = find(name, folder);
    if (found !== undefined) left.push(found);
  }
}

/** An expression of SPDX without nesting: one of the alternatives must be allowed in all its parts. */
const isAllowed = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((name) => allowed.has(name.trim())));

const foreign = [...shipped]
  .filter((folder) => folder.includes('node_modules/'))
  .map((folder) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version, license } = packages[folder];
    return { name, version, licence: license ?? read[name] ?? 'none named' };
  })
  .sort((one, other) => one.name.localeCompare(other.name));

if (words.includes('--list')) {
  for (const { name, version, licence } of foreign) console.log(`${name} ${version}: ${licence}`);
}
const refused = foreign.filter(({ licence }) => !isAllowed(licence));
for (const { name, version, licence } of refused) {
  console.error(
    `${name} ${version} is licensed under ${licence}, which is not on the list of deploy/run/local/check-licences.mjs`,
  );
}
console.log(`Licences: ${foreign.length} packages are shipped, ${refused.length} may not be`);
process.exit(refused.length > 0 ? 1 : 0);
