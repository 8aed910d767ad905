import { clampChroma, converter, differenceEuclidean, formatHex, type Oklch, wcagContrast } from 'culori';

const toOklch = converter('oklch');

/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. */
export interface Tone {
  l: number;
  c: number;
  h: number;
}

export function toneOf(hex: string): Tone {
  const colour: Oklch | undefined = toOklch(hex);
  return { l: colour?.l ?? 0, c: colour?.c ?? 0, h: colour?.h ?? 0 };
}

/** The nearest sRGB colour of the same lightness and hue, as `#rrggbb`. */
export function hexOf({ l, c, h }: Tone): string {
  const inside = clampChroma(
    { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h: ((h % 360) + 360) % 360 },
    'oklch',
  );
  return formatHex(inside) ?? '#000000';
}

/** WCAG 2 contrast of two colours, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

/** How unlike two colours look: 0 for one and the same, 1 for black and white. */
export const differenceOf: (one: string, other: string) => number = differenceEuclidean('oklab');

export const lowestContrast = (foreground: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastOf(foreground, ground)));

/** Degrees between two hues, at most 180. */
export const hueDistance = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
};

const STEP = 0.01;
/** Contrast is computed on rounded colours, so a hair above the norm is enough. */
const MARGIN = 0.02;

/**
 * The tone nearest to a colour that reaches `ratio` on every ground: lightness moves in OKLCH, hue stays, and chroma
 * gives way where the gamut ends. Black or white if nothing else holds.
 */
export function readableTone(hex: string, grounds: readonly string[], ratio: number): string {
  const needed = ratio + MARGIN;
  if (lowestContrast(hex, grounds) >= needed) return hex;
  const tone = toneOf(hex);
  const steps = Array.from({ length: 100 }, (_, index) => (index + 1) * STEP);
  for (const step of steps) {
    for (const l of [tone.l - step, tone.l + step]) {
      if (l < 0 || l > 1) continue;
      const candidate = hexOf({ ...tone, l });
      if (lowestContrast(candidate, grounds) >= needed) return candidate;
    }
  }
  return blackOrWhite(grounds);
}

/** The readable tone of a colour where that is still called so: an orange or a yellow is brown or olive a little darker. */
export function namedTone(hex: string, grounds: readonly string[], ratio: number): string | undefined {
  const tone = readableTone(hex, grounds, ratio);
  const { l, c, h } = toneOf(hex);
  const isWarm = c >= 0.03 && h > 35 && h < 125;
  return Math.abs(toneOf(tone).l - l) <= (isWarm ? 0.08 : 0.2) ? tone : undefined;
}

export const blackOrWhite = (grounds: readonly string[]): string =>
  lowestContrast('#000000', grounds) >= lowestContrast('#ffffff', grounds) ? '#000000' : '#ffffff';

export const isDark = (hex: string): boolean => contrastOf(hex, '#ffffff') > contrastOf(hex, '#000000');
