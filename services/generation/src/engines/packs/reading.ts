import { DOCUMENT_TYPES } from '@sitewright/site-spec';
import { z } from 'zod';
import { materialWordsSchema } from './material-words.ts';

/**
 * Words and phrases, in any case; accents may be missing. A `*` at the end stands for any ending.
 * Lists are checked for the longest phrase first, so "contact form" is one even where "form" is another.
 */
const words = z.array(z.string().min(1)).default([]);

/** What a result can be called, by build type, and by kind where the kind decides about its form. */
const results = z
  .strictObject({
    website: words,
    slides: words,
    document: z.record(z.enum(['any', ...DOCUMENT_TYPES]), words).prefault({}),
    design: z
      .strictObject({
        any: words,
        poster: words,
        flyer: words,
        'business-card': words,
        invitation: words,
        'menu-card': words,
        certificate: words,
        label: words,
        sticker: words,
        banner: words,
        story: words,
        'post-square': words,
        'cover-image': words,
        thumbnail: words,
        brochure: words,
        postcard: words,
        logo: words,
        letterhead: words,
        ticket: words,
        'book-cover': words,
        'roll-up': words,
      })
      .prefault({}),
    dataviz: words,
  })
  .prefault({});

/** Parts that can be asked for. Section kinds, slide layouts, blocks and charts by the specification's names. */
export const PARTS = [
  'home',
  'hero',
  'about',
  'features',
  'services',
  'pricing',
  'menu',
  'productGrid',
  'testimonials',
  'faq',
  'gallery',
  'team',
  'stats',
  'steps',
  'timeline',
  'logos',
  'portfolio',
  'posts',
  'events',
  'locationHours',
  'comparison',
  'callToAction',
  'newsletter',
  'contactForm',
  'booking',
  'video',
  'header',
  'footer',
  'cover',
  'agenda',
  'contents',
  'summary',
  'introduction',
  'background',
  'scope',
  'goals',
  'problem',
  'solution',
  'market',
  'traction',
  'businessModel',
  'financials',
  'ask',
  'results',
  'recommendations',
  'risks',
  'budget',
  'nextSteps',
  'conclusion',
  'appendix',
  'references',
  'closing',
  'notes',
  'quote',
  'table',
  'list',
  'picture',
  'callout',
  'signature',
  'number',
  'insight',
  'chart',
  'bar',
  'barHorizontal',
  'barStacked',
  'line',
  'area',
  'pie',
  'donut',
  'scatter',
  'histogram',
  'heatmap',
] as const;
export type PartName = (typeof PARTS)[number];

/** Functions that need a program behind them, or that a page has by nature (map, links). */
export const FUNCTIONS = [
  'search',
  'signIn',
  'payment',
  'cart',
  'countdown',
  'chat',
  'map',
  'comments',
  'languages',
  'admin',
  'upload',
  'assistant',
  'animation',
  'audio',
  'live',
  'voting',
  'darkMode',
] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

/** What is counted, and what numbered outlines number. */
export const UNITS = [
  'pages',
  'slides',
  'sections',
  'chapters',
  'paragraphs',
  'sentences',
  'words',
  'characters',
  'minutes',
  'points',
  'questions',
  'columns',
  'rows',
  'charts',
  'tables',
  'pictures',
  'frames',
  'colours',
  'plans',
  'posts',
  'steps',
  'people',
  'items',
] as const;
export type UnitName = (typeof UNITS)[number];

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
  /** Before the name of who signs. */
  signed: words,
  results,
  parts: z.partialRecord(z.enum(PARTS), words).default({}),
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
  /** Colours by their CSS name, or a hex value where there is no such name. */
  colours: z.record(z.string(), words).default({}),
  /** Numbers in words. */
  numbers: z.record(z.string().regex(/^\d+$/), words).default({}),
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
export type ReadingWords = z.infer<typeof readingSchema>;
