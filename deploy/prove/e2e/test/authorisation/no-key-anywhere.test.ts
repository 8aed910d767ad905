import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '@sitewright/database';
import { type Postgres, startPostgres } from '@sitewright/local/postgres';
import { waitFor } from '@sitewright/testing';
import { sql } from 'kysely';
import { createClient } from 'redis';
import { newAddress } from '../support/edge.ts';
import { type StartedCommand, startOneCommand } from '../support/one-command.ts';
import { type OtlpReceiver, startOtlpReceiver } from '../support/otlp-receiver.ts';

// The mesh as processes, with everything that it says switched on: each log at its finest level, every span, all
// metrics. It is led through the whole life of keys, and then every output is searched for each of them.
const folder = mkdtempSync(join(tmpdir(), 'sitewright-keys-'));
const redisUrl = process.env.TEST_REDIS_URL ?? '';
/** Bad keys of other tests must not count here. */
const address = newAddress();

let postgres: Postgres;
let receiver: OtlpReceiver;
let run: StartedCommand;
/** Every key, link and session that was ever shown, or presented. */
const keys = new Set<string>();
/** The bodies and headers of every answer that must not show a key. */
const answers: string[] = [];

beforeAll(async () => {
  [postgres, receiver] = await Promise.all([
    startPostgres({ ephemeral: true, log: () => undefined }),
    startOtlpReceiver(),
  ]);
  run = await startOneCommand(folder, {
    args: ['A bakery in Freiburg', '--mode', 'lite'],
    env: {
      DATABASE_URL: postgres.adminUrl,
      REDIS_URL: redisUrl,
      LOG_LEVEL: 'trace',
      GATEWAY_BAD_KEY_LIMIT: '12',
      GATEWAY_TRUSTED_PROXIES: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '50',
      OTEL_METRICS_EXPORTER: 'otlp',
      OTEL_METRIC_EXPORT_INTERVAL: '500',
      OTEL_METRIC_EXPORT_TIMEOUT: '400',
    },
  });
  keys.add(run.apiKey);
});

afterAll(async () => {
  const ended = new Promise((resolve) => run.process.once('exit', resolve));
  if (run.process.exitCode === null && run.process.kill('SIGINT')) await ended;
  await receiver.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(path: string, authorization: string, method = 'GET', body?: unknown) {
  const response = await fetch(`${run.baseUrl}${path}`, {
    method,
    headers: {
      authorization,
      'x-forwarded-for': address,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = JSON.parse(text);
  if (answer.key === undefined) answers.push(text, JSON.stringify([...response.headers]));
  else keys.add(answer.key);
  return { status: response.status, body: answer };
}

const tools = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

/** A build; one that a busy machine refuses (503) is asked for again, as its answer says. */
async function build(bearer: string) {
  const order = { prompt: 'A bakery', mode: 'lite' };
  return waitFor(async () => {
    const answer = await ask('/api/v1/generate', bearer, 'POST', order);
    return answer.status === 503 ? undefined : answer;
  }, 'a build that is not refused');
}

/** Presents a key in every way that lets it in, or should not. */
async function present(key: string): Promise<number[]> {
  keys.add(key);
  const bearer = `Bearer ${key}`;
  const replies = [
    await ask('/api/v1/keys', bearer),
    await ask('/api/mcp', bearer, 'POST', tools),
    await build(bearer),
  ];
  return replies.map(({ status }) => status);
}

/** The whole life of keys: issued, used, rotated, expired, revoked, guessed, mistyped, misplaced, refused. */
async function liveThroughIt(): Promise<void> {
  const admin = `Bearer ${run.apiKey}`;
  const issue = async (scopes: string[]) =>
    (await ask('/api/v1/keys', admin, 'POST', { name: 'Searched for', scopes })).body;
  const [all, less, rotated, expired, revoked] = [
    await issue(['read', 'write', 'publish', 'admin']),
    await issue(['publish']),
    await issue(['admin']),
    await issue(['admin']),
    await issue(['admin']),
  ];
  expect(await present(all.key)).toEqual([200, 200, 200]);
  expect(await present(less.key)).toEqual([403, 200, 403]);
  await ask(`/api/v1/keys/${rotated.keyId}/rotate`, admin, 'POST', { overlapSeconds: 0 });
  await ask(`/api/v1/keys/${revoked.keyId}`, admin, 'DELETE');
  await withDatabase((db) =>
    sql`update auth.keys set expires_at = created_at where key_id = ${expired.keyId}`.execute(db),
  );
  const mistyped = all.key.slice(0, -1) + (all.key.endsWith('0') ? '1' : '0');
  for (const key of [rotated.key, expired.key, revoked.key, mistyped]) {
    expect(await present(key)).toEqual([401, 401, 401]);
  }
  await shareAndOpen(admin);
  await ask('/api/v1/keys', all.key);
  await ask('/api/v1/keys', `Basic ${all.key}`);
  await ask(`/api/v1/credits?api_key=${all.key}`, admin);
  expect(await present(mistyped)).toEqual([429, 429, 429]);
  // Without auth, a key that no gateway has seen cannot be checked.
  const unseen = await issue(['admin']);
  process.kill(run.pids.auth ?? 0, 'SIGSTOP');
  try {
    expect((await ask('/api/v1/keys', `Bearer ${unseen.key}`)).status).toBe(503);
  } finally {
    process.kill(run.pids.auth ?? 0, 'SIGCONT');
  }
}

/** A link to a project is handed out, opened, used and revoked; nothing but these two answers may show its secret. */
async function shareAndOpen(admin: string): Promise<void> {
  const { items } = (await ask('/api/v1/projects', admin)).body;
  const path = `/api/v1/projects/${items[0].projectId}`;
  const json = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const issued = await fetch(`${run.baseUrl}${path}/links`, {
    method: 'POST',
    headers: { ...json, authorization: admin },
    body: JSON.stringify({ role: 'edit' }),
  });
  const { linkId, url } = JSON.parse(await issued.text());
  const secret = new URL(url).hash.slice('#t='.length);
  const opened = await fetch(`${run.baseUrl}/api/v1/session`, {
    method: 'POST',
    headers: { ...json, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ link: secret }),
  });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const used = await fetch(`${run.baseUrl}${path}`, {
    headers: { 'x-forwarded-for': address, cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect([issued.status, opened.status, used.status]).toEqual([201, 200, 200]);
  answers.push(await opened.text(), await used.text());
  for (const shown of [secret, cookie.split('=')[1] ?? '']) keys.add(shown);
  await ask(`${path}/links`, admin);
  await ask(`${path}/links/${linkId}`, admin, 'DELETE');
}

async function withDatabase<T>(
  work: (db: ReturnType<typeof openDatabase<unknown>>) => Promise<T>,
): Promise<T> {
  const db = openDatabase<unknown>({ url: postgres.adminUrl, service: 'search', maxConnections: 1 });
  return work(db).finally(() => db.destroy());
}

/** Every row of every table of the mesh, as text; bytes as hex. */
const dumpDatabase = (): Promise<[string, string][]> =>
  withDatabase(async (db) => {
    const tables = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
    const dump: [string, string][] = [];
    for (const { name } of tables.rows) {
      const rows = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(db);
      dump.push([`table ${name}`, rows.rows.map(({ text }) => text).join('\n')]);
    }
    return dump;
  });

async function dumpRedis(): Promise<[string, string][]> {
  const client = await createClient({ url: redisUrl, RESP: 2 }).connect();
  const names = await client.keys('*');
  const logs = await Promise.all(
    names.map((name) => client.zRange(name, 0, -1).catch(() => client.get(name).catch(() => []))),
  );
  await client.close();
  return [['Redis', JSON.stringify([names, logs])]];
}

test('no key, link or session is in any log, span, metric, error, header, row or Redis entry', async () => {
  await liveThroughIt();
  await waitFor(
    () => receiver.bodies.some((body) => body.includes('sitewright.auth.verifications')) || undefined,
    'the metrics to arrive',
  );
  await waitFor(
    () => receiver.spans.some(({ name }) => name.includes('VerifyKey')) || undefined,
    'the spans to arrive',
  );
  const logs = readdirSync(join(folder, 'logs'));
  const places: [string, string][] = [
    ...logs.map((name): [string, string] => [name, readFileSync(join(folder, 'logs', name), 'utf8')]),
    ['spans and metrics', receiver.bodies.join('\n')],
    ['answers', answers.join('\n')],
    ...(await dumpDatabase()),
    ...(await dumpRedis()),
  ];
  // The search itself must find what is there to be found.
  expect(places.some(([, text]) => text.includes('Searched for'))).toBe(true);
  expect(places.filter(([place]) => place.startsWith('table auth.')).length).toBeGreaterThan(3);
  expect(places.some(([place, text]) => place === 'Redis' && text.includes('linkId'))).toBe(true);
  const found = [...keys].flatMap((key) => {
    // Without prefix and last four, which are for people to see; as text, as bytes, as base64.
    const secret = key.slice(8, -4);
    const forms = [
      secret,
      Buffer.from(secret).toString('hex'),
      Buffer.from(key).toString('base64').slice(4, 48),
    ];
    return places.filter(([, text]) => forms.some((form) => text.includes(form))).map(([place]) => place);
  });
  expect([...new Set(found)]).toEqual([]);
  expect(keys.size).toBeGreaterThanOrEqual(8);
});
