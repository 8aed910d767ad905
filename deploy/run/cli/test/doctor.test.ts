import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { type Booted, boot } from '../../../../services/auth/test/boot.ts';
import { run } from '../src/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitewright-doctor-'));

let auth: Booted;
beforeAll(async () => {
  auth = await boot();
});
afterAll(() => auth.close());

interface Found {
  check: string;
  subject: string;
  state: string;
  detail: string;
  advice: string;
}

async function doctor(args: string[], env: Record<string, string> = {}) {
  let out = '';
  const code = await run(['doctor', '--json', ...args], {
    env: { SITEWRIGHT_LOCAL_FOLDER: folder, ...env },
    out: (text) => {
      out += text;
    },
    err: () => undefined,
    readInput: async () => '',
  });
  const { items }: { items: Found[] } = JSON.parse(out);
  return { code, items, of: (check: string) => items.filter((item) => item.check === check) };
}

/** What is said of settings, given as the lines of a file. */
async function settings(...lines: string[]) {
  const file = join(folder, 'settings.env');
  writeFileSync(file, lines.join('\n'));
  const { of } = await doctor(['--settings', file]);
  return of('settings').filter(({ state }) => state !== 'ok');
}

const atAuth = (): string[] => ['--target', `auth=${auth.target}`];
const ofAuth = (found: Found[]) => found.filter(({ subject }) => subject.startsWith('auth'));

describe('a replica', () => {
  test('that answers, up to date and on time, has nothing to be done', async () => {
    const { items } = await doctor(atAuth());
    expect(ofAuth(items).map(({ check, state }) => [check, state])).toEqual([
      ['reachability', 'ok'],
      ['clock', 'ok'],
      ['schema', 'ok'],
      ['clock', 'ok'],
    ]);
  });

  test('whose code is older than its schema is warned of, by the name of the migration', async () => {
    const { db } = auth.database;
    await sql`insert into kysely_migration (name, timestamp) values ('0999_later', 'now')`.execute(db);
    const ahead = await doctor(atAuth());
    await sql`delete from kysely_migration where name = '0999_later'`.execute(db);
    expect(ofAuth(ahead.of('schema'))).toMatchObject([
      { state: 'warning', detail: 'is ahead of the code by 0999_later' },
    ]);
  });

  test('that lacks a migration is broken, and the Job to run is named', async () => {
    const { db } = auth.database;
    await sql`update kysely_migration set name = '0000_decoy' where name = '0002_decoy'`.execute(db);
    const behind = await doctor(atAuth());
    await sql`update kysely_migration set name = '0002_decoy' where name = '0000_decoy'`.execute(db);
    expect(behind.code).toBe(1);
    expect(ofAuth(behind.of('schema'))).toMatchObject([{ state: 'failure', detail: 'lacks 0002_decoy' }]);
    expect(ofAuth(behind.of('schema'))[0]?.advice).toMatch(/migration Job/);
  });

  test('that another service is, or that nobody is, is broken', async () => {
    const { of } = await doctor(['--target', `credits=${auth.target}`, '--target', 'projects=127.0.0.1:9']);
    const [, credits, projects] = of('reachability');
    expect(credits).toMatchObject({ state: 'failure', detail: 'auth answers' });
    expect(projects).toMatchObject({ state: 'failure', subject: 'projects at 127.0.0.1:9' });
  });
});

test('a service that nobody said the address of is broken, and how to say it is told', async () => {
  const { code, of } = await doctor([]);
  expect(code).toBe(1);
  expect(of('reachability')).toHaveLength(5);
  expect(of('reachability')[0]?.advice).toContain('SITEWRIGHT_AUTH_TARGET');
});

describe('settings', () => {
  test('that a service would refuse are told by name and never by value', async () => {
    const found = await settings('AUTH_PEPPERS=1:tooshort', 'AUTH_DATABASE_URL=postgres://auth:hidden@db/x');
    expect(found).toMatchObject([{ state: 'failure', subject: 'auth' }]);
    expect(JSON.stringify(found)).not.toMatch(/tooshort|hidden/);
  });

  test('that no service knows are told', async () => {
    const found = await settings('CREDITS_DATABASE_URL=postgres://credits:x@db/x', 'CREDITS_HOLD_TLT_MS=1');
    expect(found).toMatchObject([{ state: 'warning', detail: 'CREDITS_HOLD_TLT_MS is no setting' }]);
  });

  const generation = [
    'GENERATION_DATABASE_URL=postgres://generation:x@db/x',
    'GENERATION_REDIS_URL=redis://cache',
    'GENERATION_CREDITS_TARGET=dns:///credits:7000',
    'GENERATION_PROJECTS_TARGET=dns:///projects:7000',
  ];
  const credits = 'CREDITS_DATABASE_URL=postgres://credits:x@db/x';
  const gateway = [
    'GATEWAY_REDIS_URL=redis://cache',
    ...['AUTH', 'CREDITS', 'PROJECTS', 'GENERATION', 'MCP_TOOLS'].map((name) => `GATEWAY_${name}_TARGET=x:1`),
  ];

  test('that fit by themselves and together are found to', async () => {
    expect(await settings(...generation, ...gateway, credits)).toEqual([]);
  });

  test.each([
    ['a drain shorter than a build', [...generation, 'GENERATION_DRAIN_MS=1000'], 'warning', /cuts builds/],
    ['a hold shorter than a build', [...generation, credits, 'CREDITS_HOLD_TTL_MS=60000'], 'failure', /hold/],
    ['a lease renewed too late', [...generation, 'GENERATION_LEASE_RENEWAL_MS=9000'], 'failure', /lease/],
    [
      'two deadlines for one build',
      [...generation, ...gateway, 'GATEWAY_DEADLINE_LITE_MS=9000'],
      'failure',
      /deadlineLiteMs/,
    ],
    [
      'one role for two services',
      [...generation, 'CREDITS_DATABASE_URL=postgres://generation:x@db/x'],
      'failure',
      /role/,
    ],
    [
      'plain text beside mutual TLS',
      [...generation, credits, 'CREDITS_TLS_CERT_FILE=/c'],
      'failure',
      /plain text/,
    ],
    [
      'a public edge without TLS',
      [...gateway, 'GATEWAY_PUBLIC_URL=http://example.com', 'GATEWAY_TRUSTED_PROXIES=1'],
      'warning',
      /without TLS/,
    ],
    [
      'a public edge that knows no proxy',
      [...gateway, 'GATEWAY_PUBLIC_URL=https://example.com'],
      'warning',
      /trusts no proxy/,
    ],
  ])('with %s are told', async (_, lines, state, words) => {
    const found = await settings(...lines);
    expect(found).toMatchObject([{ state }]);
    expect(found[0]?.detail).toMatch(words);
  });
});

test('a certificate that has expired is broken', async () => {
  const file = join(folder, 'expired.pem');
  writeFileSync(file, expired);
  const { of } = await doctor([], { SITEWRIGHT_TLS_CERT_FILE: file });
  expect(of('certificate')).toMatchObject([
    { state: 'failure', detail: expect.stringMatching(/^expired on 2020/) },
  ]);
});

/** Self-signed for `operator`, for January 2020; its key is gone. */
const expired = `-----BEGIN CERTIFICATE-----
MIIBDTCBtAIBATAKBggqhkjOPQQDAjATMREwDwYDVQQDDAhvcGVyYXRvcjAeFw0y
MDAxMDEwMDAwMDBaFw0yMDAyMDEwMDAwMDBaMBMxETAPBgNVBAMMCG9wZXJhdG9y
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEg2hqBRdFP+UngY6mjvKZfxpmhGOn
s10OycRcOJqTHtvs9w6rmaMUJ7yCcXgGYYJRQVt3uyMhU9jj1PvFVEPzdzAKBggq
hkjOPQQDAgNIADBFAiEAzmIEZFSK2kEQl1DQG5QIIq6eZwl9KUkYEjKrMN04UrwC
ICtEqjxM+c4KhR4sfR44OIYQL7+gLqMin9ilrP/YV8DG
-----END CERTIFICATE-----
`;
