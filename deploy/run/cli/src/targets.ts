import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import type { Io } from './io.ts';

export const serviceNames = ['auth', 'credits', 'projects', 'generation', 'mcp-tools'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Where services listen, by name. */
export type Targets = Partial<Record<ServiceName, string>>;

const isServiceName = (word: string): word is ServiceName => serviceNames.some((name) => name === word);

/** Reads `auth=127.0.0.1:7001`, once for each service. */
export function collectTarget(word: string, before: Targets = {}): Targets {
  const [, name = '', target = ''] = /^([a-z-]+)=(.{3,})$/.exec(word) ?? [];
  if (isServiceName(name)) return { ...before, [name]: target };
  throw new InvalidArgumentError(`Write it as service=host:port, service being ${serviceNames.join(', ')}.`);
}

export const variableOf = (service: ServiceName): string =>
  `SITEWRIGHT_${service.toUpperCase().replace('-', '_')}_TARGET`;

/** Where a service is: as the command says, else the environment, else the local stack that runs. */
export function findTarget(service: ServiceName, given: Targets, io: Io): string | undefined {
  return given[service] ?? (io.env[variableOf(service)] || readRunFile(io).targets[service]);
}

/** Where callers reach the API: as the environment says, else the local stack that runs. */
export function findBaseUrl(io: Io): URL | undefined {
  const address = io.env.SITEWRIGHT_URL || readRunFile(io).baseUrl;
  return address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
}

const runFile = z.object({
  targets: z.record(z.string(), z.string()).default({}),
  baseUrl: z.string().optional(),
});

/** The run file of a local stack; empty when none runs. */
function readRunFile({ env }: Io): z.output<typeof runFile> {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const folder = resolve(root, env.SITEWRIGHT_LOCAL_FOLDER || '.local');
  try {
    return runFile.parse(JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')));
  } catch {
    return { targets: {} };
  }
}
