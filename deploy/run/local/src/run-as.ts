import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface RunAs {
  uid: number;
  gid: number;
}

/** The user "nobody", known to every Linux without being created. */
const nobody: RunAs = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root; then it runs as the owner of its data, or as nobody while there is none. */
export function chooseRunAs(dataFolder: string): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  return owner === undefined || owner.uid === 0 ? nobody : { uid: owner.uid, gid: owner.gid };
}

/** Whether that user may pass every folder on the way and read and run what is at the end of it. */
export function canReach(path: string, runAs: RunAs): boolean {
  const target = statSync(path, { throwIfNoEntry: false });
  if (target === undefined || !allows(target, runAs, 0o5)) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!allows(statSync(folder), runAs, 0o1)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function allows(entry: { mode: number; uid: number; gid: number }, runAs: RunAs, wanted: number): boolean {
  const shift = entry.uid === runAs.uid ? 6 : entry.gid === runAs.gid ? 3 : 0;
  return ((entry.mode >> shift) & wanted) === wanted;
}

/** The system's folder for temporary files, or the usual one where the configured one is private. */
export function publicTempFolder(): string {
  const found = [tmpdir(), '/tmp', '/var/tmp'].find((folder) => canReach(folder, nobody));
  if (found === undefined)
    throw new Error(`No temporary folder that every user can reach (tried ${tmpdir()} and /tmp).`);
  return found;
}

/** Makes a folder under a shared one and makes sure that nobody else has put a folder of theirs in its place. */
export function ownedFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o755 });
  const found = lstatSync(path);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0) {
    throw new Error(`${path} does not belong to this user alone: remove it and start again.`);
  }
  chmodSync(path, 0o755);
  return path;
}

/** Lets every user read a tree, and run what its owner may run. */
export function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
