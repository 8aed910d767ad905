import { DOCUMENT_TYPES } from '@sitewright/site-spec';
import { z } from 'zod';
import { materialWordsSchema } from './material-words.ts';
import { words } from './words.ts';

const SHEETS = [
  ...['poster', 'flyer', 'brochure', 'banner', 'roll-up', 'book-cover', 'menu-card', 'certificate'],
] as const;
const CARDS = ['business-card', 'invitation', 'postcard', 'ticket', 'label', 'sticker'] as const;
const SCREENS = ['story', 'post-square', 'cover-image', 'thumbnail'] as const;
const BRANDS = ['logo', 'letterhead'] as const;

/** What a result can be called, by build type, and by kind where the kind decides about its form. */
const results = z
  .strictObject({
    website: words,
    slides: words,
    document: z.record(z.enum(['any', ...DOCUMENT_TYPES]), words).prefault({}),
    design: z.record(z.enum(['any', ...SHEETS, ...CARDS, ...SCREENS, ...BRANDS]), words).prefault({}),
    dataviz: words,
  })
  .prefault({});

const OPENING = ['home', 'hero', 'about', 'header', 'footer', 'video'] as const;
const OFFERS = ['features', 'services', 'pricing', 'menu', 'productGrid', 'portfolio', 'comparison'] as const;
const PROOFS = ['testimonials', 'logos', 'team', 'stats', 'steps', 'timeline', 'gallery'] as const;
const NEWS = ['faq', 'posts', 'events', 'newsletter'] as const;
const CONTACTS = ['locationHours', 'callToAction', 'contactForm', 'booking'] as const;
/** Section kinds of sites by the specification's names. */
export const SITE_PARTS = [...OPENING, ...OFFERS, ...PROOFS, ...NEWS, ...CONTACTS] as const;

const FRONT = [
  ...['cover', 'agenda', 'contents', 'summary', 'introduction', 'background', 'scope', 'goals'],
] as const;
const CASE = ['problem', 'solution', 'market', 'traction', 'businessModel', 'financials', 'ask'] as const;
const FINDINGS = ['results', 'recommendations', 'risks', 'budget', 'nextSteps', 'conclusion'] as const;
const BACK = ['appendix', 'references', 'closing', 'notes'] as const;
const BLOCKS = ['quote', 'table', 'list', 'picture', 'callout', 'signature', 'number', 'insight'] as const;
const BARS = ['bar', 'barHorizontal', 'barStacked', 'histogram'] as const;
export const CHART_PARTS = ['chart', ...BARS, 'line', 'area', 'pie', 'donut', 'scatter', 'heatmap'] as const;

/** Parts that can be asked for. */
export const PARTS = [
  ...SITE_PARTS,
  ...[...FRONT, ...CASE, ...FINDINGS, ...BACK],
  ...BLOCKS,
  ...CHART_PARTS,
] as const;
export type PartName = (typeof PARTS)[number];

const SHOP = ['search', 'signIn', 'payment', 'cart', 'countdown', 'chat', 'map', 'comments'] as const;
const WORKS = ['languages', 'admin', 'upload', 'assistant', 'live', 'voting'] as const;
/** Functions that need a program behind them, or that a page has by nature (map, links). */
export const FUNCTIONS = [...SHOP, ...WORKS, 'animation', 'audio', 'darkMode'] as const;

/** What a result is divided into. */
export const PART_UNITS = ['pages', 'slides', 'sections', 'chapters'] as const;
/** What the length of a text is told in. */
export const LENGTH_UNITS = ['words', 'characters', 'minutes', 'sentences', 'paragraphs'] as const;
const BLOCK_UNITS = [
  ...['points', 'columns', 'rows', 'charts', 'tables', 'pictures', 'frames', 'colours'],
] as const;
const ITEM_UNITS = ['questions', 'plans', 'posts', 'steps', 'people', 'items'] as const;
/** What is counted, and what numbered outlines number. */
export const UNITS = [...PART_UNITS, ...LENGTH_UNITS, ...BLOCK_UNITS, ...ITEM_UNITS] as const;

/** Words by which a site is told by what is done there; `_` in a phrase is who does it. */
const actsSchema = z
  .strictObject({
    /** Before what people do ("_ should be able to", at first "users can"), what a site has, and what it does. */
    able: words,
    can: words,
    has: words,
    shall: words,
    /** Behind what a site is: before its functions, its pages, who does what there, and what it does. */
    listed: words,
    pages: words,
    where: words,
    that: words,
    /** Words for a site and nothing else, before what one is for, and who may be anybody. */
    site: words,
    to: words,
    anybody: words,
    /** What is often done on a site: "browse", "pay". */
    does: words,
    /** By which something is sent: "report", by the form that it is sent with. */
    sends: z.partialRecord(z.enum(['contactForm', 'booking', 'newsletter']), words).default({}),
    /** In words to who does it: "their" is "your". */
    yours: z.record(z.string(), z.string()).default({}),
  })
  .prefault({});

/** Words by which a prompt in this language is read. */
export const readingSchema = z.strictObject({
  /**
   * Objects stand before the words that say what they are for ("… のサイト"), or prepositions are written into the next
   * word: what is material in an order is then known by its words alone.
   */
  objectsFirst: z.boolean().default(false),
  /** Verbs that order the result, in the forms in which people order: "create", "designing". */
  make: words,
  /** Verbs that order a part or a property of it: "add", "use", "show". */
  put: words,
  /** What opens a wish or a polite question: "we need", "could you". */
  wish: words,
  /** Before what a result shall hold, behind what it is: "should have". */
  has: words,
  acts: actsSchema,
  /** Polite and connecting words that carry no content: "please", "as well". */
  polite: words,
  /** Words that are said to the maker alone, wherever they stand: "please". */
  please: words,
  /** What takes back what was just said: "no, wait", "scratch that". */
  slip: words,
  /** Labels of a brief over what is asked for, never printed: "requirements", "objective", "must have". */
  meta: words,
  /** What opens a reason. */
  because: words,
  /** What stands before something not wanted: "no", "without", "don't use". */
  avoid: words,
  /** What says that a remark is for the reader alone: "between us", "not for publication". */
  private: words,
  /** What asks to be silent about something named after it or just before it: "don't mention". */
  hide: words,
  /** Greetings at the start of a letter around the wish; the rest of their line is the person greeted. */
  greeting: words,
  /** What closes such a letter; the lines after it are who wrote it. */
  signoff: words,
  /** Talk about the order itself: deadlines, thanks, where the material comes from. */
  talk: words,
  /** What opens a statement: "we are", "our". */
  tell: words,
  /** Before what it is about. */
  about: words,
  /** Before whom or what it is for, or whom it is addressed to. */
  for: words,
  /** Before a title that is dictated, before a name, and before other words to be printed. */
  titled: words,
  named: words,
  saying: words,
  /** Before what is in it. */
  with: words,
  /** Labels and phrases after which material follows: "content", "the following". */
  given: words,
  /** Names of the first screen: "at the top". */
  top: words,
  /** Before the name of who signs. */
  signed: words,
  results,
  parts: z.partialRecord(z.enum(PARTS), words).default({}),
  /** In which form a part comes, no word of what it is called: "page", "form", "list". */
  partForms: words,
  functions: z.partialRecord(z.enum(FUNCTIONS), words).default({}),
  units: z.partialRecord(z.enum(UNITS), words).default({}),
  /** Nouns of form: colour, font, tone, layout, axis, margin. */
  looks: words,
  /** Adjectives of tone: "warm", "formal". */
  tones: words,
  /** Adjectives and adverbs of form: "short", "horizontally", "at the top". */
  styles: words,
  /** What says that parts are named in their order. */
  sequence: words,
  /** What a colour is used on. */
  uses: z.partialRecord(z.enum(['background', 'surface', 'text', 'primary', 'accent']), words).default({}),
  /** Words of where, in what form and how pale something is placed. */
  placing: z.record(z.string(), words).default({}),
  /** Colours by their CSS name, or a hex value where there is no such name. */
  colours: z.record(z.string(), words).default({}),
  /** What is said for a colour after a thing, by its hex: in a prompt honey and stone are things, in a draft's colours they are none. */
  things: z.record(z.string(), z.string().regex(/^[0-9a-f]{6}$/u)).default({}),
  /** Numbers in words. */
  numbers: z.record(z.string().regex(/^\d+$/), words).default({}),
  /** Words that say which of several; 99 is the last. */
  ordinals: z.record(z.string().regex(/^\d+$/), words).default({}),
  /** Before (or after) a number that is a bound. */
  bounds: z.strictObject({ exact: words, least: words, most: words, about: words }).prefault({}),
  /** Labels of an audience, a language, a tone, a length: what follows is said of the result. */
  audience: words,
  /** Before a language that is ordered: "in", "auf". */
  inLanguage: words,
  /** Names of languages by their tag where `Intl.DisplayNames` does not know the form used in orders. */
  languages: z.record(z.string(), words).default({}),
  /** Articles, prepositions, pronouns, auxiliaries: words that decide nothing. */
  glue: words,
  material: materialWordsSchema,
});
