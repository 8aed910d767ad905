import type { Theme } from './theme.ts';

/** The px of a theme's usual running text. */
const USUAL = 17;

/** How much larger than usual the type of a theme is, where large letters were ordered: all of a page grows with it. */
export function typeScale({ tokens }: Pick<Theme, 'tokens'>): number {
  const { value, unit } = tokens.size.base.$value;
  const scale = (value * (unit === 'rem' ? 16 : 1)) / USUAL;
  return scale >= 1.15 && scale <= 2 ? scale : 1;
}
