import { fold } from '../../../../packs/periods.ts';

/** One word of a question with its place; signs that matter are words too. */
export interface Word {
  /** Folded. */
  text: string;
  raw: string;
  /** A stop, comma, bracket or line end, which parts clauses. */
  isBreak: boolean;
}

const PIECES =
  /\p{N}+(?:[.,:\/\-]\p{N}+)*|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]|[[\p{L}\p{M}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]]+\p{N}*(?:\.\p{N}+)?|[%<>≥≤=]=?|[.,;:?!\(\)\n。、，；：？！（）]/gv;

/** The words of a text; `hoursToClose` and `date_of_birth` give their parts. */
export function wordsOf(text: string): Word[] {
  const plain = text
    .replace(/(?<![\d.,])(\d{1,3})[ \u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/_/g, ' ');
  return [...plain.matchAll(PIECES)].map(([raw]) => ({
    text: fold(raw),
    raw,
    isBreak: /^[.,;:?!()\n。、，；：？！（）]$/u.test(raw),
  }));
}

/** Whether two folded words are forms of one: plural, case, derived. */
export function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (/\d/.test(one) || /\d/.test(other)) return one.replace(/\./g, '') === other.replace(/\./g, '');
  if (long === `${short}s` || long === `${short}es`) return short.length > 2;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const least = short.length <= 4 ? 3 : 4;
  const tails = [short.slice(same), long.slice(same)];
  const isPlural = /^(?:ies|y)$/.test(tails[0] ?? '') && tails[1]?.startsWith('ie') === true;
  // "wines" is no form of "winery": behind a stem, a plural and another noun are two words.
  if (tails.includes('s') && !tails.includes('') && tails.some((tail) => tail.length > 1)) return false;
  return (
    isPlural ||
    (same >= 6 && tails.includes('ed') && tails.includes('ment')) ||
    (same >= least &&
      short.length - same <= 2 &&
      long.length - same <= (short.length === same ? 3 : 2) &&
      short.length > 3)
  );
}

/** The value of a number word: "1,200", "2.5". */
export function numberOf(word: Word | undefined): number | undefined {
  if (!word || !/^\d[\d.,]*$/.test(word.text)) return undefined;
  const grouped = word.text.replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  const value = Number(grouped.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}
