import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isKeeper } from './keep.ts';
import { findProcess, type RunningProcess } from './process-table.ts';
import { until } from './until.ts';

/** Past the keeper's own limits for a stop that is under way. */
const windDownMs = 20_000;

/**
 * Clears what an earlier start left in the data folder. A server whose owner lives is in use and is refused; one
 * whose owner died is waited for while its keeper stops it, or stopped here when the keeper was killed too.
 */
export async function clearLeftover(data: string, log: (line: string) => void): Promise<void> {
  const first = findServer(data);
  if (first === undefined) return;
  refuseIfOwned(first, data);
  log(`Waiting for the PostgreSQL of an earlier start that was killed to stop (process ${first.pid}).`);
  let signalled = false;
  const gone = await until(
    () => {
      const server = findServer(data);
      if (server?.pid !== first.pid) return true;
      // Its keeper may be killed at any moment, so this is asked each time.
      if (!signalled && findKeeper(server) === undefined) {
        process.kill(server.pid, 'SIGINT');
        signalled = true;
      }
      return false;
    },
    { withinMs: windDownMs },
  );
  if (gone === undefined) {
    throw new Error(`PostgreSQL (process ${first.pid}) on ${data} does not stop: end it by hand.`);
  }
}

/**
 * The server that runs on this data folder. After a crash the number in its pid file may belong to another program
 * by now, which PostgreSQL would take for a running server: then the file is removed.
 */
function findServer(data: string): RunningProcess | undefined {
  const pidFile = join(data, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === undefined) return undefined;
  const found = findProcess(pid);
  if (found === undefined) return undefined;
  if (found.command.includes('postgres') && found.command.includes(data)) return found;
  rmSync(pidFile, { force: true });
  return undefined;
}

function readPid(pidFile: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function refuseIfOwned(server: RunningProcess, data: string): void {
  const keeper = findKeeper(server);
  const owned =
    keeper?.command.includes(`"owner":${keeper.parent}}`) && findProcess(keeper.parent) !== undefined;
  if (owned) {
    throw new Error(
      `The database in ${data} is already in use: another start of this checkout runs (process ${keeper?.parent}). Stop it first.`,
    );
  }
}

function findKeeper(server: RunningProcess): RunningProcess | undefined {
  const parent = findProcess(server.parent);
  return parent !== undefined && isKeeper(parent.command) ? parent : undefined;
}
