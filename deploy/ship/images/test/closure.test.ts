import { expect, test } from '@jest/globals';
import { closureOf, lockSchema } from '../src/closure.ts';
import { isLeftOut, isOwnLeftOut } from '../src/left-out.ts';

const everywhere = () => true;

const lockOf = (packages: Record<string, object>) =>
  lockSchema.parse({
    version: '1.2.3',
    packages: {
      'services/auth': { dependencies: { 'our-lib': '1', a: '1' }, devDependencies: { jest: '30' } },
      'node_modules/auth': { link: true, resolved: 'services/auth' },
      'node_modules/our-lib': { link: true, resolved: 'libs/our-lib' },
      'libs/our-lib': { dependencies: { b: '1' } },
      'node_modules/a': { dependencies: { b: '2' } },
      'node_modules/a/node_modules/b': {},
      'node_modules/b': {},
      'node_modules/jest': {},
      'node_modules/unrelated': {},
      ...packages,
    },
  });

test('follows dependencies as Node looks them up, through links, and leaves development out', () => {
  expect(closureOf(lockOf({}), 'services/auth', everywhere)).toEqual({
    workspaces: ['libs/our-lib', 'services/auth'],
    links: new Map([
      ['node_modules/auth', 'services/auth'],
      ['node_modules/our-lib', 'libs/our-lib'],
    ]),
    packages: ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/b'],
  });
});

test('takes optional packages only where they are installed', () => {
  const lock = lockOf({
    'node_modules/b': { optionalDependencies: { 'b-linux': '1', 'b-darwin': '1', 'b-nowhere': '1' } },
    'node_modules/b-linux': {},
    'node_modules/b-darwin': {},
  });
  const { packages } = closureOf(lock, 'services/auth', (path) => path === 'node_modules/b-linux');
  expect(packages).toContain('node_modules/b-linux');
  expect(packages).not.toContain('node_modules/b-darwin');
});

test('takes what a package expects beside it, unless it can do without', () => {
  const lock = lockOf({
    'node_modules/b': {
      peerDependencies: { api: '1', native: '1' },
      peerDependenciesMeta: { native: { optional: true } },
    },
    'node_modules/api': {},
    'node_modules/native': {},
  });
  const { packages } = closureOf(lock, 'services/auth', everywhere);
  expect(packages).toContain('node_modules/api');
  expect(packages).not.toContain('node_modules/native');
});

test('says what is missing in the lock', () => {
  const lock = lockOf({ 'libs/our-lib': { dependencies: { gone: '1' } } });
  expect(() => closureOf(lock, 'services/auth', everywhere)).toThrow('libs/our-lib needs gone');
  expect(() => closureOf(lock, 'services/none', everywhere)).toThrow('services/none is no workspace');
});

test.each([
  ['zod', 'index.d.ts', true],
  ['zod', 'src/index.ts', true],
  ['zod', 'v4/core.js.map', true],
  ['zod', 'README.md', true],
  ['zod', 'LICENSE.md', false],
  ['zod', 'v4/core.js', false],
  ['@opentelemetry/api', 'build/esm/index.js', true],
  ['@opentelemetry/api', 'build/src/index.js', false],
  ['lucide-static', 'icons/bread.svg', true],
  ['lucide-static', 'icon-nodes.json', false],
  ['@fontsource/inter', 'files/inter-latin-400-normal.woff2', false],
  ['cldr-annotations-full', 'annotations/de/annotations.json', false],
  ['cldr-annotations-full', 'annotations/zu/annotations.json', true],
])('of %s, leaves %s out: %s', (name, file, out) => {
  expect(isLeftOut(name, file)).toBe(out);
});

test('of our own, takes what runs and the maps that name its lines, not types and tests', () => {
  const files = [
    'src/main.js',
    'src/main.js.map',
    'src/main.d.ts',
    'tsconfig.tsbuildinfo',
    'src/x.test.js',
    'test/y.js',
  ];
  expect(files.filter((file) => !isOwnLeftOut(file))).toEqual(['src/main.js', 'src/main.js.map']);
});
