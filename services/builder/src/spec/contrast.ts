import { toOklch } from '@sitewright/site-render/browser';
import type { SiteSpec } from '@sitewright/site-spec';
import { formatHex, wcagContrast } from 'culori/fn';

type Contrast = SiteSpec['theme']['contrast'][number];
type Colors = SiteSpec['theme']['tokens']['color'];

/** How well one colour is read on another, from 1 to 21, rounded down as a promise is. */
export const ratioOf = (foreground: string, background: string): number =>
  Math.floor(wcagContrast(foreground, background) * 100) / 100;

export const levelOf = (ratio: number): Contrast['level'] =>
  ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'AA-large' : 'graphics';

/** What must be read on what. */
export const pairs = [
  ['text', 'background', 4.5],
  ['text', 'surface', 4.5],
  ['muted', 'background', 4.5],
  ['muted', 'surface', 4.5],
  ['link', 'background', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['onAccent', 'accent', 4.5],
  ['focus', 'background', 3],
] as const;

/** A pair that is not read well enough, with the nearest tone of its foreground that is. */
export interface WeakPair {
  scheme: 'light' | 'dark';
  foreground: keyof Colors;
  background: keyof Colors;
  ratio: number;
  needed: number;
  nearest: string | undefined;
}

export function weakPairs({ theme }: SiteSpec): WeakPair[] {
  const schemes = [
    ['light', theme.tokens.color],
    ['dark', theme.tokens.dark?.color],
  ] as const;
  return schemes.flatMap(([scheme, colors]) =>
    colors === undefined
      ? []
      : pairs.flatMap(([foreground, background, needed]) => {
          const [front, back] = [colors[foreground].$value, colors[background].$value];
          const ratio = ratioOf(front, back);
          if (ratio >= needed) return [];
          return [
            { scheme, foreground, background, ratio, needed, nearest: nearestTone(front, back, needed) },
          ];
        }),
  );
}

/** The tone of a colour, lighter or darker by as little as possible, that is read on a ground. */
export function nearestTone(color: string, ground: string, needed: number): string | undefined {
  const from = toOklch(color);
  if (from === undefined) return undefined;
  for (let step = 1; step <= 100; step += 1) {
    for (const way of [-1, 1]) {
      const l = from.l + (way * step) / 100;
      if (l < 0 || l > 1) continue;
      const hex = formatHex({ ...from, l, c: from.c * (l < 0.05 || l > 0.97 ? 0 : 1) });
      if (ratioOf(hex, ground) >= needed) return hex;
    }
  }
  return undefined;
}

/** The account of a theme's contrasts after its colours have changed. */
export function refreshedContrast({ theme }: SiteSpec, scheme: 'light' | 'dark', colors: Colors): Contrast[] {
  return theme.contrast.map((entry) => {
    if (entry.scheme !== scheme) return entry;
    const colorOf = (name: string): string | undefined =>
      Object.entries(colors).find(([role]) => role === name)?.[1].$value;
    const [front, back] = [colorOf(entry.foreground), colorOf(entry.background)];
    if (front === undefined || back === undefined) return entry;
    const ratio = ratioOf(front, back);
    return { ...entry, ratio, level: levelOf(ratio) };
  });
}
