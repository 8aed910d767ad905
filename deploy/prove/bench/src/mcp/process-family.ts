import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process and all that it started. */
export function family(pid: number): number[] {
  const children = readOr(`/proc/${pid}/task/${pid}/children`, '').trim().split(/\s+/).filter(Boolean);
  return [pid, ...children.flatMap((child) => family(Number(child)))];
}

/** Binds every thread of a process and of all that it started to some cores, such as `0` or `0,1`. */
export function pinTo(cores: string, pid: number): void {
  for (const member of family(pid))
    execFileSync('taskset', ['-acp', cores, String(member)], { stdio: 'ignore' });
}

const ticksPerSecond = 100;

/** The processor time that a process and all that it started have used, in seconds. */
export function processorSeconds(pid: number): number {
  const ticks = family(pid).map((member) => {
    const stat = readOr(`/proc/${member}/stat`, '');
    // The name in brackets may hold spaces; after it, user and system time are the 12th and 13th field.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond;
}

/** A process may end between two looks. */
function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
