import type { Theme } from '@sitewright/site-spec';
import { channelsOf } from './mixed-colour.ts';
import { safeColor } from './theme-css.ts';

/** Colours that are less apart, in OKLab, are taken for one another in a legend, and where two lines cross. */
const APART = 0.1;

/** The colours of a theme for series, in their order; one that is nearly that of an earlier one is among the last. */
export function chartPalette({ tokens }: Theme): string[] {
  const all = tokens.chart.map(({ $value }) => safeColor($value).slice(0, 7));
  const clear: string[] = [];
  for (const fill of all) if (clear.every((other) => distance(fill, other) >= APART)) clear.push(fill);
  return [...clear, ...all.filter((fill) => !clear.includes(fill))];
}

function distance(one: string, other: string): number {
  const [first = [], second = []] = [one, other].map(labOf);
  return Math.hypot(...first.map((part, at) => part - (second[at] ?? 0)));
}

/** How light a colour is, from 0 to 1: what is left of it in print without colours. */
export const lightnessOf = (hex: string): number => labOf(hex)[0] ?? 0;

/** A colour by its lightness, and how green or red and how blue or yellow it is: OKLab, by Björn Ottosson. */
function labOf(hex: string): number[] {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}
