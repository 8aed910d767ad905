import { plainText, type RichText, type SlidesSpec } from '@sitewright/site-spec';
import { type LineEnds, unbroken } from '../exports/text/break-points.ts';
import { openFontBook } from '../exports/text/font-book.ts';
import { keyOf } from '../exports/text/known-texts.ts';
import { countLines, layLines, type Setting } from '../exports/text/lines.ts';
import { localeOf } from '../locale.ts';
import type { TextStyle } from './element.ts';

/** How much room text takes, in points. */
export interface Measure {
  height(text: RichText, style: TextStyle, width: number): number;
  /** The width of text in one line. */
  width(text: RichText, style: TextStyle): number;
  /** The width of the widest part of a text that no line ends in. */
  widest(text: RichText, style: TextStyle, ends?: LineEnds): number;
}

/** Those of so many parts that may be the widest. */
export const longestOf = (parts: readonly RichText[]): RichText[] =>
  parts.toSorted((one, other) => plainText(other).length - plainText(one).length).slice(0, 5);

/** Measures with the fonts of a spec. */
export async function measureOf(spec: SlidesSpec): Promise<Measure> {
  const language = localeOf(spec.language);
  const setting: Setting = {
    book: await openFontBook({ ...spec, language }),
    language,
    dir: spec.dir,
    ends: 'phrases',
  };
  const known = new Map<string, Map<string, number>>();
  /** The width of the widest of the parts of a text; fitted at many sizes, it is measured at one. */
  const widthOf = (text: RichText, style: TextStyle, parts: LineEnds | 'lines'): number => {
    const look = `${parts} ${style.bold} ${style.italic} ${style.families.join()}`;
    const inLook = known.get(look) ?? new Map<string, number>();
    known.set(look, inLook);
    const key = keyOf(text);
    const em = inLook.get(key) ?? widest(text, { ...style, size: 1 }, parts);
    inLook.set(key, em);
    return em * style.size;
  };
  const widest = (text: RichText, style: TextStyle, parts: LineEnds | 'lines'): number => {
    const set = parts === 'lines' ? [text] : longestOf(unbroken(text, language, parts));
    const lines = set.flatMap((part) => layLines(part, style, Number.POSITIVE_INFINITY, setting));
    return Math.max(0, ...lines.map((line) => line.width));
  };
  return {
    height: (text, style, width) => countLines(text, style, width, setting) * style.size * style.leading,
    width: (text, style) => widthOf(text, style, 'lines'),
    widest: (text, style, ends = 'words') => widthOf(text, style, ends),
  };
}
