import { plainText, type RichText, type SlidesSpec } from '@sitewright/site-spec';
import { type LineEnds, unbroken } from '../exports/text/break-points.ts';
import { openFontBook } from '../exports/text/font-book.ts';
import { layLines, type Setting } from '../exports/text/lines.ts';
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
  const width = (text: RichText, style: TextStyle): number =>
    Math.max(0, ...layLines(text, style, Number.POSITIVE_INFINITY, setting).map((line) => line.width));
  return {
    height: (text, style, width) => layLines(text, style, width, setting).length * style.size * style.leading,
    width,
    widest: (text, style, ends = 'words') =>
      Math.max(0, ...longestOf(unbroken(text, language, ends)).map((part) => width(part, style))),
  };
}
