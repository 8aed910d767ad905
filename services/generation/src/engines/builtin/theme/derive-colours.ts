import type { ThemeTokens } from '@sitewright/site-spec';
import {
  blackOrWhite,
  contrastOf,
  hexOf,
  isDark,
  lowestContrast,
  readableTone,
  toneOf,
} from './colour-maths.ts';

export interface BaseColours {
  background: string;
  primary: string;
  accent: string;
  /** Kept if it can be read. */
  text?: string;
}

export type Colours = Record<keyof ThemeTokens['color'], string>;

const AA = 4.5;
const GRAPHICS = 3;

/** Every colour role from three or four given ones, such that each text pair reaches AA. */
export function deriveColours(base: BaseColours): Colours {
  const { background, primary, accent } = base;
  const text = textFor(base);
  const surface = surfaceFor(background, text);
  const grounds = [background, surface];
  const safeText = readableTone(text, grounds, AA);
  return {
    background,
    surface,
    text: safeText,
    muted: mutedFor(safeText, background, grounds),
    primary,
    onPrimary: onColour(primary, base),
    accent,
    onAccent: onColour(accent, base),
    border: borderFor(background),
    focus: focusFor(primary, accent, background),
    link: linkFor(primary, accent, grounds),
  };
}

function textFor(base: BaseColours): string {
  if (base.text !== undefined) return readableTone(base.text, [base.background], AA);
  const ground = toneOf(base.background);
  const dark = isDark(base.background);
  const hue = toneOf(base.primary).h;
  const soft = hexOf({ l: dark ? 0.95 : 0.22, c: Math.min(0.02, ground.c + 0.012), h: hue });
  return contrastOf(soft, base.background) >= 7 ? soft : blackOrWhite([base.background]);
}

/** Cards stand out a little from the ground, in whichever direction leaves the text readable. */
function surfaceFor(background: string, text: string): string {
  const ground = toneOf(background);
  const dark = isDark(background);
  const steps = dark ? [0.05, 0.03, -0.03] : ground.l > 0.985 ? [-0.025, -0.015] : [0.022, -0.025, 0.015];
  for (const step of steps) {
    const candidate = hexOf({ ...ground, c: ground.c * 0.9, l: ground.l + step });
    if (candidate !== background && contrastOf(text, candidate) >= AA + 0.3) return candidate;
  }
  // A middling ground carries text only just: its cards go away from the text, where contrast can only rise.
  return hexOf({
    ...ground,
    l: ground.l + (contrastOf(text, '#ffffff') < contrastOf(text, '#000000') ? -0.05 : 0.05),
  });
}

function mutedFor(text: string, background: string, grounds: readonly string[]): string {
  const front = toneOf(text);
  const ground = toneOf(background);
  for (const share of [0.34, 0.28, 0.22, 0.16, 0.1, 0.05]) {
    const candidate = hexOf({
      l: front.l + (ground.l - front.l) * share,
      c: Math.max(front.c, 0.012),
      h: front.h,
    });
    if (lowestContrast(candidate, grounds) >= AA + 0.1) return candidate;
  }
  return text;
}

/** Text on a button: the ground's own tint if it can be read there, so that palettes stay of one piece. */
function onColour(fill: string, base: BaseColours): string {
  const candidates = [
    base.background,
    isDark(fill) ? '#ffffff' : hexOf({ l: 0.2, c: 0.02, h: toneOf(fill).h }),
  ];
  return candidates.find((candidate) => contrastOf(candidate, fill) >= AA + 0.3) ?? blackOrWhite([fill]);
}

function borderFor(background: string): string {
  const ground = toneOf(background);
  return hexOf({ ...ground, c: ground.c * 1.2, l: ground.l + (isDark(background) ? 0.14 : -0.1) });
}

function focusFor(primary: string, accent: string, background: string): string {
  const fit = [primary, accent].find((colour) => contrastOf(colour, background) >= GRAPHICS);
  return fit ?? readableTone(primary, [background], GRAPHICS);
}

/** Links keep the hue of the primary colour, or of the accent where primary is grey. */
function linkFor(primary: string, accent: string, grounds: readonly string[]): string {
  const isGrey =
    toneOf(primary).c < 0.03 && toneOf(accent).c >= 0.03 && lowestContrast(accent, grounds) >= AA;
  return readableTone(isGrey ? accent : primary, grounds, AA);
}

/** The same colours on a dark ground, for the dark scheme. */
export function darkBase(base: BaseColours): BaseColours {
  const hue = toneOf(base.primary);
  const background = hexOf({ l: 0.19, c: Math.min(0.025, hue.c * 0.25), h: hue.h });
  return { background, primary: lift(base.primary, background), accent: lift(base.accent, background) };
}

/** A fill that would vanish in the dark is lightened until its shape shows. */
function lift(fill: string, background: string): string {
  return readableTone(fill, [background], GRAPHICS);
}

/** Eight hues for charts, led by the theme's own, each visible on the ground. */
export function chartColours(primary: string, accent: string, background: string): string[] {
  const lead = [primary, accent].map((colour) => readableTone(vivid(colour), [background], GRAPHICS));
  const start = toneOf(lead[0] ?? primary);
  const isOnDark = isDark(background);
  const hues = [150, 205, 62, 275, 330, 110, 240, 30];
  const more = hues.map((turn, index) =>
    readableTone(
      hexOf({
        l: (isOnDark ? 0.74 : 0.52) + (index % 2 === 0 ? 0 : 0.08),
        c: 0.115,
        h: (start.h + turn) % 360,
      }),
      [background],
      GRAPHICS,
    ),
  );
  return [...new Set([...lead, ...more])].slice(0, 8);
}

function vivid(hex: string): string {
  const tone = toneOf(hex);
  return tone.l < 0.24 || tone.l > 0.93
    ? hexOf({ l: tone.l < 0.24 ? 0.42 : 0.6, c: tone.c, h: tone.h })
    : hex;
}
