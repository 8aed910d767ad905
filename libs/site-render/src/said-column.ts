/** How a cell says its column where its row is told in words. */
export const saidColumn = (label: string): string =>
  /(?:^|[?？؟!！:：])\s*$/u.test(label) ? label : `${label}:`;
