export { layOutDeck } from './deck/lay-out-deck.ts';
export { measureOf } from './deck/measure.ts';
export { coverOf, type ExportedFile, exportFormats, exportSpec } from './export.ts';
export { MissingGlyphsError } from './exports/missing-glyphs.ts';
export { hasBleed } from './exports/print.ts';
export { renderPage } from './page.ts';
export { type RenderedFile, renderSite } from './site.ts';
