import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

// The house is kept by this test: whoever knows one service knows all.
const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Built to files that a service serves: no process, image or manifest of its own. */
const built = ['builder'];
const services = readdirSync(join(root, 'services')).filter((name) => !built.includes(name));
const libs = readdirSync(join(root, 'libs'));
const topLevel = ['deploy', 'k8s', 'libs', 'node_modules', 'proto', 'services'];

/** Rooms of a service's src; a missing one means that it has none of that. */
const rooms = ['clients.ts', 'config.ts', 'db', 'domain', 'events.ts', 'main.ts', 'rpc', 'server.ts'];
const ownRooms: Record<string, string[]> = {
  credits: ['sweep'],
  gateway: ['guard', 'http', 'mcp'],
  generation: ['engines', 'saga', 'window.ts'],
  'mcp-tools': ['tools', 'resources', 'prompts', 'audit'],
  projects: ['publication', 'rendering', 'sweep', 'storage'],
};

/** Made at build, not written. */
const made = ['node_modules', 'dist', 'gen'];

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !made.includes(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(tsx?|mjs)$/.test(entry.name) ? [path] : [];
    });
}

const read = (path: string): string => readFileSync(path, 'utf8');
const named = (path: string): string => relative(root, path);
const importsOf = (path: string): string[] =>
  [...read(path).matchAll(/^(?:import|export)\s[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm)].map(
    (match) => match[1] ?? match[2] ?? '',
  );

const serviceSources = [...services, ...built].flatMap((service) => sources(join(root, 'services', service)));
const libSources = libs.flatMap((lib) => sources(join(root, 'libs', lib)));
const all = [...serviceSources, ...libSources, ...sources(join(root, 'deploy'))];

test('there are sources to look at', () => {
  expect(services).toHaveLength(6);
  for (const found of [serviceSources, libSources]) expect(found.length).toBeGreaterThan(100);
  expect(all.filter((path) => importsOf(path).length > 0).length).toBeGreaterThan(all.length / 2);
});

test('the top level holds the folders of the design card and no other', () => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
  expect(folders.filter((name) => !topLevel.includes(name))).toEqual([]);
});

describe.each(services)('services/%s', (service) => {
  const folder = join(root, 'services', service);

  test('has the rooms that every service has', () => {
    const found = readdirSync(join(folder, 'src')).filter((name) => !name.endsWith('.test.ts'));
    expect(found.filter((name) => ![...rooms, ...(ownRooms[service] ?? [])].includes(name))).toEqual([]);
    expect(found).toEqual(expect.arrayContaining(['main.ts', 'config.ts', 'server.ts']));
    expect(existsSync(join(folder, 'README.md'))).toBe(true);
  });

  test('imports no other service', () => {
    const others = services.filter((name) => name !== service).map((name) => `@sitewright/${name}`);
    const leadsOut = (path: string, from: string): boolean =>
      from.startsWith('.') && !join(path, '..', from).startsWith(`${folder}/`);
    const foreign = sources(folder).filter((path) =>
      importsOf(path).some((from) => others.includes(from) || leadsOut(path, from)),
    );
    expect(foreign.map(named)).toEqual([]);
  });

  test('keeps its domain free of gRPC, SQL and clocks', () => {
    const domain = join(folder, 'src/domain');
    const impure = (existsSync(domain) ? sources(domain) : [])
      .filter((path) => !path.endsWith('.test.ts'))
      .filter(
        (path) =>
          importsOf(path).some((from) =>
            /^(@sitewright\/(rpc|database)|@grpc\/|kysely|pg|redis)/.test(from),
          ) || /Date\.now\(|new Date\(\)|performance\.now\(/.test(read(path)),
      );
    expect(impure.map(named)).toEqual([]);
  });

  test('has its owners, its manifest and its place in the compose file and the release', () => {
    expect(read(join(root, 'CODEOWNERS'))).toContain(`/services/${service}/`);
    expect(existsSync(join(root, 'k8s/base', service, 'kustomization.yaml'))).toBe(true);
    expect(read(join(root, 'deploy/ship/compose/compose.yaml'))).toContain(`\n  ${service}:\n`);
    const release = read(join(root, '.github/workflows/release.yml'));
    const lists = release.split('\n').filter((line) => /\[all, |SERVICE:-\w/.test(line));
    expect(lists.filter((line) => line.match(/\w+(?:-\w+)*/g)?.includes(service))).toHaveLength(2);
  });
});

test.each(built)('services/%s is built, and runs nowhere by itself', (name) => {
  const folder = join(root, 'services', name);
  expect(JSON.parse(read(join(folder, 'package.json')))).toHaveProperty('scripts.build');
  expect(existsSync(join(folder, 'README.md'))).toBe(true);
  expect(existsSync(join(folder, 'src/main.ts'))).toBe(false);
  expect(read(join(root, 'CODEOWNERS'))).toContain(`/services/${name}/`);
  const foreign = sources(folder).filter((path) =>
    importsOf(path).some(
      (from) =>
        services.some((service) => from.startsWith(`@sitewright/${service}`)) ||
        (from.startsWith('.') && !join(path, '..', from).startsWith(`${folder}/`)),
    ),
  );
  expect(foreign.map(named)).toEqual([]);
});

test('no lib imports a service', () => {
  const names = [...services, ...built].map((name) => `@sitewright/${name}`);
  const wrong = libSources.filter((path) =>
    importsOf(path).some((from) => names.includes(from) || from.includes('services/')),
  );
  expect(wrong.map(named)).toEqual([]);
});

test('only main.ts and the telemetry preload read the environment', () => {
  const own = [...serviceSources, ...libSources].filter(
    (path) => !/\/(test|eval|testing|examples)\//.test(path),
  );
  const wrong = own.filter((path) => /\bprocess\.env\b/.test(read(path)));
  expect(
    wrong.map(named).filter((path) => !/\/main\.ts$|telemetry\/src\/register\.ts$|generate\.mjs$/.test(path)),
  ).toEqual([]);
});

test('no file imports itself by a detour', () => {
  const edges = all
    .flatMap((path) => importsOf(path).map((from): [string, string] => [path, join(dirname(path), from)]))
    .filter(([, to]) => all.includes(to));
  // A file that imports none of those left, or that none of those left imports, is in no circle.
  for (let before = -1; before !== edges.length; ) {
    before = edges.length;
    const [from, to] = [new Set(edges.map((edge) => edge[0])), new Set(edges.map((edge) => edge[1]))];
    edges.splice(0, before, ...edges.filter((edge) => to.has(edge[0]) && from.has(edge[1])));
  }
  expect([...new Set(edges.flat())].map(named).sort()).toEqual([]);
});

test('nothing is exported wholesale', () => {
  const mark = new RegExp(`^export ${'\\*'}`, 'm');
  expect(all.filter((path) => mark.test(read(path))).map(named)).toEqual([]);
});

test('deploy/ has three drawers, and each says what is in it', () => {
  const tracked = execFileSync('git', ['ls-files', 'deploy'], { cwd: root, encoding: 'utf8' }).split('\n');
  const folders = new Set(
    tracked.filter((path) => path.split('/').length > 3).map((path) => path.split('/', 3)),
  );
  const byDrawer = Map.groupBy(folders, ([, drawer = '']) => drawer);
  expect([...byDrawer.keys()].sort()).toEqual(['prove', 'run', 'ship']);
  for (const [drawer, inside] of byDrawer) {
    const text = read(join(root, 'deploy', drawer, 'README.md'));
    for (const [, , name] of inside) expect(text).toContain(`](${name})`);
  }
});

test.each(services)('the migrations of %s are named alike', (service) => {
  const folder = join(root, 'services', service, 'migrations');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d/.test(name)) : [];
  expect(names.filter((name) => !/^\d{4}-[a-z-]+\.ts$/.test(name))).toEqual([]);
});

test('every RPC of every contract is sent anything', () => {
  const fuzzed = all
    .filter((path) => path.endsWith('/test/fuzz.test.ts'))
    .map(read)
    .join();
  const contracts = readdirSync(join(root, 'proto'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.proto'))
    .flatMap((name) => [...read(join(root, 'proto', name)).matchAll(/^service (\w+)/gm)])
    .map(([, service = '']) => service);
  expect(contracts.length).toBeGreaterThanOrEqual(services.length);
  expect(contracts.filter((service) => !fuzzed.includes(`Object.keys(${service}Service)`))).toEqual([]);
});

test('every lib says why it exists', () => {
  expect(libs.filter((lib) => !existsSync(join(root, 'libs', lib, 'README.md')))).toEqual([]);
});
