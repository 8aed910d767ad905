import type { Theme } from '@sitewright/site-spec';
import type { FramePart } from '../../draft/design.ts';
import { blackOrWhite, contrastOf, isDark } from '../theme/colour-maths.ts';

/** A colour role of the theme, or a fixed colour. */
export type Colour = string;

const roleOf = (theme: Theme, colour: Colour): string =>
  Object.entries(theme.tokens.color).find(([role]) => role === colour)?.[1].$value ?? colour;

export const contrastBetween = (theme: Theme, one: Colour, other: Colour): number =>
  contrastOf(roleOf(theme, one).slice(0, 7), roleOf(theme, other).slice(0, 7));

/** The darkest plane of a theme. */
export const deepOf = (theme: Theme): Colour =>
  isDark(theme.tokens.color.background.$value) ? 'surface' : 'text';

/** The fill of a ground of the draft; a picture that nobody has gives way to the main colour. */
export function groundFill(ground: FramePart['ground'], theme: Theme): Colour {
  if (ground === 'dark') return isDark(theme.tokens.color.background.$value) ? 'background' : 'text';
  return ground === 'picture' ? 'primary' : ground;
}

/** The theme's own come first: what was derived from them may be a colour that nobody asked for. */
const TEXT_COLOURS = [
  ['text', 'background'],
  ['onPrimary', 'onAccent'],
] as const;
const READABLE = 4.5;

/** The first of some colours that can be read on a fill, else the one of the theme that is read best there. */
export function textOn(theme: Theme, fill: Colour, preferred: readonly Colour[] = []): Colour {
  const isReadable = (colour: Colour): boolean => contrastBetween(theme, colour, fill) >= READABLE + 0.02;
  const found = preferred.find(isReadable);
  if (found !== undefined) return found;
  const best = TEXT_COLOURS.flatMap((colours) =>
    colours
      .toSorted((one, other) => contrastBetween(theme, other, fill) - contrastBetween(theme, one, fill))
      .slice(0, 1),
  ).find(isReadable);
  return best ?? blackOrWhite([roleOf(theme, fill).slice(0, 7)]);
}

/** A plane that stands out from a ground: the first that differs enough from it. */
export function planeOn(theme: Theme, fill: Colour, preferred: readonly Colour[]): Colour {
  return (
    preferred.find((colour) => colour !== fill && contrastBetween(theme, colour, fill) >= 1.35) ??
    blackOrWhite([roleOf(theme, fill).slice(0, 7)])
  );
}

/** Two or three colours of marks on a ground, strongest first. */
export function artColours(theme: Theme, fill: Colour): Colour[] {
  const all = ['accent', 'primary', 'background', 'text'].filter((colour) => colour !== fill);
  const seen = all.filter((colour) => contrastBetween(theme, colour, fill) >= 1.7);
  return (seen.length > 0 ? seen : [textOn(theme, fill)]).slice(0, 3);
}
