import { endAt, type Range, type Source, startAt } from '../segments/source.ts';

/** A figure, or an address of mail or web. */
export const hasFact = ({ text }: Source, { start, end }: Range): boolean =>
  /\d|@|https?:|www\./u.test(text.slice(start, end));

/** Where a lexeme begins, with the sign of a currency before it. */
export const startWithSign = (source: Source, at: number): number => {
  const start = startAt(source, at);
  return /\p{Sc}/u.test(source.text[start - 1] ?? '') ? start - 1 : start;
};

/** Where a lexeme ends, with the sign of a currency or a measure behind it. */
export const endWithSign = (source: Source, at: number): number => {
  const end = endAt(source, at);
  return end + (/^\s?[\p{Sc}%°]/u.exec(source.text.slice(end, end + 2))?.[0].length ?? 0);
};

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

export type Value = 'money' | 'figure' | 'none';

/** What kind of facts a stretch holds, by which items of one list are known to go on. */
export function valueIn({ text, packs }: Source, { start, end }: Range): Value {
  const words = text.slice(start, end).toLowerCase();
  const isCounted = /\d/u.test(words);
  const lists = packs.map(({ reading }) => reading.material);
  const says = (phrases: readonly string[]): boolean => phrases.some((phrase) => words.includes(phrase));
  const code = /\d\s?([A-Z]{3})(?!\p{L})/u.exec(text.slice(start, end))?.[1] ?? '';
  const isMoney =
    /\p{Sc}|\d\s?(?:kr|zł|kč)(?!\p{L})/u.test(words) ||
    CURRENCIES.has(code) ||
    lists.some(({ onRequest, currencies }) => says(onRequest) || (isCounted && says(currencies)));
  if (isMoney) return 'money';
  return isCounted || lists.some(({ closed }) => says(closed)) ? 'figure' : 'none';
}

/** Whether nothing but a sign stands between two stretches. */
export const isNext = ({ text }: Source, one: Range, other: Range): boolean =>
  other.start >= one.end && /^[\s,;:、，；：]*$/u.test(text.slice(one.end, other.start));
