import { execFile } from 'node:child_process';
import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { PostgresHome } from './postgres-home.ts';
import { findProcess } from './process-table.ts';

const run = promisify(execFile);

/**
 * Makes the cluster unless it is there. It is made under another name and renamed when complete, so that a start
 * that was cut short leaves nothing that looks like a database; such remains are removed here.
 */
export async function ensureCluster(
  binaries: PostgresBinaries,
  home: PostgresHome,
  sync: boolean,
): Promise<void> {
  removeRemains(home.data);
  if (existsSync(join(home.data, 'PG_VERSION'))) return;
  if (existsSync(home.data)) {
    throw new Error(`${home.data} holds no complete database: move it away or remove it, then start again.`);
  }
  const making = `${home.data}.making-${process.pid}`;
  const passwordFile = `${making}-password`;
  writeFileSync(passwordFile, home.password, { mode: 0o600 });
  if (home.runAs !== undefined) chownSync(passwordFile, home.runAs.uid, home.runAs.gid);
  try {
    await run(binaries.initdb, initdbArguments(making, passwordFile, sync), {
      cwd: '/',
      env: binaries.env,
      ...home.runAs,
    });
    renameSync(making, home.data);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw new Error(`The database could not be made in ${home.data}: ${reasonOf(error)}`, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function initdbArguments(making: string, passwordFile: string, sync: boolean): string[] {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  return [`--pgdata=${making}`, ...access, ...locale, ...(sync ? [] : ['--no-sync'])];
}

function removeRemains(data: string): void {
  const pattern = new RegExp(`^${basename(data)}\\.making-(\\d+)`);
  for (const name of readdirSync(dirname(data))) {
    const maker = pattern.exec(name)?.[1];
    if (maker !== undefined && findProcess(Number(maker)) === undefined) {
      rmSync(join(dirname(data), name), { recursive: true, force: true });
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'stderr' in error && String(error.stderr).trim() !== '') {
    return String(error.stderr).trim();
  }
  return error instanceof Error ? error.message : String(error);
}
