import type { DocumentContent } from '@sitewright/site-spec';

/** Sheets of paper in millimetres, the short side first. */
export const pageMm = {
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  Letter: [215.9, 279.4],
  Legal: [215.9, 355.6],
} as const;

/** Points of a millimetre. */
export const pointsPerMm = 72 / 25.4;

/** The facts of a cover, in the order in which they are read. */
export const coverFacts = (cover: DocumentContent['cover']): string[] =>
  [cover?.author, cover?.organisation, cover?.date, cover?.version].filter((fact) => fact !== undefined);
