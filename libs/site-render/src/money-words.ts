import { localeOf } from './locale.ts';

const wordsOfMoney = new Map<string, Set<string>>();

/** Whether a word is one of money in a language or in English, by itself or within the name of a currency: "Euro", "kr". */
export function isOfMoney(word: string, language = 'en'): boolean {
  const lower = word.toLocaleLowerCase();
  return ['en', localeOf(language)].some((locale) => {
    const known = wordsOfMoney.get(locale) ?? moneyIn(locale);
    wordsOfMoney.set(locale, known);
    return known.has(lower) || known.has(lower.replace(/s$/u, ''));
  });
}

/** The words of the names of all currencies, without the short ones that join them, and the letters they are written with. */
function moneyIn(locale: string): Set<string> {
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const all = Intl.supportedValuesOf('currency').flatMap((currency) => {
    const display = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    const parts = new Intl.NumberFormat(locale, display).formatToParts(1);
    const signs = parts.filter(({ type }) => type === 'currency').map(({ value }) => value);
    const words = names.of(currency)?.match(/[\p{L}\p{M}]{3,}/gu) ?? [];
    return [...signs, ...words];
  });
  return new Set(all.map((word) => word.toLocaleLowerCase()));
}
