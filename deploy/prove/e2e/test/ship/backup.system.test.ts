import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { provisionDatabase } from '@sitewright/local/provision';
import { type RunningMesh, startMesh } from '@sitewright/local/running-mesh';
import { waitFor } from '@sitewright/testing';
import { run } from '../../../../run/cli/src/run.ts';
import { type DebianPostgres, startDebianPostgres } from './debian-postgres.ts';

// A mesh is saved while it builds, and goes on from what was saved on another database: with the PostgreSQL, pg_dump,
// pg_restore and psql of Debian.
const folder = mkdtempSync(join(tmpdir(), 'sitewright-backup-'));
chmodSync(folder, 0o711);
const dumps = join(folder, 'dumps');

let postgres: DebianPostgres;
let mesh: RunningMesh;
const acknowledged: string[] = [];

beforeAll(async () => {
  postgres = await startDebianPostgres();
  mesh = await startMesh({ DATABASE_URL: await postgres.createDatabase('before') }, folder);
});
afterAll(async () => {
  await mesh?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the operators' tool against the mesh that runs. */
async function sitewright(args: string[], env: Record<string, string> = {}) {
  const said = { out: '', err: '' };
  const code = await run(args, {
    env: { PATH: process.env.PATH, SITEWRIGHT_LOCAL_FOLDER: folder, ...env },
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    readInput: async () => '',
  });
  return { code, ...said };
}

const rolePasswords = (): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8')).rolePasswords;

/** The same with the database URLs of the services in one database. */
function withDatabase(database: string, ...args: string[]) {
  const urls = Object.entries(rolePasswords()).map(([role, password]) => {
    const url = new URL(postgres.urlOf(database));
    url.username = role;
    url.password = password;
    return [`${role.toUpperCase()}_DATABASE_URL`, url.href];
  });
  return sitewright(args, Object.fromEntries(urls));
}

async function build(title: string): Promise<{ status: number; projectId: string }> {
  const response = await fetch(`${mesh.baseUrl}/api/v1/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mesh.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: `A one-page site for ${title}, a bakery in Freiburg`, mode: 'lite' }),
  });
  const body: { projectId?: string } = JSON.parse(await response.text());
  return { status: response.status, projectId: body.projectId ?? '' };
}

const readProject = (id: string): Promise<number> =>
  fetch(`${mesh.baseUrl}/api/v1/projects/${id}`, {
    headers: { authorization: `Bearer ${mesh.apiKey}` },
  }).then(({ status }) => status);

/** Builds without a pause until it is stopped. The window of one address allows twenty. */
function keepBuilding() {
  let stopped = false;
  const statuses: number[] = [];
  const work = (async () => {
    while (!stopped && statuses.length < 12) statuses.push((await build(`Oven ${statuses.length}`)).status);
  })();
  return {
    statuses,
    async stop(): Promise<void> {
      stopped = true;
      await work;
    },
  };
}

test('every schema is saved while builds go on', async () => {
  for (const title of ['Kessler', 'Bianchi', 'Duarte']) {
    const { status, projectId } = await build(title);
    expect(status).toBe(200);
    acknowledged.push(projectId);
  }
  const load = keepBuilding();
  await waitFor(() => load.statuses.length > 1 || undefined, 'builds go on');
  expect(await withDatabase('before', 'backup', dumps)).toMatchObject({ code: 0 });
  await load.stop();
  expect(new Set(load.statuses)).toEqual(new Set([200]));
  expect(readdirSync(dumps).sort()).toEqual(
    ['auth', 'credits', 'generation', 'mcp-tools', 'projects'].map((name) => `${name}.dump`),
  );
});

test('nothing is replaced without a yes, or from a file that is not there', async () => {
  expect(await withDatabase('before', 'restore', dumps)).toMatchObject({ code: 2 });
  expect(await withDatabase('before', 'restore', join(folder, 'nowhere'), '--yes')).toMatchObject({
    code: 3,
  });
  expect(await readProject(acknowledged[0] ?? '')).toBe(200);
});

test('on another database the mesh goes on from what was saved, and nobody was charged for what is lost', async () => {
  await mesh.stop();
  const adminUrl = await postgres.createDatabase('after');
  await provisionDatabase({ adminUrl, embedded: false, rolePasswords: rolePasswords() });
  expect(await withDatabase('after', 'restore', dumps, '--yes')).toMatchObject({ code: 0 });
  mesh = await startMesh({ DATABASE_URL: adminUrl }, folder);

  for (const id of acknowledged) expect(await readProject(id)).toBe(200);
  expect((await build('Lindqvist')).status).toBe(200);
  await waitFor(async () => {
    const [open] = await postgres.query(
      'after',
      'select count(*)::int as n from generation.builds where ended_at is null',
    );
    return open?.n === 0 || undefined;
  }, 'every build that was under way has ended');
  const wrong = await postgres.query(
    'after',
    `select h.hold_id from credits.holds h where h.state = 'captured' and not exists (
       select from generation.builds b join projects.projects p on p.id = 'prj_' || substr(b.build_id, 5)
       where b.build_id = h.hold_id and b.status = 'succeeded' and p.state = 'active')`,
  );
  expect(wrong).toEqual([]);
  expect(await sitewright(['doctor'])).toMatchObject({ code: 0 });
});

test('one schema is put back while the others run, also over tables of a later release', async () => {
  const { projectId } = await build('Okafor');
  await postgres.query(
    'after',
    'set role projects; create table projects.of_a_later_release (id int primary key)',
  );
  expect(await withDatabase('after', 'restore', dumps, '--only', 'projects', '--yes')).toMatchObject({
    code: 0,
  });
  expect(await readProject(projectId)).toBe(404);
  expect(await readProject(acknowledged[0] ?? '')).toBe(200);
  expect((await build('Haddad')).status).toBe(200);
  const [later] = await postgres.query('after', "select to_regclass('projects.of_a_later_release') as name");
  expect(later).toEqual({ name: null });
});

test('a dump that is cut short changes nothing', async () => {
  const file = join(dumps, 'projects.dump');
  truncateSync(file, Math.floor(statSync(file).size * 0.9));
  const { code, err } = await withDatabase('after', 'restore', dumps, '--only', 'projects', '--yes');
  expect(code).not.toBe(0);
  expect(err).toContain('projects');
  expect(await readProject(acknowledged[0] ?? '')).toBe(200);
});
