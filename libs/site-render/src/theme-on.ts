import type { Theme } from '@sitewright/site-spec';

const colorsOf = ({ parts }: Theme, id: string) => parts?.find((part) => part.id === id)?.color;

/** Whether a page, a section or a slide has colours of its own. */
export const hasColors = (theme: Theme, id: string): boolean => colorsOf(theme, id) !== undefined;

/**
 * The theme of a page, a section or a slide. Colours of its own take the place of all others there, and what was ordered for
 * the whole counts for none of them.
 */
export function themeOn(theme: Theme, id: string): Theme {
  const color = colorsOf(theme, id);
  return color === undefined ? theme : { ...theme, named: [], tokens: { ...theme.tokens, color } };
}

/** The class, after a space, of what stands around a page with colours of its own. */
export const classOn = (theme: Theme, id: string): string => (hasColors(theme, id) ? ` of-${id}` : '');
