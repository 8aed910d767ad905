import type { SectionType } from '@sitewright/site-spec';
import type { Ground } from './section-context.ts';

/** Sections that can do with few words on a strong ground. */
const LIGHT: ReadonlySet<SectionType> = new Set([
  ...(['testimonials', 'stats', 'callToAction', 'newsletter', 'timeline', 'steps'] as const),
]);
/** Sections that belong to the one before and have no band of their own. */
const JOINED: ReadonlySet<SectionType> = new Set(['logos', 'unsupportedFeature']);

/**
 * Grounds down a page: default, default, tint and so on, one deep from six sections, the last call to action primary.
 * A strong ground never stands beside another one.
 */
export function groundsFor(kinds: readonly SectionType[], opening: Ground): Ground[] {
  const grounds: Ground[] = kinds.map((_, index) => (index === 0 ? opening : 'default'));
  const isFree = (index: number): boolean =>
    [index - 1, index, index + 1].every((at) => grounds[at] === undefined || grounds[at] === 'default');
  const call = kinds.lastIndexOf('callToAction');
  if (call > 0) grounds[call] = 'primary';
  if (kinds.length >= 6 && !grounds.includes('dark')) {
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
    grounds[index] = 'surface';
    since = 0;
  }
  return grounds;
}
