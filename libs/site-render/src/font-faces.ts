import { createHash } from 'node:crypto';
import type { SiteSpec } from '@sitewright/site-spec';
import { eastAsianFaces } from './east-asian-fonts.ts';
import { fontData, readOnce } from './exports/text/font-data.ts';
import { type FaceChoice, faceUse } from './font-choice.ts';
import type { FontFile } from './font-file.ts';
import type { RenderedPage } from './rendered-page.ts';
import { facesOf } from './theme-faces.ts';

const known = new Map<string, Promise<FontFile>>();

/** A file of a package, which never changes, by a name that says its content. */
const fileOf = (path: string): Promise<FontFile> =>
  readOnce(known, path, async () => {
    const content = await fontData(`${path}.woff2`);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
    return { name: `${path.split('/').at(-1)}-${hash}.woff2`, content };
  });

/** The `@font-face` rules of a spec and its pages, and the files that they name. */
export async function fontFaces(
  spec: SiteSpec,
  pages: readonly RenderedPage[],
  addressOf: (file: FontFile) => string,
): Promise<{ css: string; files: FontFile[] }> {
  const rule = (face: Omit<FaceChoice, 'package' | 'name'>, file: FontFile): string =>
    `@font-face{font-family:"${face.family}";font-style:${face.style};font-weight:${face.weight};font-display:swap;src:url(${addressOf(file)}) format("woff2");${faceUse(face)}}`;
  const own = facesOf(spec).map(async (face) => {
    const file = await fileOf(face.file);
    return { css: rule(face, file), file };
  });
  const eastAsian = (await eastAsianFaces(spec, pages.map(({ body }) => body.text).join(''))).map(
    ({ file, ...face }) => ({
      css: rule({ ...face, style: 'normal' }, file),
      file,
    }),
  );
  const loaded = [...(await Promise.all(own)), ...eastAsian];
  const files = new Map(loaded.map(({ file }) => [file.name, file]));
  return { css: loaded.map(({ css }) => css).join('\n'), files: [...files.values()] };
}
