import { findPictograms, type Pictogram } from '@sitewright/pictograms';
import { type Asset, coverOrnament, isLinear, type Mood, type Ornament } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { AssembleContext } from './context.ts';
import { contrastOf, isDark } from './theme/colour-maths.ts';

/** Ornaments that run on: they fill a strip as well as a square. */
export const runsOn = (ornament: Ornament): boolean =>
  ['arcs', 'leaves', 'waves', 'topography', 'dots', 'halftone'].includes(ornament);

/** Sites of these moods are made of type alone. */
const TYPOGRAPHIC: ReadonlySet<Mood> = new Set(['editorial', 'swiss', 'civic']);

/** What a site shows where nobody has a picture: one of the ornaments of its mood, chosen by the seed. */
export const siteOrnament = ({ look, seed }: Pick<AssembleContext, 'look' | 'seed'>): Ornament | undefined =>
  TYPOGRAPHIC.has(look.mood) ? undefined : coverOrnament(look.mood, seed);

/** An ornament as a picture. */
export function ornamentAsset(
  context: AssembleContext,
  id: string,
  ornament: Ornament,
  { width, height }: { width: number; height: number },
  colors = ornamentColours(ornament, context),
): Asset {
  return {
    id,
    kind: 'pattern',
    source: 'generated-svg',
    motif: ornament,
    seed: context.seed,
    colors,
    decorative: true,
    width,
    height,
  };
}

/** Ground and marks: thin lines on a strong plane, in a colour that was ordered beside it; shapes in those of the theme on its tint. */
export function ornamentColours(ornament: Ornament, { theme: { tokens, named } }: AssembleContext): string[] {
  const { background, primary, accent } = tokens.color;
  if (!isLinear(ornament)) return ['surface', 'primary', 'accent'];
  if (isDark(background.$value)) return ['surface', 'primary'];
  const isTwo = named.some(({ role }) => role === 'accent') && contrastOf(accent.$value, primary.$value) >= 2;
  return ['primary', isTwo ? 'accent' : 'onPrimary'];
}

/** Moods that do without a thing beside the words, for their type or their lines are more than it. */
const WITHOUT_THINGS: ReadonlySet<Mood> = new Set(['editorial', 'luxe', 'botanic', 'night', 'terminal']);

/** Trades that are too grave for a sign of theirs. */
const GRAVE: ReadonlySet<string> = new Set(['law-firm', 'church']);

/** Says of a trade nothing but that it sells. */
const ANY_SHOP = 'shopping-bags';

/** What stands for the trade of a site, where it is known and its order speaks of it; never a person. */
export function thingOfTrade({ brief, language, look }: AssembleContext): Pictogram | undefined {
  if (WITHOUT_THINGS.has(look.mood) || GRAVE.has(brief.kind)) return undefined;
  const isSpokenOf = subjectsOf(brief, language);
  return findPictograms([brief.kind.replaceAll('-', ' ')], 'en').find(
    (thing) => !thing.name.startsWith('person') && thing.name !== ANY_SHOP && isSpokenOf(thing),
  );
}

/** What an order names in so many of its sentences is what it is about, and no figure of speech. */
const NAMED = 2;

/** Tells whether a thing is surely what an order is about: a picture of something else is worse than none. */
export function subjectsOf(
  { segments, requested }: Pick<Brief, 'segments' | 'requested'>,
  language: string,
): (thing: Pictogram) => boolean {
  const sentences = segments
    .map(({ text }) => text)
    .join('')
    .split(/[.!?;:。！？\n]/u);
  const absent = requested.filter(({ kind }) => kind === 'absence').map(({ text }) => text);
  const namesIn = (texts: readonly string[]): Set<string> =>
    new Set(findPictograms(texts, language).map(({ name }) => name));
  const named = sentences.map((sentence) => namesIn([sentence]));
  const unwanted = namesIn(absent);
  return ({ name }) => !unwanted.has(name) && named.filter((names) => names.has(name)).length >= NAMED;
}

/** A thing as a picture, on a strong plane. */
export function thingAsset({ theme }: AssembleContext, id: string, thing: Pictogram): Asset {
  const { background, primary, accent } = theme.tokens.color;
  const onDark = isDark(background.$value);
  // Lines are seen on the thing and beside it: some things are made of them alone.
  const lines = contrastOf(accent.$value, primary.$value) >= 1.6 ? 'accent' : 'surface';
  return {
    id,
    kind: 'image',
    source: 'pictogram',
    body: thing.body,
    lines: thing.lines,
    colors: onDark ? ['surface', 'primary', 'text'] : ['primary', 'background', lines],
    decorative: true,
    width: 1080,
    height: 1080,
  };
}
