export { ASSET_KINDS, type Asset, MOTIFS, type Motif, ornamentOf } from './asset.ts';
export type { WrittenBoard } from './board-layout/board-fits.ts';
export { isFilled } from './board-layout/board-grid.ts';
export { TABLE_CELL } from './board-layout/board-tiles.ts';
export {
  boardOwner,
  type PlacedBoard,
  type PlacedTile,
  type PlacedTitle,
  placedBoard,
  wordsBeneath,
} from './board-layout/placed-board.ts';
export { type Box, cut, inset, overlaps, squareIn } from './box.ts';
export {
  type Brief,
  FACT_KINDS,
  type Fact,
  REQUEST_KINDS,
  REQUEST_STATUSES,
  type Requested,
} from './brief.ts';
export { BUILD_MODES, BUILD_TYPES, type BuildMode, type BuildType } from './build-types.ts';
export {
  AGGREGATES,
  type Chart,
  type ChartSpec,
  chartSchema,
  chartSpecSchema,
  type Dataset,
  datasetSchema,
  FIELD_TYPES,
  LABELLED,
  LEVEL_LINES,
  MARKS,
  TIME_UNITS,
} from './chart.ts';
export { columnHead, saysUnit } from './column-head.ts';
export {
  type BoardPlace,
  type DatavizContent,
  type Insight,
  PLACE_GROUNDS,
  type Placement,
  SHEET_NAMES,
  SHEETS,
  type Sheet,
} from './dataviz.ts';
export {
  type DesignContent,
  type Fill,
  FRAME_SHAPES,
  type Frame,
  frameOutline,
  type GroupLayer,
  type IconLayer,
  type ImageLayer,
  LAYER_ROLES,
  type Layer,
  type LeafLayer,
  type ShapeLayer,
  TEXT_ROLES,
  type TextLayer,
  UNITS,
} from './design.ts';
export {
  DOCUMENT_TYPES,
  type DocumentBlock,
  type DocumentContent,
  type DocumentType,
  documentBlockSchema,
  PARAGRAPH_ROLES,
} from './document.ts';
export { type DocumentStyle, STYLED, type StyledThing } from './document-look.ts';
export { DRAWING_LIMITS, type DrawnShape, drawingShape, drawnShapeSchema } from './drawing.ts';
export {
  type Labels,
  type Meta,
  type Provenance,
  SCHEMA_PATH,
  SPEC_VERSION,
  type Warning,
} from './envelope.ts';
export {
  BLEED_MM,
  FRAME_PRESETS,
  type FramePreset,
  type FrameSize,
  frameSize,
  isForPaper,
  isInside,
  PRESET_SIZES,
} from './frame-format.ts';
export { type ArtShape, pathIn } from './frame-layout/art-shape.ts';
export {
  type Column,
  fits,
  type PlacedColumn,
  type PlacedText,
  type Sizes,
} from './frame-layout/fit-text.ts';
export { withFoot } from './frame-layout/foot.ts';
export {
  bareLayout,
  type FrameArt,
  type FrameLayout,
  type FrameSlot,
  isStrip,
  isWide,
  lowered,
  slotIn,
  wholeFrame,
} from './frame-layout/layout-parts.ts';
export { across, besides, type PicturedFrame } from './frame-layout/pictured.ts';
export { innerBox, placeColumn } from './frame-layout/place-column.ts';
export { isAtCuts, kept, placeOfDrawing } from './frame-layout/place-drawing.ts';
export { type PlacedFrame, placedFrame, type WrittenText } from './frame-layout/placed-frame.ts';
export type { Level, SetText, TextRow } from './frame-layout/set-text.ts';
export {
  artShare,
  columnsOf,
  type FrameSetting,
  filledIn,
  hasFigure,
  isAxial,
  isLarge,
  scoreOf,
  setIn,
} from './frame-layout/setting.ts';
export { facing, tiled } from './frame-layout/side-by-side.ts';
export { nearestOf } from './frame-layout/type-sizes.ts';
export { artIn, isPlacedByWriter, placeIn } from './frame-layout/written-place.ts';
export {
  fillsUnder,
  isShape,
  picturesOn,
  planeOver,
  sheetOf,
  type WrittenSheet,
} from './frame-layout/written-sheet.ts';
export { SpecError, type SpecIssue } from './issue.ts';
export { applyOperation, NotApplicable } from './json-patch.ts';
export { jsonSchema } from './json-schema.ts';
export { MAX_SPEC_BYTES, MAX_SPEC_DEPTH } from './limits.ts';
export { migrate } from './migrate.ts';
export { coverOrnament, sideOfSlide } from './ornament/of-mood.ts';
export {
  isLinear,
  ORNAMENTS,
  type Ornament,
  ornament,
} from './ornament/ornament.ts';
export type { OrnamentRequest } from './ornament/ornament-request.ts';
export type { OrnamentShape } from './ornament/shape-pen.ts';
export { outlineOf, type Part } from './outline.ts';
export { checkSchema, parseSpec, serializeSpec } from './parse.ts';
export { partNames } from './part-names.ts';
export { applySpecPatch, type SpecPatch, specPatchSchema } from './patch.ts';
export { plainWords } from './plain-words.ts';
export { findAt, formatPointer, parsePointer } from './pointer.ts';
export { publishable, withoutFaults, wordsOf } from './publishable.ts';
export { checkReferences } from './references.ts';
export { onSlides } from './slide-layout/fit-slides.ts';
export { fillsSlide } from './slide-layout/slide-frame.ts';
export { withGrounds } from './slide-layout/slide-grounds.ts';
export { type PlacedSlide, placedSlide, type SlideText } from './slide-layout/written-slide.ts';
export {
  ASPECTS,
  FORMS,
  isOpening,
  MOST_BLOCKS,
  type OrderedLook,
  PLACES,
  SLIDE_LAYOUTS,
  type Slide,
  type SlideBlock,
  type SlideLayout,
  type SlidePlace,
  type SlidesContent,
  slideBlockSchema,
  slideSize,
} from './slides.ts';
export {
  type DatavizSpec,
  type DesignSpec,
  type DocumentSpec,
  type SiteSpec,
  type SlidesSpec,
  siteSpecSchema,
  type WebsiteSpec,
} from './spec.ts';
export { trendEnds, trendsThrough } from './straight-line.ts';
export { TABLE_ROWS } from './table-rows.ts';
export {
  hrefSchema,
  iconNameSchema,
  idSchema,
  plainText,
  plainTextLimit,
  type RichText,
  type Run,
  richTextSchema,
} from './text.ts';
export {
  breakLines,
  type MeasuredStyle,
  type MeasuredText,
  measureText,
  widthOf,
  wrap,
} from './text-metrics.ts';
export {
  COLOR_ROLES,
  type ColorRole,
  colorRefSchema,
  isGroundAlone,
  MOODS,
  type Mood,
  type Theme,
  type ThemeTokens,
  themeSchema,
} from './theme.ts';
export { type ToCheck, toCheck } from './to-check.ts';
export { typeScale } from './type-scale.ts';
export { findPointerOfId, type SpecNode, walkNodes } from './walk.ts';
export { BOOKING_PURPOSES, FORM_FIELDS, FORM_PURPOSES } from './website/contact-sections.ts';
export type { Action, Group, Price } from './website/section-base.ts';
export {
  type Aid,
  FORM_SECTIONS,
  type Footer,
  type FormSection,
  isFormSection,
  type NavigationItem,
  type Page,
  SECTION_TYPES,
  type Section,
  type SectionOf,
  type SectionType,
  type Site,
  sectionSchema,
  type WebsiteContent,
} from './website/website.ts';
export { cutSides, type Drawing, type DrawingSide, drawingIn, isScene, readIn } from './written-drawing.ts';
export { type ColourOf, handHeight, lookIn, type WrittenLook } from './written-look.ts';
