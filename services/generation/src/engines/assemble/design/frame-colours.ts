import type { SetText, Theme } from '@sitewright/site-spec';
import type { FramePart } from '../../draft/design.ts';
import { blackOrWhite, contrastOf, hexOf, isDark, toneOf } from '../theme/colour-maths.ts';

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

/** Whether a fill is a ground of the theme that its own colours are made to be seen on. */
export const isPlainGround = (fill: Colour): boolean => fill === 'background' || fill === 'surface';

/** The theme's own come first: what was derived from them may be a colour that nobody asked for. */
const TEXT_COLOURS = [
  ['text', 'background'],
  ['onPrimary', 'onAccent'],
] as const;
/** A contrast by which type of any size is read. */
export const READABLE = 4.5;

/** The first of some colours that can be read on a fill, else the one of the theme that is read best there. */
export function textOn(theme: Theme, fill: Colour, preferred: readonly Colour[] = []): Colour {
  const isReadable = (colour: Colour): boolean => contrastBetween(theme, colour, fill) >= READABLE + 0.02;
  const best = TEXT_COLOURS.flatMap((colours) =>
    colours
      .toSorted((one, other) => contrastBetween(theme, other, fill) - contrastBetween(theme, one, fill))
      .slice(0, 1),
  ).find(isReadable);
  return preferred.find(isReadable) ?? best ?? blackOrWhite([roleOf(theme, fill).slice(0, 7)]);
}

/** Whether an accent was ordered, not made to go with the rest. */
export const isAccentNamed = ({ named }: Theme): boolean => named.some(({ role }) => role === 'accent');

/** What a text would have on a fill for what it is: the largest the main colour, what comes second an accent that was ordered; quiet ones step back. */
export function wantedOn({ level, emphasis, scale, font }: SetText, fill: Colour, theme: Theme): Colour[] {
  if (level === 'large') return isPlainGround(fill) ? ['primary', 'text'] : [];
  if (scale > 1 && font === 'heading' && isAccentNamed(theme)) return ['accent'];
  return emphasis === 'quiet' && isPlainGround(fill) ? ['muted'] : [];
}

/** A line is no text: an accent that was ordered is seen in it where it can be. */
export const lineOn = (theme: Theme, fill: Colour, preferred: readonly Colour[] = []): Colour =>
  isAccentNamed(theme) && contrastBetween(theme, 'accent', fill) >= 1.6
    ? 'accent'
    : textOn(theme, fill, preferred);

/** A plane that stands out from a ground: the first that differs enough from it. */
export function planeOn(theme: Theme, fill: Colour, preferred: readonly Colour[]): Colour {
  return (
    preferred.find((colour) => colour !== fill && contrastBetween(theme, colour, fill) >= 1.35) ??
    blackOrWhite([roleOf(theme, fill).slice(0, 7)])
  );
}

/** What lies on a motif stands out from it, or its edge dissolves. */
const APART = 1.35;

/** Two or three colours of marks on a ground, strongest first; none that a plane which lies on them has. */
export function artColours(theme: Theme, fill: Colour, planes: readonly Colour[] = []): Colour[] {
  const able = ['accent', 'primary', 'background'].filter(
    (colour) => colour !== fill && planes.every((plane) => contrastBetween(theme, colour, plane) >= APART),
  );
  const seenBy = (least: number): Colour[] =>
    able.filter((colour) => contrastBetween(theme, colour, fill) >= least);
  const seen = [seenBy(3), seenBy(1.7)].find((colours) => colours.length > 0);
  return seen?.slice(0, 3) ?? [planes.length === 0 ? textOn(theme, fill) : shadeOf(theme, fill, planes)];
}

/** A lighter or darker shade of a fill, the nearest that planes on it stand out from. */
function shadeOf(theme: Theme, fill: Colour, planes: readonly Colour[]): Colour {
  const tone = toneOf(roleOf(theme, fill).slice(0, 7));
  const shades = [0.1, -0.1, 0.16, -0.16, 0.22, -0.22].map((by) => hexOf({ ...tone, l: tone.l + by }));
  const isApart = (shade: Colour): boolean =>
    [...planes, fill].every((plane) => contrastBetween(theme, shade, plane) >= APART);
  return shades.find(isApart) ?? textOn(theme, fill);
}
