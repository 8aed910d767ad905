import type { Theme } from '@sitewright/site-spec';

/** The theme with the colours that a part of the result has for itself, where it has any. */
export function themeOn(theme: Theme, id: string): Theme {
  const color = theme.parts?.find((part) => part.id === id)?.color;
  return color === undefined ? theme : { ...theme, named: [], tokens: { ...theme.tokens, color } };
}

/** The class, after a space, of what stands around a page with colours of its own. */
export const classOn = ({ parts = [] }: Theme, id: string): string =>
  parts.some((part) => part.id === id) ? ` of-${id}` : '';
