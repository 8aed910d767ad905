import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SiteSpec } from '@sitewright/site-spec';
import { z } from 'zod';
import { eastAsianFaces } from './east-asian-fonts.ts';
import { fontFamilies } from './font-families.ts';

const require = createRequire(import.meta.url);
const rangesSchema = z.record(z.string(), z.string());

/** One file of a family: a subset of its characters, in one weight and style. */
export interface FontFace {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  /** The characters that it is for, as CSS writes them. */
  range: string;
  /** The path of the file without its ending: `.woff2` for browsers, `.woff` for what embeds it. */
  file: string;
}

export interface FontFile {
  /** Names the content. */
  name: string;
  content: Buffer;
}

/** The faces that a spec needs: those of its theme, for the characters that it has. */
export function facesOf(spec: SiteSpec): FontFace[] {
  const json = JSON.stringify([spec.title, spec.description, spec.labels, spec.content]);
  const characters = new Set([...json].map((character) => character.codePointAt(0) ?? 0));
  const { heading, body, mono } = spec.theme.tokens.font;
  const hasCode = json.includes('"code"');
  const names = new Set([...heading.$value, ...body.$value, ...(hasCode ? mono.$value : [])]);
  return [...names].flatMap((name) => facesOfFamily(name, characters, json.includes('"italic"')));
}

/** Every face of one family that some of the characters need. */
export function facesOfFamily(name: string, characters: ReadonlySet<number>, italic: boolean): FontFace[] {
  const family = Object.hasOwn(fontFamilies, name) ? fontFamilies[name] : undefined;
  if (family === undefined) return [];
  const folder = dirname(require.resolve(`@fontsource/${family.package}/package.json`));
  const ranges = rangesSchema.parse(require(join(folder, 'unicode.json')));
  const styles = italic && family.italic ? (['normal', 'italic'] as const) : (['normal'] as const);
  return family.subsets.flatMap((subset) => {
    const range = ranges[subset] ?? '';
    if (subset !== 'latin' && !holdsAny(range, characters)) return [];
    return family.weights.flatMap((weight) =>
      styles.map((style) => ({
        family: name,
        weight,
        style,
        range,
        file: join(folder, 'files', `${family.package}-${subset}-${weight}-${style}`),
      })),
    );
  });
}

function holdsAny(range: string, characters: ReadonlySet<number>): boolean {
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, low = '0', high = low]) => [
    Number.parseInt(low, 16),
    Number.parseInt(high, 16),
  ]);
  return [...characters].some((code) => spans.some(([low = 0, high = 0]) => code >= low && code <= high));
}

/** The `@font-face` rules of a spec, and the files that they name. */
export async function fontFaces(
  spec: SiteSpec,
  addressOf: (file: FontFile) => string,
): Promise<{ css: string; files: FontFile[] }> {
  const rule = (face: Omit<FontFace, 'file'>, file: FontFile): string =>
    `@font-face{font-family:"${face.family}";font-style:${face.style};font-weight:${face.weight};font-display:swap;src:url(${addressOf(file)}) format("woff2");unicode-range:${face.range}}`;
  const own = facesOf(spec).map(async (face) => {
    const content = await readFile(`${face.file}.woff2`);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const file = { name: `${face.file.split('/').at(-1)}-${hash}.woff2`, content };
    return { css: rule(face, file), file };
  });
  const eastAsian = (await eastAsianFaces(spec)).map(({ file, ...face }) => ({
    css: rule({ ...face, style: 'normal' }, file),
    file,
  }));
  const loaded = [...(await Promise.all(own)), ...eastAsian];
  return { css: loaded.map(({ css }) => css).join('\n'), files: loaded.map(({ file }) => file) };
}
