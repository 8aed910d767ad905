import type { RichText, SlidesSpec } from '@sitewright/site-spec';
import { openFontBook } from '../exports/text/font-book.ts';
import { layLines } from '../exports/text/lines.ts';
import { localeOf } from '../locale.ts';
import type { TextStyle } from './element.ts';

/** How much room text takes, in points. */
export interface Measure {
  height(text: RichText, style: TextStyle, width: number): number;
  /** The width of text in one line. */
  width(text: RichText, style: TextStyle): number;
}

/** Measures with the fonts of a spec. */
export async function measureOf(spec: SlidesSpec): Promise<Measure> {
  const language = localeOf(spec.language);
  const setting = { book: await openFontBook({ ...spec, language }), language, dir: spec.dir };
  return {
    height: (text, style, width) => layLines(text, style, width, setting).length * style.size * style.leading,
    width: (text, style) =>
      Math.max(0, ...layLines(text, style, Number.POSITIVE_INFINITY, setting).map(({ width }) => width)),
  };
}
