/** A query whose clauses are read one by one; what has been read is blanked so that places stay the same. */
export interface QueryText {
  text: string;
}

/** Takes the first match out of the query and gives it back. */
export function take(query: QueryText, pattern: RegExp): RegExpExecArray | undefined {
  const match = pattern.exec(query.text);
  if (!match) return undefined;
  blank(query, match.index, match.index + match[0].length);
  return match;
}

export function blank(query: QueryText, from: number, to: number): void {
  query.text = query.text.slice(0, from) + ' '.repeat(Math.max(0, to - from)) + query.text.slice(to);
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Value of `5` or `five`. */
export function smallNumber(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text);
  const at = NUMBER_WORDS.indexOf(text.toLowerCase());
  return at === -1 ? undefined : at;
}
