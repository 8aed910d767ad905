import { measureText, plainText, type RichText, widthOf, wrap } from '@sitewright/site-spec';
import { type Asking, isPictured } from './awaited.ts';

// How items stand follows from how many there are and how long they are; the layout that a section names is kept
// where its content has the measure for it.

/**
 * cards: boxes; columns: under rules; bento: columns whose first is double; list: two columns of rows; rows: title and
 * words side by side, a row each; statement: one item alone, large.
 */
export type Form = 'cards' | 'columns' | 'bento' | 'list' | 'rows' | 'statement';

/** How the items of a section stand. */
export interface Arrangement {
  form: Form;
  columns: 1 | 2 | 3 | 4;
}

/** What is told of an item, and whether it has a picture. */
export interface Measured extends Asking {
  title: string;
  text?: RichText | undefined;
}

const lengthOf = (text: RichText | undefined): number => (text === undefined ? 0 : plainText(text).length);

/** Columns that so many items fill: 3, 4 or 2; a lone last item never stands in a row of its own. */
export const columnsFor = (count: number): 1 | 2 | 3 | 4 =>
  count <= 1 ? 1 : count === 4 ? 2 : (([3, 4, 2] as const).find((columns) => count % columns === 0) ?? 2);

/** The arrangement of items with a title and words. @param layout what the section names. */
export function arrangeItems(items: readonly Measured[], layout: string): Arrangement {
  const count = items.length;
  const lengths = items.map(({ text }) => lengthOf(text));
  const longest = Math.max(0, ...lengths);
  const isBare = longest === 0 && items.every(({ title }) => title.length <= 60);
  const hasPictures = items.every(isPictured);
  if (count === 1) return { form: 'statement', columns: 1 };
  if (layout === 'alternating' || (longest > 160 && !hasPictures)) return { form: 'rows', columns: 1 };
  if (isBare)
    return count <= 4
      ? { form: 'columns', columns: narrow(count) }
      : { form: 'list', columns: count === 5 ? 1 : columnsFor(count) };
  // Two columns of a few would leave the last one alone.
  if (!hasPictures && (count >= 8 || layout === 'list'))
    return count <= 4 || (count < 8 && count % 2 === 1)
      ? { form: 'rows', columns: 1 }
      : { form: 'list', columns: 2 };
  if (count === 5) return { form: 'bento', columns: 3 };
  if (count === 7) return { form: 'bento', columns: 4 };
  const isThin = lengths.includes(0) || lengths.filter((length) => length >= 25).length < count / 2;
  const form = (layout === 'cards' || hasPictures) && !isThin && count !== 6 ? 'cards' : 'columns';
  return { form, columns: count === 4 && longest <= 70 ? 4 : columnsFor(count) };
}

const narrow = (count: number): 2 | 3 | 4 => (count <= 2 ? 2 : count === 3 ? 3 : 4);

/** The class names of an arrangement, which the style sheet knows. */
export const arrangementClass = ({ form, columns }: Arrangement): string => `f-${form} c-${columns}`;

/** Sizes of headings in px at 1280, each a class `t-…`. */
export const TITLE_STEPS = [200, 168, 144, 128, 112, 96, 84, 72, 64, 56, 48, 40, 34] as const;

interface Room {
  /** px. */
  width: number;
  /** The largest size that is allowed, px. */
  most: number;
  lines: number;
  family: string | undefined;
}

/** The largest size at which a heading keeps to its lines, and no word of it is broken. */
export function titleClass(title: string, { width, most, lines, family }: Room): string {
  const style = { weight: 700, letterSpacing: -0.02, uppercase: false, family };
  const fits = (size: number): boolean => (wrap(title, width / size, style)?.length ?? Infinity) <= lines;
  const size = TITLE_STEPS.find((step) => step <= most && fits(step)) ?? 34;
  return `t-${size}`;
}

/** Widths of words in em that a phone has no room for at the size of a heading: each a class `w-…`. */
export const WORD_WIDTHS = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const;

/** The class name, after a space, of a heading whose longest word is too wide for a phone: no word of it is broken. */
export function wordClass(heading: string | undefined, family: string | undefined): string {
  const style = { weight: 700, letterSpacing: -0.01, uppercase: false, family };
  const { longest } = measureText(heading ?? '', style);
  if (longest < 6) return '';
  return ` w-${WORD_WIDTHS.find((width) => longest <= width) ?? WORD_WIDTHS.at(-1)}`;
}

/** The largest size of a title by its length, px: the scale of all pages. Letters of narrow families count less, those of Chinese and Japanese twice. */
export function sizeForLength(title: string, family: string | undefined): number {
  const style = { weight: 400, letterSpacing: 0, uppercase: false };
  const wide = title.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const length = (title.length + wide) * (widthOf('n', { ...style, family }) / widthOf('n', style));
  return length <= 24 ? 84 : length <= 48 ? 64 : length <= 80 ? 48 : 40;
}
