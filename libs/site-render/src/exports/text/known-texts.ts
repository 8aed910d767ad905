import type { RichText } from '@sitewright/site-spec';
import type { LineEnds } from './break-points.ts';
import type { FaceStyle, FontBook } from './font-book.ts';

/** What was found by texts, under how they are set: text that is fitted is laid at many sizes and widths, edited or not. */
export type Known<Found> = WeakMap<
  FontBook['faces'],
  { letters: number; byLook: Map<string, Map<string, Found>> }
>;
/** Letters of texts that are known in the faces of a book: several times as many as what is laid out more than once has. */
const mostKnown = 100_000;

/** What a text is known by; a letter before words tells them apart from runs, which are written as JSON. */
export const keyOf = (text: RichText): string =>
  typeof text === 'string' ? `t${text}` : JSON.stringify(text);

/** What is found of a text in a style, once. */
export function once<Found>(
  known: Known<Found>,
  text: RichText,
  { families, bold, italic }: FaceStyle,
  { book, language, dir, ends }: { book: FontBook; language: string; dir: 'ltr' | 'rtl'; ends?: LineEnds },
  find: () => Found,
): Found {
  const ofBook = known.get(book.faces) ?? { letters: 0, byLook: new Map<string, Map<string, Found>>() };
  known.set(book.faces, ofBook);
  const look = `${bold} ${italic} ${language} ${dir} ${ends} ${families.join()}`;
  const key = keyOf(text);
  const before = ofBook.byLook.get(look)?.get(key);
  if (before !== undefined) return before;
  const found = find();
  if (ofBook.letters > mostKnown) {
    ofBook.byLook.clear();
    ofBook.letters = 0;
  }
  ofBook.letters += key.length;
  const inLook = ofBook.byLook.get(look) ?? new Map<string, Found>();
  ofBook.byLook.set(look, inLook.set(key, found));
  return found;
}
