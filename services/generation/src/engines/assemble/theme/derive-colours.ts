import type { ThemeTokens } from '@sitewright/site-spec';
import {
  blackOrWhite,
  contrastOf,
  differenceOf,
  hexOf,
  hueDistance,
  isDark,
  lowestContrast,
  namedTone,
  readableTone,
  type Tone,
  toneOf,
} from './colour-maths.ts';

export interface BaseColours {
  background: string;
  primary: string;
  accent: string;
  surface?: string | undefined;
  text?: string | undefined;
  /** Ground and text were ordered: what is quieter is smaller, and of no colour that is mixed from them. */
  isOrdered?: boolean;
  /** Type and main colour were ordered in one grey: what stands out of the text has no other colour. */
  isGrey?: boolean;
  /** No hue stands beside the ordered ones: what is neither of them nor their tone is grey. */
  isClosed?: boolean;
  /** Greys are not wanted: what is quieter is a tint of the main colour. */
  isWithoutGrey?: boolean;
  /** Bands beside ordered colours are tints of the first that has a hue, but on cream: a grey one would be a colour of nobody's. */
  isTinted?: boolean;
}

export type Colours = Record<keyof ThemeTokens['color'], string>;

const TEXT = 7;
const MUTED = 5;
const FILL = 4.5;
const GRAPHICS = 3;
/** A light ground that is darker is a colour of its own: its tint would be a muddy one. */
const FULL = 0.92;

/** Every colour role from three to five given ones: text 7:1, muted text 5:1, buttons and links 4.5:1 where they can. */
export function deriveColours(base: BaseColours): Colours {
  const { background, primary, accent } = base;
  const ink = inkFor(base);
  const surface = surfaceFor(base, ink);
  const grounds = [background, surface];
  const kept = base.text !== undefined && lowestContrast(base.text, grounds) >= FILL;
  const text = kept ? ink : reachable(ink, grounds, TEXT);
  const quiet = base.isWithoutGrey === true ? { ...toneOf(huedOf(base)), c: 0.05 } : toneOf(text);
  return {
    background,
    surface,
    text,
    muted: base.isOrdered === true ? text : mutedFor(text, grounds, quiet),
    primary,
    onPrimary: onFill(primary),
    accent,
    onAccent: onFill(accent, base.isOrdered === true ? base.text : undefined),
    border: base.isOrdered === true && base.isWithoutGrey === true ? text : borderFor(base),
    focus:
      [primary, accent].find((colour) => lowestContrast(colour, grounds) >= GRAPHICS) ??
      readableTone(primary, grounds, GRAPHICS),
    link: base.isGrey === true ? text : linkFor(base, text, grounds),
  };
}

/** The ratio where it can be had on these grounds, else the most that AA asks. */
function reachable(hex: string, grounds: readonly string[], ratio: number): string {
  const tone = readableTone(hex, grounds, ratio);
  return lowestContrast(tone, grounds) >= ratio ? tone : readableTone(hex, grounds, FILL);
}

function inkFor({ text, background, surface, primary, isClosed }: BaseColours): string {
  const planes = [background, surface ?? background].filter((one) => isDark(one) === isDark(background));
  if (text !== undefined) return readableTone(text, planes, FILL);
  const ground = toneOf(background);
  const h = ground.c >= 0.01 ? ground.h : toneOf(primary).h;
  const c = isClosed === true ? 0 : Math.min(0.02, ground.c + 0.01);
  const soft = hexOf({ l: isDark(background) ? 0.95 : 0.2, c, h });
  return contrastOf(soft, background) >= TEXT ? soft : blackOrWhite([background]);
}

/** Cards and bands stand out a little from the ground, in whichever direction leaves the text readable; on a full one they are paler. */
function surfaceFor(base: BaseColours, ink: string): string {
  const { background, surface } = base;
  if (surface !== undefined && contrastOf(ink, surface) >= FILL) return surface;
  const ground = groundOf(base);
  const needed = Math.min(TEXT, contrastOf(ink, background)) - 0.1;
  const onLight = ground.l < FULL ? [0.05, 0.04] : [-0.04, -0.03, 0.035];
  for (const step of isDark(background) ? [0.05, 0.035, -0.035] : onLight) {
    const deeper = base.isClosed === true ? ground.c : Math.max(ground.c, Math.min(0.06, ground.c * 1.7));
    const c = step > 0 && !isDark(background) ? ground.c * 0.6 : deeper;
    const tint = hexOf({ l: ground.l + step, c, h: ground.h });
    if (tint !== background && contrastOf(ink, tint) >= Math.max(FILL + 0.1, needed)) return tint;
  }
  // A middling ground carries text only just: its cards go away from the text, where contrast can only rise.
  return hexOf({ ...ground, l: ground.l + (isDark(ink) ? 0.05 : -0.05) });
}

function mutedFor(text: string, grounds: readonly string[], { c, h }: Pick<Tone, 'c' | 'h'>): string {
  const [ground = '#ffffff'] = grounds;
  const soft = hexOf({ l: isDark(ground) ? 0.74 : 0.47, c: c < 0.001 ? 0 : Math.max(c, 0.012), h });
  const muted = readableTone(soft, grounds, MUTED);
  return lowestContrast(muted, grounds) >= MUTED ? muted : text;
}

/** Text on a fill: as it was ordered where that can be read; white or a deep tone of its hue, the better; black or white where both are too near. */
function onFill(fill: string, ordered = fill): string {
  if (contrastOf(ordered, fill) >= FILL) return ordered;
  const deep = hexOf({ l: 0.18, c: 0.02, h: toneOf(fill).h });
  const best = contrastOf('#ffffff', fill) >= contrastOf(deep, fill) ? '#ffffff' : deep;
  return contrastOf(best, fill) >= FILL ? best : blackOrWhite([fill]);
}

function borderFor(base: BaseColours): string {
  const ground = groundOf(base);
  return hexOf({ ...ground, c: ground.c * 1.2, l: ground.l + (isDark(base.background) ? 0.14 : -0.1) });
}

/** The colour that greys are mixed with where none is wanted: the first that has a hue. */
const huedOf = ({ primary, accent, background }: BaseColours): string =>
  [primary, accent, background].find((hex) => toneOf(hex).c >= 0.03) ?? primary;

/** The tone of the ground, with a hue for what is mixed from it where a grey is not wanted. */
function groundOf(base: BaseColours): Tone {
  const [ground, hue] = [toneOf(base.background), toneOf(huedOf(base))];
  const isPlain = ground.c < 0.006 || hueDistance(ground.h, hue.h) < 40;
  const isTinted = base.isTinted === true && isPlain && !isDark(base.background) && hue.c >= 0.03;
  if ((!isTinted && base.isWithoutGrey !== true) || ground.c >= 0.02) return ground;
  return { ...ground, c: isTinted && hue.l > 0.8 ? 0.055 : 0.02, h: hue.h };
}

/** Links keep the hue of the primary colour, or of the accent where primary is grey; a colour that would be bent for it leaves them as text. */
function linkFor(base: BaseColours, text: string, grounds: readonly string[]): string {
  const { primary, accent, isClosed } = base;
  const isAccent = isGreyBeside(primary, accent) && lowestContrast(accent, grounds) >= FILL;
  const own = isAccent ? accent : primary;
  return isClosed === true ? (namedTone(own, grounds, FILL) ?? text) : readableTone(own, grounds, FILL);
}

const isGreyBeside = (primary: string, accent: string): boolean =>
  toneOf(primary).c < 0.03 && toneOf(accent).c >= 0.03;

/** The same colours on a dark ground, for the dark scheme: a fill that would vanish there is lightened. */
export function darkBase({ primary, accent, isClosed = false }: BaseColours): BaseColours {
  const hue = toneOf(primary);
  const background = hexOf({ l: 0.19, c: isClosed ? 0 : Math.min(0.025, hue.c * 0.25), h: hue.h });
  const lift = (fill: string): string => readableTone(fill, [background], GRAPHICS);
  return { background, primary: lift(primary), accent: lift(accent), isClosed };
}

/** The colours of a theme that a chart begins with: grey after what is more than that, if it is seen. */
function leadsOf({ primary, accent }: Colours, grounds: readonly string[]): string[] {
  // A yellow that is to be seen on paper is an olive: grey leads before that.
  const isSeen = lowestContrast(accent, grounds) >= GRAPHICS / 2;
  return isGreyBeside(primary, accent) && isSeen ? [accent, primary] : [primary, accent];
}

/** Eight colours for charts, led by the theme's own, each visible on the ground and none of those to be avoided. */
export function chartColours(colours: Colours, avoidedHues: readonly number[] = []): string[] {
  const { primary, background, surface } = colours;
  const grounds = [background, surface];
  const isWanted = (h: number): boolean => avoidedHues.every((hue) => hueDistance(hue, h) >= 40);
  const lead = leadsOf(colours, grounds).map((colour) => readableTone(vivid(colour), grounds, GRAPHICS));
  const start = toneOf(lead[0] ?? primary);
  const hues = [150, 205, 62, 275, 330, 110, 240, 30].map((turn) => (start.h + turn) % 360).filter(isWanted);
  const least = isDark(background) ? 0.74 : 0.52;
  const more = hues.map((h, index) => hexOf({ l: least + (index % 2) * 0.08, c: 0.115, h }));
  const seen = more.map((hex) => readableTone(hex, grounds, GRAPHICS));
  return [...new Set([...lead, ...seen])].slice(0, 8);
}

/** What is darker is called black. */
export const BLACK = 0.32;

/** Eight colours for charts of ordered hues alone: as they were ordered, then paler tones of them, then greys, where black is not wanted in the first hue and none nearly black. */
export function closedChart(colours: Colours, rest: readonly string[] = [], isLit = false): string[] {
  const grounds = [colours.background, colours.surface];
  const own = new Set([...leadsOf(colours, grounds), ...rest]);
  const seen = [...own].filter((hex) => lowestContrast(hex, grounds) >= 1.2);
  const picked = seen.length > 0 ? seen : [colours.text];
  const tones = picked.map(toneOf);
  // A deeper tone has another name: that of an orange is brown.
  const tints = [0.76, 0.58, 0.68, 0.84].flatMap((l) =>
    tones.filter((tone) => tone.l < l).map((tone) => ({ ...tone, l, c: tone.c * 0.8 })),
  );
  const greys = [0.45, 0.7, 0.25, 0.58, 0.82]
    .filter((l) => !isLit || l > BLACK)
    .map((l) => ({ l, c: isLit ? 0.035 : 0, h: tones[0]?.h ?? 0 }));
  const able = [...tints, ...greys].map(hexOf).filter((hex) => lowestContrast(hex, grounds) >= 1.5);
  const isNew = (hex: string, least: number): boolean =>
    picked.every((one) => differenceOf(one, hex) >= least);
  const offOf = (hex: string, from: readonly string[]): number =>
    Math.min(0.12, ...from.map((one) => Math.abs(toneOf(one).l - toneOf(hex).l)));
  // In print without colours lightness alone tells one from the others, from its neighbour most of all.
  while (picked.length < 8) {
    const clear = able.filter((hex) => isNew(hex, 0.1) && offOf(hex, picked.slice(-1)) >= 0.12);
    const [best] = clear.toSorted((one, other) => offOf(other, picked) - offOf(one, picked));
    const next = best ?? able.find((hex) => isNew(hex, 0.06));
    if (next === undefined) break;
    picked.push(next);
  }
  return picked.slice(0, 8);
}

function vivid(hex: string): string {
  const tone = toneOf(hex);
  if (tone.l >= 0.24 && tone.l <= 0.93) return hex;
  return hexOf({ ...tone, l: tone.l < 0.24 ? 0.42 : 0.6 });
}
