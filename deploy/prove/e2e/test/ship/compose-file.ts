import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';

export const shipFolder = fileURLToPath(new URL('../../../../ship/', import.meta.url));

const words = z.array(z.string()).default([]);

/** The parts of a compose file that the tests read; the whole of it is held against the specification's schema. */
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      command: words,
      entrypoint: words,
      environment: z.record(z.string(), z.string()).default({}),
      user: z.string().optional(),
      read_only: z.boolean().default(false),
      cap_drop: words,
      security_opt: words,
      pids_limit: z.number().optional(),
      ports: words,
      volumes: words,
      tmpfs: words,
      networks: words,
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
    }),
  ),
});

export type ComposeService = z.infer<typeof composeSchema>['services'][string];

export const composeText = (): string => readFileSync(join(shipFolder, 'compose/compose.yaml'), 'utf8');

/** The file as compose reads it: variables filled in, then anchors and merges followed. */
export function loadCompose(env: Record<string, string>): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).parse(parse(interpolate(composeText(), env), { merge: true }));
}

export function readServices(env: Record<string, string>): Map<string, ComposeService> {
  return new Map(Object.entries(composeSchema.parse(loadCompose(env)).services));
}

/** `${NAME:-default}` and `${NAME:?complaint}`, as compose understands them. @throws the complaint. */
function interpolate(text: string, env: Record<string, string>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = '') => {
    const value = env[name] ?? '';
    if (value !== '') return value;
    if (kind === '-') return rest;
    throw new Error(`${name}: ${kind === '?' ? rest : 'is not set and has no default'}`);
  });
}

/** Secrets as a first start makes them, by the script that makes them. */
export function makeSecrets(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-compose-'));
  try {
    mkdirSync(join(folder, 'compose'));
    cpSync(join(shipFolder, 'compose/env.sh'), join(folder, 'compose/env.sh'));
    execFileSync(join(folder, 'compose/env.sh'));
    const lines = readFileSync(join(folder, 'compose/.env'), 'utf8').trim().split('\n');
    return Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
