import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { settingsTable } from '@sitewright/config';
import { mesh, rootFolder } from '@sitewright/local/mesh';
import { meshMetrics, metricsTable } from '@sitewright/local/service-metrics';
import { serviceSettings } from '@sitewright/local/service-settings';
import { servedVersions } from '../../../../../services/gateway/src/mcp/versions.ts';

// `npm run settings` writes the tables anew.
function expectTable(readme: string, mark: string, lines: string): void {
  const file = join(rootFolder, readme);
  const text = readFileSync(file, 'utf8');
  const table = `<!-- ${mark} -->\n${lines}\n<!-- /${mark} -->`;
  if (process.env.WRITE_SETTINGS === 'true') {
    const old = new RegExp(`<!-- ${mark} -->[\\s\\S]*<!-- /${mark} -->`);
    writeFileSync(
      file,
      text.replace(old, () => table),
    );
    return;
  }
  expect(text).toContain(table);
}

test.each(serviceSettings)(
  "the README of $name shows the service's settings as they are",
  ({ name, prefix, settings }) =>
    expectTable(`services/${name}/README.md`, 'settings', settingsTable(prefix, settings)),
);

test.each(serviceSettings.map(({ name }) => name).filter((name) => name !== 'gateway'))(
  'the README of %s names every RPC of its contract',
  (name) => {
    const read = (path: string): string => readFileSync(join(rootFolder, path), 'utf8');
    const contract = name.replace('-', '_');
    const rpcs = [
      ...read(`proto/sitewright/${contract}/v1/${contract}.proto`).matchAll(/^ {2}rpc (\w+)/gm),
    ].map(([, rpc = '']) => rpc);
    expect(rpcs.length).toBeGreaterThan(1);
    const words = new Set(read(`services/${name}/README.md`).match(/\w+/g));
    expect(rpcs.filter((rpc) => !words.has(rpc))).toEqual([]);
  },
);

const readmeOf = (scope: string): string =>
  scope.startsWith('@sitewright/')
    ? `libs/${scope.slice('@sitewright/'.length)}/README.md`
    : `services/${scope}/README.md`;

test.each([...new Set(meshMetrics.map(({ scope }) => scope))])(
  'the README of %s lists the metrics that it declares',
  (scope) => expectTable(readmeOf(scope), 'metrics', metricsTable(scope)),
);

test.each(['README.md', 'services/gateway/README.md', 'libs/client/openapi.json'])(
  '%s names every revision of MCP that is served',
  (file) => {
    const text = readFileSync(join(rootFolder, file), 'utf8');
    expect(servedVersions.filter((version) => !text.includes(version))).toEqual([]);
  },
);

test.each(['README.md', 'ARCHITECTURE.md'])(
  'the picture in %s shows who calls whom, and nothing else',
  (file) => {
    const names = new Map(mesh.map(({ name }) => [name === 'mcp-tools' ? 'tools' : name, name]));
    const shown = [
      ...readFileSync(join(rootFolder, file), 'utf8').matchAll(/^ {2}(\w+) -->(?:\|[^|]+\|)? (\w+)/gm),
    ]
      .filter(([, from = '', to = '']) => names.has(from) && names.has(to))
      .map(([, from = '', to = '']) => `${names.get(from)} calls ${names.get(to)}`);
    const calls = mesh.flatMap(({ name, calls }) => calls.map((other) => `${name} calls ${other}`));
    expect(shown.sort()).toEqual(calls.sort());
  },
);

test('every metric and attribute that a document names is one that is exposed', () => {
  const exposed = new Set(meshMetrics.flatMap(({ name, attributes }) => [name, ...attributes]));
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: rootFolder, encoding: 'utf8' })
    .trim()
    .split('\n');
  const named = documents.flatMap((file) =>
    [
      ...readFileSync(join(rootFolder, file), 'utf8').matchAll(/`((?:sitewright|gen_ai)(?:\.[a-z_]+)+)`/g),
    ].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(meshMetrics.length / 2);
  expect(named.filter(({ name }) => !exposed.has(name))).toEqual([]);
});
