import type { BuildType } from '@sitewright/site-spec';
import type { ColourUse } from '../../draft/vocabulary.ts';
import {
  contrastOf,
  differenceOf,
  hexOf,
  hueDistance,
  isDark,
  readableTone,
  type Tone,
} from './colour-maths.ts';
import { type NamedColour, namedColour } from './named-colour.ts';

/** The parts that a colour plays. */
export const ROLES = ['background', 'surface', 'text', 'primary', 'accent'] as const;
export type CastRole = (typeof ROLES)[number];

/** Which named colour plays which part. Absent parts come from the mood. */
export interface Cast {
  roles: Partial<Record<CastRole, NamedColour>>;
  /** Kept for one thing alone. */
  kept: { role: 'warning' | 'buttons'; colour: NamedColour }[];
  /** Named, and left without a part of their own. */
  rest: NamedColour[];
  avoided: NamedColour[];
  /** Whether what was ordered is all there is: beside it stand its own tones and greys alone. */
  isClosed: boolean;
}

/** Whether a colour is a grey, black or white. */
export const isNeutral = ({ tone }: NamedColour): boolean => tone.c < 0.03;
const isPale = ({ tone }: NamedColour): boolean => tone.l > 0.9 && tone.c < 0.09;
const isBlack = ({ tone }: NamedColour): boolean => tone.l < 0.22 && tone.c < 0.06;

/** Where a colour is kept for one thing: only documents have warnings, and sites buttons. */
const KEPT: Partial<Record<ColourUse, BuildType>> = { warning: 'document', buttons: 'website' };

/** Whether a colour plays no part in the look of the whole. */
const isApart = (use: ColourUse, buildType: BuildType): boolean =>
  ['avoid', 'series', 'part'].includes(use) || KEPT[use] === buildType;

/** The piece that colours are cast for; `isDim` where its mood has a dark ground. */
interface Stage {
  language: string;
  buildType: BuildType;
  isDim: boolean;
}

/** Gives each named colour a part: those that a draft says bind, the others go where they can be seen. */
export function castColours(
  colours: readonly { text: string; use: ColourUse }[],
  { language, buildType, isDim }: Stage,
): Cast {
  // Where nothing else leads, the colour of buttons does.
  const hasLead = colours.some(({ use }) => use === 'primary');
  const named = colours.flatMap(({ text, use }) => {
    const own = use === 'series' ? text.slice(text.lastIndexOf(':') + 1) : text;
    const isTold = ROLES.some((role) => role === use);
    const colour = namedColour(own, language, isTold);
    return colour === undefined ? [] : [{ colour, use: use === 'buttons' && !hasLead ? 'primary' : use }];
  });
  const roles: Cast['roles'] = {};
  const free: NamedColour[] = [];
  for (const { colour, use } of named) {
    const role = ROLES.find((one) => one === use);
    if (role !== undefined && roles[role] === undefined) roles[role] = colour;
    else if (!isApart(use, buildType)) free.push(colour);
  }
  const ground = roles.background === undefined ? groundAmong(free, buildType) : undefined;
  if (ground !== undefined) roles.background = ground;
  if (isDim && roles.background === undefined && roles.primary && isBlack(roles.primary)) {
    roles.background = roles.primary;
    delete roles.primary;
  }
  if (buildType !== 'design') layPale(roles, { buildType, isDim });
  const rest = free.filter((colour) => colour !== ground);
  const loud = [...rest.filter((colour) => !isNeutral(colour)), ...rest.filter(isNeutral)];
  for (const role of ['primary', 'accent'] as const) {
    if (roles[role] === undefined) roles[role] = loud.shift();
  }
  if (roles.surface === undefined) {
    const pale = loud.findIndex(isPale);
    if (pale >= 0) roles.surface = loud.splice(pale, 1)[0];
  }
  // A ground alone leaves type, marks and fills to the mood.
  const isHue = ({ colour, use }: (typeof named)[number]): boolean =>
    use !== 'background' && use !== 'surface' && !isApart(use, buildType) && !isNeutral(colour);
  return {
    roles,
    isClosed: roles.primary !== undefined || named.some((one) => one.colour !== ground && isHue(one)),
    kept: (['warning', 'buttons'] as const).flatMap((role) => {
      const colour = named.find(({ use }) => use === role && isApart(use, buildType))?.colour;
      return colour === undefined ? [] : [{ role, colour }];
    }),
    rest: loud,
    avoided: named.flatMap(({ colour, use }) => (use === 'avoid' ? [colour] : [])),
  };
}

/** Lays pale colours on planes, where alone they are seen: a ground where they lead, else cards; paper stays white under a band. */
function layPale(roles: Cast['roles'], { buildType, isDim }: Omit<Stage, 'language'>): void {
  const isOnDark = roles.background === undefined ? isDim : roles.background.tone.l <= 0.6;
  for (const role of ['primary', 'accent'] as const) {
    const colour = roles[role];
    const isBand = role === 'primary' && buildType === 'document';
    const plane = isBand || role === 'accent' || roles.background !== undefined ? 'surface' : 'background';
    if (colour === undefined || isNeutral(colour) || !isPale(colour) || isOnDark || roles[plane]) continue;
    roles[plane] = colour;
    if (!isBand) delete roles[role];
  }
}

/** A free colour that can only be the ground: a pale one; else black beside a colour. */
function groundAmong(free: readonly NamedColour[], buildType: BuildType): NamedColour | undefined {
  const pale = free.find(isPale);
  const black = free.find(isBlack);
  const isPrint = buildType === 'design' || buildType === 'slides';
  const [first, second] = free;
  const isPair =
    first !== undefined && second !== undefined && Math.abs(first.tone.l - second.tone.l) >= 0.35;
  if (pale !== undefined && !(isPrint && black === free[0])) return pale;
  // Of two that can be read on one another the first is the ground of a piece, the second its type.
  if (black === undefined && buildType === 'design') return isPair ? first : undefined;
  return free.length > 1 && buildType !== 'document' ? black : undefined;
}

/** Colours darker than this are meant to be dark. */
const DEEP = 0.42;

const greyOf = ({ l, c, h }: Tone): string =>
  hexOf(l < 0.22 ? { l: 0.18, c: Math.min(c, 0.01), h } : { l, c, h });

/**
 * A colour word as a ground: what is pale or without a hue is taken as it is, and so is each colour of a design. Paper
 * stays light; a screen is as deep or as light as text on it needs, never filled with the glaring value of the word.
 */
function groundTone(colour: NamedColour, role: 'background' | 'surface', buildType: BuildType): string {
  const { tone, css } = colour;
  const { l, c, h } = tone;
  const isPiece = buildType === 'design';
  if (css !== undefined && (isPiece || isPale(colour) || isNeutral(colour))) return css;
  if (isNeutral(colour)) return greyOf(tone);
  if (isPale(colour) || (isPiece && l >= DEEP)) return hexOf(tone);
  if (buildType === 'document') return hexOf({ l: 0.94, c: Math.min(c, 0.04), h });
  if (l < DEEP) return hexOf({ l: role === 'background' ? 0.27 : 0.32, c: Math.min(c, 0.09), h });
  const isLight = role === 'surface' || l >= 0.68;
  return hexOf({ l: isLight ? 0.91 : 0.36, c: Math.min(c, isLight ? 0.08 : 0.11), h });
}

/** A named colour in a part, as it is called: a hex to the digit, a word without glare and as far as it is seen. */
export function toneInRole(
  colour: NamedColour,
  role: CastRole,
  buildType: BuildType,
  ground: string,
): string {
  const { tone, hex, css } = colour;
  const isGround = role === 'background' || role === 'surface';
  // A page to be read is paper: only what is called deep or black darkens it.
  const isPaper = buildType === 'document' && isGround && tone.l >= DEEP && tone.l < 0.93;
  if (isPaper) return hexOf({ ...tone, l: 0.96, c: Math.min(tone.c, 0.03) });
  if (hex !== undefined) return hex;
  if (isGround) return groundTone(colour, role, buildType);
  // A coral on teal is seen by its hue too: lighter it would be called peach.
  const least = css !== undefined && differenceOf(css, ground) >= 0.25 ? 1.6 : 2;
  if (css !== undefined && contrastOf(css, ground) >= (isDark(ground) ? least : 1.2)) return css;
  if (isNeutral(colour)) return greyOf(tone);
  const isPlane = buildType === 'document' || (buildType === 'design' && role === 'accent');
  if (isPlane && isPale(colour)) return hexOf(tone);
  return readableTone(hexOf({ ...tone, c: Math.min(tone.c, 0.2) }), [ground], isDark(ground) ? 3 : 1.4);
}

/** A tone of the mood, turned away from hues that are not wanted, also as a tint. */
export function turnedFrom(tone: Tone, avoided: readonly NamedColour[]): Tone {
  const isNear = (h: number): boolean =>
    avoided.some((colour) => !isNeutral(colour) && hueDistance(colour.tone.h, h) < 40);
  if (tone.c < 0.01 || !isNear(tone.h)) return tone;
  const h = [70, 140, 210, 280].map((turn) => (tone.h + turn) % 360).find((hue) => !isNear(hue));
  return h === undefined ? { ...tone, c: 0 } : { ...tone, h };
}
