export { findPictograms, pictogramOf, pictogramShown } from './find-pictograms.ts';
export type { Pictogram, PictogramKind } from './pictogram.ts';
export { withToldThings } from './told-things.ts';
