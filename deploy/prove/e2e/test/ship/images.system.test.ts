import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mesh } from '@sitewright/local/mesh';
import { waitFor } from '@sitewright/testing';
import { shipFolder } from './compose-file.ts';
import { buildImages, type ImageMesh, startImageMesh } from './image-mesh.ts';
import { command, execute, requirePrograms } from './podman.ts';

// Six containers from the images that deploy/ship/images/Dockerfile makes, run as deploy/ship/compose/compose.yaml says.
let stage: ImageMesh;
let key: string;
/** What the builder has said, digests among it. */
let built: string;

beforeAll(async () => {
  await requirePrograms();
  built = await buildImages();
  stage = await startImageMesh();
  const created = await stage.sitewright('workspaces', 'create', 'Images', '--json');
  const { workspaceId } = JSON.parse(created);
  await stage.sitewright('credits', 'grant', workspaceId, '100', '--json');
  const scopes = ['--scopes', 'read,write,publish,admin'];
  key = await stage.sitewright('keys', 'issue', workspaceId, '--name', 'Images', ...scopes, '--quiet');
}, 1_500_000);

afterAll(() => stage?.stop(), 120_000);

const ask = (path: string, init: { method?: string; body?: object } = {}) =>
  fetch(`${stage.baseUrl}${path}`, {
    method: init.method ?? 'GET',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
  });

async function build(prompt: string, buildType: string): Promise<string> {
  const body = { prompt, buildType, mode: 'lite' };
  const response = await ask('/api/v1/generate', { method: 'POST', body });
  expect(response.status).toBe(200);
  return JSON.parse(await response.text()).projectId;
}

test('builds a project through the API, charges it, and gives it back', async () => {
  const projectId = await build('A one-page site for Kessler & Daughters, a bakery in Freiburg', 'website');
  const project = await ask(`/api/v1/projects/${projectId}/spec`);
  expect(project.status).toBe(200);
  expect(await project.text()).toContain('Kessler');
  const balance = await ask('/api/v1/credits');
  expect(JSON.parse(await balance.text())).toMatchObject({ remaining: 99, held: 0, spent: 1 });
});

// Each format has libraries and data of its own, of which an image leaves out what nobody reads.
test.each([
  ['website', ['html', 'zip', 'json']],
  ['design', ['html', 'svg', 'png', 'pdf', 'zip']],
  ['slides', ['html', 'pptx', 'pdf', 'md']],
  ['document', ['html', 'pdf', 'docx', 'md']],
  ['dataviz', ['html', 'svg', 'png', 'pdf', 'zip']],
])('builds a %s and exports it in every format', async (buildType, formats) => {
  const projectId = await build('Coffee sold in Graz: January 120, February 180, March 240', buildType);
  for (const format of formats) {
    const file = await ask(`/api/v1/projects/${projectId}/export?format=${format}`);
    expect({ format, status: file.status }).toEqual({ format, status: 200 });
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
});

test('answers an MCP client', async () => {
  const body = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'list_projects', arguments: {} },
  };
  const answer = await (await ask('/api/mcp', { method: 'POST', body })).text();
  expect(answer).toContain('Kessler');
});

test('one build is one trace over the containers that take part', async () => {
  const response = await ask('/api/v1/generate', {
    method: 'POST',
    body: { prompt: 'A page', mode: 'lite' },
  });
  const traceId = response.headers.get('traceresponse')?.split('-')[1];
  const traced = ['credits', 'gateway', 'generation', 'projects'];
  await waitFor(() => {
    const seen = stage.spans.filter((span) => span.traceId === traceId).map(({ service }) => service);
    return traced.every((name) => seen.includes(name)) || undefined;
  }, 'the spans of every service');
});

test('the role of each service reaches its own schema, and no other', async () => {
  const owners = mesh.flatMap(({ name, schema }) => (schema === undefined ? [] : [{ name, schema }]));
  for (const owner of owners) {
    const environment = stage.containers.get(owner.name)?.service.environment ?? {};
    const url =
      Object.entries(environment).find(([variable]) => variable.endsWith('_DATABASE_URL'))?.[1] ?? '';
    const question = `select n, has_schema_privilege(n, 'usage') from unnest(array[${owners.map(({ schema }) => `'${schema}'`)}, 'public']) n`;
    const rows = await command('psql', [
      '--no-psqlrc',
      '--tuples-only',
      '--no-align',
      `--command=${question}`,
      url,
    ]);
    const reached = rows.split('\n').flatMap((row) => (row.endsWith('|t') ? [row.slice(0, -2)] : []));
    expect(reached).toEqual([owner.schema]);
  }
});

describe.each(mesh.map(({ name }) => name))('the container of %s', (name) => {
  const id = () => stage.containers.get(name)?.id ?? '';

  test('runs as nobody, without capabilities, and gains no more', async () => {
    const status = await execute(id(), ['node', '-p', 'fs.readFileSync("/proc/1/status", "utf8")']);
    const field = (key: string) => new RegExp(`^${key}:\\s*(.*)$`, 'm').exec(status)?.[1];
    expect(field('Uid')?.split('\t')).toEqual(['10001', '10001', '10001', '10001']);
    expect(['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'].map(field)).toEqual(
      Array(5).fill('0'.repeat(16)),
    );
    expect(field('NoNewPrivs')).toBe('1');
  });

  test('writes nowhere but where its entry lets it, and has neither a shell nor a package manager', async () => {
    const script = `
      const written = ['/app/x', '/tmp/x', '/etc/x', '/x'].filter((file) => {
        try { fs.writeFileSync(file, ''); return true; } catch { return false; }
      });
      const there = ['/bin/sh', '/usr/bin/sh', '/bin/bash', '/usr/local/bin/npm', '/usr/bin/apt-get'].filter(fs.existsSync);
      JSON.stringify({ written, there })`;
    const found = JSON.parse(await execute(id(), ['node', '-p', script]));
    const mounts = stage.containers.get(name)?.service.tmpfs ?? [];
    expect(found).toEqual({ written: mounts.map((mount) => `${mount.split(':')[0]}/x`), there: [] });
  });

  test('offers its metrics where Prometheus looks for them', async () => {
    const answer = await fetch(`http://${stage.hosts.get(name)}:9464/metrics`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('# TYPE');
  });

  test('has labels that say what it is, and a bill of what is in it', async () => {
    const image = stage.containers.get(name)?.service.image ?? '';
    const labels = JSON.parse(
      await command('podman', ['image', 'inspect', image, '--format', '{{json .Config.Labels}}']),
    );
    expect(labels).toMatchObject({
      'org.opencontainers.image.title': `sitewright/${name}`,
      'org.opencontainers.image.licenses': 'MIT',
      'org.opencontainers.image.version': expect.stringMatching(/^\d+\.\d+\.\d+/),
      'org.opencontainers.image.revision': expect.stringMatching(/^[0-9a-f]{40}/),
      'org.opencontainers.image.created': expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      'org.opencontainers.image.source': expect.any(String),
    });
    const beside = readFileSync(join(shipFolder, `images/dist/sbom/${name}.cdx.json`), 'utf8');
    const within = await execute(id(), ['node', '-p', 'fs.readFileSync("/app/sbom.cdx.json", "utf8")']);
    expect(within).toBe(beside.trim());
    const packages = JSON.parse(beside).components.map((component: { purl: string }) => component.purl);
    expect(packages).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^pkg:npm\/%40grpc\/grpc-js@/),
        expect.stringMatching(/^pkg:generic\/node@24\./),
        expect.stringMatching(/^pkg:deb\/debian\/libc6@/),
      ]),
    );
  });
});

test('no image holds what only builds or tests', async () => {
  for (const { name } of mesh) {
    const bill = readFileSync(join(shipFolder, `images/dist/sbom/${name}.cdx.json`), 'utf8');
    expect(bill).toMatch(/npm\/%40grpc/);
    expect(bill).not.toMatch(
      /npm\/(?:playwright-core|jest|typescript|%40sitewright\/testing|%40embedded-postgres)/,
    );
  }
});

test('the same commit on the same base gives the same layers and settings, built from nothing again', async () => {
  const contentOf = async (output: string): Promise<string> => {
    const name = /built (\S+\/auth:\S+)/.exec(output)?.[1] ?? 'no image of auth';
    return command('podman', ['image', 'inspect', name, '--format', '{{json .RootFS}} {{json .Config}}']);
  };
  // Not the digests: the builder notes in an image's history which cached images it came by.
  const again = await buildImages(['auth'], { NO_CACHE: 'true', TAG: 'system-test-again' });
  expect(await contentOf(again)).toBe(await contentOf(built));
}, 1_300_000);

test('every container drains and ends by itself when asked to', async () => {
  const ids = [...stage.containers.values()].map(({ id }) => id);
  await command('podman', ['stop', '--time=60', ...ids]);
  const codes = await command('podman', ['inspect', '--format', '{{.State.ExitCode}}', ...ids]);
  expect(codes.split('\n')).toEqual(ids.map(() => '0'));
});
