import {
  BOOKING_PURPOSES,
  DOCUMENT_TYPES,
  FIELD_TYPES,
  FORM_FIELDS,
  FORM_PURPOSES as FORMS,
  FRAME_PRESETS,
  FRAME_SHAPES,
  PARAGRAPH_ROLES,
  REQUEST_KINDS,
  SECTION_TYPES,
  SHEET_NAMES,
  SLIDE_LAYOUTS,
  type TEXT_ROLES,
  TIME_UNITS,
  UNITS,
} from '@sitewright/site-spec';

export { ASPECTS, MOODS, type Mood, TEXT_ROLES } from '@sitewright/site-spec';

/** The closed lists of words that a draft is written in. `''` stands where none may be. */

export const COLOUR_USES = [
  ...['background', 'surface', 'text', 'primary', 'accent', 'any', 'avoid'],
  ...['series', 'warning', 'buttons', 'part'],
] as const;
/** Letters that were ordered for all texts; the mood's where none were. */
export const LETTERS = ['any', 'serif', 'sans', 'typewriter'] as const;
export const GROUNDS = ['background', 'surface', 'primary', 'accent', 'dark', 'picture'] as const;
export const EMPHASES = ['strong', 'normal', 'quiet'] as const;

/** Kinds of sections, and what stands at the foot of every page and over it. */
export const SECTION_KINDS = [...SECTION_TYPES, 'footer', 'aids'] as const;
export const SLIDE_KINDS = SLIDE_LAYOUTS;
export const PANEL_KINDS = ['chart', 'insight', 'number', 'table', 'note'] as const;
export const BOARD_SHEETS = ['', ...SHEET_NAMES] as const;
export const PANEL_WIDTHS = ['third', 'half', 'full'] as const;

export const SLIDE_BLOCKS = [
  ...['bullets', 'numbered', 'text', 'image', 'quote', 'number', 'steps', 'people', 'table'],
  ...['chart', 'callToAction'],
] as const;
export const SLOTS = ['main', 'left', 'right'] as const;

export const DOCUMENT_KINDS = DOCUMENT_TYPES;
export const DOCUMENT_BLOCKS = [
  ...['heading', 'subheading', 'paragraph', 'list', 'table', 'callout', 'quote', 'code', 'figure'],
  ...['chart', 'definitions', 'divider', 'pageBreak', 'footnote', 'signature', 'lines'],
] as const;
/** Paragraph roles, then styles of lists, callouts, definitions and dividers. */
export const BLOCK_STYLES = [
  '',
  ...PARAGRAPH_ROLES,
  ...['bullet', 'numbered', 'check', 'plain'],
  ...['info', 'success', 'warning', 'danger', 'note'],
  ...['rows', 'columns', 'cut'],
] as const;
export const PAGE_SIZES = ['a3', 'a4', 'a5', 'letter', 'legal', 'a4-landscape', 'letter-landscape'] as const;
/** As many pages as were asked for, one to four. */
export const MOST_PAGES = ['onePage', 'twoPages', 'threePages', 'fourPages'] as const;
const OUTSIDE = ['cover', 'noCover', 'contents', 'noContents', 'noNumbers', 'twoColumns'] as const;
export const EXTRAS = [...OUTSIDE, ...MOST_PAGES] as const;

export const CHART_KINDS = [
  ...['bar', 'barHorizontal', 'barGrouped', 'barStacked', 'barShare', 'histogram', 'line', 'area'],
  ...['areaStacked', 'areaShare', 'pie', 'donut', 'scatter', 'bubble', 'squares', 'heatmap', 'strip'],
  ...['range', 'boxplot', 'figures'],
] as const;
export const COLUMN_TYPES = FIELD_TYPES;
export const CHART_AGGREGATES = [
  ...['none', 'sum', 'mean', 'median', 'min', 'max', 'count', 'distinct', 'stdev', 'variance'],
  ...['q1', 'q3'],
] as const;
export const STEPS = ['', 'bin', ...TIME_UNITS] as const;
export const FILTER_OPS = [
  ...['is', 'isNot', 'in', 'notIn', 'under', 'atMost', 'over', 'atLeast', 'between'],
] as const;
export const SORTS = ['data', 'valueDown', 'valueUp', 'nameUp', 'nameDown'] as const;

export const COMPOSITIONS = [
  ...['centred', 'poster', 'sideBySide', 'pictureAbove', 'pictureBelow', 'pictureStart'],
  ...['pictureEnd', 'cardOverPicture', 'cardStart', 'cardLow', 'panelTop', 'rows', 'corner'],
  ...['mark'],
] as const;
export const FRAME_UNITS = UNITS;
export const CUTS = ['', ...FRAME_SHAPES] as const;
export const PRESETS = FRAME_PRESETS;

export const FORM_PURPOSES = ['', ...FORMS, ...BOOKING_PURPOSES, 'newsletter'] as const;
export const FIELD_KINDS = FORM_FIELDS;
/** What a field of a form holds that a label of a language's pack has this name; text where none is told. */
export const FIELD_KIND_OF: Readonly<Record<string, (typeof FORM_FIELDS)[number]>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  time: 'time',
  people: 'number',
  amount: 'number',
  quantity: 'number',
  count: 'number',
  message: 'textarea',
  description: 'textarea',
  notes: 'textarea',
};

export const DRAFT_REQUEST_KINDS = REQUEST_KINDS;
/** What a writer plans for a request; only `check` says honoured or missing. */
export const REQUEST_PLANS = ['done', 'adapted', 'unsupported'] as const;

export type Letters = (typeof LETTERS)[number];
export type ColourUse = (typeof COLOUR_USES)[number];
export type Composition = (typeof COMPOSITIONS)[number];
export type TextRole = (typeof TEXT_ROLES)[number];
export type Preset = (typeof PRESETS)[number];
export type FormPurpose = (typeof FORM_PURPOSES)[number];
