import { plainText, type RichText } from '@sitewright/site-spec';

/** Sizes of key figures in points. */
const SIZES = [26, 22, 18, 15, 13] as const;

/**
 * The largest size in which each key figure has room on a line, else the smallest where each of its words has: words rather
 * stand on two lines than as small as the text around them. Undefined where one of them has no room in any.
 */
export function figureSize(
  figures: readonly RichText[],
  room: number,
  widthOf: (text: RichText, size: number) => number,
): number | undefined {
  const holds = (texts: readonly RichText[], size: number): boolean =>
    texts.every((text) => widthOf(text, size) <= room);
  const words = figures.flatMap((text) => plainText(text).split(' '));
  return SIZES.find((size) => holds(figures, size)) ?? SIZES.slice(-1).find((size) => holds(words, size));
}
