import type { BuildType, Theme, ThemeTokens } from '@sitewright/site-spec';
import type { DraftHead } from '../../draft/draft.ts';
import { type Cast, type CastRole, castColours, isNeutral, toneInRole, turnedFrom } from './cast-colours.ts';
import { contrastOf, hexOf, hueDistance, isDark, toneOf } from './colour-maths.ts';
import { type BaseColours, type Colours, chartColours, darkBase, deriveColours } from './derive-colours.ts';
import { fontsFor } from './fonts.ts';
import { type MoodLook, moodLook } from './moods.ts';
import { scalesFor } from './scales.ts';

/** Text pairs that a page is made of; `focus` is a ring, which counts as graphics. */
const PAIRS: readonly (readonly [keyof Colours, keyof Colours])[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['link', 'background'],
  ['link', 'surface'],
  ['onPrimary', 'primary'],
  ['onAccent', 'accent'],
  ['focus', 'background'],
];

export interface ThemeRequest {
  look: DraftHead['look'];
  /** The longest title that is set in the largest type. */
  title: string;
  language: string;
  buildType: BuildType;
  /** Whether there is a dark scheme beside the light one. */
  withDark: boolean;
  /** Whether large letters were ordered. */
  isLarge: boolean;
}

/** Documents of a dark mood stand on light paper all the same. */
const onPaper = (mood: MoodLook, buildType: BuildType): MoodLook =>
  buildType === 'document' && mood.ground.l < 0.9
    ? { ...mood, ground: { l: 0.985, c: 0.004, h: mood.ground.h }, primary: { ...mood.primary, l: 0.45 } }
    : mood;

/** The whole look: the mood's colours and type, named colours in their parts, contrast solved. */
export function buildTheme({ look, title, language, buildType, withDark, isLarge }: ThemeRequest): Theme {
  const mood = onPaper(moodLook(look.mood), buildType);
  const cast = castColours(look.colours, language, buildType);
  const base = baseColours(cast, mood, buildType);
  const colours = deriveColours(base);
  const dark = withDark && !isDark(colours.background) ? deriveColours(darkBase(base)) : undefined;
  const avoided = cast.avoided.filter(({ tone }) => tone.c >= 0.03).map(({ tone }) => tone.h);
  const warning = cast.warning && {
    text: cast.warning.text.slice(0, 80).toWellFormed(),
    value: toneInRole(cast.warning, 'accent', mood, buildType, base.background),
    role: 'warning' as const,
  };
  const named = [...namedColours(cast, colours), ...(warning ? [warning] : [])];
  const chart = [
    ...cast.rest.map((colour) => toneInRole(colour, 'accent', mood, buildType, base.background)),
    ...chartColours(colours, avoided, base.isOrdered),
  ];
  return {
    name: [look.mood, ...named.map(({ text }) => text)].join(', ').slice(0, 80).toWellFormed(),
    mood: look.mood,
    tokens: {
      color: tokensOf(colours),
      chart: [...new Set(chart)].slice(0, 12).map(token),
      font: fontsFor(look.mood, look.letters, language),
      ...scalesFor(title, mood.radius, isDark(colours.background), isLarge),
      ...(dark === undefined
        ? {}
        : { dark: { color: tokensOf(dark), chart: chartColours(dark, avoided).map(token) } }),
    },
    named,
    contrast: [...contrastOfPairs(colours, 'light'), ...(dark ? contrastOfPairs(dark, 'dark') : [])],
  };
}

function baseColours(cast: Cast, mood: MoodLook, buildType: BuildType): BaseColours {
  const { roles, avoided } = cast;
  const moodGround = hexOf(mood.ground);
  const own = roles.background && toneInRole(roles.background, 'background', mood, buildType, moodGround);
  const tone = (role: CastRole): string | undefined => {
    const colour = roles[role];
    return colour && toneInRole(colour, role, mood, buildType, own ?? moodGround);
  };
  const isTwo = buildType === 'design' && roles.background !== undefined && roles.primary === undefined;
  const named = tone('primary') ?? (isTwo ? tone('text') : undefined);
  const background = own ?? hexOf(groundFor(mood, named, cast));
  const primary = named ?? visible(turnedFrom(mood.primary, avoided), background);
  // Whoever names the ground and a colour on it wants no third.
  const isPalette = roles.background !== undefined && named !== undefined;
  const accent =
    tone('accent') ??
    (isPalette ? primary : undefined) ??
    (buildType === 'design' && named !== undefined ? besideNamed(named) : undefined) ??
    hexOf(turnedFrom(accentBeside(primary, mood, named !== undefined), avoided));
  // A bright colour on a dark ground is for what is to be seen first.
  const isBright = isDark(background) && toneOf(primary).c >= 0.1;
  const carriesText = isPalette && !isBright && contrastOf(primary, background) >= 7;
  const text = tone('text') ?? (carriesText ? primary : undefined);
  const isOrdered = roles.background !== undefined && text !== undefined;
  const isGrey =
    buildType === 'document' && [roles.text, roles.primary].every((one) => one && isNeutral(one));
  const isWithoutGrey = avoided.some((one) => isNeutral(one) && one.tone.l > 0.3 && one.tone.l < 0.93);
  return { background, primary, accent, surface: tone('surface'), text, isOrdered, isGrey, isWithoutGrey };
}

/** A ground of the mood takes the hue of a primary colour that was named, so that the page is of one piece. */
function groundFor(
  { ground }: MoodLook,
  primary: string | undefined,
  { roles, avoided }: Cast,
): MoodLook['ground'] {
  const turned = turnedFrom(ground, avoided);
  const textIsPale = roles.text !== undefined && roles.text.tone.l > 0.8;
  const lit = textIsPale && ground.l > 0.5 ? { l: 0.2, c: 0.02, h: turned.h } : turned;
  if (primary === undefined || lit.c < 0.001) return lit;
  const { c, h } = toneOf(primary);
  // Cream stays cream under a red or a green: their own tint would be pink or mint.
  const isNear = hueDistance(h, lit.h) < 75;
  return c < 0.03 || isNear ? lit : { ...lit, c: Math.min(lit.c, 0.02), h };
}

/** A colour of the mood keeps to grounds that it shows on; elsewhere it is as light or dark as it has to be. */
function visible(tone: MoodLook['primary'], background: string): string {
  const hex = hexOf(tone);
  if (contrastOf(hex, background) >= 2.5) return hex;
  return hexOf({ ...tone, l: isDark(background) ? 0.78 : 0.45 });
}

/** Beside colours that were named for a design comes no other hue: a lighter or deeper tone of the same. */
function besideNamed(primary: string): string {
  const { l, c, h } = toneOf(primary);
  return hexOf({ l: l > 0.6 ? l - 0.3 : l + 0.33, c: c * 0.7, h });
}

/** The mood's accent, moved to the far side of the wheel where a named primary colour has taken its hue. */
function accentBeside(primary: string, { accent }: MoodLook, isNamed: boolean): MoodLook['accent'] {
  const { c, h } = toneOf(primary);
  if (!isNamed || c < 0.03 || accent.c < 0.03 || hueDistance(h, accent.h) >= 40) return accent;
  return { ...accent, h: (h + 150) % 360 };
}

const SHOWN_AS = ['background', 'surface', 'text', 'primary', 'accent'] as const;

/** What became of each named colour: its value as it is used, and where. */
function namedColours({ roles }: Cast, colours: Colours): Theme['named'] {
  return SHOWN_AS.flatMap((role) => {
    const colour = roles[role];
    return colour === undefined
      ? []
      : [{ text: colour.text.slice(0, 80).toWellFormed() || role, value: colours[role], role }];
  });
}

function contrastOfPairs(colours: Colours, scheme: 'light' | 'dark'): Theme['contrast'] {
  return PAIRS.map(([foreground, background]) => {
    const ratio = Math.floor(contrastOf(colours[foreground], colours[background]) * 100) / 100;
    const level = foreground === 'focus' ? 'graphics' : ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : 'AA-large';
    return { foreground, background, ratio, level, scheme };
  });
}

const token = (hex: string): { $type: 'color'; $value: string } => ({ $type: 'color', $value: hex });

const tokensOf = (colours: Colours): ThemeTokens['color'] => ({
  background: token(colours.background),
  surface: token(colours.surface),
  text: token(colours.text),
  muted: token(colours.muted),
  primary: token(colours.primary),
  onPrimary: token(colours.onPrimary),
  accent: token(colours.accent),
  onAccent: token(colours.onAccent),
  border: token(colours.border),
  focus: token(colours.focus),
  link: token(colours.link),
});
