import type { FRAME_SHAPES, Frame } from './design.ts';
import type { SiteSpec } from './spec.ts';

type Unit = Frame['unit'];

/** Formats that a design is asked in; `custom` takes width, height and unit. */
export const FRAME_PRESETS = [
  ...['custom', 'poster', 'flyer', 'business-card', 'invitation', 'menu-card', 'certificate', 'label'],
  ...['sticker', 'banner', 'story', 'post-square', 'post-portrait', 'post-landscape', 'cover-image'],
  ...['thumbnail', 'brochure', 'postcard', 'logo', 'letterhead', 'ticket', 'book-cover', 'roll-up'],
] as const;
/** One of `FRAME_PRESETS`. */
export type FramePreset = (typeof FRAME_PRESETS)[number];

/** A format by name: its measures, and how many times larger its largest type is than its smallest. */
interface PresetSize {
  width: number;
  height: number;
  unit: Unit;
  scale: number;
}

const px = (width: number, height: number, scale = 5): PresetSize => ({ width, height, unit: 'px', scale });
const mm = (width: number, height: number, scale = 3): PresetSize => ({ width, height, unit: 'mm', scale });

/** The size of each preset: its side lengths in its unit, and how many pixels of a picture a unit is. */
export const PRESET_SIZES: Readonly<Record<FramePreset, PresetSize>> = {
  custom: px(1080, 1080),
  poster: mm(297, 420, 8),
  flyer: mm(148, 210, 5),
  'business-card': mm(85, 55),
  invitation: mm(127, 178, 5),
  'menu-card': mm(210, 297, 5),
  certificate: mm(297, 210, 5),
  label: mm(90, 60),
  sticker: mm(70, 70),
  banner: px(1200, 400, 3),
  story: px(1080, 1920),
  'post-square': px(1080, 1080),
  'post-portrait': px(1080, 1350),
  'post-landscape': px(1200, 630),
  'cover-image': px(1640, 624, 3),
  thumbnail: px(1280, 720),
  brochure: mm(210, 297, 5),
  postcard: mm(148, 105),
  logo: px(1000, 1000, 3),
  letterhead: mm(210, 297),
  ticket: mm(150, 60),
  'book-cover': mm(148, 210, 5),
  'roll-up': mm(850, 2000, 8),
};

const MM: Record<Unit, number> = { mm: 1, in: 25.4, pt: 25.4 / 72, px: 0 };
/** How far what is printed runs on beyond where it is cut, unless something else was said; in mm. */
export const BLEED_MM = 3;
const MARGIN = 0.06;
/** No side of a frame is longer, in whichever unit. */
export const MOST_SIDE = 20_000;
/** Sides of a frame differ by at most this, or nothing can be set in it. */
const SLIMMEST = 24;

/** A frame's measures with what they ask of type, all in its own unit. */
export interface FrameSize {
  width: number;
  height: number;
  unit: Unit;
  /** Millimetres of one unit; 0 for screens. */
  millimetre: number;
  short: number;
  /** Share of the short side, kept free of text. */
  margin: number;
  /** How far text keeps from each edge; on a screen also from signs of its own. */
  safeArea: Frame['safeArea'];
  /** Beyond the trimmed edge; 0 for screens. */
  bleed: number;
  smallest: number;
  scale: number;
  /** What its format has for a scale, also where its smallest type was made larger. */
  formatScale: number;
  shape: '' | (typeof FRAME_SHAPES)[number];
}

/** Whether a specification has sheets that are printed and cut: a document, or a frame measured as paper is. */
export const isForPaper = ({ buildType, content }: SiteSpec): boolean =>
  buildType === 'document' || (buildType === 'design' && content.frames.some(({ unit }) => unit !== 'px'));

/** How far words keep from the edge of a shape, in margins. */
const OFF_EDGE = 1.35;

/** Whether words may stand at a point of a frame that is cut to a shape. */
export function isInside({ shape, width, height, margin }: FrameSize, x: number, y: number): boolean {
  const off = (at: number, side: number): number =>
    Math.abs(at - side / 2) / Math.max(1e-6, side / 2 - margin * OFF_EDGE);
  const [across, up] = [off(x, width), off(y, height)];
  if (shape === 'round') return Math.hypot(across, up) <= 1;
  if (shape !== 'hexagon') return true;
  const [along, side] = height >= width ? [up, across] : [across, up];
  return Math.max(along, side) <= 1 && side <= 2 * (1 - along);
}

/** 7 pt in print, more on what is read from afar; 24 px on a square of 1080. */
function smallestType(unit: Unit, short: number, area: number): number {
  if (unit === 'px') return Math.max(Math.min(11, short / 6), (24 * Math.sqrt(area)) / 1080);
  return Math.max(((7 / 72) * 25.4) / MM[unit], short * 0.012);
}

/** Print is a card up to A6, and is read from afar from A5 on. */
const scaleOf = (unit: Unit, short: number): number => (unit === 'px' ? 5 : short * MM[unit] < 140 ? 3 : 8);

/** Of a story's height: its player's own signs lie on it above and below. */
const HIDDEN = { top: 0.1, foot: 0.14 };

function safeOf(width: number, height: number, isStory: boolean): Frame['safeArea'] {
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  const side = rounded(Math.min(width, height) * MARGIN);
  const [top, bottom] = isStory
    ? [rounded(height * HIDDEN.top), rounded(height * HIDDEN.foot)]
    : [side, side];
  return { top, right: side, bottom, left: side };
}

/** The measures of a frame: those given, else the preset's. */
export function frameSize({
  preset,
  width,
  height,
  unit,
  shape,
}: Pick<FrameSize, 'width' | 'height' | 'unit' | 'shape'> & { preset: FramePreset }): FrameSize {
  const known = PRESET_SIZES[preset];
  const isGiven = Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0;
  const least = unit === 'in' ? 0.4 : unit === 'px' ? 40 : 10;
  const bounded = (side: number, other: number): number =>
    Math.round(Math.min(MOST_SIDE, Math.max(least, side, other / SLIMMEST)) * 100) / 100;
  const size = isGiven
    ? {
        width: bounded(width, Math.min(height, MOST_SIDE)),
        height: bounded(height, Math.min(width, MOST_SIDE)),
        unit,
      }
    : known;
  const short = Math.min(size.width, size.height);
  const scale = isGiven && preset === 'custom' ? scaleOf(size.unit, short) : known.scale;
  return {
    ...size,
    millimetre: MM[size.unit],
    short,
    margin: short * MARGIN,
    safeArea: safeOf(size.width, size.height, preset === 'story'),
    bleed: size.unit === 'px' ? 0 : Math.round((BLEED_MM / MM[size.unit]) * 1000) / 1000,
    smallest: smallestType(size.unit, short, size.width * size.height),
    scale,
    formatScale: scale,
    shape,
  };
}
