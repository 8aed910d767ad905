import type { BuildType } from '../brief/brief.ts';
import type { RequestedColour } from '../brief/requests.ts';
import { contrastOf, isDark, toneOf } from './colour-maths.ts';

/** Which named colour plays which part. Absent parts are derived or come from a palette. */
export interface CastColours {
  background?: RequestedColour;
  text?: RequestedColour;
  primary?: RequestedColour;
  accent?: RequestedColour;
  rest: RequestedColour[];
}

/** Casts the colours that the prompt names: roles it gives bind; of the others, pale or very dark ones make the ground. */
export function castColours(colours: readonly RequestedColour[], buildType: BuildType): CastColours {
  const withRole = (role: RequestedColour['role']): RequestedColour[] =>
    colours.filter((colour) => colour.role === role);
  const free = withRole('any');
  const components = withRole('component');
  const accents = withRole('accent');
  const backgrounds = withRole('background');
  const background = backgrounds[0] ?? takeGround(free, buildType, components.length + accents.length > 0);
  const primary =
    components[0] ??
    take(free, background) ??
    accents.find((colour) => accents.length > 1 && colour === accents[0]) ??
    withRole('text').find((colour) => toneOf(colour.hex).c >= 0.03 && colour !== background);
  const accent =
    accents.find((colour) => colour !== primary) ??
    components[1] ??
    take(free, background, primary) ??
    contrastingBackground(backgrounds.slice(1));
  const text =
    withRole('text').find(
      (colour) => background === undefined || contrastOf(colour.hex, background.hex) > 1.3,
    ) ?? withRole('text')[0];
  const cast = [background, primary, accent, text];
  return { background, primary, accent, text, rest: colours.filter((colour) => !cast.includes(colour)) };
}

function take(
  free: readonly RequestedColour[],
  ...taken: (RequestedColour | undefined)[]
): RequestedColour | undefined {
  return free.find((colour) => !taken.includes(colour));
}

function contrastingBackground(rest: readonly RequestedColour[]): RequestedColour | undefined {
  return rest[0];
}

/** A free colour that can be the ground: near-white first, then, on posters and slides, the darkest. */
function takeGround(
  free: readonly RequestedColour[],
  buildType: BuildType,
  hasOthers: boolean,
): RequestedColour | undefined {
  if (free.length < 2 && !hasOthers)
    return free.find((colour) => isPale(colour.hex) || isNearBlack(colour.hex));
  const pale = free.find((colour) => isPale(colour.hex));
  const isPoster = buildType === 'design' || buildType === 'slides';
  const dark = free.find(
    (colour) => isNearBlack(colour.hex) || (isPoster && isDark(colour.hex) && toneOf(colour.hex).l < 0.4),
  );
  if (isPoster && dark && pale && free.indexOf(dark) < free.indexOf(pale)) return dark;
  return pale ?? dark ?? free.find((colour) => isSandy(colour.hex));
}

function isPale(hex: string): boolean {
  const { l, c } = toneOf(hex);
  return l > 0.9 && c < 0.09;
}

function isSandy(hex: string): boolean {
  const { l, c } = toneOf(hex);
  return l > 0.74 && c < 0.08;
}

function isNearBlack(hex: string): boolean {
  const { l, c } = toneOf(hex);
  return l < 0.2 && c < 0.06;
}
