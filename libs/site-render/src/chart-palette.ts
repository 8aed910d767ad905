import type { Theme } from '@sitewright/site-spec';
import { toOklab } from './colour-space.ts';
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
  const [first, second] = [toOklab(one), toOklab(other)];
  if (first === undefined || second === undefined) return 0;
  return Math.hypot(first.l - second.l, first.a - second.a, first.b - second.b);
}

/** How light a colour is, from 0 to 1: what is left of it in print without colours. */
export const lightnessOf = (hex: string): number => toOklab(hex)?.l ?? 0;
