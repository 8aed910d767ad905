import { MAX_SPEC_BYTES, type SiteSpec, type Theme } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { Draft } from '../draft/draft.ts';
import type { SlidePart } from '../draft/slides.ts';
import type { Mood } from '../draft/vocabulary.ts';
import { findLanguagePack } from '../packs/language-pack.ts';
import { createChartSource } from './charts/chart-source.ts';
import { createContext, type Stamp } from './context.ts';
import { assembleDataviz } from './dataviz/assemble-dataviz.ts';
import { misplacedTiles } from './dataviz/written-place.ts';
import { assembleDesign, misplaced } from './design/assemble-design.ts';
import { assembleDocument } from './document/assemble-document.ts';
import { lookedTheme, soberColours } from './document/document-look.ts';
import { envelopeOf, specLanguage } from './envelope.ts';
import { assembleSlides, misplacedSlides } from './slides/assemble-slides.ts';
import { isLaidOut } from './slides/ordered-slide.ts';
import { cleanText, cutText } from './text/clean-text.ts';
import { buildTheme } from './theme/build-theme.ts';
import { moodLook } from './theme/moods.ts';
import { partColours } from './theme/part-colours.ts';
import { assembleWebsite } from './website/assemble-website.ts';

export type { Stamp } from './context.ts';

/**
 * Gives a draft its form. Whatever fits the draft's schema becomes a valid specification: what can't be placed is
 * repaired or left out with a warning, and nothing is thrown.
 */
export function assemble(draft: Draft, brief: Brief, stamp: Stamp): SiteSpec {
  let fitting = onPaper(draft);
  let isCut = false;
  for (;;) {
    const spec = assembleWhole(fitting, brief, stamp, isCut);
    if (Buffer.byteLength(JSON.stringify(spec), 'utf8') <= MAX_SPEC_BYTES) return spec;
    fitting = halved(fitting);
    isCut = true;
  }
}

/** What of the places that its writer gave does not hold, by the frames of a design, the slides of a deck or the tiles of a board. */
export function misplacedIn(draft: Draft, brief: Brief): ReturnType<typeof misplaced> {
  if (draft.buildType === 'website' || draft.buildType === 'document') return [];
  const { context } = contextOf(draft, brief, 'lite');
  if (draft.buildType === 'design') return misplaced(draft.draft, context);
  if (draft.buildType === 'slides') return misplacedSlides(draft.draft, context, createChartSource(context));
  return misplacedTiles(draft.draft, assembleDataviz(draft.draft, context).content, context.theme);
}

function contextOf(draft: Draft, brief: Brief, mode: Stamp['mode']): ReturnType<typeof createContext> {
  const language = specLanguage(brief.language);
  const { draft: head } = draft;
  const own = themeOf(draft, language, mode, brief);
  const theme = draft.buildType === 'document' ? lookedTheme(own, draft.draft, language) : own;
  return createContext({ brief, head, mode, language, look: moodLook(head.look.mood), theme });
}

function assembleWhole(draft: Draft, brief: Brief, stamp: Stamp, isCut: boolean): SiteSpec {
  const { context, warnings } = contextOf(draft, brief, stamp.mode);
  const { language } = context;
  if (isCut) context.warn('too_large', 'The draft was too large for a specification and was shortened.');
  if (findLanguagePack(language) === undefined) {
    context.warn(
      'language_without_words',
      `There are no interface words for "${language}": buttons and labels are in English.`,
    );
  }
  const chartFor = createChartSource(context);
  const around = { context, warnings, stamp };
  switch (draft.buildType) {
    case 'website': {
      const assembled = assembleWebsite(draft.draft, context, chartFor);
      return { ...envelopeOf(around, assembled), buildType: 'website', content: assembled.content };
    }
    case 'slides': {
      const assembled = assembleSlides(draft.draft, context, chartFor);
      return { ...envelopeOf(around, assembled), buildType: 'slides', content: assembled.content };
    }
    case 'document': {
      const assembled = assembleDocument(draft.draft, context, chartFor);
      return { ...envelopeOf(around, assembled), buildType: 'document', content: assembled.content };
    }
    case 'design': {
      const assembled = assembleDesign(draft.draft, context);
      return { ...envelopeOf(around, assembled), buildType: 'design', content: assembled.content };
    }
    case 'dataviz': {
      const assembled = assembleDataviz(draft.draft, context);
      return { ...envelopeOf(around, assembled), buildType: 'dataviz', content: assembled.content };
    }
  }
}

/** Documents are read on paper: there a mood with a dark ground gives way to the one nearest to it in tone. */
const lightMoods: Partial<Record<Mood, Mood>> = { luxe: 'editorial', night: 'swiss', terminal: 'crisp' };

function onPaper(draft: Draft): Draft {
  if (draft.buildType !== 'document') return draft;
  const { look } = draft.draft;
  const mood = lightMoods[look.mood] ?? look.mood;
  return { buildType: 'document', draft: { ...draft.draft, look: { ...look, mood } } };
}

/** The theme of a draft; its type follows the words that are set largest. */
function themeOf(given: Draft, language: string, mode: Stamp['mode'], brief: Brief): Theme {
  const { buildType, draft } = given;
  const hero = 'pages' in draft ? draft.parts.find(({ kind }) => kind === 'hero') : undefined;
  const title = [hero?.heading ?? '', draft.title, draft.organisation]
    .map(cleanText)
    .find((text) => text !== '');
  const withDark = mode === 'power' && buildType === 'website';
  // Where an order says the colour of each thing on its slide, none of them is that of the whole.
  const isPlaced = buildType === 'slides' && draft.parts.some(({ art }) => art.length > 0);
  const isOrdered = !isPlaced && (brief.slides ?? []).some(isLaidOut);
  const colours = buildType === 'document' ? soberColours(draft, language) : draft.look.colours;
  const look = { ...draft.look, colours: isOrdered ? [] : colours };
  // Frames have sizes of their own.
  const isLarge =
    (buildType !== 'design' && look.print === 'large') || (buildType === 'dataviz' && draft.format.isFar);
  const isOfOne = buildType === 'slides' && isDrawnInOne(draft.parts);
  const theme = buildTheme({ look, title: title ?? '', language, buildType, withDark, isLarge, isOfOne });
  const parts = partColours(given, theme, language);
  return parts.length === 0 ? theme : { ...theme, parts };
}

/** What stands before the colour in a line of a drawing or a place; the words that a drawing shows stand behind it. */
const BEFORE_COLOUR = /^(?:text|(?:sub)?title:?|start|middle|center|end|[\d.,-]+)$/;
const isAccented = (line: string): boolean =>
  line.split(/\s+/).find((word) => word !== '' && !BEFORE_COLOUR.test(word)) === 'accent';

/** Whether a writer drew half of the slides or more and used no second colour: the others have none either. */
function isDrawnInOne(parts: readonly SlidePart[]): boolean {
  const isDrawn = parts.filter(({ art }) => art.length > 0).length * 2 >= parts.length;
  const placed = ({ place, picture }: SlidePart['blocks'][number]): string[] => [place, picture];
  const drawn = parts.flatMap(({ art, picture, blocks }) => [...art, picture, ...blocks.flatMap(placed)]);
  return isDrawn && !drawn.some((text) => text.split('\n').some(isAccented));
}

const LONG_TEXT = 200;
const LONG_LIST = 2;

/** A value of the same shape with long texts and long lists half as long: for drafts that no specification can hold. */
function halved<T>(value: T): T;
function halved(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONG_TEXT ? cutText(value, value.length / 2) : value;
  if (Array.isArray(value)) {
    const kept = value.length > LONG_LIST ? value.slice(0, Math.ceil(value.length / 2)) : value;
    return kept.map((one: unknown) => halved(one));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, halved<unknown>(own)]));
}
