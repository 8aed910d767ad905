import { type Slide, type SlidesSpec, typeScale } from '@sitewright/site-spec';
import { contrastOf, READ, smallInkOn } from '../contrast.ts';
import { leadingIn } from '../leading.ts';
import { channelsOf, mixed } from '../mixed-colour.ts';
import { colorOf, hasSurface, markRole } from '../theme-css.ts';

/** The colours and fonts of one slide. */
export interface DeckLook {
  ground: string;
  ink: string;
  muted: string;
  /** Stands out from the ground. */
  strong: string;
  /** Marks that stand out beside the strong colour; that itself where the theme's accent is not seen on the ground. */
  accent: string;
  /** Words that stand out: the strong colour where it is read on the ground and on cards, else one that is. */
  strongText: string;
  /** Of panels; the ground itself where a slide is coloured, for text is to be read on it. */
  card: string;
  border: string;
  onStrong: string;
  heading: readonly string[];
  body: readonly string[];
  radius: number;
  /** The least height of a heading's line in em. */
  leading: number;
  /** The least size in points of what is read, where large letters were ordered. */
  least: number;
}

const grounds = {
  default: ['background', 'text', 'muted', 'primary', 'surface', 'border', 'onPrimary'],
  surface: ['surface', 'text', 'muted', 'primary', 'background', 'border', 'onPrimary'],
  primary: ['primary', 'onPrimary', 'onPrimary', 'onPrimary', 'primary', 'onPrimary', 'primary'],
  accent: ['accent', 'onAccent', 'onAccent', 'onAccent', 'accent', 'onAccent', 'accent'],
  dark: ['text', 'background', 'background', 'background', 'text', 'background', 'text'],
} as const;

/** Contrast of a mark that says nothing with what it stands on, and of one in the accent on a colour, where a slight one is lost. */
const SEEN = 1.6;
const SEEN_ON_COLOUR = 2.25;

/** A ground that slides stand on. */
export type Ground = keyof typeof grounds;

/** Colours and fonts of a slide, by the ground that it stands on. */
export function deckLook(
  { theme, language }: SlidesSpec,
  { background = 'default' }: Pick<Slide, 'background'>,
): DeckLook {
  const [ground, ink, muted, strong, card, border, onStrong] =
    Object.entries(grounds).find(([name]) => name === background)?.[1] ?? grounds.default;
  const { font, radius } = theme.tokens;
  const color = (role: string): string => colorOf(theme, role).slice(0, 7);
  const isColoured = border !== 'border';
  // A theme from elsewhere may have words for its buttons that are too pale for a slide.
  const words = isColoured
    ? smallInkOn(color(ground), color(ink), color('text'), color('background'))
    : color(ink);
  const inkOf = (role: string): string => (role === ink ? words : color(role));
  // Where quiet words have the ink of the others, no colour beside the ordered ones was to be mixed.
  const isStrict = color('muted') === color('text');
  const hasCards = !isStrict || hasSurface(theme);
  const panel = hasCards ? color(card) : color(ground);
  const under = [color(ground), panel];
  const isRead = (ink: string): boolean => under.every((fill) => contrastOf(ink, fill) >= READ);
  const accent = color('accent');
  const isOrdered = markRole(theme) === 'accent';
  // What was ordered beside greys is the colour of what stands out, as it is of links.
  const isLink = isOrdered && !isColoured && !isColourful(color(strong));
  const tones = isStrict ? [strong] : isLink ? ['link'] : [strong, 'link'];
  const isSeen =
    (isOrdered || !isColoured) &&
    isColourful(accent) &&
    under.every((fill) => contrastOf(accent, fill) >= (isColoured ? SEEN_ON_COLOUR : SEEN));
  return {
    ground: color(ground),
    ink: words,
    // Grey is too pale for the back of a room.
    muted: mixed(inkOf(muted), words, 0.45),
    strong: inkOf(strong),
    accent: isSeen ? accent : inkOf(strong),
    strongText: tones.map(inkOf).find(isRead) ?? words,
    card: panel,
    border: isColoured ? mixed(color(ground), words, 0.35) : color(isStrict ? strong : border),
    onStrong: color(onStrong),
    heading: font.heading.$value,
    leading: leadingIn(language, 1),
    least: typeScale(theme) > 1 ? LARGE : 0,
    body: font.body.$value,
    radius: Math.min(16, radius.medium.$value.value * (radius.medium.$value.unit === 'rem' ? 16 : 1)) * 0.75,
  };
}

/** What is read from the back of a room, in points. */
const LARGE = 28;

/** Neither grey nor nearly so. */
function isColourful(color: string): boolean {
  const channels = channelsOf(color);
  return Math.max(...channels) - Math.min(...channels) >= 64;
}
