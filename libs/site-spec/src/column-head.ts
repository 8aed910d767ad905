import type { Dataset } from './chart.ts';

const spaced = (words: string): string =>
  ` ${words
    .toLowerCase()
    .split(/[\s()[\],;:]+/u)
    .join(' ')
    .trim()} `;

/** Whether a name says already what is counted or measured: "Days to close" of days, "Price (€)" of €. */
export const saysUnit = (name: string, unit: string): boolean => spaced(name).includes(spaced(unit));

/** What stands over a column: its name, with its unit where the name does not say it. */
export const columnHead = ({ name, title = name, unit }: Dataset['fields'][number]): string =>
  unit === undefined || title.endsWith(')') || saysUnit(title, unit) ? title : `${title} (${unit})`;
