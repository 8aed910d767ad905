import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

const toOklch = converter('oklch');

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
export function hexOf(tone: Tone): string {
  const inside = clampChroma(
    { mode: 'oklch', l: Math.min(1, Math.max(0, tone.l)), c: Math.max(0, tone.c), h: tone.h },
    'oklch',
  );
  return formatHex(inside) ?? '#000000';
}

/** WCAG 2 contrast of two colours, from 1 to 21. */
export function contrastOf(left: string, right: string): number {
  return wcagContrast(left, right);
}

export function lowestContrast(foreground: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrastOf(foreground, background)));
}

const STEP = 0.01;
/** Contrast is computed on rounded colours, so a hair above the norm is enough. */
const MARGIN = 0.02;

/**
 * The tone nearest to a colour that reaches `ratio` on every background: lightness moves in OKLCH, hue stays, and
 * chroma gives way where the gamut ends. Black or white if nothing else holds.
 */
export function readableTone(hex: string, backgrounds: readonly string[], ratio: number): string {
  const needed = ratio + MARGIN;
  if (lowestContrast(hex, backgrounds) >= needed) return hex;
  const tone = toneOf(hex);
  let best: { hex: string; distance: number } | undefined;
  for (const direction of [-1, 1]) {
    for (let l = tone.l + direction * STEP; l >= 0 && l <= 1; l += direction * STEP) {
      const candidate = hexOf({ ...tone, l });
      if (lowestContrast(candidate, backgrounds) < needed) continue;
      const distance = Math.abs(l - tone.l);
      if (!best || distance < best.distance) best = { hex: candidate, distance };
      break;
    }
  }
  return best?.hex ?? blackOrWhite(backgrounds);
}

export function blackOrWhite(backgrounds: readonly string[]): string {
  return lowestContrast('#000000', backgrounds) >= lowestContrast('#ffffff', backgrounds)
    ? '#000000'
    : '#ffffff';
}

export function isDark(hex: string): boolean {
  return contrastOf(hex, '#ffffff') > contrastOf(hex, '#000000');
}
