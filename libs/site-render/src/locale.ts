/** The language of a spec as one that formatting knows; English where it is none. */
export function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** As wide as a plus, where a hyphen is easily missed. */
export const MINUS = '\u2212';

/** More than any run of exports needs; specs may name endless languages. */
const mostFormats = 200;
const formats = new Map<string, Intl.NumberFormat>();

/** How a locale writes numbers; opening a format takes as long as writing a thousand numbers, and is done once. */
export function formatOf(locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, options);
  if (formats.size >= mostFormats) formats.clear();
  formats.set(key, format);
  return format;
}

/** What writes numbers as a language does. */
export function numbersOf(language: string, options?: Intl.NumberFormatOptions): (value: number) => string {
  const format = formatOf(localeOf(language), options);
  return (value) => format.format(value).replace('-', MINUS);
}
