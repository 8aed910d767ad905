import type { SectionType, Theme } from '@sitewright/site-spec';
import { toneOf } from '../theme/colour-maths.ts';
import type { Ground } from './section-context.ts';

/** Sections that can do with few words on a strong ground. */
const LIGHT: ReadonlySet<SectionType> = new Set([
  ...(['testimonials', 'stats', 'callToAction', 'newsletter', 'timeline', 'steps'] as const),
]);
/** Sections that belong to the one before and have no band of their own. */
const JOINED: ReadonlySet<SectionType> = new Set(['logos', 'unsupportedFeature']);

/** Moods that whole bands of a bright colour suit. */
const LOUD: ReadonlySet<string> = new Set(['poster', 'swiss', 'play']);

/** A bright colour that was ordered on white, a yellow most often: its tint would be another one, so bands are filled with it. */
export const brightGround = ({ named, mood, tokens }: Theme): 'primary' | 'accent' | undefined =>
  (['primary', 'accent'] as const).find((one) => {
    const { l, c } = toneOf(named.find(({ role }) => role === one)?.value ?? '#000000');
    return LOUD.has(mood ?? '') && l > 0.82 && c > 0.12 && toneOf(tokens.color.background.$value).l > 0.97;
  });

/**
 * Grounds down a page: default, default, tint and so on, one deep from six sections, the last call to action primary.
 * A strong ground never stands beside another one. @param isBare where the ground is all that was ordered: none is strong.
 */
export function groundsFor(
  kinds: readonly SectionType[],
  opening: Ground,
  tint: Ground,
  isBare = false,
): Ground[] {
  const grounds: Ground[] = kinds.map((_, index) => (index === 0 ? opening : 'default'));
  const isFree = (index: number): boolean =>
    [index - 1, index, index + 1].every((at) => grounds[at] === undefined || grounds[at] === 'default');
  const call = kinds.lastIndexOf('callToAction');
  if (call > 0 && !isBare) grounds[call] = 'primary';
  if (!isBare && kinds.length >= 6 && !grounds.includes('dark')) {
    const middle = Math.floor(kinds.length / 2);
    const deep = kinds
      .map((kind, index) => ({ kind, index }))
      .filter(({ kind, index }) => index > 1 && LIGHT.has(kind) && isFree(index))
      .toSorted((one, other) => Math.abs(one.index - middle) - Math.abs(other.index - middle))[0];
    if (deep !== undefined) grounds[deep.index] = 'dark';
  }
  for (let index = 2, since = 2; index < kinds.length; index += 1, since += 1) {
    const kind = kinds[index];
    if (kind === undefined || JOINED.has(kind) || !isFree(index) || since < 2) continue;
    grounds[index] = tint;
    since = 0;
  }
  return grounds;
}
