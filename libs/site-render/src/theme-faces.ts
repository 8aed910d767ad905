import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SiteSpec } from '@sitewright/site-spec';
import { z } from 'zod';
import { chooseFaces, type FaceChoice } from './font-choice.ts';

const require = createRequire(import.meta.url);
const folders = new Map<string, string>();

/** The folder of a package's file; finding it asks the file system dozens of times, and is done once for a process. */
export function folderOf(file: string): string {
  const folder = folders.get(file) ?? dirname(require.resolve(file));
  folders.set(file, folder);
  return folder;
}

/** The folder of a family's package. */
export const familyFolder = (name: string): string => folderOf(`@fontsource/${name}/package.json`);

const rangesSchema = z.record(z.string(), z.string());

/** A face with the path of its file without the ending: `.woff2` for browsers, `.woff` for what embeds it. */
export type FontFace = FaceChoice & { file: string };

const knownRanges = new Map<string, Readonly<Record<string, string>>>();

function rangesOf(name: string): Readonly<Record<string, string>> {
  const ranges =
    knownRanges.get(name) ?? rangesSchema.parse(require(join(familyFolder(name), 'unicode.json')));
  knownRanges.set(name, ranges);
  return ranges;
}

/** The faces that a spec needs: those of its theme, for the characters that it has. */
export const facesOf = (spec: SiteSpec): FontFace[] =>
  chooseFaces(spec, rangesOf).map((face) => ({
    ...face,
    file: join(familyFolder(face.package), 'files', face.name),
  }));
