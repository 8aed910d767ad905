export { findPictograms } from './find-pictograms.ts';
export type { Pictogram } from './pictogram.ts';
