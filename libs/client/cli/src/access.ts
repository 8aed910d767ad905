import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { UsageError } from './exit-codes.ts';
import type { Io } from './io.ts';

/** Where the API is, and with which key. */
export interface Access {
  baseUrl: string;
  apiKey: string;
}

/** Where a mesh that was started on this machine answers. */
export const localUrl = 'http://127.0.0.1:8080';

type Env = Io['env'];

const fileOf = (env: Env): string =>
  join(env.XDG_CONFIG_HOME ?? join(env.HOME ?? homedir(), '.config'), 'sitewright', 'access.json');

/** The environment's first, then what `sitewright login` has kept. @throws UsageError where there is no key. */
export async function readAccess(env: Env): Promise<Access> {
  const kept = await readKept(env);
  const apiKey = env.SITEWRIGHT_API_KEY ?? kept?.apiKey;
  if (apiKey === undefined) {
    throw new UsageError('There is no key. Run "sitewright login", or set SITEWRIGHT_API_KEY.');
  }
  return { apiKey, baseUrl: baseUrlOf(env.SITEWRIGHT_URL ?? kept?.baseUrl ?? localUrl) };
}

async function readKept(env: Env): Promise<Access | undefined> {
  const file = fileOf(env);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const kept = parsed(text);
  if (isAccess(kept)) return kept;
  throw new UsageError(`${file} holds no key. Run "sitewright login" to write it anew.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isAccess = (kept: unknown): kept is Access =>
  typeof kept === 'object' &&
  kept !== null &&
  'baseUrl' in kept &&
  typeof kept.baseUrl === 'string' &&
  'apiKey' in kept &&
  typeof kept.apiKey === 'string';

/** Keeps access for later commands, for this user alone. @returns where. */
export async function keepAccess(env: Env, access: Access): Promise<string> {
  const file = fileOf(env);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600 });
  return file;
}

/** Forgets what was kept. */
export const forgetAccess = (env: Env): Promise<void> => rm(fileOf(env), { force: true });

/** An address as the client takes it. @throws UsageError where it is none of HTTP. */
export function baseUrlOf(address: string): string {
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol))
    return address.replace(/\/+$/, '');
  throw new UsageError(`"${address}" is no address of an API. Give one such as https://sitewright.example.`);
}
