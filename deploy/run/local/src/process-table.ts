import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
}

/** What the system knows of a process; undefined when there is none (a zombie counts as none). */
export function findProcess(pid: number): RunningProcess | undefined {
  return process.platform === 'linux' ? findInProc(pid) : findWithPs(pid);
}

function findInProc(pid: number): RunningProcess | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    if (/^State:\s+[ZX]/m.test(status)) return undefined;
    const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
    // One that ends between the two looks has no command any more.
    return command === '' ? undefined : { pid, parent, command };
  } catch {
    return undefined;
  }
}

function findWithPs(pid: number): RunningProcess | undefined {
  try {
    const line = execFileSync('ps', ['-ww', '-o', 'ppid=,stat=,command=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    const [, parent, state, command] = /^\s*(\d+)\s+(\S+)\s+(.*)$/m.exec(line) ?? [];
    if (command === undefined || state?.startsWith('Z')) return undefined;
    return { pid, parent: Number(parent), command };
  } catch {
    return undefined;
  }
}
