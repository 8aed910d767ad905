import type { Chart, Dataset } from '@sitewright/site-spec';

/** The decimals that a column was given with, where its numbers do not say it: "9.0, 8.0". */
export function toldDecimals(
  field: Pick<Dataset['fields'][number], 'format'> | undefined,
): number | undefined {
  const digits = /^\+?\.(\d)f$/u.exec(field?.format ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether a column was given with a plus at what is more than nought: "+6" beside "−3". */
export const isSigned = (field: Pick<Dataset['fields'][number], 'format'> | undefined): boolean =>
  field?.format?.startsWith('+') === true;

/** A year of four figures is no quantity, and has no thousands. */
export const mayBeYear = (number: number): boolean => number >= 1500 && number <= 2100;

/**
 * The decimals to which the words of a chart round a number that was worked out: "540.7" for 540.67. Undefined where others
 * would be lost by it: become nought, or one like another.
 */
export function decimalsTold(
  { title, takeaway }: Chart,
  cells: readonly unknown[],
  most: number,
): number | undefined {
  const numbers = [...new Set(cells.filter((cell) => typeof cell === 'number'))];
  const said = [...`${title} ${takeaway}`.matchAll(/\d+[.,](\d{1,2})(?!\d)/gu)];
  return said
    .map(([number, decimals = '']) => ({ value: Number(number.replace(',', '.')), digits: decimals.length }))
    .find(({ value, digits }) => {
      const rounded = numbers.map((number) => Number(number.toFixed(digits)));
      const isTold = rounded.some((number, at) => number === value && numbers[at] !== value);
      const isLost = rounded.some((number, at) => number === 0 && numbers[at] !== 0);
      return digits < most && isTold && !isLost && new Set(rounded).size === numbers.length;
    })?.digits;
}
