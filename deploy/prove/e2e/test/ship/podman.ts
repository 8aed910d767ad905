import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ComposeService } from './compose-file.ts';

const run = promisify(execFile);

interface Failure {
  stdout?: string;
  stderr?: string;
}

/** Runs a program. @throws with all that it has written. */
export async function command(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  try {
    const { stdout } = await run(name, args, { env: { ...process.env, ...env }, maxBuffer: 2 ** 26 });
    return stdout.trim();
  } catch (cause) {
    const { stdout = '', stderr = '' }: Failure = Object(cause);
    throw new Error(`${name} ${args[0] ?? ''} failed:\n${stdout}\n${stderr}`, { cause });
  }
}

/** @throws saying what this machine lacks: a mesh from images is not passed over in silence. */
export async function requirePrograms(): Promise<void> {
  if (process.getuid?.() !== 0)
    throw new Error('Images are built and run by root here: run this suite as root.');
  for (const name of ['podman', 'buildah', 'runc', 'mmdebstrap', 'psql']) {
    await command('which', [name]).catch(() => {
      throw new Error(`${name} is missing: install the packages of .ci/debian-packages.`);
    });
  }
}

export interface Container {
  /** Unique on this machine. */
  id: string;
  service: ComposeService;
  /** Names of other containers and where they are. */
  hosts: ReadonlyMap<string, string>;
}

/** Arguments that run a container exactly as hardened as its compose entry says, on the network of this machine. */
function runArguments({ id, service, hosts }: Container): string[] {
  return [
    '--runtime=runc',
    'run',
    `--name=${id}`,
    '--network=host',
    // Limits that a machine which is itself a container may give.
    '--ulimit=nofile=1024:4096',
    '--ulimit=nproc=1024:4096',
    ...(service.read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
    ...service.cap_drop.map((name) => `--cap-drop=${name}`),
    ...service.security_opt.map((option) => `--security-opt=${option.replace(/:true$/, '')}`),
    ...service.tmpfs.map((mount) => `--tmpfs=${mount}`),
    ...(service.user === undefined ? [] : [`--user=${service.user}`]),
    ...[...hosts].map(([name, address]) => `--add-host=${name}:${address}`),
    // By name only, so that no secret stands in a list of processes.
    ...Object.keys(service.environment).map((name) => `--env=${name}`),
  ];
}

/** Starts a container that goes on. */
export async function startContainer(container: Container): Promise<void> {
  const { service } = container;
  await command(
    'podman',
    [...runArguments(container), '--detach', service.image, ...service.command],
    service.environment,
  );
}

/** Runs a container to its end. @returns what it wrote. @throws when it fails. */
export function runToEnd(container: Container, args: readonly string[]): Promise<string> {
  const { service } = container;
  return command('podman', [...runArguments(container), '--rm', service.image, ...args], service.environment);
}

/** Runs a program in a container that runs. */
export const execute = (id: string, args: readonly string[]): Promise<string> =>
  command('podman', ['--runtime=runc', 'exec', id, ...args]);
