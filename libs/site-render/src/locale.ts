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

/** What writes numbers as a language does. */
export function numbersOf(language: string, options?: Intl.NumberFormatOptions): (value: number) => string {
  const format = new Intl.NumberFormat(localeOf(language), options);
  return (value) => format.format(value).replace('-', MINUS);
}
