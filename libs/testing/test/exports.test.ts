import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const libs = fileURLToPath(new URL('../../', import.meta.url));
/** What callers of a lib import, as its package.json says; made files aside. */
function entriesOf(lib: string): string[] {
  const text = readFileSync(join(libs, lib, 'package.json'), 'utf8');
  return [...text.matchAll(/"sitewright": "([^"]+[.]ts)"/g)]
    .map(([, path = '']) => join(libs, lib, path))
    .filter((path) => !path.includes('/gen/'));
}

const declaration = /^export (?:abstract |async )?(?:class|const|function\*?|interface|type) (\w+)/;
const handedOn = /^export (?:type )?\{([^}]*)\} from '([.][^']+)';/gm;

/** The names that an entry exports, each with the file that declares it. */
function exportsOf(entry: string): [path: string, name: string][] {
  const text = readFileSync(entry, 'utf8');
  const own = text.split('\n').flatMap((line) => declaration.exec(line)?.[1] ?? []);
  const others = [...text.matchAll(handedOn)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*/s, ''),
      )
      .filter((name) => name !== '')
      .map((name): [string, string] => [join(dirname(entry), from), name]),
  );
  return [...own.map((name): [string, string] => [entry, name]), ...others];
}

/** A type of one line is said by its right side: `z.infer` of a schema, one of a list. */
const saysItself = /^export (?:type \w+ = .*;|interface \w+ extends .*\{\})$/;

/** What is handed on from a package is described there. */
const ofPackage = /^export type \{ (\w+) \} from '[^.]/;

function isDocumented([path, name]: [string, string]): boolean {
  const lines = readFileSync(path, 'utf8').split('\n');
  const at = lines.findIndex((line) => (declaration.exec(line) ?? ofPackage.exec(line))?.[1] === name);
  const line = lines[at] ?? '';
  return saysItself.test(line) || ofPackage.test(line) || (lines[at - 1] ?? '').endsWith('*/');
}

test('what a lib exports says what it is', () => {
  const found = readdirSync(libs).flatMap((lib) => entriesOf(lib).flatMap(exportsOf));
  const written = found.filter(([path]) => !path.endsWith('client/src/schema.ts'));
  expect(written.length).toBeGreaterThan(300);
  expect(
    written.filter((one) => !isDocumented(one)).map(([path, name]) => `${relative(libs, path)} ${name}`),
  ).toEqual([]);
});
