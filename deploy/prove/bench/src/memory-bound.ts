import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { rootFolder } from '@sitewright/local/mesh';

/** The memory of one process, held against what its manifest allows. Linux only. */
export interface MemoryBound {
  limitMib: number;
  /** How it is held, in a sentence. */
  how: string;
  /** The largest resident set so far; undefined when the process has gone. */
  peakMib(): number | undefined;
  close(): void;
}

/** What the manifest of a service lets its container have. */
function limitOf(service: string): number {
  const manifest = readFileSync(`${rootFolder}k8s/base/${service}/deployment.yaml`, 'utf8');
  const [, mib] = /limits:\s+memory: (\d+)Mi/.exec(manifest) ?? [];
  if (mib === undefined) throw new Error(`the manifest of ${service} has no limit of memory`);
  return Number(mib);
}

/** Puts a process into a memory cgroup of its manifest's size where one can be made; what it has already is seen in its peak alone. */
export function boundMemory(service: string, pid: number): MemoryBound {
  const limitMib = limitOf(service);
  const group = `/sys/fs/cgroup/memory/sitewright-bench-${pid}`;
  const status = `/proc/${pid}/status`;
  const confined = confine(group, limitMib, pid);
  return {
    limitMib,
    how: confined
      ? `${service} runs in a memory cgroup of ${limitMib} MiB.`
      : `No memory cgroup could be made: the resident set of ${service}, which has no child, is held against ${limitMib} MiB.`,
    peakMib: () =>
      existsSync(status)
        ? Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024)
        : undefined,
    close() {
      if (existsSync(group)) rmdirSync(group);
    },
  };
}

function confine(group: string, limitMib: number, pid: number): boolean {
  try {
    mkdirSync(group);
    writeFileSync(`${group}/memory.limit_in_bytes`, String(limitMib * 1024 ** 2));
    writeFileSync(`${group}/cgroup.procs`, String(pid));
    return true;
  } catch {
    return false;
  }
}
