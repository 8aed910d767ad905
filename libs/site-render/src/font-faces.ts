import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SiteSpec } from '@sitewright/site-spec';
import { z } from 'zod';
import { eastAsianFaces } from './east-asian-fonts.ts';
import { chooseFaces, type FaceChoice } from './font-choice.ts';

const require = createRequire(import.meta.url);
const rangesSchema = z.record(z.string(), z.string());

/** A face with the path of its file without the ending: `.woff2` for browsers, `.woff` for what embeds it. */
export type FontFace = FaceChoice & { file: string };

export interface FontFile {
  /** Names the content. */
  name: string;
  content: Buffer;
}

const folderOf = (packageName: string): string =>
  dirname(require.resolve(`@fontsource/${packageName}/package.json`));

/** The faces that a spec needs: those of its theme, for the characters that it has. */
export const facesOf = (spec: SiteSpec): FontFace[] =>
  chooseFaces(spec, (name) => rangesSchema.parse(require(join(folderOf(name), 'unicode.json')))).map(
    (face) => ({ ...face, file: join(folderOf(face.package), 'files', face.name) }),
  );

/** The `@font-face` rules of a spec, and the files that they name. */
export async function fontFaces(
  spec: SiteSpec,
  addressOf: (file: FontFile) => string,
): Promise<{ css: string; files: FontFile[] }> {
  const rule = (face: Omit<FaceChoice, 'package' | 'name'>, file: FontFile): string =>
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
