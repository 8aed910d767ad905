import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canReach, chooseRunAs, publicTempFolder, type RunAs } from './run-as.ts';

export interface PostgresHome {
  /** Where the cluster is or will be; its parent belongs to the user that PostgreSQL runs as. */
  data: string;
  logFile: string;
  password: string;
  runAs: RunAs | undefined;
}

/** The folder of a database that lives only as long as its owner. */
export function makeEphemeralHome(): PostgresHome & { folder: string } {
  const runAs = chooseRunAs('');
  const folder = mkdtempSync(join(runAs === undefined ? tmpdir() : publicTempFolder(), 'sitewright-test-'));
  return { ...openHome(folder, runAs), password: newPassword(), folder };
}

/**
 * The folder of a database that lasts. The cluster is inside `dataDir`; where the user that PostgreSQL has to run as
 * cannot get there (a checkout under root's private home), it is under the system's temporary folder, and `dataDir`
 * keeps a pointer to it. The password stays in `dataDir` in both cases.
 */
export function openLastingHome(dataDir: string, log: (line: string) => void): PostgresHome {
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o711);
  const password = keptPassword(join(dataDir, 'password'));
  const pointerFile = join(dataDir, 'location.json');
  const moved = readPointer(pointerFile, log);
  const folder = moved ?? join(dataDir, 'cluster');
  const runAs = chooseRunAs(join(folder, 'data'));
  assertOwn(join(folder, 'data'), runAs);
  if (moved !== undefined || runAs === undefined || canPass(dataDir, runAs)) {
    mkdirSync(folder, { recursive: true });
    return { ...openHome(folder, runAs), password };
  }
  const elsewhere = makeElsewhere(dataDir);
  writeFileSync(pointerFile, `${JSON.stringify({ folder: elsewhere })}\n`);
  log(`PostgreSQL runs as uid ${runAs.uid}, which cannot reach ${dataDir}: its data is in ${elsewhere}`);
  return { ...openHome(elsewhere, runAs), password };
}

function openHome(folder: string, runAs: RunAs | undefined): Omit<PostgresHome, 'password'> {
  chmodSync(folder, 0o700);
  if (runAs !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  return { data: join(folder, 'data'), logFile: join(folder, 'postgres.log'), runAs };
}

function canPass(dataDir: string, runAs: RunAs): boolean {
  return canReach(dirname(dirname(dataDir)), runAs) && (statSync(dirname(dataDir)).mode & 0o001) !== 0;
}

function readPointer(pointerFile: string, log: (line: string) => void): string | undefined {
  if (!existsSync(pointerFile)) return undefined;
  const { folder } = JSON.parse(readFileSync(pointerFile, 'utf8'));
  if (existsSync(folder)) return folder;
  log(`The database's folder ${folder} is gone (temporary folders get emptied): starting with an empty one.`);
  rmSync(pointerFile);
  return undefined;
}

/** A new folder named after the checkout; earlier ones of the same checkout, whose pointer is gone, are removed. */
function makeElsewhere(dataDir: string): string {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const temp = publicTempFolder();
  for (const name of readdirSync(temp)) {
    const abandoned = join(temp, name);
    if (name.startsWith(`sitewright-${key}-`) && !existsSync(join(abandoned, 'data', 'postmaster.pid'))) {
      rmSync(abandoned, { recursive: true, force: true });
    }
  }
  return mkdtempSync(join(temp, `sitewright-${key}-`));
}

function assertOwn(data: string, runAs: RunAs | undefined): void {
  const owner = statSync(join(data, 'PG_VERSION'), { throwIfNoEntry: false })?.uid;
  const wanted = runAs?.uid ?? process.getuid?.();
  if (owner === undefined || wanted === undefined || owner === wanted) return;
  throw new Error(
    `${data} belongs to another user (uid ${owner}): start as that user, or remove ${dirname(data)}.`,
  );
}

function keptPassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, newPassword(), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}
