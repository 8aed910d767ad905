import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SiteSpec } from '@sitewright/site-spec';
import { z } from 'zod';
import { chooseFaces, type FaceChoice } from './font-choice.ts';

const require = createRequire(import.meta.url);
const rangesSchema = z.record(z.string(), z.string());

/** A face with the path of its file without the ending: `.woff2` for browsers, `.woff` for what embeds it. */
export type FontFace = FaceChoice & { file: string };

const folderOf = (packageName: string): string =>
  dirname(require.resolve(`@fontsource/${packageName}/package.json`));

/** The faces that a spec needs: those of its theme, for the characters that it has. */
export const facesOf = (spec: SiteSpec): FontFace[] =>
  chooseFaces(spec, (name) => rangesSchema.parse(require(join(folderOf(name), 'unicode.json')))).map(
    (face) => ({ ...face, file: join(folderOf(face.package), 'files', face.name) }),
  );
