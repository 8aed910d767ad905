import type { DocumentSpec } from '@sitewright/site-spec';
import { fontData } from '../text/font-data.ts';
import { type FontSource, themeSources } from '../text/font-sources.ts';

interface Embedded {
  name: string;
  data: Buffer;
  bold?: Buffer;
  italic?: Buffer;
  boldItalic?: Buffer;
}

/** Letters beyond those of Western Europe are few where they are no more than this part of a file: a name in an English text. */
const FEW = 0.01;

/** Whether nearly all letters of a document are those that the first file of each face has. */
function isOfFirst(spec: DocumentSpec): boolean {
  const text = JSON.stringify([spec.title, spec.content]);
  const countOf = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  return countOf(/(?![\u00c0-\u00ff])[^\P{L}A-Za-z]/gu) <= countOf(/\p{L}/gu) * FEW;
}

/**
 * The fonts of a document that its file brings along, for hardly any reader has them: those all of whose letters are in one
 * file a face, for Word takes no second, or all but a few, which are then written in another font.
 */
export async function embeddedFonts(spec: DocumentSpec): Promise<Embedded[]> {
  const isFew = isOfFirst(spec);
  const sources = themeSources(spec).filter(({ path }) => !isFew || /-latin-\d/u.test(path));
  const families = Map.groupBy(sources, ({ families: [name = ''] }) => name);
  const found = await Promise.all([...families].map(([name, sources]) => embedded(name, sources)));
  return found.flat();
}

async function embedded(name: string, sources: readonly FontSource[]): Promise<Embedded[]> {
  const faces = Map.groupBy(sources, ({ weight, italic }) => `${weight >= 600} ${italic}`);
  if ([...faces.values()].some((files) => files.length > 1)) return [];
  const dataOf = async (isBold: boolean, isItalic: boolean): Promise<Buffer | undefined> => {
    const [face] = faces.get(`${isBold} ${isItalic}`) ?? [];
    return face === undefined ? undefined : fontData(face.path);
  };
  const [data, bold, italic, boldItalic] = await Promise.all([
    ...[dataOf(false, false), dataOf(true, false), dataOf(false, true), dataOf(true, true)],
  ]);
  const regular = data ?? bold;
  if (regular === undefined) return [];
  const face = (key: string, file: Buffer | undefined) => (file === undefined ? {} : { [key]: file });
  return [
    {
      ...{ name, data: regular },
      ...{ ...face('bold', bold), ...face('italic', italic), ...face('boldItalic', boldItalic) },
    },
  ];
}
