import type { Dataset } from '@sitewright/site-spec';
import { formatOf, localeOf } from './locale.ts';

/** What is measured in words that no two things share: pounds are money too. */
const MEASURES = [
  ...['second', 'minute', 'hour', 'week', 'millimeter', 'centimeter', 'meter', 'kilometer', 'mile'],
  ...['gram', 'kilogram', 'milliliter', 'liter', 'gallon', 'hectare', 'acre'],
];
/** A word is written out at a few numbers, if it is no longer than this. */
const FEW = { numbers: 4, letters: 5 };

const named = (locale: string, unit: string, unitDisplay: 'long' | 'short', count: number): string =>
  formatOf(locale, { style: 'unit', unit, unitDisplay })
    .formatToParts(count)
    .flatMap(({ type, value }) => (type === 'unit' ? [value] : []))
    .join('');

/** "hours" as its language shortens it, "hr"; a word that it knows no shorter form of as it stands. */
function shortUnit(unit: string, locale: string): string {
  const word = unit.toLocaleLowerCase(locale);
  // What is "liters" to the one is "litres" to the other.
  const locales = locale === 'en' ? [locale, 'en-GB'] : [locale];
  const isNamed = (measure: string): boolean =>
    [1, 2, 5].some((count) =>
      locales.some((one) => named(one, measure, 'long', count).toLocaleLowerCase(locale) === word),
    );
  const measure = MEASURES.find(isNamed);
  return measure === undefined ? unit : named(locale, measure, 'short', 1);
}

/** A dataset whose units stand at many numbers, or have no room at any, as words: these are shortened, where they can be. */
export function withShortUnits(dataset: Dataset, language: string): Dataset {
  const fields = dataset.fields.map((field) => {
    const { unit = '' } = field;
    const isWord = /^\p{L}{4,}$/u.test(unit);
    const isMany = dataset.rows.length > FEW.numbers || unit.length > FEW.letters;
    return isWord && isMany ? { ...field, unit: shortUnit(unit, localeOf(language)) } : field;
  });
  return { ...dataset, fields };
}
