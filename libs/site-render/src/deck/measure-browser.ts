import { plainText, type RichText, type SlidesSpec } from '@sitewright/site-spec';
import { breakPoints, unbroken } from '../exports/text/break-points.ts';
import { localeOf } from '../locale.ts';
import { fontStack } from '../theme-css.ts';
import { isSmall, SMALL, type TextStyle } from './element.ts';
import type { Measure } from './measure.ts';

/** What measuring needs of a browser; the types of its document are not those of a server. */
interface Pen {
  font: string;
  measureText(text: string): { width: number };
}
const isCanvas = (
  value: unknown,
): value is new (
  width: number,
  height: number,
) => { getContext(kind: '2d'): Pen | null } => typeof value === 'function';

const pen = (): Pen => {
  const Canvas: unknown = Reflect.get(globalThis, 'OffscreenCanvas');
  const context = isCanvas(Canvas) ? new Canvas(1, 1).getContext('2d') : null;
  if (context === null) throw new Error('This browser can measure no text.');
  return context;
};

interface FontSet {
  load(font: string): Promise<unknown>;
}
const isFontSet = (value: unknown): value is FontSet => typeof Object(value).load === 'function';

/** Waits for the fonts of a theme, as far as the document declares them. */
async function loadFonts({ theme }: SlidesSpec): Promise<void> {
  const fonts: unknown = Object(Reflect.get(globalThis, 'document')).fonts;
  if (!isFontSet(fonts)) return;
  const { heading, body } = theme.tokens.font;
  const wanted = [heading, body].flatMap(({ $value }) =>
    [400, 700].map((weight) => `${weight} 16px ${fontStack($value)}`),
  );
  // Without a font, its fallback is measured as it is shown.
  await Promise.allSettled(wanted.map((font) => fonts.load(font)));
}

/** What an editor marks texts with: characters of a private use area, which take no room. */
const unseen = /[\u{f0000}-\u{ffffd}]/gu;

/** Measures with the fonts that a browser has loaded, as `measure.ts` does with those of the packages. */
export async function measureOf(spec: SlidesSpec): Promise<Measure> {
  await loadFonts(spec);
  const context = pen();
  const language = localeOf(spec.language);
  const widthOf = (text: string, { families, size, bold, italic }: TextStyle): number => {
    context.font = `${italic === true ? 'italic ' : ''}${bold === true ? 700 : 400} ${size}px ${fontStack(families)}`;
    return context.measureText(text.replace(unseen, '')).width;
  };
  const whole = (text: RichText, style: TextStyle): number =>
    (typeof text === 'string' ? [{ text }] : text).reduce(
      (sum, run) => sum + widthOf(run.text, style) * (isSmall(run) ? SMALL : 1),
      0,
    );
  const isSized = (text: RichText): boolean => typeof text !== 'string' && text.some(isSmall);
  return {
    width: (text, style) =>
      isSized(text)
        ? whole(text, style)
        : Math.max(
            ...plainText(text)
              .split('\n')
              .map((line) => widthOf(line, style)),
          ),
    widest: (text, style, ends = 'words') =>
      isSized(text)
        ? whole(text, style)
        : Math.max(0, ...unbroken(text, language, ends).map((part) => widthOf(plainText(part), style))),
    height: (text, style, width) =>
      (isSized(text) ? 1 : linesOf(text, width, language, (part) => widthOf(part, style))) *
      style.size *
      style.leading,
  };
}

function linesOf(text: RichText, width: number, language: string, widthOf: (text: string) => number): number {
  let lines = 0;
  for (const paragraph of plainText(text).split('\n')) {
    let start = 0;
    let end = 0;
    lines += 1;
    for (const point of breakPoints(paragraph, language, 'phrases')) {
      if (end > start && widthOf(paragraph.slice(start, point).trimEnd()) > width) {
        lines += 1;
        start = end;
      }
      end = point;
    }
  }
  return lines;
}
