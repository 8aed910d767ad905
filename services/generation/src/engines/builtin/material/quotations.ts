/** A quotation, with the words that lead up to it. */
export interface Quotation {
  text: string;
  start: number;
  end: number;
}

const PATTERN =
  /"([^"\n]{1,1500})"|“([^”\n]{1,1500})”|„([^“”\n]{1,1500})[“”]|«\s?([^»\n]{1,1500}?)\s?»|「([^」\n]{1,1500})」|『([^』\n]{1,1500})』|(?<![\p{L}\p{N}])['‘]([^\n]{1,1500}?)['’](?![\p{L}\p{N}])/gu;

/** English puts the sentence's comma inside the quotation marks; the text meant ends before it. */
const trimmed = (text: string) => text.trim().replace(/[,;]$/, '');

/** Quotations in any of the usual marks, outermost only, in order. */
export function quotationsIn(text: string): Quotation[] {
  return [...text.matchAll(PATTERN)].flatMap((match) => {
    const inner = match.slice(1).find((group) => group !== undefined) ?? '';
    const value = trimmed(inner);
    return value === '' ? [] : [{ text: value, start: match.index, end: match.index + match[0].length }];
  });
}

/** The text without quotation marks if it is nothing but one quotation. */
export function unquoted(text: string): string {
  const found = quotationsIn(text);
  const [only] = found;
  if (only && found.length === 1 && only.start === 0 && /^[.,;]?$/.test(text.slice(only.end).trim()))
    return only.text;
  return text;
}
