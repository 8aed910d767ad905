import { wcagContrast } from 'culori';
import { isObject, type Json, type JsonObject } from '../tree.ts';

/** Pairs that a page of any kind sets text in, and the ratio each needs. */
const PAIRS: [string, string, number][] = [
  ['text', 'background', 4.5],
  ['text', 'surface', 4.5],
  ['muted', 'background', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['onAccent', 'accent', 4.5],
  ['focus', 'background', 3],
];

function colourIn(token: Json | undefined): string | undefined {
  if (typeof token === 'string') return token;
  if (!isObject(token)) return undefined;
  const value = token.$value;
  if (typeof value === 'string') return value;
  return isObject(value) && typeof value.hex === 'string' ? value.hex : undefined;
}

function pairsOf(colors: JsonObject): boolean[] {
  return PAIRS.flatMap(([front, back, needed]) => {
    const [a, b] = [colourIn(colors[front]), colourIn(colors[back])];
    return a && b ? [wcagContrast(a, b) >= needed - 0.005] : [];
  });
}

/** Whether each text pair of the theme holds, light and dark, computed anew from the tokens. */
export function contrastPairs(spec: Json): boolean[] {
  if (!isObject(spec) || !isObject(spec.theme) || !isObject(spec.theme.tokens)) return [];
  const { tokens } = spec.theme;
  const light = isObject(tokens.color) ? tokens.color : {};
  const themeDark = isObject(spec.theme.dark) ? spec.theme.dark : tokens.dark;
  const dark = isObject(themeDark) ? (isObject(themeDark.color) ? themeDark.color : themeDark) : undefined;
  return [...pairsOf(light), ...(isObject(dark) ? pairsOf({ ...light, ...dark }) : [])];
}
