import { CITIES } from '../words/cities.ts';

const NAMES = new Set(CITIES.split('|').map((name) => name.toLowerCase()));

/** Whether a name is that of a town that needs no "in" before it to be one; a state behind it does not matter. */
export function isCityName(name: string): boolean {
  const lower = name.trim().toLowerCase();
  return NAMES.has(lower) || NAMES.has(lower.replace(/,?\s[a-z]{2}$/u, ''));
}
