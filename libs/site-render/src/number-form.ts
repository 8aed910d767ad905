import type { Dataset } from '@sitewright/site-spec';

/** The decimals that a column was given with, where its numbers do not say it: "9.0, 8.0". */
export const toldDecimals = (field: Pick<Dataset['fields'][number], 'format'> | undefined): number =>
  Number(/^\.(\d)f$/u.exec(field?.format ?? '')?.[1] ?? 0);

/** A year of four figures is no quantity, and has no thousands. */
export const mayBeYear = (number: number): boolean => number >= 1500 && number <= 2100;
