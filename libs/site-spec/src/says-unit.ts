const spaced = (words: string): string =>
  ` ${words
    .toLowerCase()
    .split(/[\s()[\],;:]+/u)
    .join(' ')
    .trim()} `;

/** Whether a name says already what is counted or measured: "Days to close" of days, "Price (€)" of €. */
export const saysUnit = (name: string, unit: string): boolean => spaced(name).includes(spaced(unit));
