import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontFamilies } from '@sitewright/site-render/browser';
import type { Plugin } from 'vite';

const require = createRequire(new URL('../../../libs/site-render/package.json', import.meta.url));
const name = 'virtual:font-files';

/** Gives the preview the address of every font that a theme can name, and the characters that each is for. */
export function fontFiles(): Plugin {
  return {
    name: 'font-files',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? moduleOf(allFiles()) : undefined),
  };
}

interface FontFile {
  package: string;
  name: string;
  path: string;
}

const folderOf = (packageName: string): string =>
  dirname(require.resolve(`@fontsource/${packageName}/package.json`));

const packages = (): string[] => [...new Set(Object.values(fontFamilies).map((family) => family.package))];

function allFiles(): FontFile[] {
  return Object.values(fontFamilies).flatMap((family) =>
    family.subsets.flatMap((subset) =>
      family.weights.flatMap((weight) =>
        ['normal', 'italic'].flatMap((style) => {
          const file = `${family.package}-${subset}-${weight}-${style}`;
          const path = join(folderOf(family.package), 'files', `${file}.woff2`);
          return existsSync(path) ? [{ package: family.package, name: file, path }] : [];
        }),
      ),
    ),
  );
}

function moduleOf(files: readonly FontFile[]): string {
  const imports = files.map(({ path }, index) => `import f${index} from ${JSON.stringify(`${path}?url`)};`);
  const addresses = files.map(({ name: file }, index) => `${JSON.stringify(file)}: f${index}`);
  const ranges = Object.fromEntries(
    packages().map((packageName) => [
      packageName,
      JSON.parse(readFileSync(join(folderOf(packageName), 'unicode.json'), 'utf8')),
    ]),
  );
  return `${imports.join('\n')}
export const addresses = { ${addresses.join(', ')} };
export const ranges = ${JSON.stringify(ranges)};`;
}
