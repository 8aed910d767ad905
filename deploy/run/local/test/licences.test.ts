import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';

const script = fileURLToPath(new URL('../check-licences.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sitewright-licences-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Checks a lock file in which a service asks for `direct`, which asks for `indirect`. */
function check(licences: { direct?: string; indirect?: string; unshipped?: string }) {
  const lock = join(folder, 'package-lock.json');
  const packages = {
    '': { devDependencies: { unshipped: '1' } },
    'services/one': { dependencies: { lib: '1' } },
    'libs/lib': { dependencies: { direct: '1' } },
    'node_modules/lib': { resolved: 'libs/lib', link: true },
    'libs/lib/node_modules/direct': {
      version: '1.0.0',
      license: licences.direct,
      dependencies: { indirect: '2' },
    },
    'node_modules/indirect': { version: '2.0.0', license: licences.indirect },
    'node_modules/unshipped': { version: '3.0.0', license: licences.unshipped },
  };
  writeFileSync(lock, JSON.stringify({ packages }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, lock, '--list'], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('lists what is shipped with its licence, directly or through others, and nothing else', () => {
  const { status, stdout } = check({ direct: 'MIT', indirect: '(GPL-3.0 OR MIT)', unshipped: 'GPL-3.0' });
  expect(status).toBe(0);
  expect(stdout).toBe(
    'direct 1.0.0: MIT\nindirect 2.0.0: (GPL-3.0 OR MIT)\nLicences: 2 packages are shipped, 0 may not be\n',
  );
});

test.each([
  [
    'one that is not on the list',
    { direct: 'MIT', indirect: 'GPL-3.0-only' },
    'indirect 2.0.0 is licensed under GPL-3.0-only',
  ],
  ['one of which a part is not', { direct: '(MIT AND SSPL-1.0)', indirect: 'MIT' }, 'direct 1.0.0'],
  ['none', { indirect: 'MIT' }, 'direct 1.0.0 is licensed under none named'],
])('refuses a package with %s', (_what, licences, message) => {
  const { status, stderr } = check(licences);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
});

test('nothing is shipped under a licence that is not on the list', () => {
  expect(spawnSync(process.execPath, [script], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
});

test('the bill of materials names what is shipped', () => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(status).toBe(0);
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', '@grpc/grpc-js', 'pg']));
  // What only tests need.
  expect(names).not.toContain('jest');
});
