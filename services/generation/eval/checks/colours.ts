import { converter, parse } from 'culori';
import { COLOUR_NAMES } from '../colour-names.ts';
import type { Expect } from '../row.ts';
import { isObject, type Json, walk } from '../tree.ts';
import type { Check } from './check.ts';

const toOklab = converter('oklab');

/** Euclidean distance in OKLab; 0.02 is the "ΔE < 2" of the design on a scale of 0 to 100. */
export function deltaE(first: string, second: string): number {
  const [a, b] = [toOklab(parse(first)), toOklab(parse(second))];
  if (!a || !b) return Number.POSITIVE_INFINITY;
  return Math.hypot(a.l - b.l, (a.a ?? 0) - (b.a ?? 0), (a.b ?? 0) - (b.b ?? 0));
}

/** The value of a colour word, or of a code as it stands. */
export function colourOf(name: string): string | undefined {
  const bare = name.toLowerCase().replace(/[\s-]+/g, '');
  const value = COLOUR_NAMES[bare] ?? bare;
  return parse(value) ? value : undefined;
}

/** Every colour that the theme or the content names, wherever it stands. */
export function coloursIn(spec: Json): string[] {
  const found: string[] = [];
  walk(spec, (node) => {
    for (const value of Object.values(node)) {
      if (
        typeof value === 'string' &&
        value.length < 60 &&
        /^(#[0-9a-f]{3,8}|(rgb|hsl|oklch|oklab)\()/i.test(value)
      ) {
        found.push(value);
      }
    }
  });
  return found;
}

function themeColours(spec: Json): Json {
  if (!isObject(spec) || !isObject(spec.theme)) return null;
  const tokens = isObject(spec.theme.tokens) ? (spec.theme.tokens.color ?? null) : null;
  return [tokens, isObject(spec.content) ? spec.content : null];
}

/** Each colour asked for is one of those used in the light theme or in the content. */
export function checkColours(expect: Expect, spec: Json): Check[] {
  const used = coloursIn(themeColours(spec));
  return Object.entries(expect.colours ?? {}).map(([place, name]): Check => {
    const wanted = colourOf(name);
    const nearest = wanted
      ? Math.min(...used.map((colour) => deltaE(wanted, colour)))
      : Number.POSITIVE_INFINITY;
    return {
      group: 'colours',
      name: `${place} ${name}`,
      ok: nearest < 0.02,
      detail: `ΔE ${(nearest * 100).toFixed(1)}`,
    };
  });
}
