import type { BuildType, Theme, ThemeTokens } from '@sitewright/site-spec';
import type { DraftHead } from '../../draft/draft.ts';
import {
  type Cast,
  type CastRole,
  castColours,
  isNeutral,
  ROLES,
  toneInRole,
  turnedFrom,
} from './cast-colours.ts';
import { contrastOf, hexOf, hueDistance, isDark, toneOf } from './colour-maths.ts';
import {
  type BaseColours,
  BLACK,
  type Colours,
  chartColours,
  closedChart,
  darkBase,
  deriveColours,
} from './derive-colours.ts';
import { fontsFor } from './fonts.ts';
import { type MoodLook, moodLook } from './moods.ts';
import { scalesFor } from './scales.ts';

/** Text pairs that a page is made of; `focus` is a ring, which counts as graphics. */
const PAIRS: readonly (readonly [keyof Colours, keyof Colours])[] = [
  ...(['text', 'muted', 'link'] as const).flatMap(
    (ink) =>
      [
        [ink, 'background'],
        [ink, 'surface'],
      ] as const,
  ),
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
  /** Whether no colour of the mood is to stand beside its first, unless that is a grey. */
  isOfOne?: boolean;
}

/** Documents of a dark mood stand on light paper all the same. */
const onPaper = (mood: MoodLook, buildType: BuildType): MoodLook =>
  buildType === 'document' && mood.ground.l < 0.9
    ? { ...mood, ground: { l: 0.985, c: 0.004, h: mood.ground.h }, primary: { ...mood.primary, l: 0.45 } }
    : mood;

/** The whole look: the mood's colours and type, named colours in their parts, contrast solved. */
export function buildTheme(request: ThemeRequest): Theme {
  const { look, title, language, buildType, withDark, isLarge } = request;
  const own = onPaper(moodLook(look.mood), buildType);
  const mood = request.isOfOne === true && own.primary.c >= 0.03 ? { ...own, accent: own.primary } : own;
  const cast = castColours(look.colours, { language, buildType, isDim: mood.ground.l < 0.5 });
  const base = baseColours(cast, mood, buildType);
  const colours = deriveColours(base);
  const dark = withDark && !isDark(colours.background) ? deriveColours(darkBase(base)) : undefined;
  const avoided = cast.avoided.filter(({ tone }) => tone.c >= 0.03).map(({ tone }) => tone.h);
  const kept = cast.kept.map(({ role, colour }) => ({
    text: colour.text.slice(0, 80).toWellFormed(),
    value: toneInRole(colour, 'accent', buildType, base.background),
    role,
  }));
  const named = [...namedColours(cast, colours), ...kept];
  const rest = cast.rest.map((colour) => toneInRole(colour, 'accent', buildType, base.background));
  const isLit = cast.avoided.some(({ tone }) => tone.c < 0.03 && tone.l < BLACK);
  const chartOf = (own: Colours): ThemeTokens['chart'] =>
    (cast.isClosed ? closedChart(own, rest, isLit) : chartColours(own, avoided)).map(token);
  return {
    name: [look.mood, ...named.map(({ text }) => text)].join(', ').slice(0, 80).toWellFormed(),
    mood: look.mood,
    tokens: {
      color: tokensOf(colours),
      chart: chartOf(colours),
      font: fontsFor(look.mood, look.letters, language),
      ...scalesFor(title, mood.radius, isDark(colours.background), isLarge),
      ...(dark && { dark: { color: tokensOf(dark), chart: chartOf(dark) } }),
    },
    named,
    contrast: [...contrastOfPairs(colours, 'light'), ...(dark ? contrastOfPairs(dark, 'dark') : [])],
  };
}

function baseColours(cast: Cast, mood: MoodLook, buildType: BuildType): BaseColours {
  const { roles, avoided, isClosed } = cast;
  const moodGround = hexOf(mood.ground);
  const own = roles.background && toneInRole(roles.background, 'background', buildType, moodGround);
  const tone = (role: CastRole): string | undefined => {
    const colour = roles[role];
    return colour && toneInRole(colour, role, buildType, own ?? moodGround);
  };
  const isTwo = buildType === 'design' && roles.background !== undefined && roles.primary === undefined;
  const named = tone('primary') ?? (isTwo ? tone('text') : undefined);
  const background = own ?? hexOf(groundFor(mood, named, cast));
  // Where only a colour beside it was ordered, that is for little and the rest is sober.
  const sober = isDark(background)
    ? (tone('accent') ?? tone('text') ?? '#e6e6e6')
    : (tone('text') ?? '#262626');
  const primary = named ?? (isClosed ? sober : visible(turnedFrom(mood.primary, avoided), background));
  // Whoever names the ground and a colour on it wants no third.
  const isPalette = roles.background !== undefined && named !== undefined;
  const accent =
    tone('accent') ?? (isClosed || isPalette ? primary : hexOf(turnedFrom(mood.accent, avoided)));
  // A bright colour on a dark ground is for what is to be seen first.
  const isBright = isDark(background) && toneOf(primary).c >= 0.1;
  const carriesText = isPalette && !isBright && contrastOf(primary, background) >= 7;
  const text = tone('text') ?? (carriesText ? primary : undefined);
  // On planes of an ordered green, blue or purple black is one colour more; the deep tone of such a one is still called so.
  const { c, h } = toneOf(primary);
  const isDeep = buildType === 'design' && isClosed && c >= 0.02 && h > 120 && h < 340 && !isDark(background);
  const ink = text ?? (isDeep ? hexOf({ l: 0.25, c: 0.045, h }) : undefined);
  const isOrdered = roles.background !== undefined && text !== undefined;
  const isGrey =
    buildType === 'document' && [roles.text, roles.primary].every((one) => one && isNeutral(one));
  const isWithoutGrey = avoided.some((one) => isNeutral(one) && one.tone.l > 0.3 && one.tone.l < 0.93);
  return {
    ...{ background, primary, accent, surface: tone('surface') ?? bandOf(cast, accent), text: ink },
    ...{ isOrdered, isGrey, isWithoutGrey, isClosed, isTinted: isClosed && buildType === 'website' },
  };
}

/** A second colour that was ordered light is that of bands: a tint of the first would be a third colour beside it. */
const bandOf = ({ roles, isClosed }: Cast, accent: string): string | undefined => {
  const { l, c } = toneOf(accent);
  const isSecond = isClosed && roles.primary !== undefined && roles.accent !== undefined;
  return isSecond && l > 0.8 && c < 0.12 ? accent : undefined;
};

/** A ground of the mood takes the hue of a primary colour that was named, so that the page is of one piece. */
function groundFor({ ground }: MoodLook, primary: string | undefined, cast: Cast): MoodLook['ground'] {
  const { roles, avoided, isClosed } = cast;
  const turned = turnedFrom(ground, avoided);
  const textIsPale = roles.text !== undefined && roles.text.tone.l > 0.8;
  const lit = textIsPale && ground.l > 0.5 ? { l: 0.2, c: 0.02, h: turned.h } : turned;
  if (!isClosed || lit.c < 0.001) return lit;
  const { c, h } = primary === undefined ? { c: 0, h: 0 } : toneOf(primary);
  if (c < 0.03) return { ...lit, c: 0 };
  // Cream stays cream under a red or a green: their own tint would be pink or mint.
  const isCream = lit.l > 0.5 && hueDistance(lit.h, 85) < 30 && hueDistance(h, lit.h) < 75;
  if (isCream || hueDistance(h, lit.h) < 40) return lit;
  return { ...lit, c: lit.l > 0.5 ? Math.min(lit.c, 0.02) : 0, h };
}

/** A colour of the mood keeps to grounds that it shows on; elsewhere it is as light or dark as it has to be. */
function visible(tone: MoodLook['primary'], background: string): string {
  const hex = hexOf(tone);
  if (contrastOf(hex, background) >= 2.5) return hex;
  return hexOf({ ...tone, l: isDark(background) ? 0.78 : 0.45 });
}

/** What became of each named colour: its value as it is used, and where. */
function namedColours({ roles }: Cast, colours: Colours): Theme['named'] {
  return ROLES.flatMap((role) => {
    const colour = roles[role];
    if (colour === undefined) return [];
    return [{ text: colour.text.slice(0, 80).toWellFormed() || role, value: colours[role], role }];
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

/** Colours as the tokens of a theme. */
export const tokensOf = (colours: Colours): ThemeTokens['color'] => ({
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
