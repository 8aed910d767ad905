import type { ColorRole, Theme } from '@sitewright/site-spec';
import { contrastOf } from '../theme/colour-maths.ts';

export type Ground = 'background' | 'surface' | 'primary' | 'accent';

const hexOf = (theme: Theme, role: ColorRole) => theme.tokens.color[role].$value;

/** How far two colours of a theme stand apart, by WCAG. */
export function roleContrast(theme: Theme, front: ColorRole, back: ColorRole): number {
  return contrastOf(hexOf(theme, front), hexOf(theme, back));
}

/** The colour for text on a ground: a preferred one if it can be read there, else the one made for it. */
export function textOn(
  theme: Theme,
  ground: Ground,
  preferred: readonly ColorRole[],
  least = 4.5,
): ColorRole {
  const made: ColorRole = ground === 'primary' ? 'onPrimary' : ground === 'accent' ? 'onAccent' : 'text';
  return preferred.find((role) => role !== ground && roleContrast(theme, role, ground) >= least) ?? made;
}

/** A fill for a button on a ground, with the colour of its text. */
export function buttonOn(theme: Theme, ground: Ground): { fill: Ground; text: ColorRole } {
  const fills: Ground[] = ground === 'primary' ? ['accent', 'background', 'surface'] : ['primary', 'accent'];
  const fill =
    fills.find((role) => roleContrast(theme, role, ground) >= 1.6) ??
    (ground === 'primary' ? 'background' : 'primary');
  return { fill, text: textOn(theme, fill, []) };
}
