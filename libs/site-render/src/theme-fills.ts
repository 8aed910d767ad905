import type { Theme, ThemeTokens } from '@sitewright/site-spec';
import { displayable, formatHex } from 'culori/fn';
import { toOklch } from './colour-space.ts';
import { contrastOf, READ } from './contrast.ts';

type Tone = { mode: 'oklch'; l: number; c: number; h?: number | undefined };

const toneOf = (color: string): Tone => toOklch(color) ?? { mode: 'oklch', l: 0, c: 0 };

/** A tone in another lightness, with as much chroma as a screen has there. */
function hexOf(tone: Tone, l: number, most = tone.c): string {
  let c = most;
  while (c > 0 && !displayable({ ...tone, l, c })) c -= 0.0005;
  return formatHex({ ...tone, l, c: Math.max(0, c) });
}

/** A ground, and the words on it. */
type Fill = readonly [ground: string, words: string];

/** What has less chroma is a grey. */
const HUED = 0.03;
/** What is darker has no lighter name. */
const DARK = 0.45;
/** What is deeper than this is nearly black. */
const DEEP = 0.29;
/** More chroma glares over a band of a page. */
const GLARING = 0.18;

/** Whether a deep tone of a colour has its name: one of an orange, a yellow or a red is a brown, an olive or a maroon. */
const hasShade = ({ l, c, h = 0 }: Tone): boolean =>
  c >= HUED && (l <= DARK || (l < 0.7 && h > 130 && h < 335));

/** So much white stands out from a colour on which people expect it: reds, greens and blues, not yellows. */
const NEARLY = 3;
/** A shade so little deeper has the name of the colour. */
const SAME = 0.06;

/** A colour under words: white ones on what is full of colour, which is a shade deeper where it must be. */
export function full(color: string, words: string, isOrdered: boolean): Fill {
  const tone = toneOf(color);
  if (tone.c < HUED || contrastOf('#ffffff', color) < NEARLY) return [color, words];
  let fill = color;
  for (let { l } = tone; contrastOf('#ffffff', fill) < READ && l > 0; l -= 0.01) {
    if (isOrdered && tone.l - l > SAME) return [color, words];
    fill = hexOf(tone, l);
  }
  return [fill, '#ffffff'];
}

/** Whether the main colour of a theme, or the one beside it, was ordered. */
export const isOrdered = (named: Theme['named']): boolean =>
  named.some(({ role }) => role === 'primary' || role === 'accent');

/** The colour of a part of a theme, as `#rrggbb`. */
type ColorOf = (role: keyof ThemeTokens['color']) => string;

/**
 * What else of a theme is filled: the deep ground in the hue of its main colour, on dark themes the lighter one; a whole
 * band of it, which is quieter and deeper than a button; and what is under small words. Where colours were ordered each is
 * one of these, or a tone that has its name.
 */
export function themeFills(color: ColorOf, named: Theme['named']): Record<'deep' | 'band' | 'fill', Fill> {
  const roles: ReadonlySet<string> = new Set(named.map(({ role }) => role));
  const [primary, onPrimary] = [color('primary'), color('onPrimary')];
  const main = toneOf(primary);
  // Beside a main colour that was ordered alone the accent of a theme is nobody's.
  const tones: [Tone, ...Tone[]] = roles.has('accent') ? [main, toneOf(color('accent'))] : [main];
  const isDark = toneOf(color('background')).l < 0.5;
  const areOrdered = isOrdered(named);
  const own = full(primary, onPrimary, areOrdered);
  const isKept = !isDark && (main.l > 0.68 || (main.l <= 0.47 && main.c <= 0.13));
  const quiet = hexOf(main, isDark ? 0.34 : Math.min(main.l, 0.46), Math.min(main.c, isDark ? 0.09 : 0.13));
  const quieter: Fill = isKept ? [primary, onPrimary] : [quiet, '#ffffff'];
  const band = areOrdered && !hasShade(main) ? own : quieter;
  return {
    deep: areOrdered ? orderedDeep(color, tones, roles.has('text') ? undefined : band) : deepOf(color),
    band,
    fill: roles.has('accent') && main.c < HUED ? full(color('accent'), color('onAccent'), true) : own,
  };
}

function deepOf(color: ColorOf): Fill {
  const [text, background] = [color('text'), color('background')];
  const main = toneOf(color('primary'));
  const isDark = toneOf(background).l < 0.5;
  // A main colour without a hue leaves the text's own; beside a glaring one the deep of its hue would be a muddy one.
  if (main.c < 0.01 && !isDark) return [text, background];
  const c = main.c > 0.2 ? 0 : Math.min(main.c, 0.05);
  return [hexOf(main, isDark ? 0.31 : 0.24, c), isDark ? text : background];
}

/** Beside ordered colours: a shade of one that has it, else the band, or what text was ordered in; a dark ground itself, lighter. */
function orderedDeep(color: ColorOf, tones: readonly [Tone, ...Tone[]], band: Fill | undefined): Fill {
  const [text, background, [main]] = [color('text'), color('background'), tones];
  if (toneOf(background).l < 0.5) return [hexOf(toneOf(background), 0.31), text];
  const isGrey = main.c < HUED;
  // Where a grey leads, what was ordered beside it is for little.
  // Where the type has the main colour no shade of it stands beside.
  const shaded = isGrey || text === color('primary') ? undefined : tones.find(hasShade);
  if (band !== undefined && shaded === undefined && !isGrey && main.c < GLARING) return band;
  const ground = shaded
    ? hexOf(shaded, Math.max(Math.min(shaded.l, DEEP), Math.min(shaded.l, DARK) - 0.08))
    : text;
  return [ground, contrastOf(background, ground) >= READ ? background : '#ffffff'];
}
